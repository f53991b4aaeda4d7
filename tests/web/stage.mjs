// The set-up that tests of the game in a browser share: a site and a browser for all tests of a file,
// and a player for each.
import assert from 'node:assert/strict';
import { after, afterEach, before } from 'node:test';
import { serve } from '../../emscripten/serve.mjs';
import { launch, Player, site } from './browser.mjs';

let browser, host;
export let player;

before(async () => {
  host = await serve(site);
  browser = await launch();
});
after(async () => {
  await browser?.close();
  host?.close();
});
afterEach(async () => {
  await player?.close();
  player = undefined;
});

// Opens the game; for the options see Player.open().
export async function open(options) {
  player = await Player.open(browser, host.url, options);
  await player.still();
}

// Nothing has gone wrong so far.
export const content = () => assert.deepEqual(player.complaints, []);

// As a browser tells a page that another tab is shown instead of it, or it again.
export const hide = hidden => player.page.evaluate(away => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: away });
  Object.defineProperty(document, 'visibilityState',
    { configurable: true, value: away ? 'hidden' : 'visible' });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}, hidden);
