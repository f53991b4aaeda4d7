// The page does nothing while nothing happens, and leaves some keys to the browser.
//   node tests/web/rest_test.mjs        (for its environment see browser.mjs)
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileInFolder, phone, quietGame, until } from './browser.mjs';
import { hide, open, player } from './stage.mjs';

// Runs in the page: counts its frames, records requested frames and timers, and can skip minutes.
const watch = () => {
  window.frameCount = 0; // frames that have run
  const asked = new Set(); // frames that were requested but have not run yet
  const timers = new Map(); // by timer: its delay
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
// Waits until the page has requested no frame for that time.
const rests = (milliseconds, name) => until(asked,
  all => all.frames === 0 && all.timers.every(wait => wait >= milliseconds), name);

test('The frame counter works', async () => {
  await open({ prepare: watch });
  const before = await frames();
  assert.ok(before > 0);
  await player.page.mouse.move(200, 200);
  await player.page.mouse.move(220, 320);
  await until(frames, count => count > before, 'a frame');
});

const minutes = 60000;

for (const [name, options] of Object.entries({ desktop: {}, phone })) {
  test(`No frame is drawn while the player thinks: ${name}`, async () => {
    await open({ prepare: watch, game: quietGame(), ...options });
    await rests(5 * minutes, 'a page at rest, when its notices are gone');
  });
}

const timed = quietGame({ level: 1 }, { initial_ms: 600000, left_ms: [600000, 600000] });
const isHidden = () => rests(Infinity, 'a hidden page that asks for nothing');

test('A hidden page draws nothing although a clock runs, and continues when it is shown', async () => {
  await open({ prepare: watch, game: timed, settings: { pause_hidden: false } });
  await player.page.keyboard.press('p'); // the clock
  await moreFrames(3, 'frames of a running clock');
  await hide(true);
  await isHidden();
  const before = await frames();
  await hide(false);
  await until(frames, count => count >= before + 2, 'frames after the page is shown again');
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

test('Presses without a sound do not resume the sound context', async () => {
  await open({ prepare: watchSound, game: quietGame() });
  await player.touch('d4'); // an empty square
  await player.page.keyboard.press('Shift+F2');
  await player.still();
  const [context, ...others] = await soundContexts();
  assert.equal(context.wanted, 'suspended');
  assert.deepEqual(others, []);
});

test('The first press creates the sound context, which stays suspended until the first sound', async () => {
  await open({ prepare: watchSound, game: quietGame() });
  assert.deepEqual(await soundContexts(), []);
  await player.page.mouse.click(2, 2);
  await until(soundContexts, ([only]) => only?.state === 'suspended', 'a suspended context');
  const [{ resumed }] = await soundContexts();
  for (const square of ['a1', 'b2']) await player.touch(square);
  await until(soundContexts, ([only]) => only.resumed > resumed, 'the sound of a move');
  await player.hasMoves(2);
  assert.equal((await soundContexts()).length, 1);
});

const leftToWhite = async () =>
  JSON.parse(await player.page.evaluate(fileInFolder, { path: '/damas/game.json' })).left_ms[0];

for (const pause of [true, false]) {
  test(`The clock of a hidden page ${pause ? 'stops' : 'runs on if the setting says so'}`, async () => {
    await open({ prepare: watch, game: timed, settings: { pause_hidden: pause } });
    await player.page.keyboard.press('p');
    await player.still();
    await hide(true);
    await isHidden();
    await player.page.evaluate(time => { window.skipped += time; }, 5 * minutes);
    const before = await frames();
    await hide(false);
    await until(frames, count => count > before, 'a frame after the page is shown again');
    await player.touch('a1');
    await player.touch('b2');
    await player.hasMoves(1);
    const left = await leftToWhite();
    assert.equal(left > 6 * minutes, pause, `${left} ms left of ${10 * minutes}`);
  });
}

// Keys that the game must leave to the browser. This listener runs after all others.
const watchKeys = () => {
  window.eaten = [];
  window.seen = [];
  addEventListener('keydown', event => setTimeout(() => {
    window.seen.push(event.key);
    const nothing = ['Alt', 'Control', 'Shift'].includes(event.key); // a modifier alone means nothing to a browser
    if (event.defaultPrevented && !nothing) window.eaten.push(event.key);
  }));
};
const theBrowsers = ['F5', 'F12', 'Control+r', 'Control+Shift+r', 'Control+l', 'Control+t',
  'Control+w', 'Control+n', 'Control+Shift+i', 'Control+p', 'Control+=', 'Control+-', 'Control+0',
  'Alt+ArrowLeft', 'Alt+ArrowRight'];

test('The game leaves the browser\'s keys to the browser', async () => {
  await open({ prepare: watchKeys, game: quietGame() });
  for (const key of theBrowsers) await player.page.keyboard.press(key);
  await player.page.keyboard.press('Shift+F2'); // a key that the game takes but does not use
  const seen = await until(() => player.page.evaluate(() => window.seen), keys => keys.includes('F2'),
    'the last key');
  assert.ok(seen.length > theBrowsers.length);
  assert.deepEqual(await player.page.evaluate(() => window.eaten), ['F2']);
  assert.deepEqual(await player.moves(), []);
});
