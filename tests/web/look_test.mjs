// Compares screenshots with accepted pictures, tests/web/accepted/*.png. To accept new ones, run
//   DAMAS_ACCEPT=1 node tests/web/look_test.mjs        (for its environment see browser.mjs)
// If a picture differs, the new one and the difference are written to build/looks.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { desktop, phone, phoneOnItsSide, quietGame, root } from './browser.mjs';
import { difference, readPng } from './png.mjs';
import { open, player } from './stage.mjs';

const accepted = join(root, 'tests/web/accepted');
const looks = join(root, 'build/looks');
// Software rendering draws the edges of letters and pieces slightly differently on other machines.
const tolerance = 48, share = 0.002;

// Waits until notices have disappeared.
async function looksAs(name, scale = 'css') {
  await player.page.waitForTimeout(6500);
  await player.still();
  const picture = await player.screenshot({ scale });
  const file = join(accepted, `${name}.png`);
  if (process.env.DAMAS_ACCEPT) writeFileSync(file, picture);
  assert.ok(existsSync(file), `${file} is missing`);
  const other = difference(readPng(readFileSync(file)), readPng(picture), tolerance);
  if (other > share) {
    mkdirSync(looks, { recursive: true });
    writeFileSync(join(looks, `${name}.png`), picture);
  }
  assert.ok(other <= share, `${name}: ${(other * 100).toFixed(2)} % differ; see ${looks}`);
}

const small = { viewport: { width: 480, height: 360 } };
const midgame = quietGame('human', {
  start: 'W:Wc3,e3,g1,Ka1:Ba7,f8,h8,Kb8', moves: ['g1-f2', 'a7-b6'], ply: 2 });

test('An upright phone, its buttons and its list of moves', async () => {
  await open({ ...phone, game: midgame });
  await looksAs('phone');
});

test('A phone on its side, in Portuguese', async () => {
  await open({ ...phoneOnItsSide, locale: 'pt-BR', game: midgame });
  await looksAs('phone-on-its-side');
});

test('A desktop', async () => {
  await open({ ...desktop, game: midgame });
  await looksAs('desktop');
});

test('A rotated phone shows the same as one that was started so, and back', async () => {
  await open({ ...phone, locale: 'pt-BR', game: midgame });
  await player.page.setViewportSize(phoneOnItsSide.viewport);
  await looksAs('phone-on-its-side');
  player.board = await player.findBoard();
  await player.page.setViewportSize(phone.viewport);
  const { size } = await player.findBoard();
  assert.ok(size > player.board.size, 'the board is larger in the hand');
});

test('A small window that grows', async () => {
  await open({ ...small, game: midgame });
  await player.page.setViewportSize(desktop.viewport);
  await looksAs('desktop');
});

// Counts sharp edges in a screenshot of double resolution: a pixel between two different ones that equals
// one of them. An enlarged picture of single resolution has no such pixels.
test('A display of high resolution gets sharp edges', async () => {
  await open({ ...small, game: midgame, deviceScaleFactor: 2 });
  const ratio = await player.page.evaluate(() => {
    const { width, clientWidth } = document.getElementById('canvas');
    return width / clientWidth;
  });
  assert.equal(ratio, 2);
  const fine = readPng(await player.screenshot({ scale: 'device' }));
  assert.equal(fine.width, 960);
  let sharp = 0;
  for (let y = 0; y < fine.height; ++y) {
    for (let x = 0; x + 1 < fine.width; x += 2) // in an enlarged picture both are equal
      sharp += Math.abs(fine.rgb(x, y)[0] - fine.rgb(x + 1, y)[0]) > 60;
  }
  assert.ok(sharp > 500, `${sharp} sharp edges`);
});
