// Splits the program into the code that runs up to the first frame and the rest. Needs wasm-split of
// binaryen; without it the program stays whole.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { joinBySlots } from './slots.mjs';
import { externalKinds, importsOf, number, Reader, sectionKinds, sections } from './wasm.mjs';

const { custom, imports, code } = sectionKinds;
const lists = process.env.DAMAS_LISTS ?? fileURLToPath(new URL('.', import.meta.url));
// WebAssembly features that present compilers use by default; older ones use fewer.
const features = ['bulk-memory', 'mutable-globals', 'nontrapping-float-to-int', 'sign-ext',
  'multivalue', 'reference-types'].map(name => `--enable-${name}`);

const linesOf = name =>
  readFileSync(join(lists, name), 'utf8').split('\n').filter(line => line !== '');
// The identifiers of the texts that belong to the second part.
export const lateTexts = () => linesOf('late_texts.txt');

const isNames = (wasm, { kind, body }) => kind === custom && new Reader(wasm, body).text() === 'name';

function withoutNames(wasm) {
  const kept = sections(wasm).filter(section => !isNames(wasm, section));
  return Buffer.concat([wasm.subarray(0, 8), ...kept.map(({ from, to }) => wasm.subarray(from, to))]);
}

// Lists the program's own functions in order as { index, name, size }, with the names of the name section.
export function functions(wasm) {
  const parts = sections(wasm);
  const imported = importsOf(new Reader(wasm, parts.find(({ kind }) => kind === imports).body));
  const first = imported.filter(({ kind }) => kind === externalKinds.function).length;
  const bodies = new Reader(wasm, parts.find(({ kind }) => kind === code).body);
  const all = Array.from({ length: bodies.number() }, (_, i) => {
    const size = bodies.number();
    bodies.at += size;
    return { index: first + i, name: '', size };
  });
  const named = parts.find(section => isNames(wasm, section));
  if (!named) return all;
  const reader = new Reader(wasm, named.body);
  reader.text();
  while (reader.at < named.to) {
    const kind = reader.number(), end = reader.number() + reader.at;
    for (let left = kind === 1 ? reader.number() : 0; left > 0; --left) {
      const index = reader.number(), name = reader.text();
      if (index >= first) all[index - first].name = name;
    }
    reader.at = end;
  }
  return all;
}

// Removes everything in brackets, so that functions that differ only in arguments or template arguments
// have the same name.
export function shortName(name) {
  let short = '', depth = 0;
  const plain = name.replaceAll('(anonymous namespace)', '@')
    .replace(/operator(\(\)|<=>|<<=?|>>=?|<=?|>=?|->\*?|\[\])/g, (_, sign) =>
      `operator${[...sign].map(c => c.charCodeAt(0).toString(16)).join('')}`);
  for (const c of plain) {
    if ('<({['.includes(c)) ++depth;
    else if ('>)}]'.includes(c)) --depth;
    else if (depth <= 0) short += c;
  }
  return short.trim();
}

// Stands for one instance of a template, whose full name may have thousands of letters.
export const instanceMark = name => `#${createHash('sha256').update(name).digest('hex').slice(0, 7)}`;

// Writes a name section for wasm-split, which needs short names without commas.
function numbered(wasm) {
  const all = functions(wasm);
  const table = all.flatMap(({ index }) => {
    const name = Buffer.from(`f${index}`);
    return [...number(index), ...number(name.length), ...name];
  });
  const entries = [...number(all.length), ...table];
  const body = [...Buffer.from('\x04name'), 1, ...number(entries.length), ...entries];
  return Buffer.concat([withoutNames(wasm), Buffer.from([custom, ...number(body.length), ...body])]);
}

// wasm-split of the emsdk, else that of the system.
const tools = [...process.env.EMSDK ? [join(process.env.EMSDK, 'upstream/bin/wasm-split')] : [],
  'wasm-split'];
const tool = tools.find(name => spawnSync(name, ['--version']).status === 0);

// Runs a tool and returns the contents of its output files.
function run(wasm, mode, outputs, more = {}, program = tool) {
  const folder = mkdtempSync(join(tmpdir(), 'damas-split-'));
  try {
    for (const [name, content] of Object.entries({ 'in.wasm': wasm, ...more }))
      writeFileSync(join(folder, name), content);
    const { status, stderr, error } = spawnSync(
      program, ['in.wasm', ...features, ...mode], { cwd: folder, encoding: 'utf8' });
    if (status !== 0) {
      console.warn(`split: ${(error?.message ?? stderr).trim().split('\n')[0]}`);
      return null;
    }
    return outputs.map(name => readFileSync(join(folder, name)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const tidied = wasm => run(wasm, ['--remove-unused-module-elements', '-o', 'out.wasm'], ['out.wasm'], {},
  tool.replace(/split$/, 'opt'))?.[0] ?? wasm;

// Returns the program with a counter for each function, or null; profileOf() reads the counters.
export function instrumented(wasm) {
  return tool ? run(wasm, ['--instrument', '-o', 'out.wasm'], ['out.wasm'])?.[0] ?? null : null;
}

// Returns which of functions() have run. The profile has eight bytes, then a number for each function, 0 if
// it has not run.
export function ran(profile) {
  return Array.from({ length: (profile.length - 8) / 4 }, (_, i) => profile.readUInt32LE(8 + 4 * i) > 0);
}

// Returns those of functions() that the list names.
export function lateFunctions(wasm) {
  const listed = new Set(linesOf('late.txt'));
  return functions(wasm).filter(({ name }) =>
    name && (listed.has(shortName(name)) || listed.has(instanceMark(name))));
}

// Returns { early, late }; late is null if the program stays whole.
export function split(wasm) {
  const whole = { early: withoutNames(wasm), late: null };
  if (!tool) {
    console.warn('split: wasm-split is not installed; the program stays in one piece');
    return whole;
  }
  const late = lateFunctions(wasm);
  if (late.length === 0) return whole;
  const names = late.map(({ index }) => `f${index}\n`).join('');
  const parts = run(numbered(wasm),
    ['--split-funcs=@names', '--export-prefix=%', '-o1', 'early.wasm', '-o2', 'late.wasm'],
    ['early.wasm', 'late.wasm'], { names });
  if (!parts) return whole;
  try {
    const [early, second] = joinBySlots(...parts, tidied);
    for (const part of [early, second]) new WebAssembly.Module(part);
    return { early, late: second };
  } catch (error) {
    console.warn(`split: this wasm-split parts in another way, so the program stays in one piece: ${error.message}`);
    return whole;
  }
}
