// WebKit, the engine of Safari: the game loads, a click moves, the computer answers, a reload keeps the game.
//   node tests/web/webkit_test.mjs        (for its environment see browser.mjs; besides, DAMAS_PICTURE names
//                                          a file for a picture; without the browser the exit code is 77)
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { serve } from '../../emscripten/serve.mjs';
import { quietGame, site, until } from './browser.mjs';
import { Visit } from './visit.mjs';
import { miniBrowser, WebKit } from './webkit.mjs';

if (!miniBrowser()) {
  console.log('skipped: the browser of WebKitGTK is not installed: scripts/setup.sh --web-tests');
  process.exit(77);
}
let host, webkit, visit;
before(async () => {
  host = await serve(site);
  webkit = await WebKit.open();
  await webkit.size(800, 700);
  visit = new Visit(webkit, host.url);
});
after(async () => {
  await webkit?.close();
  host?.close();
});

test('Errors of a page in WebKit are noticed', async () => {
  await webkit.go(`${host.url}icons/icon.svg`);
  await webkit.run(() => {
    console.error('for the test');
    setTimeout(() => { throw Error('also for the test'); });
  });
  await until(() => webkit.complaints(), all => all.length === 2, 'two errors');
});

test('WebKit shows the game, makes a move, gets an answer, and restores the game after a reload', async () => {
  await visit.keep({ game: quietGame() });
  await webkit.go(host.url);
  await visit.marked('complete', 120);
  await visit.play('a1', 'b2');
  const kept = await visit.moves();
  assert.deepEqual(await webkit.complaints(), []);
  await webkit.reload();
  await visit.marked('complete', 120);
  assert.deepEqual(await visit.moves(), kept);
  await visit.play('b2', 'a3');
  if (process.env.DAMAS_PICTURE) writeFileSync(process.env.DAMAS_PICTURE, await visit.still());
  assert.equal((await visit.moves()).length, 4);
  assert.equal(await webkit.run(() => document.getElementById('cover').hidden), true);
  assert.deepEqual(await webkit.complaints(), []);
});
