// Prints the sizes of the files of the first screen and of those that load later, as they are sent: packed
// if there is a packed form (pack.mjs).
//   node emscripten/sizes.mjs SITE [--budget KB] [--report FILE]
// Fails if the first screen exceeds the budget (1 KB = 1000 bytes); the report is a page with the table.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasSmallerForm, isPacked } from './pack.mjs';

const first = new Set(['index.html', 'loader.js', 'page.js', 'damas.js', 'damas.wasm',
  'icons/icon.svg', 'manifest.webmanifest']);
const isFirstText = path => /^texts\/\w+\.texts$/.test(path);

function filesUnder(folder, prefix = '') {
  return readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory() ? filesUnder(folder, `${prefix}${entry.name}/`) : prefix + entry.name);
}

function sizes(site, path) {
  const file = join(site, path), raw = statSync(file).size;
  const sent = form => existsSync(file + form) ? statSync(file + form).size : raw;
  return [raw, sent('.gz'), sent('.br')];
}

const rows = [];
function row(name, numbers) {
  rows.push([name, ...numbers.map(n => n.toLocaleString('en'))]);
  console.log(name.padEnd(28) + rows.at(-1).slice(1).map(n => n.padStart(12)).join(''));
}

function table(title, site, paths) {
  const total = [0, 0, 0];
  for (const path of paths) {
    const numbers = sizes(site, path);
    numbers.forEach((n, i) => { total[i] += n; });
    row(path, numbers);
  }
  row(title, total);
  return total[2];
}

function report(file, version) {
  const lines = [['file', 'raw', 'gzip', 'brotli'], ['---', '---:', '---:', '---:'], ...rows]
    .map(cells => `| ${cells.join(' | ')} |`);
  writeFileSync(file, `# The size of the page

Written by \`emscripten/sizes.mjs\`, which \`scripts/web.sh --tests\` calls, for version ${version} of the
page: bytes of each file, and of the packed form in which hosts send it. The last rows are for browsers that
do not let a page read what they decode.

${lines.join('\n')}
`);
}

const [site, ...rest] = process.argv.slice(2);
const options = {};
for (let i = 0; i < rest.length; i += 2) options[rest[i]] = rest[i + 1] ?? '';
const { '--budget': limit, '--report': file, ...unknown } = options;
if (!site || Object.keys(unknown).length > 0 || file === '' ||
    (limit !== undefined && !(Number(limit) > 0))) {
  console.error('usage: node emscripten/sizes.mjs SITE [--budget KB] [--report FILE]');
  process.exit(2);
}
const paths = filesUnder(site).filter(path => !isPacked(path)).sort();
// The page fetches the texts of one language; the longest ones count.
const [texts] = paths.filter(isFirstText).sort((a, b) => sizes(site, b)[2] - sizes(site, a)[2]);
if (texts) first.add(texts);
const missing = [...first, ...texts ? [] : ['texts']].filter(path => !paths.includes(path));
if (missing.length > 0) {
  console.error(`sizes: ${site} lacks ${missing.join(', ')}`);
  process.exit(1);
}
console.log(`${'bytes'.padEnd(28)}${'raw'.padStart(12)}${'gzip'.padStart(12)}${'brotli'.padStart(12)}`);
const weight = table('= first screen', site, paths.filter(path => first.has(path)));
const [spare, later] = [true, false].map(isSpare =>
  paths.filter(path => !first.has(path) && hasSmallerForm(path, paths) === isSpare));
table('= later', site, later);
if (spare.length > 0) table('= instead of WebP', site, spare);
if (file) {
  const page = readFileSync(join(site, 'index.html'), 'utf8');
  report(file, /data-version="(\w+)"/.exec(page)?.[1] ?? 'unknown');
}
if (limit && weight > Number(limit) * 1000) {
  console.error(`sizes: the first screen needs ${weight} bytes, more than ${limit} KB`);
  process.exit(1);
}
