// The program in two parts: when the second part loads, and what happens if it is needed earlier.
//   node tests/web/late_test.mjs BUILD        (for its environment see browser.mjs)
// BUILD holds damas.js, damas.wasm and the engine's files.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { joinBySlots } from '../../emscripten/slots.mjs';
import { instanceMark, shortName } from '../../emscripten/split.mjs';
import { idsOfRows, readTables } from '../../emscripten/texts.mjs';
import { launch, phone, Player, quietGame, root, site, until } from './browser.mjs';
import { hide, touchEarly, useEarly } from './early.mjs';
import { Host } from './host.mjs';
import { PageSeat } from './seats.mjs';

const late = 'damas-late.wasm';
const build = resolve(process.argv[2] ?? 'none');
const folder = mkdtempSync(join(tmpdir(), 'damas-late-'));
const alone = { serviceWorkers: 'block' };
let host, browser, player;

before(async () => {
  assert.ok(existsSync(join(site, late)), 'the site is in one piece: is wasm-split installed?');
  host = await Host.open(site);
  browser = await launch();
});
after(async () => {
  await browser?.close();
  host?.close();
  rmSync(folder, { recursive: true });
});
afterEach(async () => {
  host.heal();
  host.folder = site;
  host.asked.length = 0;
  await player?.close();
  player = undefined;
});

const open = async options => {
  player = await Player.begin(browser, host.url, { ...alone, ...options });
  await player.start();
};
const marks = name => player.page.evaluate(
  wanted => performance.getEntriesByName(wanted).length, name);
const complete = () => until(() => marks('complete'), count => count === 1, 'the whole program');

const starts = {
  'the first': {},
  'in Portuguese, on a phone': { ...phone, locale: 'pt-BR' },
  'in a large window': { viewport: { width: 1600, height: 1000 } },
  'of a game that goes on': { game: quietGame() },
  'with a clock': { game: quietGame('human', { initial_ms: 600000, left_ms: [600000, 600000] }) },
};
// A start that emscripten/late.txt does not consider.
const strange = quietGame('human', { variant: 'frisian', start: undefined });
for (const [name, options] of Object.entries(starts)) {
  const code = options.locale ? options.locale.slice(0, 2) : 'en';
  test(`The first frame needs only the first part: ${name}`, async () => {
    await open(options);
    await complete();
    assert.deepEqual(await player.page.evaluate(() => performance.getEntriesByName('needed-early')
      .map(({ detail }) => detail)), [], 'see emscripten/README.md, "The program in two parts"');
    for (const path of [late, `texts/${code}.texts`, `texts/${code}-late.texts`])
      assert.equal(host.asked.filter(asked => asked === path).length, 1, path);
    const texts = host.asked.filter(path => path.startsWith('texts/'));
    assert.equal(texts.length, 2, `other languages are not fetched: ${texts}`);
    assert.deepEqual(player.complaints, []);
  });
}

test('A start that the list does not consider waits for the whole program, and is drawn', async () => {
  await open({ game: strange });
  await complete();
  assert.equal(await marks('needed-early'), 1);
  assert.deepEqual(player.complaints, []);
  const before = await player.still();
  await player.page.keyboard.press('F1');
  await until(() => player.still(), now => !now.equals(before), 'the rules');
});

test('A start that the list does not consider is also drawn offline', async () => {
  await open({ serviceWorkers: 'allow' });
  await until(() => player.page.evaluate(() => Boolean(navigator.serviceWorker.controller)), Boolean,
    'a service worker');
  await player.keep('game.json', strange);
  host.down = true;
  await player.start();
  await complete();
  assert.equal(await marks('needed-early'), 1);
  assert.deepEqual(player.complaints, []);
});

test('At a later visit the first frame has all letters, and needs only the first part', async () => {
  await open({ serviceWorkers: 'allow' });
  await until(() => player.page.evaluate(() => Boolean(navigator.serviceWorker.controller)), Boolean,
    'a service worker');
  host.down = true;
  await player.start();
  await complete();
  const times = await player.page.evaluate(() => {
    const { lateFonts } = document.querySelector('script[data-late-fonts]').dataset;
    const fetched = performance.getEntriesByName('fetched');
    const [frame] = performance.getEntriesByName('first-frame');
    return { fonts: JSON.parse(lateFonts), frame: frame.startTime,
      before: fetched.filter(({ startTime }) => startTime < frame.startTime).map(({ detail }) => detail) };
  });
  assert.ok(times.fonts.length > 0);
  assert.deepEqual(times.before.sort(), times.fonts.sort());
  assert.equal(await marks('needed-early'), 0);
  assert.deepEqual(player.complaints, []);
});

test('A text that is listed as late by mistake is fetched when it is needed', async () => {
  const lists = join(folder, 'lists'), wrong = join(folder, 'wrong');
  mkdirSync(lists);
  copyFileSync(join(root, 'emscripten/late.txt'), join(lists, 'late.txt'));
  writeFileSync(join(lists, 'late_texts.txt'), [...new Set(idsOfRows(Object.values(readTables())[0]))].join('\n'));
  execFileSync('node', [join(root, 'emscripten/site.mjs'), build, wrong, '--unpacked'],
    { env: { ...process.env, DAMAS_LISTS: lists }, stdio: 'pipe' });
  const still = { reducedMotion: 'reduce' }; // the menu's demonstration does not begin
  await open(still);
  await complete();
  const usual = await player.still();
  await player.close();
  host.folder = wrong;
  await open(still);
  await complete();
  assert.equal(await marks('needed-early'), 1);
  assert.ok(usual.equals(await player.still()), 'it looks the same');
  assert.deepEqual(player.complaints, []);
});

// What was needed of the second part before it was there: each makes the page stop until it is.
const neededEarly = () => player.page.evaluate(
  () => performance.getEntriesByName('needed-early').map(({ detail }) => detail));
const early = {
  'by mouse and keys': [{}, useEarly],
  'by fingers': [phone, touchEarly],
};
for (const [name, [options, use]] of Object.entries(early)) {
  test(`The menu and the dialog for a new game need only the first part: ${name}`, async () => {
    host.hold(late);
    await open(options);
    await use(player);
    assert.deepEqual(await neededEarly(), [], 'see emscripten/README.md, "The program in two parts"');
    assert.equal(await marks('complete'), 0);
    assert.deepEqual(player.complaints, []);
  });
}

// The box beside a press that waits; after eight seconds it says that nothing arrives.
const waiting = () => player.page.locator('#wait')
  .filter({ hasText: /Still loading: 0\.0 of \d\.\d MB|The network does not answer/, visible: true });
// Opens the dialog for a new game while the second part does not arrive, and presses Start.
const startEarly = async () => {
  const release = host.hold(late);
  await open();
  await player.accept();
  await player.hasSaid(/^New game$/);
  assert.ok(await player.page.locator('#wait').isHidden(), 'nothing waits');
  await player.accept();
  await waiting().waitFor();
  return release;
};

test('A game that is started before the whole program is loaded begins afterwards', async () => {
  const release = await startEarly();
  assert.equal(await marks('complete'), 0);
  release();
  await complete();
  assert.ok(await player.page.locator('#wait').isHidden());
  await player.hasSaid(/^Your turn$/);
  assert.deepEqual(await neededEarly(), []);
  assert.deepEqual(player.complaints, []);
});

test('A setting that is changed before the whole program is loaded is kept if the page goes away', async () => {
  host.hold(late);
  await open();
  const seat = PageSeat.of(player);
  await seat.press('m');
  await hide(player);
  await seat.keeps(settings => settings.muted === true);
  assert.deepEqual(await neededEarly(), []);
  assert.equal(await marks('complete'), 0);
  assert.deepEqual(player.complaints, []);
});

test('Escape gives up a start that waits for the whole program', async () => {
  const release = await startEarly(), seat = PageSeat.of(player);
  await seat.forget();
  await seat.press('Escape');
  await player.page.locator('#wait').waitFor({ state: 'hidden' });
  release();
  await complete();
  await player.page.waitForTimeout(500);
  assert.ok((await player.said()).every(line => !/turn/.test(line)), 'no game begins');
  await seat.choose(/^Puzzle$/);
  await seat.hasSaid(/^Row 1: /);
  assert.deepEqual(await neededEarly(), []);
  assert.deepEqual(player.complaints, []);
});

test('A key in a continued game before the whole program is loaded acts afterwards', async () => {
  const release = host.hold(late);
  await open({ game: quietGame('human') });
  const first = await player.still();
  await player.page.keyboard.press('F1');
  await waiting().waitFor();
  release();
  await complete();
  await until(() => player.still(), now => !now.equals(first), 'the keys');
  assert.deepEqual(await neededEarly(), []);
  assert.deepEqual(player.complaints, []);
});

test('A key that opens another scene before the whole program is loaded acts afterwards', async () => {
  const release = host.hold(late);
  await open();
  const first = await player.still();
  await player.page.keyboard.press('F1');
  await waiting().waitFor();
  await player.page.evaluate(() => { document.getElementById('wait').style.opacity = 0; });
  assert.ok(first.equals(await player.still()), 'nothing moves yet');
  assert.equal(await marks('complete'), 0);
  release();
  await complete();
  await until(() => player.still(), now => !now.equals(first), 'the rules');
  assert.equal(await marks('needed-early'), 0);
  assert.deepEqual(player.complaints, []);
});

for (const [trouble, path] of [
  ['missing', late], ['cut', late], ['missing', 'texts/en-late.texts'], ['cut', 'texts/en-late.texts'],
]) {
  test(`A failed download of the second part is reported, and can be repeated: ${path}, ${trouble}`, async () => {
    host[trouble] = path;
    await open();
    await player.page.waitForSelector('#cover.failed', { timeout: 15000 });
    assert.match(await player.page.locator('#words').textContent(), /could not be loaded/);
    host.heal();
    await player.page.click('#again');
    await complete();
    assert.ok(await player.page.locator('#cover').isHidden());
  });
}

test('Without wasm-split the program stays whole and starts', async () => {
  const tools = join(folder, 'tools'), whole = join(folder, 'whole');
  mkdirSync(tools);
  symlinkSync(process.execPath, join(tools, 'node'));
  execFileSync('node', [join(root, 'emscripten/site.mjs'), build, whole, '--unpacked'],
    { env: { PATH: tools }, stdio: 'pipe' });
  assert.ok(!existsSync(join(whole, late)));
  host.folder = whole;
  await open();
  await complete();
  assert.deepEqual(player.complaints, []);
});

test('The two parts are joined by slots of their table, not by names', () => {
  const [early, second] = ['damas.wasm', late].map(name => new WebAssembly.Module(readFileSync(join(site, name))));
  const imports = WebAssembly.Module.imports(early), exports = WebAssembly.Module.exports(early);
  assert.equal(new Set(imports.map(({ module }) => module)).size, 1, 'no placeholders');
  assert.deepEqual(exports.filter(({ name, kind }) => kind === 'function' && name.startsWith('%')), []);
  const [section] = WebAssembly.Module.customSections(early, 'damas.slots');
  const values = Object.fromEntries(imports.map(({ name }) => [name, () => {}]));
  const table = Object.values(new WebAssembly.Instance(early, { [imports[0].module]: values }).exports)
    .find(part => part instanceof WebAssembly.Table);
  const called = WebAssembly.Module.imports(second).filter(({ kind }) => kind === 'function').length;
  const slots = new Uint8Array(section).subarray(called - table.length); // from slot 0
  assert.equal(slots.length, table.length - called);
  assert.ok(slots.some(type => type > 0) && slots.every(type => type <= new Uint8Array(section)[0]));
  for (let i = 0; i < called; ++i) assert.ok(table.get(slots.length + i) instanceof Function);
});

test('Parts of another form are not joined', () => {
  const empty = Buffer.from('\0asm\x01\0\0\0', 'latin1');
  assert.throws(() => joinBySlots(empty, empty, wasm => wasm));
});

test('The program does not contain the identifiers of its texts', () => {
  const program = readFileSync(join(site, 'damas.wasm'), 'latin1');
  const [{ texts, counted }] = Object.values(readTables());
  const ids = [...texts.keys(), ...counted.keys()];
  const looked = /^(Variant|SourceOf|DrawTable)/; // as is_looked_up() of src/view/text/text.cpp
  const contained = ids.filter(id => !looked.test(id) && program.includes(`\0${id}\0`));
  assert.ok(contained.length < ids.length / 20, `${contained.length} of ${ids.length}: ${contained.slice(0, 9)}`);
});

test('Functions that differ only in arguments share one name in the list', () => {
  assert.equal(shortName('damas::Game::play(damas::Move const&)'), 'damas::Game::play');
  assert.equal(shortName('void damas::walk<damas::Rules{8, (damas::Side)0}>(int)'),
    'void damas::walk');
  assert.equal(shortName('(anonymous namespace)::start(bool)'), '@::start');
  assert.notEqual(shortName('damas::operator<(A, B)'), shortName('damas::operator>(A, B)'));
  assert.equal(shortName('a::operator()(int) const'), `${shortName('a::operator()(char) const')}`);
  assert.equal(shortName('SDL_BlitSurface'), 'SDL_BlitSurface');
});

test('An instance of a template has its own mark in the list', () => {
  assert.match(instanceMark('void damas::walk<1>(int)'), /^#[0-9a-f]{7}$/);
  assert.equal(instanceMark('void damas::walk<1>(int)'), instanceMark('void damas::walk<1>(int)'));
  assert.notEqual(instanceMark('void damas::walk<1>(int)'), instanceMark('void damas::walk<2>(int)'));
});
