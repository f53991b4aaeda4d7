// The engine's worker without a browser: node's threads replace workers, and files replace the network.
//   node engine_worker_test.mjs FOLDER [PROGRAM]
// FOLDER holds damas-engine.*, damas-threads.* and engine_page.*; PROGRAM is a native
// damas-engine; if it exists, the moves are compared with its moves.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { Worker as Thread } from 'node:worker_threads';

const [folder, native] = process.argv.slice(2).map((name) => path.resolve(name));
const program = native && existsSync(native) ? native : undefined;
// Older versions of Node have no import.meta.dirname.
const root = path.join(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '../..');
const variants = [...readFileSync(path.join(root, 'src/core/variants/list.inc'), 'utf8')
  .matchAll(/^DAMAS_VARIANT\(\w+, "([^"]+)"\)/gm)].map(([, id]) => id);

// The globals that a browser gives to a worker's script. As in the site, the files of the variants come
// from the sources.
const assets = path.join(root, 'assets');
const surroundings = `
  const { parentPort, workerData } = require('node:worker_threads');
  Object.assign(globalThis, { self: globalThis, require, __dirname: '.', importScripts() {} });
  self.location = { href: workerData.file, search: '' };
  let release;
  const threads = require('node:worker_threads');
  threads.Worker = class extends threads.Worker {
    constructor(...all) {
      super(...all);
      parentPort.postMessage({ helper: true });
    }
  };
  globalThis.fetch = async (file) => {
    parentPort.postMessage({ fetched: file });
    if (file === workerData.late) await new Promise((go) => { release = go; });
    return new Response(require('node:fs').readFileSync(
      require('node:path').join(${JSON.stringify(assets)}, file)));
  };
  if (workerData.late) globalThis.setTimeout = setImmediate;
  self.postMessage = (message) => parentPort.postMessage(message);
  parentPort.on('message', (data) => data.release ? release() : self.onmessage({ data }));
  require('node:vm').runInThisContext(require('node:fs').readFileSync(workerData.file, 'utf8'));`;

const workers = [];
class FileWorker {
  static late = ''; // a file that new workers receive only when they are told to
  constructor(file) {
    this.script = path.basename(file);
    this.helpers = 0; // threads that it has made
    this.fetched = [];
    this.ready = false;
    this.thread = new Thread(surroundings, { eval: true, workerData: { file, late: FileWorker.late } });
    this.thread.on('message', (data) => {
      if (data.helper) ++this.helpers;
      else if (data.fetched) this.fetched.push(data.fetched);
      else this.onmessage?.({ data });
      this.ready ||= Boolean(data.ready);
    });
    this.thread.on('error', (error) => this.onerror?.({ message: error.message }));
    this.thread.unref(); // so that the process also ends after a failed test
    workers.push(this);
  }
  postMessage(message) { this.thread.postMessage(message); }
  terminate() { this.thread.terminate(); }
}

const streamed = async (file) =>
  new Response(readFileSync(file), { headers: { 'Content-Type': 'application/wasm' } });

// Tests replace some of these globals by failing ones. The timeouts are long, for slow machines.
const later = globalThis.setTimeout;
const good = { Worker: FileWorker, fetch: streamed, setTimeout: () => 0, crossOriginIsolated: false };
const restore = () => Object.assign(globalThis, good);
restore();
const warnings = [];
console.warn = (text) => warnings.push(text);

const pageScript = path.join(folder, 'engine_page.js');
const pageModule = readFileSync(path.join(folder, 'engine_page.wasm'));
const newPage = async (loader = {}) => {
  const make = createRequire(import.meta.url)(pageScript);
  const module = await make({ wasmBinary: pageModule, ...loader });
  const call = (name, type, types) => module.cwrap(`page_${name}`, type, types);
  const page = {
    open: call('open', null, ['number']), close: call('close', null, []),
    set: call('set', 'number', ['string', 'string']), begin: call('start', null, Array(7).fill('number')),
    poll: call('poll', 'string', []), thinking: call('thinking', 'number', []),
    stop: call('stop', null, []), forget: call('forget', null, []), play: call('play', 'number', []),
    openEndings: call('open_endings', null, []), ending: call('ending', 'string', []),
  };
  page.start = ({ depth = 0, nodes = 0, ms = 0, seed = 1, threads = 1, level = 10, endings = false } = {}) =>
    page.begin(depth, nodes, ms, seed, threads, level, Number(endings));
  return page;
};

const pause = (ms = 1) => new Promise((resolve) => later(resolve, ms));

const seen = (page) => {
  const [state, move, depth, nodes, ms] = page.poll().split(' ');
  return { state, move, depth: Number(depth), nodes: Number(nodes), ms: Number(ms) };
};

const until = async (page, state) => {
  for (const end = Date.now() + 120000; Date.now() < end; await pause()) {
    const report = seen(page);
    if (report.state === state) return report;
  }
  return assert.fail(`not ${state} after two minutes`);
};

const result = (page) => until(page, 'finished');

// Returns a page on which a search of the variant is running.
const thinkingPage = async (limits = { nodes: 3000 }, variant = 'brazilian') => {
  const page = await newPage();
  page.open(0);
  assert.ok(page.set(variant, ''));
  page.start(limits);
  return page;
};

const nativeMove = (variant, nodes) => {
  const output = execFileSync(program, ['analyse', '--variant', variant, '--nodes', String(nodes),
    '--seed', '1', '--hash', '16'], { encoding: 'utf8' });
  return output.match(/^best (\S+)$/m)[1];
};

test('the worker finds the same move as the native program in every variant', async (t) => {
  const page = await newPage();
  page.open(0);
  for (const variant of variants) {
    assert.ok(page.set(variant, ''), variant);
    page.forget();
    page.start({ nodes: 20000 });
    const { move, depth } = await result(page);
    assert.notEqual(move, 'illegal');
    assert.ok(depth > 1, variant);
    if (program) assert.equal(move, nativeMove(variant, 20000), variant);
  }
  page.close();
  t.diagnostic(program ? `compared with ${program}` : 'not compared: no native program given');
});

test('one worker plays a whole game and keeps its hash table', async () => {
  const before = workers.length;
  const page = await newPage();
  page.open(0);
  page.set('brazilian', '');
  let plies = 0;
  do {
    page.start({ nodes: 2000, seed: plies });
    const { move } = await result(page);
    assert.notEqual(move, 'illegal');
  } while (page.play() && ++plies < 60);
  assert.ok(plies > 20);
  assert.equal(workers.length, before + 1);

  page.set('brazilian', '');
  page.forget();
  page.start({ depth: 9 });
  const { nodes } = await result(page);
  page.start({ depth: 9 });
  assert.ok((await result(page)).nodes < nodes, 'the hash table was lost');
  page.forget();
  page.start({ depth: 9 });
  assert.equal((await result(page)).nodes, nodes, 'the hash table was not cleared');
  assert.equal(workers.length, before + 1);
  page.close();
});

test('a search from few pieces fetches and uses the endgame tables, if it asks for them', async () => {
  const page = await newPage();
  page.open(0);
  const fetched = () => workers.at(-1).fetched;
  const nodes = async (endings) => {
    page.forget();
    page.start({ depth: 12, endings });
    return (await result(page)).nodes;
  };
  const file = 'endings/brazilian.endings';
  page.set('brazilian', '');
  await nodes(true);
  assert.deepEqual(fetched(), ['weights/brazilian.weights', 'books/brazilian.book']);
  page.set('brazilian', 'W:Wa1,c1,e3:Bh8,f8,b6');
  const without = await nodes(false);
  assert.ok(!fetched().includes(file));
  assert.notEqual(await nodes(true), without, 'the tables have no effect');
  await nodes(true);
  assert.equal(fetched().filter((name) => name === file).length, 1);
  page.close();
});

test('a file that does not come in time serves a later search', async () => {
  FileWorker.late = 'weights/russian.weights';
  const page = await newPage();
  page.open(0);
  page.set('russian', '');
  const nodes = async () => {
    page.forget();
    page.start({ depth: 9 });
    return (await result(page)).nodes;
  };
  const without = await nodes();
  FileWorker.late = '';
  assert.equal(await nodes(), without);
  workers.at(-1).postMessage({ release: true });
  let tries = 0;
  while (await nodes() === without) assert.ok(++tries < 100, 'the weights have no effect');
  page.close();
});

test('reports arrive during a search, and stop ends it at once with the best move so far', async () => {
  const page = await thinkingPage({});
  const first = await until(page, 'thinking');
  for (let i = 0; i < 5000 && seen(page).depth === first.depth; ++i) await pause();
  assert.ok(page.thinking());
  page.stop();
  const last = seen(page);
  assert.equal(last.state, 'finished');
  assert.ok(last.depth > first.depth);
  assert.ok(!page.thinking());
  await pause(50);
  assert.deepEqual(seen(page), last, 'a stopped worker still reports');

  page.set('turkish', '');
  page.start({ nodes: 3000 });
  assert.notEqual((await result(page)).move, 'illegal');
  page.close();
});

test('a search that is stopped before its first report has a move, in every variant', async () => {
  const page = await newPage();
  page.open(0);
  for (const variant of variants) {
    page.set(variant, '');
    page.start();
    page.stop();
    const { state, move, nodes } = seen(page);
    assert.equal(state, 'finished');
    assert.notEqual(move, 'illegal');
    assert.ok(nodes < 1000, `${variant}: ${nodes} positions searched while the page stands still`);
  }
  page.close();
});

test('a new search replaces a running one', async () => {
  const page = await thinkingPage({});
  await until(page, 'thinking');
  page.start({ seed: 2 });
  page.set('english', '');
  page.start({ nodes: 4000 });
  assert.notEqual((await result(page)).move, 'illegal');
  page.close();
});

test('a search keeps its time limit', async () => {
  const page = await thinkingPage({ ms: 300 });
  const { ms } = await result(page);
  assert.ok(ms >= 140, `${ms} ms`);
  page.close();
});

test('a search in the calling thread runs on the page at once', async () => {
  const before = workers.length;
  const page = await newPage();
  page.open(1);
  page.set('russian', '');
  page.start();
  assert.equal(seen(page).state, 'finished');
  assert.equal(workers.length, before);
  page.close();
});

// A search by one thread visits the same positions each time.
const together = { depth: 13, threads: 3 };
const alone = { ...together, threads: 1 };

// The nodes of a search with an empty hash table.
const nodesOf = async (page, limits) => {
  page.forget();
  page.start(limits);
  const { move, nodes } = await result(page);
  assert.notEqual(move, 'illegal');
  return nodes;
};

const waitFor = async (what, name) => {
  for (const end = Date.now() + 120000; Date.now() < end; await pause()) if (what()) return;
  assert.fail(`not within two minutes: ${name}`);
};
const threadsAreLoaded = () => {
  const { script, ready } = workers.at(-1);
  return script === 'damas-threads.js' && ready;
};

test('where the page may share memory, a search uses the threads that it asks for, once they are loaded', async () => {
  let release;
  const held = new Promise((done) => { release = done; });
  Object.assign(globalThis, { crossOriginIsolated: true, fetch: async (file) => {
    if (path.basename(file) === 'damas-threads.wasm') await held;
    return streamed(file);
  } });
  const page = await newPage();
  page.open(0);
  page.set('brazilian', '');
  const one = await nodesOf(page, alone);
  assert.equal(workers.at(-1).script, 'damas-engine.js');
  for (let game = 0; game < 2; ++game)
    assert.equal(await nodesOf(page, together), one, 'one thread answers while the others load');
  const before = workers.length, worker = workers.at(-1);
  assert.equal(worker.script, 'damas-threads.js');
  release();
  await waitFor(threadsAreLoaded, 'the module with threads');
  assert.notEqual(await nodesOf(page, together), one, 'the helpers did nothing');
  assert.equal(worker.helpers, 2);

  for (let game = 0; game < 3; ++game) assert.notEqual(await nodesOf(page, together), one);
  assert.equal(await nodesOf(page, alone), one, 'its own thread alone');
  assert.equal(await nodesOf(page, { ...together, level: 9 }), await nodesOf(page, { ...alone, level: 9 }),
    'levels that make mistakes are repeatable');
  assert.equal(workers.length, before, 'the worker and its threads are used again');
  assert.equal(worker.helpers, 2);
  page.close();
  restore();
});

test('a search with several threads stops at once with the best move so far', async () => {
  globalThis.crossOriginIsolated = true;
  const page = await thinkingPage({ threads: 3 });
  await waitFor(threadsAreLoaded, 'the module with threads');
  page.start({ threads: 3 });
  await until(page, 'thinking');
  page.stop();
  const last = seen(page);
  assert.equal(last.state, 'finished');
  assert.notEqual(last.move, 'illegal');
  await pause(50);
  assert.deepEqual(seen(page), last, 'a stopped worker still reports');
  page.start({ nodes: 100000, threads: 3 });
  assert.notEqual((await result(page)).move, 'illegal');
  page.close();
  restore();
});

test('where the page may not share memory, every search uses the module without threads', async () => {
  const before = workers.length;
  const page = await newPage();
  page.open(0);
  page.set('brazilian', '');
  assert.equal(await nodesOf(page, together), await nodesOf(page, alone));
  assert.deepEqual(workers.slice(before).map(({ script, helpers }) => [script, helpers]), [['damas-engine.js', 0]]);
  page.close();
});

test('if the module with threads does not load, the other one takes over, now and later', async () => {
  const asked = [];
  Object.assign(globalThis, { crossOriginIsolated: true, fetch: async (file) => {
    asked.push(path.basename(file));
    return asked.at(-1) === 'damas-threads.wasm' ? new Response('', { status: 404 }) : streamed(file);
  } });
  warnings.length = 0;
  const page = await newPage();
  page.open(0);
  page.set('brazilian', '');
  const nodes = await nodesOf(page, together);
  await waitFor(() => warnings.length > 0, 'a warning');
  assert.equal(await nodesOf(page, together), nodes);
  assert.equal(await nodesOf(page, alone), nodes);
  // Each refusal is asked for twice: streamed, and whole.
  assert.deepEqual(asked, ['damas-engine.wasm', 'damas-threads.wasm', 'damas-threads.wasm']);
  assert.equal(warnings.length, 1);
  assert.match(warnings[0], /one thread .*404/);
  page.close();
  restore();
});

// The result of a position of few pieces, once it is known.
const ending = async (page, fen) => {
  assert.ok(page.set('brazilian', fen));
  for (const end = Date.now() + 120000; Date.now() < end; await pause()) {
    const known = page.ending();
    if (known !== 'computing') return known;
  }
  return assert.fail(`${fen} is not known after two minutes`);
};

test('the worker computes how long wins of few pieces take', async () => {
  const page = await newPage();
  page.set('brazilian', '');
  page.openEndings();
  assert.equal(page.ending(), 'unknown', 'the start has no table');
  assert.equal(await ending(page, 'W:WKa1:BKb2'), '1 1');
  // Three kings against one off the main road, in which all kinds of moves lead to finished tables.
  const [sign, plies] = (await ending(page, 'W:WKc1,Ke1,Kg1:BKb8')).split(' ').map(Number);
  assert.equal(sign, 1);
  assert.ok(plies > 1 && plies <= 30 && plies % 2 === 1, `${plies} plies`);
  assert.equal(await ending(page, 'W:WKb8:BKa1'), '0 0');
  page.close();
});

test('without a worker the lengths of wins stay unknown, and nobody waits for them', async () => {
  Object.assign(globalThis, { fetch: async () => { throw new TypeError('Failed to fetch'); } });
  const page = await newPage();
  page.set('brazilian', '');
  page.openEndings();
  assert.equal(await ending(page, 'W:WKa1:BKb2'), 'unknown');
  page.close();
  restore();
});

// A worker whose script runs at once, and which then sends only the messages of the test.
class ToldWorker {
  static hasModule = false;
  constructor() { this.say({ begun: true }); }
  say(data) { later(() => this.onmessage?.({ data })); }
  postMessage() { ToldWorker.hasModule = true; }
  terminate() {}
}

const broken = {
  'the module is not found': { fetch: async () => new Response('', { status: 404 }) },
  'the network is gone': { fetch: async () => { throw new TypeError('Failed to fetch'); } },
  'the module is damaged': { fetch: async () => new Response('nonsense') },
  'workers are forbidden': { Worker: class { constructor() { throw new Error('forbidden'); } } },
  'the script does not load': {
    Worker: class extends FileWorker { constructor() { super('/nowhere.js'); } },
  },
  'the worker never gets ready': {
    Worker: class extends ToldWorker {}, setTimeout: (action) => later(action),
    // Its module may compile for longer than the searches take. From then on its time runs.
    over: () => ToldWorker.hasModule,
  },
  'the worker talks nonsense': {
    Worker: class extends ToldWorker {
      postMessage(message) { this.say(message.module ? { ready: true } : { report: 'nonsense' }); }
    },
  },
};

for (const [why, { over = () => true, ...replaced }] of Object.entries(broken)) {
  test(`${why}: the page finds a move, and later uses the worker again`, async () => {
    Object.assign(globalThis, replaced);
    warnings.length = 0;
    const page = await thinkingPage({}, 'frisian');
    assert.notEqual((await result(page)).move, 'illegal');
    page.start({ seed: 2 });
    assert.notEqual((await result(page)).move, 'illegal');
    assert.equal(warnings.length, 1);
    assert.match(warnings[0], /cannot run beside the page .*weaker game/);

    while (!over()) await pause();
    restore();
    page.start({ nodes: 30000 });
    assert.ok((await result(page)).nodes > 20000, 'still without a worker');
    page.close();
  });
}

// Workers whose scripts arrive when the test lets them: `slow` has the workers, `told` the kinds of messages to them.
let slow = [], told = [];
const slowly = () => {
  slow = [];
  told = [];
  globalThis.Worker = class {
    constructor(file) { slow.push(Object.assign(this, { file, kept: [], ended: false })); }
    arrive() {
      this.inner = new FileWorker(this.file.replace(/-+$/, ''));
      this.inner.onmessage = (event) => this.onmessage?.(event);
      this.inner.onerror = (event) => this.onerror?.(event);
      this.kept.forEach((message) => this.inner.postMessage(message));
    }
    postMessage(message) {
      told.push(Object.keys(message)[0]);
      if (this.inner) this.inner.postMessage(message);
      else this.kept.push(message);
    }
    terminate() {
      this.ended = true;
      this.inner?.terminate();
    }
  };
};
const addresses = () => slow.map(({ file }) => path.basename(file));

test('a task that the loading worker is too late for is given up, and the worker goes on loading', async () => {
  slowly();
  const page = await newPage();
  page.open(0);
  page.set('brazilian', '');
  const limits = [];
  globalThis.setTimeout = (action, ms) => later(action, limits.push(ms));
  for (let seed = 1; seed <= 3; ++seed) {
    page.start({ seed });
    const { move, nodes } = await result(page);
    assert.notEqual(move, 'illegal');
    assert.ok(nodes < 20000, 'the page itself');
  }
  assert.deepEqual(limits, [10000, 1000, 1000]);
  assert.deepEqual([slow.length, slow[0].ended], [1, false]);
  restore();
  page.start({ nodes: 30000 });
  slow[0].arrive();
  assert.ok((await result(page)).nodes > 20000, 'the worker');
  assert.deepEqual(told, ['module', 'task'], 'tasks that nobody waits for are forgotten');
  page.close();
});

test('a stop ends no worker that is loading', async () => {
  slowly();
  const page = await thinkingPage({ nodes: 30000 });
  for (let i = 0; i < 3; ++i) {
    page.stop();
    page.start({ nodes: 30000 }); // the same task
  }
  assert.deepEqual([slow.length, slow[0].ended], [1, false]);
  slow[0].arrive();
  assert.ok((await result(page)).nodes > 20000);
  assert.deepEqual(told, ['module', 'task']);
  page.stop();
  page.start({});
  await until(page, 'thinking');
  page.stop();
  assert.deepEqual(slow.map(({ ended }) => ended), [true, false], 'one that searches is replaced');
  page.close();
  restore();
});

test('a script that the loader misses is requested again, and the first one that runs is used', async () => {
  const asked = [], ended = [];
  slowly();
  const page = await newPage({ watch: (name, again) => {
    asked.push({ name, again });
    return { end: () => ended.push(name) };
  } });
  page.open(0);
  page.set('brazilian', '');
  page.start({ nodes: 30000 });
  await pause(50);
  assert.deepEqual([asked.map(({ name }) => name), ended, told], [['damas-engine.js'], [], []]);
  for (let i = 0; i < 3; ++i) asked[i].again();
  assert.deepEqual(addresses(), ['', '-', '--', '---'].map((again) => `damas-engine.js${again}`));
  assert.deepEqual(slow.map(({ ended: over }) => over), [true, false, false, false], 'three requests at a time');
  slow[1].arrive();
  assert.ok((await result(page)).nodes > 20000, 'the worker and not the page has searched');
  assert.deepEqual(slow.map(({ ended: over }) => over), [true, false, true, true]);
  assert.deepEqual([asked.length, ended.length], [4, 1]);
  page.start({ nodes: 30000, seed: 2 });
  assert.ok((await result(page)).nodes > 20000);
  asked[3].again();
  assert.equal(slow.length, 4, 'a script that has arrived is not requested again');
  page.close();
  assert.ok(slow[1].ended);
  restore();
});

test('a script whose first request fails is requested once more, and one that still loads is waited for', async () => {
  slowly();
  let again;
  const page = await newPage({ watch: (name, repeat) => {
    again = repeat;
    return { end: () => {} };
  } });
  page.open(0);
  page.set('brazilian', '');
  page.start({ nodes: 30000 });
  slow[0].onerror({});
  assert.deepEqual(addresses(), ['damas-engine.js', 'damas-engine.js-']);
  again();
  slow[2].onerror({});
  assert.equal(slow.length, 3);
  slow[1].arrive();
  assert.ok((await result(page)).nodes > 20000);
  page.close();
  restore();
});

for (const failures of [0, 1]) {
  test(`the loader downloads the module, after ${failures} failures`, async () => {
    const asked = [];
    const page = await newPage({ download: (url, use) => {
      asked.push(path.basename(url));
      return use(asked.length > failures ? streamed(url) : Promise.reject(new TypeError('Failed to fetch')));
    } });
    globalThis.fetch = async () => { throw new TypeError('the loader should do this'); };
    page.open(0);
    page.set('brazilian', '');
    page.start({ nodes: 30000 });
    assert.ok((await result(page)).nodes > 20000);
    assert.deepEqual(asked, Array(failures + 1).fill('damas-engine.wasm'));
    page.close();
    restore();
  });
}

test('a module that the loader cannot download twice is asked for again at the next task', async () => {
  const asked = [];
  let down = true;
  const page = await newPage({ download: (url, use) => {
    asked.push(path.basename(url));
    return use(down ? Promise.reject(new TypeError('Failed to fetch')) : streamed(url));
  } });
  page.open(0);
  page.set('brazilian', '');
  page.start();
  assert.notEqual((await result(page)).move, 'illegal');
  assert.equal(asked.length, 2);
  down = false;
  page.start({ nodes: 30000 });
  assert.ok((await result(page)).nodes > 20000);
  assert.equal(asked.length, 3);
  page.close();
});

test('if the host sends no media type, the module is compiled from its bytes', async () => {
  globalThis.fetch = async (file) => new Response(readFileSync(file));
  const page = await thinkingPage({ nodes: 30000 });
  assert.ok((await result(page)).nodes > 20000);
  page.close();
  restore();
});

test('all workers are terminated', async () => {
  for (const { thread } of workers)
    for (let i = 0; i < 10000 && thread.threadId !== -1; ++i) await pause();
  for (const { thread } of workers) assert.equal(thread.threadId, -1);
});
