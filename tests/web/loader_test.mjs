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
function open({ drawn = true } = {}) {
  const timers = new Map();
  let now = 0, count = 0, frame;
  const element = () => ({
    style: { setProperty() {} }, remove() {}, setAttribute() {}, append() {}, focus() {}, contains: () => false,
    addEventListener() {}, getContext: () => ({}), clientWidth: 800, clientHeight: 600,
  });
  const elements = {};
  const page = {
    document: {
      currentScript: { dataset: { version: '1', bytes: '1000', lateBytes: '0', textBytes: '{"en":[9,9]}' } },
      documentElement: element(), head: element(), createElement: element, querySelectorAll: () => [],
      getElementById: id => elements[id] ??= element(), addEventListener() {},
    },
    setTimeout: (act, ms) => {
      timers.set(++count, { act, at: now + ms });
      return count;
    },
    clearTimeout: timer => timers.delete(timer),
    performance: { now: () => now, mark() {} },
    requestAnimationFrame: act => { frame = act; },
    fetch: () => new Promise(() => {}),
    matchMedia: () => ({ matches: false }),
    addEventListener() {}, dispatchEvent() {}, Event: class {}, AbortController,
    location: { protocol: 'https:', hash: '' }, navigator: { language: 'en' }, devicePixelRatio: 1,
    innerWidth: 800, innerHeight: 600, WebAssembly, console,
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
  if (drawn) page.Module.firstFrame(() => {});
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
  return { seconds, waitFor, told: all, words, news, press, stalls: () => Boolean(all().at(-1)?.again) };
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
