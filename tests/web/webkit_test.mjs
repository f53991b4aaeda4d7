// WebKit, the engine of Safari: the game loads, a click moves, the computer answers, a reload keeps the game.
//   node tests/web/webkit_test.mjs        (for its environment see browser.mjs; besides, DAMAS_PICTURE names
//                                          a file for a picture; without the browser the exit code is 77)
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { serve } from '../../emscripten/serve.mjs';
import { boardIn, fileInFolder, quietGame, site, squareOn, until } from './browser.mjs';
import { readPng } from './png.mjs';
import { miniBrowser, WebKit } from './webkit.mjs';

if (!miniBrowser()) {
  console.log('skipped: the browser of WebKitGTK is not installed: scripts/setup.sh --web-tests');
  process.exit(77);
}
let host, webkit;
before(async () => {
  host = await serve(site);
  webkit = await WebKit.open();
  await webkit.size(800, 700);
});
after(async () => {
  await webkit?.close();
  host?.close();
});

// The settings are stored before the start, as if the program had saved them; they set the colours by which
// the board is found.
async function keep(files) {
  await webkit.go(`${host.url}icons/icon.svg`); // a page of the same origin without the game
  for (const [name, content] of Object.entries(files))
    await webkit.run(fileInFolder, { path: `/damas/${name}.json`, text: JSON.stringify(content) });
}

const drawn = () => until(() => webkit.run(() => performance.getEntriesByName('complete').length),
  count => count === 1, 'the whole program', 120);
const moves = async () => JSON.parse(await webkit.run(fileInFolder, { path: '/damas/game.json' })).moves;

async function still() {
  let last = Buffer.alloc(0);
  return until(async () => {
    const next = await webkit.screenshot();
    const same = next.equals(last);
    last = next;
    return same ? next : null;
  }, Boolean, 'a page at rest');
}

async function play(from, to) {
  const count = (await moves()).length;
  const board = boardIn(readPng(await still()));
  for (const square of [from, to]) await webkit.click(...squareOn(board, square));
  const made = await until(moves, list => list.length >= count + 2, 'a move and its answer');
  assert.equal(made[count], `${from}-${to}`);
}

test('Errors of a page in WebKit are noticed', async () => {
  await webkit.go(`${host.url}icons/icon.svg`);
  await webkit.run(() => {
    console.error('for the test');
    setTimeout(() => { throw Error('also for the test'); });
  });
  await until(() => webkit.complaints(), all => all.length === 2, 'two errors');
});

test('WebKit shows the game, makes a move, gets an answer, and restores the game after a reload', async () => {
  await keep({ game: quietGame(), settings: { theme: 'jacaranda', light_panel: false } });
  await webkit.go(host.url);
  await drawn();
  await play('a1', 'b2');
  const kept = await moves();
  assert.deepEqual(await webkit.complaints(), []);
  await webkit.reload();
  await drawn();
  assert.deepEqual(await moves(), kept);
  await play('b2', 'a3');
  if (process.env.DAMAS_PICTURE) writeFileSync(process.env.DAMAS_PICTURE, await still());
  assert.equal((await moves()).length, 4);
  assert.equal(await webkit.run(() => document.getElementById('cover').hidden), true);
  assert.deepEqual(await webkit.complaints(), []);
});
