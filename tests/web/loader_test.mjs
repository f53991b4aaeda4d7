// How long the page waits for files (emscripten/loader.js), and what it says about it (page.js), without a browser:
// on a small imitation of a page, with a clock that the test moves.
//   node tests/web/loader_test.mjs
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';

const [loader, script] = ['loader.js', 'page.js'].map(name =>
  readFileSync(new URL(`../../emscripten/${name}`, import.meta.url), 'utf8'));

// A page on which nothing arrives by itself. `seconds` lets time pass; `told` has what page.js was told.
// `lateBytes` is the size of the program's second part, and `held` whether its turns wait for that; `more` is what else
// the page has.
function open({ drawn = true, lateBytes = 0, held = false, more = {} } = {}) {
  const timers = new Map();
  let now = 0, count = 0, frame;
  const listeners = {};
  const element = () => ({
    style: { setProperty() {} }, remove() {}, setAttribute() {}, append() {}, focus() {}, contains: () => false,
    addEventListener() {}, getContext: () => ({}), clientWidth: 800, clientHeight: 600, offsetWidth: 200,
    offsetHeight: 80, getBoundingClientRect: () => ({ width: 800.5, height: 600 }),
  });
  const elements = {}, sizes = [];
  class HTMLCanvasElement {
    get width() { return sizes.findLast(([side]) => side === 'width')?.[1] ?? 300; }
    set width(length) { sizes.push(['width', length]); }
    get height() { return sizes.findLast(([side]) => side === 'height')?.[1] ?? 150; }
    set height(length) { sizes.push(['height', length]); }
  }
  const page = {
    HTMLCanvasElement,
    document: {
      currentScript: { dataset:
        { version: '1', bytes: '1000', lateBytes: `${lateBytes}`, textBytes: '{"en":[9,9]}' } },
      documentElement: element(), head: element(), createElement: element, querySelectorAll: () => [],
      getElementById: id => elements[id] ??= element(), addEventListener() {},
    },
    setTimeout: (act, ms, ...values) => {
      timers.set(++count, { act: () => act(...values), at: now + ms });
      return count;
    },
    clearTimeout: timer => timers.delete(timer),
    performance: { now: () => now, mark() {} },
    requestAnimationFrame: act => { frame = act; },
    fetch: () => new Promise(() => {}),
    matchMedia: () => ({ matches: false }),
    addEventListener: (type, act) => (listeners[type] ??= []).push(act), dispatchEvent() {}, Event: class {},
    AbortController,
    location: { protocol: 'https:', hash: '' }, navigator: { language: 'en' }, devicePixelRatio: 1,
    innerWidth: 800, innerHeight: 600, WebAssembly, console, ...more,
  };
  page.window = page;
  runInNewContext(loader, page);
  timers.clear(); // those of the files of the start
  runInNewContext(script, page);
  page.document.getElementById('news').hidden = true; // as index.html has it
  const { showStalled } = page.Module;
  const told = [];
  const draw = () => {
    frame?.();
    frame = undefined;
  };
  page.Module.showStalled = (again, over) => {
    told.push({ again, over });
    showStalled(again, over);
  };
  page.document.getElementById('wait').hidden = true;
  if (drawn) page.Module.firstFrame(() => {}, held);
  const seconds = amount => {
    const end = now + 1000 * amount;
    draw();
    for (;;) {
      const [next] = [...timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at);
      if (!next) break;
      timers.delete(next[0]);
      now = next[1].at;
      next[1].act();
      draw();
    }
    now = end;
  };
  // Waits for a file, as those who request it do. `asked` has the seconds at which it was requested again.
  const waitFor = name => {
    const file = { asked: [] };
    const request = () => {
      file.watcher = page.Module.watch(name, wanted => {
        file.asked.push(wanted ? `${now / 1000}, wanted` : now / 1000);
        request();
      });
    };
    request();
    return file;
  };
  const words = () => {
    draw();
    return elements.words.textContent;
  };
  const all = () => {
    draw();
    return told;
  };
  const news = () => all() && !elements.news.hidden;
  const press = button => elements[`news-${button}`].onclick();
  const pressAt = (type, clientX, clientY) => {
    for (const act of listeners[type] ?? []) act({ type, clientX, clientY });
  };
  const box = () => {
    draw();
    const { hidden, style: { left, top } } = elements.wait;
    return hidden ? null : [left, top];
  };
  return { pressAt, box, program: page.Module, seconds, waitFor, sizes, canvas: page.document.getElementById('canvas'),
    told: all, words, news, press, stalls: () => Boolean(all().at(-1)?.again) };
}

test('A file that does not arrive is requested again, after growing times', () => {
  const { seconds, waitFor } = open();
  const file = waitFor('a');
  seconds(7.9);
  assert.deepEqual(file.asked, []);
  seconds(120);
  assert.deepEqual(file.asked, [8, 16, 32, 64, 96]);
  file.watcher.end();
  seconds(100);
  assert.equal(file.asked.length, 5);
});

test('A file that arrives slowly is not requested again', () => {
  const { seconds, waitFor, stalls } = open();
  const file = waitFor('a');
  for (let i = 0; i < 20; ++i) {
    seconds(7);
    file.watcher.progress();
  }
  assert.deepEqual(file.asked, []);
  assert.equal(stalls(), false);
});

test('A file of the start is reported at once, a later one after the second time', () => {
  const start = open({ drawn: false });
  start.waitFor('a');
  start.seconds(7);
  assert.match(start.words(), /Loading/);
  start.seconds(2);
  assert.match(start.words(), /The network does not answer/);
  const later = open();
  const file = later.waitFor('a');
  later.seconds(15);
  assert.equal(later.stalls(), false);
  later.seconds(2);
  assert.equal(later.stalls(), true);
  file.watcher.progress();
  assert.equal(later.stalls(), false);
  later.seconds(7);
  assert.equal(later.stalls(), false);
  later.seconds(2);
  assert.equal(later.stalls(), true, 'it stops again: said at once');
  assert.deepEqual(file.asked, [8, 16]);
  later.seconds(8);
  assert.deepEqual(file.asked, [8, 16, 33], 'but requested later');
});

test('The user can request all missing files at once', () => {
  const { seconds, waitFor, told } = open();
  const files = ['a', 'b'].map(waitFor);
  seconds(17);
  told().at(-1).again();
  seconds(15);
  for (const { asked } of files) assert.deepEqual(asked, [8, 16, '17, wanted']);
  seconds(2);
  for (const { asked } of files) assert.equal(asked.at(-1), 33, 'a press does not lengthen the times');
});

test('While data of another file arrives, a file may wait for its turn, but not for ever', () => {
  const { seconds, waitFor, told } = open();
  const queued = waitFor('queued'), flowing = waitFor('flowing');
  const flow = times => {
    for (let i = 0; i < times; ++i) {
      seconds(1);
      flowing.watcher.progress();
    }
  };
  flow(39);
  assert.deepEqual(queued.asked, []);
  flow(2);
  assert.deepEqual(queued.asked, [40]);
  flow(30);
  assert.deepEqual(told().filter(({ again }) => again), [], 'the network answers');
  flowing.watcher.end();
  seconds(10);
  assert.deepEqual(queued.asked, [40, 80]);
});

test('The page learns when no file is missing any longer', () => {
  const { seconds, waitFor, told } = open();
  const files = ['a', 'b'].map(waitFor);
  seconds(17);
  assert.equal(told().at(-1).over, false);
  for (const { watcher } of files) watcher.progress();
  assert.deepEqual(told().at(-1), { again: false, over: false }, 'some data is not the file');
  files[0].watcher.end();
  assert.equal(told().at(-1).over, false);
  files[1].watcher.end();
  assert.deepEqual(told().at(-1), { again: false, over: true });
});

test('A message that the person closes comes back only after all files have arrived', () => {
  const { seconds, waitFor, news, press } = open();
  const file = waitFor('a');
  seconds(15);
  assert.equal(news(), false);
  seconds(2);
  assert.equal(news(), true);
  press('no');
  assert.equal(news(), false);
  file.watcher.progress();
  seconds(100);
  assert.equal(news(), false, 'the same file');
  file.watcher.end();
  const other = waitFor('b');
  seconds(17);
  assert.equal(news(), true, 'another one later');
  press('yes');
  other.watcher.progress();
  assert.equal(news(), false);
});

test('If the program goes on without its second part, only what waits for that part shows the box', () => {
  const { pressAt, box, program, seconds } = open({ lateBytes: 9 });
  assert.ok(program.loadsRest());
  seconds(5);
  pressAt('pointerdown', 300, 100);
  assert.equal(box(), null, 'the program may have done what was pressed');
  program.showWaiting(true);
  assert.deepEqual(box(), ['200px', '116px']);
  pressAt('pointerdown', 500, 400);
  assert.deepEqual(box(), ['200px', '116px'], 'another press need not wait');
  program.showWaiting(true);
  assert.deepEqual(box(), ['400px', '416px']);
  program.showWaiting(false);
  assert.equal(box(), null);
});

test('If the program needs its second part to go on, every press shows the box, and so does time', () => {
  const { pressAt, box, seconds } = open({ lateBytes: 9, held: true });
  assert.equal(box(), null);
  pressAt('pointerdown', 300, 100);
  assert.deepEqual(box(), ['200px', '116px']);
  pressAt('keydown');
  assert.deepEqual(box(), ['300px', '512px'], 'a key is pressed nowhere on the page');
  const other = open({ lateBytes: 9, held: true });
  other.seconds(1);
  assert.equal(other.box(), null);
  other.seconds(1);
  assert.deepEqual(other.box(), ['300px', '512px'], 'at the lower edge');
});

test('A program in one part waits for nothing, and one without a frame does not ask', () => {
  assert.equal(open().program.loadsRest(), false);
  assert.equal(open({ drawn: false, lateBytes: 9 }).program.loadsRest(), false);
});

test('The program takes no further turns when a part of it cannot be loaded', () => {
  const { program } = open({ lateBytes: 9 });
  let stops = 0;
  program.stopTurns = () => { ++stops; };
  program.fail('load', 'damas-late.wasm: 404');
  assert.equal(stops, 1);
  const early = open({ drawn: false }).program;
  early.fail('load', 'page.js');
  early.stopTurns = () => { ++stops; };
  let goes = false;
  early.firstFrame(() => { goes = true; });
  assert.equal(stops, 2, 'it began only after the failure');
  assert.equal(goes, false);
  const other = open().program;
  other.stopTurns = () => { ++stops; };
  other.fail('start', 'of an extension');
  assert.equal(stops, 2);
});

test('The canvas gets its size once, whatever SDL sets at first, and is not painted before the first frame', () => {
  const { canvas, program, sizes } = open({ drawn: false });
  assert.deepEqual(sizes, [['width', 800], ['height', 600]]);
  for (const [width, height] of [[1, 1], [800, 600], [0, 0], [800, 600]]) Object.assign(canvas, { width, height });
  assert.equal(sizes.length, 2);
  Object.assign(canvas, { width: 400, height: 300 });
  assert.deepEqual(sizes.slice(2), [['width', 400], ['height', 300]]);
  assert.equal(canvas.style.visibility, 'hidden');
  program.firstFrame(() => {}, false);
  assert.equal(canvas.style.visibility, '');
});

test('The database of the program is opened, or made, while the program is loading', () => {
  const opened = [], request = {}, made = [];
  const indexedDB = { open: (...what) => {
    opened.push(what);
    return request;
  } };
  open({ drawn: false, more: { indexedDB } });
  assert.deepEqual(opened, [['/damas', 21]]);
  let exists = false, closed = 0;
  request.result = {
    objectStoreNames: { contains: () => exists },
    createObjectStore: name => ({ createIndex: (...index) => made.push(name, ...index) }),
    close: () => { ++closed; },
  };
  request.onupgradeneeded();
  assert.deepEqual(JSON.parse(JSON.stringify(made)), ['FILE_DATA', 'timestamp', 'timestamp', { unique: false }]);
  exists = true;
  request.onupgradeneeded();
  assert.equal(made.length, 4);
  request.onsuccess();
  request.result.onversionchange();
  assert.equal(closed, 1, 'another tab may delete it');
});

test('A browser that refuses its database goes on loading', () => {
  const { program } = open({ drawn: false, more: { indexedDB: { open: () => { throw Error('refused'); } } } });
  assert.equal(typeof program.firstFrame, 'function');
});
