// What the game does when nothing happens, which is nothing; and what it leaves to the browser.
//   node tests/web/rest_test.mjs        (for its environment see browser.mjs)
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileInFolder, phone, quietGame, until } from './browser.mjs';
import { hide, open, player } from './stage.mjs';

// Runs in the page: counts its frames and what its timers do.
const count = () => {
  window.counts = { frames: 0, timers: 0 };
  const counted = (name, key) => {
    const ask = window[name];
    window[name] = (act, ...rest) => ask(typeof act === 'function' ? (...values) => {
      ++window.counts[key];
      act(...values);
    } : act, ...rest);
  };
  counted('requestAnimationFrame', 'frames');
  counted('setTimeout', 'timers');
  counted('setInterval', 'timers');
};
const counts = () => player.page.evaluate(() => ({ ...window.counts }));
async function within(milliseconds) {
  const before = await counts();
  await player.page.waitForTimeout(milliseconds);
  const after = await counts();
  return { frames: after.frames - before.frames, timers: after.timers - before.timers };
}

test('The counters count', async () => {
  await open({ prepare: count });
  assert.ok((await counts()).frames > 0);
  const before = await counts();
  await player.page.mouse.move(200, 200);
  await player.page.mouse.move(220, 320);
  await player.still();
  assert.ok((await counts()).frames > before.frames);
});

for (const [name, options] of Object.entries({ desktop: {}, phone })) {
  test(`No frame is drawn while a person thinks: ${name}`, async () => {
    await open({ prepare: count, game: quietGame(), ...options });
    await player.page.waitForTimeout(6000); // notices go away
    await player.still();
    const { frames, timers } = await within(3000);
    assert.equal(frames, 0);
    assert.ok(timers <= 3, `${timers} timers`);
  });
}

const timed = quietGame({ level: 1 }, { initial_ms: 600000, left_ms: [600000, 600000] });

test('A hidden page draws nothing though clocks run, and goes on when it is seen', async () => {
  await open({ prepare: count, game: timed, settings: { pause_hidden: false } });
  await player.page.keyboard.press('p'); // the clock
  await player.page.waitForTimeout(1000);
  const running = await within(2500);
  assert.ok(running.frames >= 2, `${running.frames} frames of a running clock`);
  await hide(true);
  await player.page.waitForTimeout(1000);
  const away = await within(3000);
  assert.ok(away.frames <= 1, `${away.frames} frames`);
  await hide(false);
  await player.page.waitForTimeout(300);
  const before = await counts();
  await player.touch('a1');
  await player.touch('b2');
  await player.still();
  assert.ok((await counts()).frames > before.frames);
});

// Runs in the page.
const watchSound = () => {
  window.contexts = [];
  const Context = window.AudioContext;
  window.AudioContext = class extends Context {
    resumed = 0;
    constructor(...values) {
      super(...values);
      window.contexts.push(this);
    }
    resume() {
      ++this.resumed;
      return super.resume();
    }
  };
};
const soundContexts = () => player.page.evaluate(
  () => window.contexts.map(({ state, resumed }) => ({ state, resumed })));

test('The first press makes sound ready, which sleeps until there is some', async () => {
  await open({ prepare: watchSound, game: quietGame() });
  assert.deepEqual(await soundContexts(), []);
  await player.page.mouse.click(2, 2);
  await until(soundContexts, ([only]) => only?.state === 'suspended', 'a sleeping context');
  const [{ resumed }] = await soundContexts();
  for (const square of ['a1', 'b2']) await player.touch(square);
  await until(soundContexts, ([only]) => only.resumed > resumed, 'the sound of a move');
  await player.hasMoves(2);
  assert.equal((await soundContexts()).length, 1);
});

// Minutes that pass at once.
const skips = () => {
  const now = performance.now.bind(performance);
  window.skipped = 0;
  performance.now = () => now() + window.skipped;
};
const minutes = 60000;
const leftToWhite = async () =>
  JSON.parse(await player.page.evaluate(fileInFolder, { path: '/damas/game.json' })).left_ms[0];

for (const pause of [true, false]) {
  test(`Out of sight the clock ${pause ? 'stops' : 'runs on, where that is wanted'}`, async () => {
    await open({ prepare: skips, game: timed, settings: { pause_hidden: pause } });
    await player.page.keyboard.press('p');
    await player.still();
    await hide(true);
    await player.page.waitForTimeout(200);
    await player.page.evaluate(time => { window.skipped += time; }, 5 * minutes);
    await hide(false);
    await player.page.waitForTimeout(200);
    await player.touch('a1');
    await player.touch('b2');
    await player.hasMoves(1);
    const left = await leftToWhite();
    assert.equal(left > 6 * minutes, pause, `${left} ms left of ${10 * minutes}`);
  });
}

// Keys of browsers that no game may take. The last word is said after all listeners.
const watchKeys = () => {
  window.eaten = [];
  window.seen = 0;
  addEventListener('keydown', event => setTimeout(() => {
    ++window.seen;
    const nothing = ['Alt', 'Control', 'Shift'].includes(event.key); // by itself, to a browser
    if (event.defaultPrevented && !nothing) window.eaten.push(event.key);
  }));
};
const theBrowsers = ['F5', 'F12', 'Control+r', 'Control+Shift+r', 'Control+l', 'Control+t',
  'Control+w', 'Control+n', 'Control+Shift+i', 'Control+p', 'Control+Equal', 'Control+Minus', 'Control+0',
  'Alt+ArrowLeft', 'Alt+ArrowRight'];

test('The keys of the browser stay the browser\'s', async () => {
  await open({ prepare: watchKeys, game: quietGame() });
  for (const key of theBrowsers) await player.page.keyboard.press(key);
  await player.page.waitForTimeout(200);
  assert.ok(await player.page.evaluate(() => window.seen) >= theBrowsers.length);
  assert.deepEqual(await player.page.evaluate(() => window.eaten), []);
  assert.deepEqual(await player.moves(), []);
});
