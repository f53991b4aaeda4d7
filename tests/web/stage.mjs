// The set-up that tests of the game in a browser share: one site and one browser for all tests of a file,
// and one player for each test.
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
  if (!options?.game) await player.still(); // with a game it is at rest already
}

// Checks that the page has reported no errors.
export const noErrors = () => assert.deepEqual(player.complaints, []);

// Tells the page, as a browser does, that it is hidden or shown again.
export const hide = hidden => player.page.evaluate(away => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: away });
  Object.defineProperty(document, 'visibilityState',
    { configurable: true, value: away ? 'hidden' : 'visible' });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}, hidden);
