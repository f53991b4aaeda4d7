// The program's turns in its page (emscripten/library/turns.js): when they run, and that only saving runs after a stop;
// and the browser's Back button, also after a stop (surroundings.js). Without a browser: the scripts are put into a
// small imitation of a page, with frames and a clock that the test moves.
//   node tests/web/turns_test.mjs
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createContext, runInContext } from 'node:vm';

const scripts = ['turns.js', 'surroundings.js'].map(name =>
  readFileSync(new URL(`../../emscripten/library/${name}`, import.meta.url), 'utf8'));

// A page whose program has begun, and has had its first turn unless the page is `hidden`. `turns` counts its turns;
// after each of them the program is idle for page.idle milliseconds.
function open(hidden = false) {
  const library = {}, timers = new Map(), frames = new Map(), listeners = {}, queries = [], tasks = [];
  let now = 0, count = 0, turns = 0;
  const on = (type, act) => (listeners[type] ??= []).push(act);
  const page = {
    idle: 5000,
    LibraryManager: { library }, mergeInto: (all, more) => Object.assign(all, more), Module: {},
    document: { hidden, addEventListener: on }, addEventListener: on,
    location: { hash: '' },
    history: { state: null, pushState: state => { page.history.state = state; }, back: () => { page.left = true; } },
    setTimeout: (act, ms = 0) => {
      timers.set(++count, { act, at: now + ms });
      return count;
    },
    clearTimeout: timer => timers.delete(timer),
    requestAnimationFrame: act => {
      frames.set(++count, act);
      return count;
    },
    cancelAnimationFrame: frame => frames.delete(frame),
    matchMedia: () => {
      queries.push({ ...page.query });
      return queries.at(-1);
    },
    _damas_turn: () => {
      ++turns;
      return page.idle;
    },
    _damas_key_pressed() {},
    Promise: { resolve: () => ({ then: act => tasks.push(act) }) },
  };
  page.window = page;
  createContext(page);
  for (const script of scripts) runInContext(script, page);
  // What emcc does with a library: its objects become variables, and what follows them runs.
  for (const name of Object.keys(library).filter(key => key.startsWith('$') && !key.includes('__'))) {
    page[name.slice(1)] = library[name];
  }
  runInContext(library.$DamasTurns__postset, page);
  const frame = () => {
    const due = [...frames];
    for (const [id, act] of due) {
      if (frames.delete(id)) act();
    }
  };
  const pass = ms => {
    const end = now + ms;
    for (;;) {
      const [next] = [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at);
      if (!next) break;
      timers.delete(next[0]);
      now = next[1].at;
      next[1].act();
    }
    now = end;
  };
  const happen = type => {
    for (const act of listeners[type] ?? []) act();
  };
  const show = shown => {
    page.document.hidden = !shown;
    happen('visibilitychange');
  };
  library.damas_ask_turn();
  const atOnce = turns;
  for (const task of tasks.splice(0)) task();
  return { page, library, frame, pass, happen, show, event: () => library.damas_ask_turn(), turns: () => turns,
    atOnce, stop: () => page.Module.stopTurns(), frames, timers, queries };
}

test('The first turn waits for the end of what begins it, but for no frame; in a hidden page, until it is shown', () => {
  const { atOnce, frames, turns } = open();
  assert.equal(atOnce, 0);
  assert.equal(turns(), 1);
  assert.equal(frames.size, 0);
  const hidden = open(true);
  hidden.frame();
  assert.equal(hidden.turns(), 0);
  hidden.show(true);
  hidden.frame();
  assert.equal(hidden.turns(), 1);
});

test('A turn runs at the next frame after an event, and when something is due', () => {
  const { frame, pass, event, turns } = open();
  assert.equal(turns(), 1);
  frame();
  pass(4000);
  frame();
  assert.equal(turns(), 1, 'nothing is due');
  event();
  event();
  assert.equal(turns(), 1);
  frame();
  assert.equal(turns(), 2, 'two events, one turn');
  pass(5000);
  frame();
  assert.equal(turns(), 3);
});

test('While something moves, each frame has one turn, also after a turn between two frames', () => {
  const { page, frame, event, turns } = open();
  page.idle = 0;
  event();
  frame();
  page.DamasTurns.now();
  const before = turns();
  for (let i = 0; i < 10; ++i) frame();
  assert.equal(turns(), before + 10);
});

test('A hidden page gets turns to save, and one for several events', () => {
  const { frame, pass, show, event, turns } = open();
  show(false);
  pass(100);
  assert.equal(turns(), 3, 'two turns save');
  event();
  event();
  pass(200);
  assert.equal(turns(), 3);
  pass(100);
  assert.equal(turns(), 4);
  show(true);
  frame();
  assert.equal(turns(), 5);
});

test('After a stop neither events nor requested frames nor due times run turns', () => {
  const { page, frame, frames, pass, event, timers, turns, stop } = open();
  event();
  assert.equal(frames.size, 1);
  stop();
  assert.equal(frames.size, 0);
  assert.equal(timers.size, 0);
  event();
  page.DamasTurns.now();
  frame();
  pass(60000);
  frame();
  assert.equal(turns(), 1);
});

test('After a stop a page that is hidden saves, and runs no turns for events', () => {
  const { frame, pass, show, happen, event, turns, stop } = open();
  stop();
  show(false);
  event(); // such as the loss of the focus
  pass(1000);
  assert.equal(turns(), 3, 'two turns save');
  event();
  pass(60000);
  assert.equal(turns(), 3);
  happen('pagehide');
  assert.equal(turns(), 4);
  show(true);
  frame();
  pass(60000);
  frame();
  assert.equal(turns(), 4);
});

test('A stop while the page is hidden drops the turn that an event has asked for', () => {
  const { pass, show, event, turns, stop } = open();
  show(false);
  pass(100);
  event();
  stop();
  pass(60000);
  assert.equal(turns(), 3);
});

test('Back acts as Escape in the program, and leaves a page whose turns are stopped', () => {
  const { page, library, happen, turns, stop } = open();
  library.damas_watch_back();
  library.damas_show_back(1);
  const goBack = () => {
    page.history.state = null;
    happen('popstate');
  };
  goBack();
  assert.equal(turns(), 2);
  assert.equal(page.left, undefined);
  stop();
  goBack();
  assert.equal(turns(), 2);
  assert.equal(page.left, true);
});

test('The wishes of the system are watched, if the browser can tell of changes', () => {
  const { page, library, queries } = open();
  let changes = 0;
  page._damas_settings_changed = () => { ++changes; };
  library.damas_watch_settings(); // these queries have no addEventListener
  assert.equal(queries.length, 4);
  page.query = { addEventListener: (type, act) => act() };
  library.damas_watch_settings();
  assert.equal(changes, 4);
});
