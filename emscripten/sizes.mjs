// Prints what the first screen weighs and what comes later:
//   node emscripten/sizes.mjs SITE [--budget KB]     fails above the budget (1 KB = 1000 bytes)
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isPacked } from './pack.mjs';

const first = new Set(['index.html', 'loader.js', 'page.js', 'damas.js', 'damas.wasm',
  'icons/icon.svg', 'manifest.webmanifest']);

function filesUnder(folder, prefix = '') {
  return readdirSync(join(folder, prefix), { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory() ? filesUnder(folder, `${prefix}${entry.name}/`) : prefix + entry.name);
}

function sizes(content) {
  const options = { params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  } };
  return [content.length, gzipSync(content, { level: 9 }).length,
    brotliCompressSync(content, options).length];
}

function row(name, numbers) {
  console.log(name.padEnd(28) + numbers.map(n => n.toLocaleString('en').padStart(12)).join(''));
}

function table(title, site, paths) {
  const total = [0, 0, 0];
  for (const path of paths) {
    const numbers = sizes(readFileSync(join(site, path)));
    numbers.forEach((n, i) => { total[i] += n; });
    row(path, numbers);
  }
  row(title, total);
  return total[2];
}

const [site, option, limit] = process.argv.slice(2);
if (!site || (option && (option !== '--budget' || !(Number(limit) > 0)))) {
  console.error('usage: node emscripten/sizes.mjs SITE [--budget KB]');
  process.exit(2);
}
const paths = filesUnder(site).filter(path => !isPacked(path)).sort();
const missing = [...first].filter(path => !paths.includes(path));
if (missing.length > 0) {
  console.error(`sizes: ${site} lacks ${missing.join(', ')}`);
  process.exit(1);
}
console.log(`${'bytes'.padEnd(28)}${'raw'.padStart(12)}${'gzip'.padStart(12)}${'brotli'.padStart(12)}`);
const weight = table('= first screen', site, paths.filter(path => first.has(path)));
table('= later', site, paths.filter(path => !first.has(path)));
if (option && weight > Number(limit) * 1000) {
  console.error(`sizes: the first screen needs ${weight} bytes, more than ${limit} KB`);
  process.exit(1);
}
