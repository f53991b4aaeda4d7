// Joins the two parts of the program, as wasm-split makes them, by the slots of their common table instead of by
// names. A browser takes some 20 ms to give the first part thousands of placeholders and exports, and their names
// take 17 kB of the first screen. So
//   - the first part imports no placeholders. Its section `damas.slots` tells the types of the slots that need one;
//     loader.js makes a small module of them (`placeholders`);
//   - the functions that the second part calls are not exported but have slots at the end of the table, in the order
//     of the second part's imports.
import { externalKinds, importsOf, number, Reader, sectionKinds, sections } from './wasm.mjs';

const kinds = sectionKinds;
const unreachable = Buffer.from([3, 0, 0, 11]); // the body of a function, with its size

function check(fits, what) {
  if (!fits) throw Error(what);
}

const vector = items => Buffer.concat([Buffer.from(number(items.length)), ...items]);
const numbers = values => Buffer.from(values.flatMap(number));

// The parts of a module by kind: its sections' contents, in their order.
class Module {
  constructor(wasm) {
    this.header = wasm.subarray(0, 8);
    this.parts = sections(wasm).map(({ kind, body, to }) => ({ kind, content: wasm.subarray(body, to) }));
  }
  part(kind) {
    const found = this.parts.filter(part => part.kind === kind);
    check(found.length === 1, `${found.length} sections ${kind}`);
    return found[0];
  }
  reader(kind) { return new Reader(this.part(kind).content); }
  replace(kind, content) { this.part(kind).content = content; }
  get bytes() {
    return Buffer.concat([this.header, ...this.parts.flatMap(({ kind, content }) =>
      [Buffer.from([kind, ...number(content.length)]), content])]);
  }
}

// The parameters and results of each type, each with their number, as in the section of types.
function typesOf(module) {
  const reader = module.reader(kinds.types);
  return reader.all(() => {
    check(reader.byte() === 0x60, 'a type that is no function');
    const begin = reader.at;
    for (let i = 0; i < 2; ++i) reader.take(reader.number());
    return reader.bytes.subarray(begin, reader.at);
  });
}

function exportsOf(module) {
  const reader = module.reader(kinds.exports);
  return reader.all(() => {
    const begin = reader.at, name = reader.text(), kind = reader.byte(), index = reader.number();
    return { name, kind, index, bytes: reader.bytes.subarray(begin, reader.at) };
  });
}

// The table's functions, which fill it from slot `first` to its end.
function tableOf(module) {
  const sizes = module.reader(kinds.table), elements = module.reader(kinds.elements);
  check(sizes.number() === 1 && sizes.byte() === 0x70 && sizes.number() === 1, 'another table');
  const size = sizes.number();
  check(elements.number() === 1 && elements.number() === 0 && elements.byte() === 0x41, 'other elements');
  const first = elements.number();
  elements.byte(); // the end of that expression
  const filled = elements.all(() => elements.number());
  check(first + filled.length === size, 'a table with gaps');
  return { size, first, filled };
}
const limitsOf = size => [1, ...number(size), ...number(size)];

// The content of `damas.slots`: the number of types, their parameters and results, and for each slot 0 or one more
// than the number of its placeholder's type.
function slotsSection(holes, types, size) {
  const used = [...new Set(holes.map(({ type }) => type))];
  check(used.length < 255, 'too many types');
  const slots = Buffer.alloc(size);
  for (const { name, type } of holes) slots[Number(name)] = 1 + used.indexOf(type);
  const name = Buffer.from('damas.slots');
  return Buffer.concat([Buffer.from([name.length]), name, Buffer.from([used.length]),
    ...used.map(type => types[type]), slots]);
}

function withoutPlaceholders(module, kept, holes) {
  module.replace(kinds.imports, vector(kept.map(({ bytes }) => bytes)));
  // Functions that never run keep the others' numbers; wasm-opt removes them.
  for (const [kind, item] of [[kinds.functions, Buffer.from([0])], [kinds.code, unreachable]]) {
    const reader = module.reader(kind), count = reader.number();
    module.replace(kind, Buffer.concat([Buffer.from(number(count + holes.length)),
      ...holes.map(() => item), reader.rest()]));
  }
}

// Gives the functions their slots.
function tabulate(module, table, isHole, hole, more) {
  const { size, first, filled } = table;
  const all = [...filled.map(index => isHole(index) ? hole : index), ...more];
  module.replace(kinds.table, Buffer.from([1, 0x70, ...limitsOf(size + more.length)]));
  module.replace(kinds.elements,
    Buffer.concat([Buffer.from([1, 0, 0x41, ...number(first), 0x0b]), numbers([all.length]), numbers(all)]));
}

// Takes and returns [early, late]. `tidy` removes the functions of a module that nothing uses. Throws if the parts
// have another form, as other versions of wasm-split may make them.
export function joinBySlots(first, second, tidy) {
  const early = new Module(first), late = new Module(second);
  const all = importsOf(early.reader(kinds.imports)), kept = all.filter(({ from }) => from !== 'placeholder');
  const holes = all.slice(kept.length), types = typesOf(early), table = tableOf(early);
  check(holes.length > 0 && [...all.slice(0, kept.length), ...holes].every(({ kind }) => kind === 0) &&
    holes.every(({ from }) => from === 'placeholder'), 'other imports');
  check(holes.every(({ name }) => Number(name) < table.size), 'a placeholder without a slot');
  const wanted = importsOf(late.reader(kinds.imports)), exported = exportsOf(early);
  check(wanted.every(({ from }) => from === 'primary'), 'other imports of the second part');
  const functions = new Map(exported.filter(({ kind }) => kind === externalKinds.function)
    .map(({ name, index }) => [name, index]));
  const called = wanted.filter(({ kind }) => kind === externalKinds.function)
    .map(({ name }) => functions.get(name));
  check(called.every(index => index !== undefined), 'a missing export');

  withoutPlaceholders(early, kept, holes);
  const isHole = index => index >= kept.length && index < all.length;
  tabulate(early, table, isHole, kept.length, called);
  early.replace(kinds.exports, vector(exported.filter(({ name, kind }) =>
    kind !== externalKinds.function || !name.startsWith('%')).map(({ bytes }) => bytes)));
  const size = limitsOf(table.size + called.length);
  late.replace(kinds.imports, vector(wanted.map(({ kind, limits, bytes }) =>
    kind === externalKinds.table ? Buffer.concat([bytes.subarray(0, limits), Buffer.from(size)]) : bytes)));
  const tidied = new Module(tidy(early.bytes));
  tidied.parts.push({ kind: kinds.custom, content: slotsSection(holes, types, table.size) });
  return [tidied.bytes, late.bytes];
}
