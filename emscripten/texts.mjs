// Makes the files of texts that the page fetches, from the tables that native programs compile in. Their
// form is described in src/view/text/fetched_texts.hpp.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const tables = join(here, '../src/view/text');
const plurals = ['one', 'few', 'many', 'other']; // in the order of Plural

const string = String.raw`"((?:[^"\\]|\\["\\])*)"`;
const language = new RegExp(String.raw`^DAMAS_LANGUAGE\((\w+), ${string},`);
const text = new RegExp(String.raw`^DAMAS_TEXT\((\w+), ${string}\)$`);
const counted = new RegExp(String.raw`^DAMAS_COUNTED\((\w+), ((?:\.(?:${plurals.join('|')})\(${string}\))+)\)$`);
const form = new RegExp(String.raw`\.(\w+)\(${string}\)`, 'g');
const plain = literal => literal.replace(/\\(.)/g, '$1');

// Reads a table, whose rows have one line each, as { texts, counted }: by identifier, a string, or an
// object of forms. `sections` has a set of identifiers for each block of lines between empty ones.
export function readTable(source, name) {
  const table = { texts: new Map(), counted: new Map(), sections: [new Set()] };
  source.split('\n').forEach((line, i) => {
    if (line === '') table.sections.push(new Set());
    if (line === '' || line.startsWith('//')) return;
    table.sections.at(-1).add(/\((\w*)/.exec(line)?.[1]);
    const row = text.exec(line), many = row ? null : counted.exec(line);
    if (row) table.texts.set(row[1], plain(row[2]));
    else if (many) table.counted.set(many[1],
      Object.fromEntries([...many[2].matchAll(form)].map(([, plural, words]) => [plural, plain(words)])));
    else throw Error(`${name}:${i + 1}: expected DAMAS_TEXT(Id, "…") or DAMAS_COUNTED(Id, .one("…").other("…")), ` +
      'on one line, with no escapes but \\" and \\\\');
  });
  return table;
}

function checksum(ids) {
  let sum = 2166136261; // FNV-1a, like checksum_of_ids() of the program
  for (const byte of Buffer.from(ids.map(id => `${id}\n`).join(''))) sum = Math.imul(sum ^ byte, 16777619);
  return (sum >>> 0).toString(16).padStart(8, '0');
}

// `wanted` decides by the identifier which rows the file has.
export function textFile(order, table, wanted) {
  const texts = [...order.texts.keys()], forms = [...order.counted.keys()];
  const rows = [
    ...texts.map(id => wanted(id) && table.texts.get(id) || ''),
    ...forms.flatMap(id => plurals.map(plural => wanted(id) && table.counted.get(id)?.[plural] || '')),
  ];
  const head = `damas texts ${checksum([...texts, ...forms])}`;
  return Buffer.from([head, ...rows].map(row => `${row}\0`).join(''));
}

// Returns the tables by the languages' codes; the first one decides which rows there are.
export function readTables() {
  const list = readFileSync(join(tables, 'language_list.inc'), 'utf8').split('\n');
  const all = list.map(line => language.exec(line)).filter(Boolean).map(([, name, code]) => {
    const file = join(tables, 'languages', `${name.toLowerCase()}.inc`);
    return [code, readTable(readFileSync(file, 'utf8'), file)];
  });
  return Object.fromEntries(all);
}

// The identifiers of the rows, in the order of a file's rows.
export const idsOfRows = ({ texts, counted }) =>
  [...texts.keys(), ...[...counted.keys()].flatMap(id => plurals.map(() => id))];

// Returns the identifiers that may be late if the first frames of some starts use those in `needed`.
// Sections stay together, because another start may use the name of another level.
export function lateIds({ sections }, needed) {
  const late = sections.filter(section => ![...section].some(id => needed.has(id)));
  return new Set(late.flatMap(section => [...section]).filter(id => !needed.has(id)));
}

// Returns the site's files: of each language one for the first frame, and one with the texts that `late`
// lists, which is fetched with the second part of the program.
export function textFiles(late) {
  const all = readTables(), [order] = Object.values(all), files = {};
  for (const [code, table] of Object.entries(all)) {
    files[`texts/${code}.texts`] = textFile(order, table, id => !late.has(id));
    files[`texts/${code}-late.texts`] = textFile(order, table, id => late.has(id));
  }
  return files;
}
