// Lines in and out in large blocks: faster than Node's streams, and memory does not grow with the file.
'use strict';

const fs = require('fs');

const BLOCK = 1 << 20;
const LINE_FEED = 10;

exports.forEachLine = function (path, consume) {
  const file = fs.openSync(path);
  const block = Buffer.allocUnsafe(BLOCK);
  let rest = Buffer.alloc(0);
  for (let count; (count = fs.readSync(file, block, 0, BLOCK, null)) > 0; ) {
    const bytes = Buffer.concat([rest, block.subarray(0, count)]);
    const end = bytes.lastIndexOf(LINE_FEED) + 1;
    const text = bytes.toString('utf8', 0, end);
    for (let start = 0, next; (next = text.indexOf('\n', start)) >= 0; start = next + 1) {
      if (next > start) consume(text.slice(start, next));
    }
    rest = bytes.subarray(end);
  }
  if (rest.length > 0) consume(rest.toString());
  fs.closeSync(file);
};

exports.Output = class {
  #lines = [];
  #length = 0;

  writeLine(line) {
    this.#lines.push(line);
    this.#length += line.length;
    if (this.#length > BLOCK) this.flush();
  }

  flush() {
    if (this.#lines.length === 0) return;
    fs.writeFileSync(1, this.#lines.join('\n') + '\n');
    this.#lines = [];
    this.#length = 0;
  }
};
