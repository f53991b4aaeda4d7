// The program in two parts: when the second part loads, and what happens if it is needed earlier.
//   node tests/web/late_test.mjs BUILD        (for its environment see browser.mjs)
// BUILD holds damas.js, damas.wasm and the engine's files.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { shortName } from '../../emscripten/split.mjs';
import { launch, phone, Player, quietGame, root, site, until } from './browser.mjs';
import { Host } from './host.mjs';

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
  test(`The first frame needs only the first part: ${name}`, async () => {
    await open(options);
    await complete();
    assert.equal(await marks('needed-early'), 0, 'run node tests/web/late.mjs to renew the list');
    assert.equal(host.asked.filter(path => path === late).length, 1);
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

test('A key that is pressed before the whole program is loaded acts afterwards', async () => {
  const release = host.hold(late);
  await open();
  const first = await player.still();
  await player.page.keyboard.press('F1');
  await player.page.mouse.move(300, 300);
  assert.match(await player.page.locator('#wait').textContent(), /^\s*Still loading: 0\.0 of 1\.\d MB/);
  await player.page.evaluate(() => { document.getElementById('wait').style.opacity = 0; });
  assert.ok(first.equals(await player.still()), 'nothing moves yet');
  assert.equal(await marks('complete'), 0);
  release();
  await complete();
  await until(() => player.still(), now => !now.equals(first), 'the rules');
  assert.equal(await marks('needed-early'), 0);
  assert.deepEqual(player.complaints, []);
});

for (const trouble of ['missing', 'cut']) {
  test(`A failed download of the second part is reported, and can be repeated: ${trouble}`, async () => {
    host[trouble] = late;
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

test('Functions that differ only in arguments share one name in the list', () => {
  assert.equal(shortName('damas::Game::play(damas::Move const&)'), 'damas::Game::play');
  assert.equal(shortName('void damas::walk<damas::Rules{8, (damas::Side)0}>(int)'),
    'void damas::walk');
  assert.equal(shortName('(anonymous namespace)::start(bool)'), '@::start');
  assert.notEqual(shortName('damas::operator<(A, B)'), shortName('damas::operator>(A, B)'));
  assert.equal(shortName('a::operator()(int) const'), `${shortName('a::operator()(char) const')}`);
  assert.equal(shortName('SDL_BlitSurface'), 'SDL_BlitSurface');
});
