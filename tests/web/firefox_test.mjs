// Firefox, since the other tests use Chromium: the game loads, a click moves, the computer answers.
//   node tests/web/firefox_test.mjs        (for its environment see browser.mjs)
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { after, afterEach, before, test } from 'node:test';
import { serve } from '../../emscripten/serve.mjs';
import { quietGame, site } from './browser.mjs';
import { Firefox } from './firefox.mjs';
import { Visit } from './visit.mjs';

let host, firefox, visit;
before(async () => { host = await serve(site); });
after(() => host?.close());
afterEach(async () => {
  await firefox?.close();
  firefox = undefined;
});

async function open(options) {
  firefox = await Firefox.open(options);
  await firefox.size(800, 600);
  visit = new Visit(firefox, host.url);
  await visit.keep({ game: quietGame() });
}

test('Firefox shows the game, makes a move, gets an answer, and restores the game after a reload', async () => {
  await open();
  await firefox.go(host.url);
  await visit.marked('first-frame', 60);
  await visit.play('a1', 'b2');
  await firefox.reload();
  await visit.marked('first-frame', 60);
  await visit.play('b2', 'a3');
  if (process.env.DAMAS_PICTURE) writeFileSync(process.env.DAMAS_PICTURE, await visit.still());
  assert.equal((await visit.moves()).length, 4);
  assert.deepEqual(firefox.complaints, []);
});

test('Firefox without WebGL draws in software', async () => {
  await open({ screen: false });
  await firefox.go(host.url);
  await visit.marked('first-frame', 60);
  const hasWebGL = () => Boolean(document.createElement('canvas').getContext('webgl'));
  assert.equal(await firefox.run(hasWebGL), false);
  await visit.play('a1', 'b2');
  assert.deepEqual(firefox.complaints, []);
});
