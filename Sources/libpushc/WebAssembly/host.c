// What Embedded Swift expects of a C library, for WebAssembly without one. Two functions come from the host: `time`, in seconds
// since 1970, and `number`, which reads a decimal number as the nearest double (`Number` in JavaScript).

typedef __SIZE_TYPE__ size_t;
typedef unsigned char byte;

__attribute__((import_module("host"), import_name("time"))) double host_time(void);
__attribute__((import_module("host"), import_name("number"))) double host_number(const char *text, size_t size);

long long time(long long *result) {
  long long now = (long long)host_time();
  if (result) *result = now;
  return now;
}

// MARK: Bytes. Memory is copied and filled by one instruction each.

void *memmove(void *to, const void *from, size_t size) {
  __asm__ volatile("local.get %0\nlocal.get %1\nlocal.get %2\nmemory.copy 0, 0" ::"r"(to), "r"(from), "r"(size) : "memory");
  return to;
}

void *memcpy(void *to, const void *from, size_t size) { return memmove(to, from, size); }

void *memset(void *to, int value, size_t size) {
  __asm__ volatile("local.get %0\nlocal.get %1\nlocal.get %2\nmemory.fill 0" ::"r"(to), "r"(value), "r"(size) : "memory");
  return to;
}

int memcmp(const void *left, const void *right, size_t size) {
  const byte *a = left, *b = right;
  for (size_t index = 0; index < size; index++)
    if (a[index] != b[index]) return a[index] - b[index];
  return 0;
}

size_t strlen(const char *text) {
  size_t size = 0;
  while (text[size]) size++;
  return size;
}

// MARK: The heap. Blocks have one of some sizes, four for each doubling, and a list of free blocks for each size.

struct block {
  struct block *next;  // of the free ones
  struct block *start; // where it was allocated: an aligned block begins later
  unsigned class;
  unsigned unused;
};

extern byte __heap_base;
static struct block *freed[128];
static size_t top, limit;

static unsigned class_of(size_t size) {
  if (size <= 16) return 0;
  unsigned exponent = 31 - __builtin_clz((unsigned)(size - 1)); // 2^exponent < size <= 2^(exponent + 1)
  unsigned quarter = ((unsigned)(size - 1) >> (exponent - 2)) & 3;
  return (exponent - 4) * 4 + quarter + 1;
}

static size_t size_of(unsigned class) {
  if (class == 0) return 16;
  return (((size_t)(5 + ((class - 1) & 3)) << ((class - 1) / 4 + 2)) + 15) & ~(size_t)15;
}

// Makes room up to an address; an eighth more than is needed, so that it is made rarely. Whether there is any.
static int grow(size_t end) {
  size_t pages = (end - limit + 0xffff) >> 16, more = limit >> 19;
  if (__builtin_wasm_memory_grow(0, pages + more) == (size_t)-1) {
    more = 0;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
  }
  limit += (pages + more) << 16;
  return 1;
}

void *malloc(size_t size) {
  if (size > 0x70000000u) return 0;
  unsigned class = class_of(size);
  struct block *block = freed[class];
  if (block) {
    freed[class] = block->next;
    return block + 1;
  }
  if (!top) {
    top = ((size_t)&__heap_base + 15) & ~(size_t)15;
    limit = __builtin_wasm_memory_size(0) << 16;
  }
  size_t end = top + size_of(class) + sizeof(struct block);
  if (end < top || (end > limit && !grow(end))) return 0;
  block = (struct block *)top;
  top = end;
  block->class = class;
  block->start = block;
  return block + 1;
}

void free(void *place) {
  if (!place) return;
  struct block *block = ((struct block *)place - 1)->start;
  block->next = freed[block->class];
  freed[block->class] = block;
}

// How Swift allocates. It does not look at the result and would write to the address 0, which is the stack's: memory that runs out
// ends the call here.
int posix_memalign(void **result, size_t alignment, size_t size) {
  byte *place = malloc(alignment <= 16 ? size : size + alignment);
  if (!place) __builtin_trap();
  byte *aligned = (byte *)(((size_t)place + alignment - 1) & ~(alignment - 1));
  if (alignment <= 16) aligned = place;
  // The room between the two is 16 bytes at least and a multiple of that, enough for what is read of a block by `free`.
  if (aligned != place) ((struct block *)aligned - 1)->start = (struct block *)place - 1;
  *result = aligned;
  return 0;
}

// MARK: Numbers

double round(double number) {
  double whole = __builtin_trunc(number), rest = number - whole;
  return rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole;
}

// The end of a word that begins a text, whatever its case; null where it does not.
static const char *end_of(const char *word, const char *text) {
  while (*word && (*text | 0x20) == *word) word++, text++;
  return *word ? 0 : text;
}

static const char *end_of_digits(const char *text) {
  while (*text >= '0' && *text <= '9') text++;
  return text;
}

// How Swift reads a double: the end of the number, or null.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  const char *start = *text == '-' || *text == '+' ? text + 1 : text, *end;
  if ((end = end_of("infinity", start)) || (end = end_of("inf", start))) {
    *result = *text == '-' ? -__builtin_inf() : __builtin_inf();
    return end;
  }
  if ((end = end_of("nan", start))) {
    *result = __builtin_nan("");
    return end;
  }
  const char *point = end_of_digits(start);
  end = *point == '.' ? end_of_digits(point + 1) : point;
  if (end - start - (*point == '.') <= 0) return 0;
  if ((*end | 0x20) == 'e') {
    const char *digits = end[1] == '-' || end[1] == '+' ? end + 2 : end + 1;
    if (end_of_digits(digits) > digits) end = end_of_digits(digits);
  }
  *result = host_number(text, end - text);
  return end;
}

// The multiplication of 128 bits, of which clang makes a call.
typedef unsigned long long u64;
typedef union {
  __int128 whole;
  struct {
    u64 low, high;
  } half;
} wide;

__int128 __multi3(__int128 left, __int128 right) {
  wide a = {left}, b = {right}, product;
  u64 mask = 0xffffffffu, a0 = a.half.low & mask, a1 = a.half.low >> 32, b0 = b.half.low & mask, b1 = b.half.low >> 32;
  u64 middle = (a0 * b0 >> 32) + (a0 * b1 & mask) + (a1 * b0 & mask);
  product.half.low = (a0 * b0 & mask) | middle << 32;
  product.half.high = a1 * b1 + (a0 * b1 >> 32) + (a1 * b0 >> 32) + (middle >> 32) + a.half.low * b.half.high
    + a.half.high * b.half.low;
  return product.whole;
}

// MARK: References. Code for a single thread calls functions that the run time of Embedded Swift lacks.

void *swift_retain(void *object);
void *swift_retain_n(void *object, unsigned count);
void swift_release(void *object);
void swift_release_n(void *object, unsigned count);

void *swift_nonatomic_retain(void *object) { return swift_retain(object); }
void *swift_nonatomic_retain_n(void *object, unsigned count) { return swift_retain_n(object, count); }
void swift_nonatomic_release(void *object) { swift_release(object); }
void swift_nonatomic_release_n(void *object, unsigned count) { swift_release_n(object, count); }

// MARK: The rest

// Seeds the hashes of dictionaries, whose order decides nothing here.
void arc4random_buf(void *place, size_t size) {
  static unsigned state = 0x9e3779b9;
  for (size_t index = 0; index < size; index++) {
    state = state * 1664525u + 1013904223u;
    ((byte *)place)[index] = state >> 24;
  }
}

// Where Swift prints what it ends with.
int putchar(int character) { return character; }

size_t __stack_chk_guard = 0x5bd1e995;
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }
