// Assembles the folder that any host of plain files can serve:
//   node emscripten/site.mjs BUILD SITE [--counting | --unpacked]
// BUILD holds the output of the compiler; SITE is replaced. The version is a hash of all files.
//   --counting: the program counts which of its functions run, for tests/web/late.mjs; not packed
//   --unpacked: makes no packed forms, which take most of the time
// DAMAS_ADDRESS is the future address of the site, with a slash at its end: the link preview of other sites
// needs the full address of its picture. DAMAS_LISTS is a folder whose late.txt and late_texts.txt replace
// those of this one (scripts/web.sh --tests).
import { createHash } from 'node:crypto';
import {
  existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasSmallerForm, pack } from './pack.mjs';
import { instrumented, lateTexts, split } from './split.mjs';
import { textFiles } from './texts.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const icons = join(here, '../assets/icon');
const pictures = join(here, '../assets/screenshots');
const assets = join(here, '../assets');
// Files that are fetched when they are first needed: learnt weights and opening books by the engine's
// worker, endgame tables by it and by the program, problems, names of openings and openings drawn by lot by the
// program.
const variantFiles = {
  weights: '.weights', books: '.book', problems: '.problems', endings: '.endings', openings: '.openings',
  ballots: '.ballots',
};

// All lessons are in one file, which is fetched when the first lesson is opened.
const lessonsFile = 'lessons/all.lessons';

function fail(words) {
  console.error(`site: ${words}`);
  process.exit(1);
}

const sha256 = (content, form = 'hex') => createHash('sha256').update(content).digest(form);

// Maps each path in the site to its source file.
function sources(build) {
  const files = {
    'index.html': join(here, 'index.html'),
    'loader.js': join(here, 'loader.js'),
    'page.js': join(here, 'page.js'),
    'manifest.webmanifest': join(here, 'manifest.webmanifest'),
    'screenshots/game.png': join(pictures, 'game.png'),
    'screenshots/phone.png': join(pictures, 'phone.png'),
    'icons/icon.svg': join(icons, 'damas.svg'),
    'icons/icon-192.png': join(icons, 'damas_192.png'),
    'icons/icon-512.png': join(icons, 'damas_512.png'),
    'icons/maskable-512.png': join(icons, 'damas_maskable_512.png'),
    'icons/apple-touch-180.png': join(icons, 'damas_apple_180.png'),
  };
  for (const name of ['damas.js', 'damas.wasm', 'damas-engine.js', 'damas-engine.wasm', 'damas-threads.js',
    'damas-threads.wasm']) files[name] = join(build, name);
  // The games database, if the build has SQLite; the script of threads, if emscripten is old enough to make one.
  for (const name of ['damas-games.js', 'damas-games.wasm', 'damas-threads.worker.js'])
    if (existsSync(join(build, name))) files[name] = join(build, name);
  for (const [folder, ending] of Object.entries(variantFiles)) {
    const names = existsSync(join(assets, folder)) ? readdirSync(join(assets, folder)) : [];
    for (const name of names.filter(name => name.endsWith(ending)))
      files[`${folder}/${name}`] = join(assets, folder, name);
  }
  const late = join(build, '../late');
  for (const name of existsSync(late) ? readdirSync(late, { recursive: true }) : []) {
    if (statSync(join(late, name)).isFile()) files['assets/' + name] = join(late, name);
  }
  return files;
}

function read(files) {
  const missing = Object.values(files).filter(file => !existsSync(file));
  if (missing.length > 0) fail(`missing: ${missing.join(', ')}`);
  return Object.fromEntries(
    Object.entries(files).map(([path, file]) => [path, readFileSync(file)]));
}

function lessons() {
  const folder = join(assets, 'lessons');
  const names = readdirSync(folder).filter(name => name.endsWith('.lesson')).sort();
  return Buffer.concat(names.map(name => readFileSync(join(folder, name))));
}

function fill(template, values) {
  return template.replace(/@([A-Z_]+)@/g, (all, name) => values[name] ?? fail(`unknown ${all}`));
}

const squeeze = css => css.replace(/\s+/g, ' ').replace(/ ?([{};:,]) /g, '$1').trim();

// Returns the modules that are served instead of the linked one. A counting program has no late part, but
// the page still waits for one, because the counts are read at that moment. If there is only one part, all
// texts are in the first files.
function program(linked, counting) {
  const { early, late } = counting
    ? { early: instrumented(linked) ?? fail('wasm-split is needed to count'),
      late: Buffer.from('\0asm\x01\0\0\0', 'latin1') } : split(linked);
  return { 'damas.wasm': early, ...late && { 'damas-late.wasm': late },
    ...textFiles(new Set(late && !counting ? lateTexts() : [])) };
}

// The sizes of the files of texts, by language: [first, late].
function sizesOfTexts(site) {
  const codes = Object.keys(site).map(path => /^texts\/(\w+)\.texts$/.exec(path)?.[1]).filter(Boolean);
  return JSON.stringify(Object.fromEntries(codes.map(code =>
    [code, ['', '-late'].map(part => site[`texts/${code}${part}.texts`].length)])));
}

function page(template, version, site) {
  const style = squeeze(readFileSync(join(here, 'page.css'), 'utf8'));
  // Without the address, servers that know theirs add the line (src/net/server/gateway/site.hpp).
  const known = address ? template : template.replace(/^<meta property="og:url".*\n/m, '');
  return fill(known, {
    VERSION: version,
    ADDRESS: address,
    WASM_BYTES: site['damas.wasm'].length,
    LATE_BYTES: site['damas-late.wasm']?.length ?? 0,
    TEXT_BYTES: sizesOfTexts(site),
    LATE_FONTS: JSON.stringify(Object.keys(site).filter(path => path.endsWith('.otf'))),
    STYLE: style,
    STYLE_HASH: `sha256-${sha256(style, 'base64')}`,
  });
}

function worker(template, version, site) {
  const paths = Object.keys(site);
  const kept = paths.filter(path =>
    !path.startsWith('screenshots/') && !hasSmallerForm(path, paths)); // only app stores and few browsers use them
  const hashes = Object.fromEntries(kept.map(path => [path, sha256(site[path])]));
  return fill(template, { VERSION: version, FILES: JSON.stringify(hashes, null, 2) });
}

function versionOf(site, ...more) {
  const parts = Object.entries(site).map(([path, content]) => path + sha256(content));
  return sha256([...parts, ...more].join()).slice(0, 12);
}

const [build, out, option] = process.argv.slice(2);
if (!out || (option && !['--counting', '--unpacked'].includes(option)))
  fail('usage: node emscripten/site.mjs BUILD SITE [--counting | --unpacked]');
const address = process.env.DAMAS_ADDRESS ?? '';
if (address && !/^https?:\/\/[^"<>&\s]+\/$/.test(address))
  fail(`DAMAS_ADDRESS: expected https://…/ with a slash at its end, not ${address}`);
const site = { ...read(sources(build)), [lessonsFile]: lessons() };
Object.assign(site, program(site['damas.wasm'], option === '--counting'));
const serviceWorker = readFileSync(join(here, 'sw.js'), 'utf8');
const parts = ['page.css', 'site.mjs'].map(name => readFileSync(join(here, name), 'utf8'));
const version = versionOf(site, serviceWorker, address, ...parts);
site['index.html'] = page(site['index.html'].toString(), version, site);
site['sw.js'] = worker(serviceWorker, version, site);

rmSync(out, { recursive: true, force: true });
for (const [path, content] of Object.entries(site)) {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  writeFileSync(join(out, path), content);
}
if (!option) pack(out, Object.keys(site));
console.log(`site: ${out}, ${Object.keys(site).length} files, version ${version}`);
