// The page for people with disabilities: axe-core finds no barriers in anything that the page itself shows, and
// assistive programs learn from the browser what is there.
//   node tests/web/access_test.mjs        (for its environment see browser.mjs)
import assert from 'node:assert/strict';
import { after, afterEach, before, test } from 'node:test';
import { barriers } from './barriers.mjs';
import { launch, phone, Player, quietGame, site, until } from './browser.mjs';
import { Host } from './host.mjs';

const alone = { serviceWorkers: 'block' };
let host, browser, player;

before(async () => {
  host = await Host.open(site);
  browser = await launch();
});
after(async () => {
  await browser?.close();
  host?.close();
});
afterEach(async () => {
  await player?.close();
  player = undefined;
  host.heal();
});

const shows = (place, words) => player.page.locator(place).filter({ hasText: words, visible: true })
  .waitFor({ timeout: 30000 });
const arrive = () => player.page.goto(host.url, { waitUntil: 'commit' });
const failed = () => player.page.waitForSelector('#cover.failed', { timeout: 30000 });
const complete = () => player.page.waitForFunction(
  () => performance.getEntriesByName('complete').length === 1, null, { timeout: 60000 });
const start = async () => {
  await player.start();
  await complete();
};

// What the page can show, each with the way there. `prepare` runs in the page.
const views = {
  'the program': { reach: start },
  'the cover while the program loads': { reach: async () => {
    host.hold('damas.wasm', 0.5);
    await arrive();
    await shows('#words', /\d/);
  } },
  'the cover if the loader is missing': { reach: async () => {
    host.missing = 'loader.js';
    await arrive();
    await player.page.locator('#stuck').waitFor({ timeout: 30000 });
    await until(() => player.page.locator('#stuck').evaluate(part => getComputedStyle(part).visibility),
      visibility => visibility === 'visible', 'the message');
  } },
  'a failed download': { reach: async () => {
    host.missing = 'damas.wasm';
    await arrive();
    await failed();
  } },
  'a program that cannot draw': {
    prepare: () => { HTMLCanvasElement.prototype.getContext = () => null; },
    reach: async () => {
      await arrive();
      await failed();
    },
  },
  'a press before all is loaded': { reach: async () => {
    host.hold('damas-late.wasm', 0.5);
    await player.start();
    await player.page.keyboard.press('F1'); // the keys, which wait
    await shows('#wait', /\d/);
  } },
  'a notice': {
    prepare: () => sessionStorage.setItem('damas.graphics', 'none'),
    reach: async () => {
      await start();
      await shows('#news', /./);
    },
  },
};
const people = { 'dark, on a desktop': {},
  'light, on a phone, in Portuguese': { ...phone, locale: 'pt-BR', colorScheme: 'light' } };

for (const [view, { prepare, reach }] of Object.entries(views)) {
  for (const [name, options] of Object.entries(people)) {
    test(`axe-core finds no serious barrier: ${view}, ${name}`, async () => {
      player = await Player.begin(browser, host.url, { ...alone, ...options, prepare });
      await reach();
      assert.deepEqual(await barriers(player.page), []);
    });
  }
}

test('axe-core finds barriers where there are some', async () => {
  player = await Player.begin(browser, host.url, alone);
  await player.page.goto(`${host.url}icons/icon.svg`);
  await player.page.goto('about:blank');
  await player.page.setContent('<html lang="en"><title>Barriers</title><main><h1>Barriers</h1><button></button></main>');
  assert.match((await barriers(player.page)).join(), /^button-name: <button>/);
});

const tree = () => browser.accessibility(player.page);
// Waits until assistive programs get a part of that role with that name, and returns it.
async function has(role, name, wanted = () => true) {
  const fits = part => part.role === role && name.test(part.name) && wanted(part);
  const parts = await until(tree, all => all.some(fits), `${role} ${name}`);
  return parts.find(fits);
}

// Asks for the parts once, because Firefox follows the focus only from then on.
async function begin(options) {
  player = await Player.begin(browser, host.url, { ...alone, ...options });
  await tree();
}

for (const [name, { locale, board }] of Object.entries({
  English: { locale: 'en-US', board: /^Damas\. Arrow keys .* F6 leaves the board$/ },
  Portuguese: { locale: 'pt-BR', board: /^Damas\. As setas .* F6 sai do tabuleiro$/ },
})) {
  test(`Assistive programs get the board as an application, a text field, and a live region: ${name}`, async () => {
    await begin({ locale });
    await start();
    await has('application', board, ({ focused }) => focused);
    await has('textbox', /^Damas$/, ({ focused }) => !focused);
    await has('status', /^$/, ({ live }) => live === 'polite');
    const roles = (await tree()).map(({ role }) => role);
    for (const hidden of ['button', 'progressbar', 'heading'])
      assert.ok(!roles.includes(hidden), `the page's ${hidden} is gone when the program runs`);
  });
}

test('What the program says is in the live region', async () => {
  player = await Player.open(browser, host.url, { ...alone, game: quietGame('human') });
  await player.touch('a1');
  await player.touch('b2');
  await has('text', /^White: a1-b2\.$/);
});

test('The text field has the focus while it takes text', async () => {
  await begin({ ...phone, game: quietGame('human') });
  await start();
  await player.still();
  await player.tap(100, 522); // the status line, which is below the player's bar
  await has('textbox', /^Damas$/, ({ focused }) => focused);
  await player.tap(100, 522);
  await has('application', /^Damas\./, ({ focused }) => focused);
});

test('Assistive programs get the reason of a failure, and the button against it', async () => {
  host.missing = 'damas.wasm';
  player = await Player.begin(browser, host.url, alone);
  await arrive();
  await failed();
  await has('heading', /^Damas$/);
  await has('text', /^Damas could not be loaded\./);
  await has('button', /^Try again$/);
});

test('Assistive programs get a notice with its button, and not after it is closed', async () => {
  const { prepare, reach } = views['a notice'];
  await begin({ prepare });
  await reach();
  await has('text', /draws without them/);
  await has('button', /^Close$/);
  await player.page.click('#news-no');
  await until(tree, all => all.every(({ role }) => role !== 'button'), 'no button');
  await has('application', /^Damas\./, ({ focused }) => focused);
});
