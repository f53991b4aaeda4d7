// The set-up that tests of the game in a browser share: one site and one browser for all tests of a file,
// and one player for each test.
import assert from 'node:assert/strict';
import { after, afterEach, before } from 'node:test';
import { serve } from '../../emscripten/serve.mjs';
import { launch, Player, site, until } from './browser.mjs';

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

// Prepares a player with an empty tab, which does not load the game.
export async function begin(options) {
  player = await Player.begin(browser, host.url, options);
}

// Opens the page by a link, such as 'review' or 'variant=russian'. The page removes the link, so a reload does
// not follow it again.
export async function follow(link, options = {}) {
  await open(options);
  await player.page.goto('about:blank');
  await player.page.goto(`${player.url}#${link}`);
  await player.drawn();
  await player.still();
}

// Returns the text that the program copies, for tests that cannot read the clipboard.
export async function written() {
  await player.page.evaluate(() => {
    window.written = '';
    Clipboard.prototype.writeText = async words => { window.written = words; };
  });
  await player.page.keyboard.press('Control+c');
  return until(() => player.page.evaluate(() => window.written), Boolean, 'a copy');
}

// Presses Tab until the name of what has the focus is said.
export async function focus(name) {
  for (let i = 0; i < 60; ++i) {
    await player.page.keyboard.press('Tab');
    await player.page.waitForTimeout(60);
    if ((await player.said()).at(-1)?.match(name)) return;
  }
  assert.fail(`nothing with the name ${name} has the focus: ${(await player.said()).join(' | ')}`);
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
