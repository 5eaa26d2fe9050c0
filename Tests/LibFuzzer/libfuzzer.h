// What libFuzzer offers to the program that it is linked into.
#include <stddef.h>
#include <stdint.h>

// Runs the fuzzer with the program's arguments; returns the exit code.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*check)(const uint8_t *data, size_t size));
// Mutates an input in its place; returns its new length.
size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t capacity);
