// The small tools of the browser build: serve.mjs, pack.mjs, sizes.mjs and texts.mjs; and report.mjs.
//   node tests/web/tools_test.mjs
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pack } from '../../emscripten/pack.mjs';
import { isolation, serve } from '../../emscripten/serve.mjs';
import { lateIds, readTable, readTables, textFile, textFiles } from '../../emscripten/texts.mjs';
import { table, withSection } from './report.mjs';

const tools = fileURLToPath(new URL('../../emscripten/', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'damas-tools-'));
const site = join(folder, 'site');
const firstScreen = ['index.html', 'loader.js', 'page.js', 'damas.js', 'damas.wasm',
  'icons/icon.svg', 'manifest.webmanifest', 'texts/en.texts'];
let server;

before(async () => {
  for (const inner of ['icons', 'texts']) mkdirSync(join(site, inner), { recursive: true });
  for (const path of firstScreen) writeFileSync(join(site, path), path);
  writeFileSync(join(folder, 'secret.txt'), 'not to be served');
  server = await serve(site);
});
after(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

// Sends the address unchanged; fetch() would normalise it.
function get(path, method = 'GET', headers = {}) {
  const { port } = new URL(server.url);
  return new Promise((done, refuse) => {
    request({ host: '127.0.0.1', port, path, method, headers }, response => {
      let body = '';
      response.on('data', part => { body += part; });
      response.on('end', () => done({ status: response.statusCode, headers: response.headers, body }));
    }).on('error', refuse).end();
  });
}

test('A file is served with its media type, a folder as its index.html', async () => {
  const wasm = await get('/damas.wasm?1234');
  assert.equal(wasm.status, 200);
  assert.equal(wasm.headers['content-type'], 'application/wasm');
  assert.equal(wasm.body, 'damas.wasm');
  assert.equal((await get('/')).body, 'index.html');
  assert.equal((await get('/manifest.webmanifest')).headers['content-type'],
    'application/manifest+json');
});

test('No file outside the folder is served', async () => {
  for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/icons',
    '/none', '/%ff', '//../secret.txt']) {
    const { status, body } = await get(path);
    assert.equal(status, 404, path);
    assert.ok(!body.includes('served'), path);
  }
});

test('An unchanged file is not sent again', async () => {
  const { etag } = (await get('/damas.js')).headers;
  assert.equal((await get('/damas.js', 'GET', { 'if-none-match': etag })).status, 304);
  assert.equal((await get('/damas.js', 'HEAD')).body, '');
  assert.equal((await get('/damas.js', 'POST')).status, 405);
});

test('The page is isolated where that is asked for', async () => {
  const policy = async url => (await fetch(url)).headers.get('cross-origin-embedder-policy');
  assert.equal(await policy(server.url), null);
  const isolating = await serve(site, 0, isolation);
  assert.equal(await policy(`${isolating.url}damas.js`), 'require-corp');
  isolating.close();
});

test('Files that get smaller have packed forms, which the report does not list', () => {
  const weight = () =>
    spawnSync(process.execPath, [join(tools, 'sizes.mjs'), site], { encoding: 'utf8' }).stdout;
  const long = 'damas '.repeat(1000);
  writeFileSync(join(site, 'long.js'), long);
  writeFileSync(join(site, 'long.png'), long);
  assert.match(weight(), /long\.js/);
  pack(site, ['long.js', 'long.png', 'page.js']);
  assert.equal(brotliDecompressSync(readFileSync(join(site, 'long.js.br'))).toString(), long);
  assert.equal(gunzipSync(readFileSync(join(site, 'long.js.gz'))).toString(), long);
  for (const path of ['long.png.br', 'page.js.br', 'page.js.gz'])
    assert.ok(!existsSync(join(site, path)), path);
  const sent = file => statSync(join(site, file)).size.toLocaleString('en');
  const [line] = /^long\.js.*$/m.exec(weight());
  assert.deepEqual(line.split(/\s+/).slice(1), ['long.js', 'long.js.gz', 'long.js.br'].map(sent),
    'what is weighed is what is sent');
  assert.doesNotMatch(weight(), /\.(br|gz) /);
});

test('A PNG that browsers load as WebP counts apart from what loads later', () => {
  const weight = () =>
    spawnSync(process.execPath, [join(tools, 'sizes.mjs'), site], { encoding: 'utf8' }).stdout;
  const alone = weight();
  assert.doesNotMatch(alone, /instead of WebP/);
  writeFileSync(join(site, 'tile.png'), randomBytes(3000));
  writeFileSync(join(site, 'tile.webp'), randomBytes(1000));
  const both = weight(), later = text => Number(/^= later +([\d,]+)/m.exec(text)[1].replace(',', ''));
  assert.match(both, /^tile\.png +3,000.*\n= instead of WebP +3,000/m);
  assert.equal(later(both) - later(alone), 1000);
  for (const path of ['tile.png', 'tile.webp']) rmSync(join(site, path));
});

test('The report is a page with a table of sizes', () => {
  const file = join(folder, 'size.md');
  const { status } = spawnSync(process.execPath, [join(tools, 'sizes.mjs'), site, '--report', file]);
  assert.equal(status, 0);
  assert.match(readFileSync(file, 'utf8'), /^# [^]*\| damas\.wasm \| 10 \| 10 \| 10 \|[^]*\| = first screen \|/);
  const wrong = spawnSync(process.execPath, [join(tools, 'sizes.mjs'), site, '--reports', file]);
  assert.equal(wrong.status, 2);
});

test('The budget limits the first screen', () => {
  const weigh = (...options) =>
    spawnSync(process.execPath, [join(tools, 'sizes.mjs'), site, ...options], { encoding: 'utf8' });
  assert.equal(weigh('--budget', '1').status, 0);
  writeFileSync(join(site, 'later.bin'), randomBytes(5000));
  assert.equal(weigh('--budget', '1').status, 0, 'files that load later do not count');
  writeFileSync(join(site, 'damas.wasm'), randomBytes(5000));
  const heavy = weigh('--budget', '4');
  assert.equal(heavy.status, 1);
  assert.match(heavy.stderr, /more than 4 KB/);
  assert.equal(weigh('--budget', '6').status, 0);
  assert.equal(weigh('--budget', 'x').status, 2);
  rmSync(join(site, 'page.js'));
  assert.match(weigh().stderr, /lacks page.js/);
});

test('Of the files of texts, the first screen has only the largest first one', () => {
  for (const path of ['page.js', 'damas.wasm']) writeFileSync(join(site, path), path);
  const first = () => {
    const { stdout } = spawnSync(process.execPath, [join(tools, 'sizes.mjs'), site], { encoding: 'utf8' });
    return stdout.slice(0, stdout.indexOf('= first screen')).match(/^texts\S*/gm);
  };
  writeFileSync(join(site, 'texts/pt.texts'), 'o maior de todos');
  writeFileSync(join(site, 'texts/pt-late.texts'), randomBytes(5000));
  assert.deepEqual(first(), ['texts/pt.texts']);
  writeFileSync(join(site, 'texts/pt.texts'), '');
  assert.deepEqual(first(), ['texts/en.texts']);
});

const english = readTable(`// A comment

DAMAS_TEXT(Yes, "Yes")
DAMAS_COUNTED(Pieces, .one("{0} piece").other("{0} pieces"))

DAMAS_TEXT(Tag, "a tag such as [White \\"name\\"], or a \\\\")
`, 'english.inc');

test('A file of texts has a row for each text and each form, or an empty one', () => {
  const rows = (table, wanted) => textFile(english, table, wanted).toString().split('\0');
  const [head, ...all] = rows(english, () => true);
  assert.match(head, /^damas texts [0-9a-f]{8}$/);
  assert.deepEqual(all, ['Yes', 'a tag such as [White "name"], or a \\', '{0} piece', '', '', '{0} pieces', '']);
  assert.deepEqual(rows(english, id => id === 'Pieces').slice(1),
    ['', '', '{0} piece', '', '', '{0} pieces', '']);
  const other = readTable('DAMAS_TEXT(Tag, "uma etiqueta")\nDAMAS_TEXT(Yes, "Sim")', 'portuguese.inc');
  assert.deepEqual(rows(other, () => true), [head, 'Sim', 'uma etiqueta', '', '', '', '', '']);
});

test('A row that the page could not read stops the build, with its place', () => {
  for (const line of ['DAMAS_TEXT(Yes,', 'DAMAS_TEXT(Yes, "a" "b")', 'DAMAS_TEXT(Yes, "\\n")',
    'DAMAS_COUNTED(Yes, .two("a"))', '#include "other.inc"'])
    assert.throws(() => readTable(`\n${line}`, 'x.inc'), /^Error: x\.inc:2: expected DAMAS_TEXT/, line);
});

test('Texts that a start needs keep the others of their section in the first file', () => {
  assert.deepEqual([...lateIds(english, new Set(['Pieces']))], ['Tag']);
  assert.deepEqual([...lateIds(english, new Set())], ['Yes', 'Pieces', 'Tag']);
});

test('The files of all languages have the same rows, each in one of two files', () => {
  const files = textFiles(new Set(['Yes']));
  const codes = Object.keys(readTables());
  assert.deepEqual(Object.keys(files), codes.flatMap(code => [`texts/${code}.texts`, `texts/${code}-late.texts`]));
  const rows = Object.values(files).map(file => file.toString().split('\0'));
  for (let i = 0; i < rows.length; i += 2) {
    assert.equal(rows[i][0], rows[0][0]);
    assert.equal(rows[i].length, rows[0].length);
    rows[i].slice(1).forEach((text, row) => assert.ok(!text || !rows[i + 1][row + 1], text));
    assert.equal(rows[i + 1].filter(Boolean).length, 2, 'the head and one text');
  }
});

test('A section of a report is replaced, or added at its end', () => {
  const before = '# Report\n\n## One\n\nold\n\n## Two\n\nkept\n';
  assert.equal(withSection(before, 'One', ['new']), '# Report\n\n## One\n\nnew\n\n## Two\n\nkept\n');
  assert.equal(withSection(before, 'Two', ['new']), '# Report\n\n## One\n\nold\n\n## Two\n\nnew\n');
  assert.equal(withSection(before, 'Three', ['new']), `${before}\n## Three\n\nnew\n`);
});

test('Each table of the report about the page was written by the script that its section names', () => {
  const root = join(tools, '..');
  const [head, ...sections] = readFileSync(join(root, 'tests/bench/web.md'), 'utf8').split(/^## /m);
  assert.doesNotMatch(head, /^\|/m, 'a table without a section');
  assert.ok(sections.length > 0);
  for (const section of sections) {
    const [heading] = section.split('\n');
    const script = /^(?:Measured|Counted) by `(tests\/web\/\w+\.mjs)/m.exec(section)?.[1];
    assert.ok(script, heading);
    const publishes = readFileSync(join(root, script), 'utf8').replaceAll('\\', '');
    assert.ok(publishes.includes(`publish(report, '${heading}', [`), `${script}: ${heading}`);
  }
});

test('A table has a line for its heads and one for each row', () => {
  assert.deepEqual(table(['a', 'b'], [['c', '1']]), ['| a | b |', '| --- | ---: |', '| c | 1 |']);
});
