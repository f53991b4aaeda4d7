// Firefox on a machine without WebGL, which the other tests, run with DAMAS_BROWSER=firefox, do not have.
//   node tests/web/firefox_test.mjs        (for its environment see browser.mjs)
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { serve } from '../../emscripten/serve.mjs';
import { Player, quietGame, site } from './browser.mjs';
import { Firefox } from './firefox.mjs';

let host, firefox;
before(async () => {
  host = await serve(site);
  firefox = await Firefox.open({ graphics: false });
});
after(async () => {
  await firefox?.close();
  host?.close();
});

test('Firefox without WebGL draws in software', async () => {
  const player = await Player.open(firefox, host.url, { game: quietGame() });
  const hasWebGL = () => Boolean(document.createElement('canvas').getContext('webgl'));
  assert.equal(await player.page.evaluate(hasWebGL), false);
  await player.touch('a1');
  await player.touch('b2');
  await player.hasMoves(2);
  assert.deepEqual(player.complaints, []);
  await player.close();
});
