// Firefox, since the other tests use Chromium: the game loads, a click moves, the computer answers.
//   node tests/web/firefox_test.mjs        (for its environment see browser.mjs)
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { after, afterEach, before, test } from 'node:test';
import { serve } from '../../emscripten/serve.mjs';
import { boardIn, fileInFolder, quietGame, site, squareOn, until } from './browser.mjs';
import { Firefox } from './firefox.mjs';
import { readPng } from './png.mjs';

let host, firefox;
before(async () => { host = await serve(site); });
after(() => host?.close());
afterEach(async () => {
  await firefox?.close();
  firefox = undefined;
});

async function open(options) {
  firefox = await Firefox.open(options);
  await firefox.size(800, 600);
}

const game = '/damas/game.json';
const settings = '/damas/settings.json'; // sets the colours by which the board is found

// The settings are stored before the start, as if the program had saved them.
async function keepGame() {
  await firefox.go(`${host.url}icons/icon.svg`); // a page of the same origin without the game
  await firefox.run(fileInFolder, { path: game, text: JSON.stringify(quietGame()) });
  const text = JSON.stringify({ theme: 'jacaranda', light_panel: false });
  await firefox.run(fileInFolder, { path: settings, text });
}

const drawn = () => until(() => firefox.run(
  () => performance.getEntriesByName('first-frame').length), count => count === 1, 'a frame', 60);
const moves = async () => JSON.parse(await firefox.run(fileInFolder, { path: game })).moves;

async function still() {
  let last = Buffer.alloc(0);
  return until(async () => {
    const next = await firefox.screenshot();
    const same = next.equals(last);
    last = next;
    return same ? next : null;
  }, Boolean, 'a page at rest');
}

async function play(from, to) {
  const count = (await moves()).length;
  const board = boardIn(readPng(await still()));
  for (const square of [from, to]) await firefox.click(...squareOn(board, square));
  const made = await until(moves, list => list.length >= count + 2, 'a move and its answer');
  assert.equal(made[count], `${from}-${to}`);
}

test('Firefox shows the game, makes a move, gets an answer, and restores the game after a reload', async () => {
  await open();
  await keepGame();
  await firefox.go(host.url);
  await drawn();
  await play('a1', 'b2');
  await firefox.reload();
  await drawn();
  await play('b2', 'a3');
  if (process.env.DAMAS_PICTURE) writeFileSync(process.env.DAMAS_PICTURE, await still());
  assert.equal((await moves()).length, 4);
  assert.deepEqual(firefox.complaints, []);
});

test('Firefox without WebGL draws in software', async () => {
  await open({ screen: false });
  await keepGame();
  await firefox.go(host.url);
  await drawn();
  const hasWebGL = () => Boolean(document.createElement('canvas').getContext('webgl'));
  assert.equal(await firefox.run(hasWebGL), false);
  await play('a1', 'b2');
  assert.deepEqual(firefox.complaints, []);
});
