// What the game does when nothing happens, which is nothing; and what it leaves to the browser.
//   node tests/web/rest_test.mjs        (for its environment see browser.mjs)
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileInFolder, phone, quietGame, until } from './browser.mjs';
import { hide, open, player } from './stage.mjs';

// Runs in the page: counts its frames, knows what it has asked for, and lets minutes pass at once.
const watch = () => {
  window.frameCount = 0; // that came
  const asked = new Set(); // that did not come yet
  const timers = new Map(); // how long each was to wait
  const { requestAnimationFrame: frame, setTimeout: wait, clearTimeout: forget, setInterval: repeat } =
    window;
  window.requestAnimationFrame = act => {
    const id = frame(time => {
      asked.delete(id);
      ++window.frameCount;
      act(time);
    });
    asked.add(id);
    return id;
  };
  window.setTimeout = (act, time = 0, ...rest) => {
    const id = wait((...values) => {
      timers.delete(id);
      act(...values);
    }, time, ...rest);
    timers.set(id, time);
    return id;
  };
  window.clearTimeout = id => {
    timers.delete(id);
    forget(id);
  };
  window.setInterval = (act, time, ...rest) => {
    timers.set(`every ${time}`, time);
    return repeat(act, time, ...rest);
  };
  window.asked = () => ({ frames: asked.size, timers: [...timers.values()] });
  const now = performance.now.bind(performance);
  window.skipped = 0;
  performance.now = () => now() + window.skipped;
};
const frames = () => player.page.evaluate(() => window.frameCount);
const asked = () => player.page.evaluate(() => window.asked());
const moreFrames = async (more, name) => {
  const before = await frames();
  return until(frames, count => count >= before + more, name);
};
// Nothing is asked for within that time.
const rests = (milliseconds, name) => until(asked,
  all => all.frames === 0 && all.timers.every(wait => wait >= milliseconds), name);

test('Frames are counted', async () => {
  await open({ prepare: watch });
  const before = await frames();
  assert.ok(before > 0);
  await player.page.mouse.move(200, 200);
  await player.page.mouse.move(220, 320);
  await until(frames, count => count > before, 'a frame');
});

const minutes = 60000;

for (const [name, options] of Object.entries({ desktop: {}, phone })) {
  test(`No frame is drawn while a person thinks: ${name}`, async () => {
    await open({ prepare: watch, game: quietGame(), ...options });
    await rests(5 * minutes, 'a page at rest, when its notices are gone');
  });
}

const timed = quietGame({ level: 1 }, { initial_ms: 600000, left_ms: [600000, 600000] });
const isHidden = () => rests(Infinity, 'a hidden page that asks for nothing');

test('A hidden page draws nothing though clocks run, and goes on when it is seen', async () => {
  await open({ prepare: watch, game: timed, settings: { pause_hidden: false } });
  await player.page.keyboard.press('p'); // the clock
  await moreFrames(3, 'frames of a running clock');
  await hide(true);
  await isHidden();
  const before = await frames();
  await hide(false);
  await until(frames, count => count >= before + 2, 'frames of a clock that is seen again');
  await player.touch('a1');
  await player.touch('b2');
  await player.hasMoves(1);
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
      this.wanted = 'running';
      return super.resume();
    }
    suspend() {
      this.wanted = 'suspended';
      return super.suspend();
    }
  };
};
const soundContexts = () => player.page.evaluate(
  () => window.contexts.map(({ state, resumed, wanted }) => ({ state, resumed, wanted })));

test('Presses without sound leave sound asleep', async () => {
  await open({ prepare: watchSound, game: quietGame() });
  await player.touch('d4'); // empty
  await player.page.keyboard.press('Shift+F2');
  await player.still();
  const [context, ...others] = await soundContexts();
  assert.equal(context.wanted, 'suspended');
  assert.deepEqual(others, []);
});

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

const leftToWhite = async () =>
  JSON.parse(await player.page.evaluate(fileInFolder, { path: '/damas/game.json' })).left_ms[0];

for (const pause of [true, false]) {
  test(`Out of sight the clock ${pause ? 'stops' : 'runs on, where that is wanted'}`, async () => {
    await open({ prepare: watch, game: timed, settings: { pause_hidden: pause } });
    await player.page.keyboard.press('p');
    await player.still();
    await hide(true);
    await isHidden();
    await player.page.evaluate(time => { window.skipped += time; }, 5 * minutes);
    const before = await frames();
    await hide(false);
    await until(frames, count => count > before, 'a frame of what is seen again');
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
  window.seen = [];
  addEventListener('keydown', event => setTimeout(() => {
    window.seen.push(event.key);
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
  await player.page.keyboard.press('Shift+F2'); // the game's, though it means nothing there
  const seen = await until(() => player.page.evaluate(() => window.seen), keys => keys.includes('F2'),
    'the last key');
  assert.ok(seen.length > theBrowsers.length);
  assert.deepEqual(await player.page.evaluate(() => window.eaten), ['F2']);
  assert.deepEqual(await player.moves(), []);
});
