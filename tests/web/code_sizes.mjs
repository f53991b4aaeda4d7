// Says what the program of the page consists of: bytes of code by the folder of src or the library from which
// the functions come. Instances of templates count where their first type of the program is declared.
//   node tests/web/code_sizes.mjs [BUILD] [--report FILE]
// BUILD holds damas.wasm with the names of its functions (build/web/bin). --report renews the section "What the
// program consists of" of that file, such as tests/bench/web.md.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { functions } from '../../emscripten/split.mjs';
import { root } from './playwright.mjs';
import { circumstances, publish, table } from './report.mjs';

const { values: { report }, positionals: [build = join(root, 'build/web/bin')] } = parseArgs({
  allowPositionals: true, options: { report: { type: 'string' } } });

// By the beginnings of names; those of C have no namespaces.
const libraries = [
  ['Dear ImGui', /^(Im[A-Z]|ImGui|stbtt_|stbrp_|stbi_|\(anonymous namespace\)::Im)/],
  ['SDL', /^_?(SDL|SW|GLES2?|GL|Emscripten|EMSCRIPTENAUDIO|WIN|DUMMY|HIDAPI|AUDIO)_|^(Blit|blit_|SDL)/],
  ['SDL_image', /^(IMG_|lodepng|stb|jpeg|tjei)/],
  ['SDL_ttf', /^TTF_/],
  ['FreeType', /^(FT_|ft_|cff_|cf2_|ps_|psh_|psnames_|t1_|t2_|tt_|af_|gray_|sfnt_|Load_|TT_|T1_|t1operator|cid_|Ins_)/],
  ['nlohmann/json', /nlohmann::/],
  ['QR codes', /^qrcodegen::/],
  ['giflib', /^(E?Gif|DGif)/],
  ['zlib', /^(inflate|deflate|adler32|crc32|z_)/],
  ['the C++ library', /^std::|^(void|bool|int|unsigned|char|auto) .*std::|^__cxa|^operator (new|delete)|__cxxabiv1/],
];

// The parts of the path of a folder that name its room: three below view/window, two elsewhere.
const room = folder => folder.split('/').slice(0, folder.startsWith('view/window/') ? 3 : 2).join('/');

// Maps what the headers and sources of src declare at the beginning of a line to its folder, such as
// "view/window/lab", or to nothing if several folders do.
function declared(folder = '', all = new Map()) {
  for (const entry of readdirSync(join(root, 'src', folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) declared(path, all);
    if (!/\.[hc]pp$/.test(entry.name)) continue;
    const text = readFileSync(join(root, 'src', path), 'utf8');
    const note = pattern => {
      for (const [, name] of text.matchAll(pattern)) {
        const elsewhere = all.has(name) && room(all.get(name)) !== room(folder);
        all.set(name, elsewhere ? '' : folder);
      }
    };
    note(/^(?:class|struct|enum class) (\w+)[^;]*?\{/gm);
    note(/^[\w:<>,&* ]*?\b(\w+)\([^;]*?\{$/gms);
    note(/^namespace damas::(\w+)/gm);
  }
  return all;
}

const folders = declared();

function origin(name) {
  for (const [, path] of name.matchAll(/\bdamas::((?:(?:\w+|\(anonymous namespace\))(?:::)?)+)/g)) {
    const words = path.replaceAll('(anonymous namespace)', '').split('::').filter(Boolean);
    const known = words.filter(word => folders.get(word));
    // A namespace has small letters, and what it holds is more exact.
    const best = known.find(word => /^[A-Z]/.test(word)) ?? known.at(-1);
    if (best) return `src/${room(folders.get(best))}`;
  }
  if (name.includes('damas::')) return 'src, of no single folder';
  return libraries.find(([, pattern]) => pattern.test(name))?.[0] ?? 'the C library, and what has no other name';
}

const where = circumstances();
const all = functions(readFileSync(join(build, 'damas.wasm')));
if (all.every(({ name }) => !name)) throw Error(`${build}/damas.wasm has no names of functions`);
const sizes = new Map();
for (const { name, size } of all) {
  const from = origin(name);
  const { bytes = 0, count = 0 } = sizes.get(from) ?? {};
  sizes.set(from, { bytes: bytes + size, count: count + 1 });
}
const whole = all.reduce((sum, { size }) => sum + size, 0);
const number = value => value.toLocaleString('en');
const rows = [...sizes].sort(([, a], [, b]) => b.bytes - a.bytes).map(([from, { bytes, count }]) =>
  [from, number(count), number(bytes), (100 * bytes / whole).toFixed(1)]);
publish(report, 'What the program consists of', [
  'Counted by `tests/web/code_sizes.mjs`, from the names in the module before it is split,',
  `${where}:`,
  'functions and bytes of code, not packed. Inlined code counts where it was inlined, and instances of',
  'templates where their first type of the program is declared. Data, such as tables and the fonts, is not counted.', '',
  ...table(['from', 'functions', 'bytes of code', '%'], [...rows, ['= all', number(all.length), number(whole), '100.0']])]);
