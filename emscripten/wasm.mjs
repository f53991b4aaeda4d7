// Reads and writes the parts of WebAssembly modules.
export const sectionKinds = {
  custom: 0, types: 1, imports: 2, functions: 3, table: 4, exports: 7, elements: 9, code: 10,
};
export const externalKinds = { function: 0, table: 1, memory: 2, global: 3 };

export class Reader {
  constructor(bytes, at = 0) { Object.assign(this, { bytes, at }); }
  byte() { return this.bytes[this.at++]; }
  number() {
    let value = 0, shift = 1, part;
    do {
      part = this.byte();
      value += (part & 127) * shift;
      shift *= 128;
    } while (part > 127);
    return value;
  }
  take(size) {
    this.at += size;
    return this.bytes.subarray(this.at - size, this.at);
  }
  rest() { return this.bytes.subarray(this.at); }
  text() { return this.take(this.number()).toString('utf8'); }
  // Calls `read` for each item of a vector.
  all(read) { return Array.from({ length: this.number() }, (_, i) => read(i)); }
}

// Lists the sections as { kind, from, body, to }, with their offsets in the file.
export function sections(wasm) {
  const all = [], reader = new Reader(wasm, 8);
  while (reader.at < wasm.length) {
    const from = reader.at, kind = reader.byte(), size = reader.number(), body = reader.at;
    reader.at += size;
    all.push({ kind, from, body, to: reader.at });
  }
  return all;
}

export function number(value) {
  const bytes = [];
  for (; value > 127; value = Math.floor(value / 128)) bytes.push(value % 128 + 128);
  return [...bytes, value];
}

// Reads the section of imports. Returns them in order as { from, name, kind, type, limits, bytes }; of tables,
// `limits` is where their sizes begin in `bytes`.
export function importsOf(reader) {
  return reader.all(() => {
    const begin = reader.at, from = reader.text(), name = reader.text(), kind = reader.byte();
    const type = kind === externalKinds.memory ? undefined : reader.number();
    const limits = reader.at - begin;
    if (kind === externalKinds.global) reader.byte(); // whether it is mutable
    if (kind === externalKinds.table || kind === externalKinds.memory) {
      const bounded = reader.number() & 1;
      reader.number();
      if (bounded) reader.number();
    }
    return { from, name, kind, type, limits, bytes: reader.bytes.subarray(begin, reader.at) };
  });
}
