// Measures modules of the engine in node, one after the other in turns: positions a second of processor time
// in searches of a fixed size. The first is what the others are compared with.
//   node tests/web/engine_bench.mjs [--nodes N] [--runs N] [--report FILE] NAME=FOLDER…
// FOLDER holds damas-engine.js and damas-engine.wasm; --report renews the section "The engine's module" of
// that file, such as tests/bench/web.md.
//   node tests/web/engine_bench.mjs --threads 1,2 [--nodes N] [--runs N] [--report FILE] FOLDER
// measures positions a second in a browser (see browser.mjs for its environment): of the module without threads,
// if FOLDER has it, and of damas-threads with each of these numbers; it renews the section "The engine's threads". Both take
// --variants ID,…
import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { isolation, serve } from '../../emscripten/serve.mjs';
import { launch, root } from './browser.mjs';
import { circumstances, publish, table } from './report.mjs';

const { values: { nodes, runs, report, threads, variants: named }, positionals } = parseArgs({ allowPositionals: true,
  options: { nodes: { type: 'string', default: '3000000' }, runs: { type: 'string', default: '7' },
    report: { type: 'string' }, threads: { type: 'string' }, variants: { type: 'string' } } });
assert.ok(positionals.length > 0, 'name at least one NAME=FOLDER, or with --threads one FOLDER');
const rows12 = '1,2,3,4,5,6,7,8,9,10,11,12', white12 = '21,22,23,24,25,26,27,28,29,30,31,32';
const starts = {
  brazilian: 'W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6',
  pool: `W:W${white12}:B${rows12}`,
  international: `W:W${[...Array(20).keys()].map(i => i + 31)}:B${[...Array(20).keys()].map(i => i + 1)}`,
};
const median = values => [...values].sort((a, b) => a - b)[values.length >> 1];

// The globals that a browser gives to a worker's script; files replace the network.
const surroundings = `
  const { parentPort, workerData } = require('node:worker_threads');
  Object.assign(globalThis, { self: globalThis, require, __dirname: '.', importScripts() {} });
  self.location = { href: workerData, search: '' };
  globalThis.fetch = async file => new Response(require('node:fs').readFileSync(
    require('node:path').join(${JSON.stringify(join(root, 'assets'))}, file)));
  self.postMessage = message => parentPort.postMessage(message);
  parentPort.on('message', data => self.onmessage({ data }));
  require('node:vm').runInThisContext(require('node:fs').readFileSync(workerData, 'utf8'));`;

const task = (variant, most, count = 1) =>
  `damas-search 4\nvariant ${variant}\ndraws 0\nstart ${starts[variant]}\nmoves \nnodes ${most}\n` +
  `level 10\nseed 1\nthreads ${count}\nlines 1\nbook 0\nendings 1\nhash 16\nforget 1\n`;

// Returns positions in a millisecond of processor time. A first, short search loads the weights and has the
// module compiled.
async function speed(file, variant) {
  const worker = new Worker(surroundings, { eval: true, workerData: `${file}.js` });
  let hear = () => {};
  worker.on('message', message => hear(message));
  const answer = wanted => new Promise((done, refuse) => {
    worker.once('error', refuse);
    hear = message => {
      if (message.error) refuse(new Error(message.error));
      if (message[wanted] && (wanted !== 'report' || /^finished 1$/m.test(message.report))) done(message);
    };
  });
  try {
    const module = await WebAssembly.compile(readFileSync(`${file}.wasm`));
    worker.postMessage({ module });
    await answer('ready');
    for (const most of [200000, Number(nodes)]) {
      const before = process.cpuUsage();
      worker.postMessage({ task: task(variant, most) });
      const { report: text } = await answer('report');
      const { user, system } = process.cpuUsage(before);
      if (most === Number(nodes)) return Number(/^nodes (\d+)$/m.exec(text)[1]) / ((user + system) / 1000);
    }
  } finally {
    await worker.terminate();
  }
}

const many = Number(nodes).toLocaleString('en');
const variants = named?.split(',') ?? Object.keys(starts);
assert.ok(variants.every(id => starts[id]), `--variants: there are ${Object.keys(starts)}`);

// Rows of a table: the median of each contestant in each variant, and of its gains over the first contestant.
// `measure(contestant, variant)` is called in turns.
async function compare(contestants, measure) {
  const measured = contestants.map(() => variants.map(() => []));
  for (let run = 0; run < Number(runs); ++run)
    for (const [v, variant] of variants.entries())
      for (const [c, contestant] of contestants.entries())
        measured[c][v].push(await measure(contestant, variant));
  return contestants.map(({ name }, c) => [name, ...variants.flatMap((_, v) => {
    const gain = median(measured[c][v].map((now, run) => now / measured[0][v][run]));
    return [median(measured[c][v]).toFixed(0), c === 0 ? '' : `${((gain - 1) * 100).toFixed(1)} %`];
  })]);
}
const heads = ['module', ...variants.flatMap(variant => [variant, 'gain'])];

async function measureModules() {
  const modules = positionals.map(word => {
    const [name, folder] = word.split('=');
    return { name, file: join(resolve(folder), 'damas-engine') };
  });
  const where = circumstances();
  const rows = await compare(modules, ({ file }, variant) => speed(file, variant));
  publish(report, 'The engine\'s module', [
    `Measured by \`tests/web/engine_bench.mjs\` with the WebAssembly of node ${process.versions.node},`,
    `${where}:`,
    `positions in a millisecond of processor time, in searches of ${many} positions from the start,`,
    `medians of ${runs} runs in turns; and the median of the gains over the first module in the same turn.`, '',
    ...table(heads, rows)]);
}

// Runs in the page: returns positions in a millisecond of the second of two searches. A module with threads needs a
// helper, even if the task uses none.
const speedInPage = async ({ module, helpers, tasks }) => {
  const worker = new Worker(`${module}.js`);
  const answer = wanted => new Promise((done, refuse) => {
    worker.onerror = ({ message }) => refuse(new Error(message));
    worker.onmessage = ({ data }) => {
      if (data.error) refuse(new Error(data.error));
      if (data[wanted] && (wanted !== 'report' || /^finished 1$/m.test(data.report))) done(data.report);
    };
  });
  try {
    worker.postMessage({ module: await WebAssembly.compileStreaming(fetch(`${module}.wasm`)), helpers });
    await answer('ready');
    let text;
    for (const each of tasks) {
      worker.postMessage({ task: each });
      text = await answer('report');
    }
    const number = key => Number(new RegExp(`^${key} (\\d+)$`, 'm').exec(text)[1]);
    return number('nodes') / number('elapsed');
  } finally {
    worker.terminate();
  }
};

async function measureThreads() {
  const folder = mkdtempSync(join(tmpdir(), 'damas-threads-'));
  for (const name of readdirSync(positionals[0]).filter(name => /^damas-(engine|threads)\./.test(name)))
    cpSync(join(positionals[0], name), join(folder, name));
  for (const name of ['weights', 'books'])
    cpSync(join(root, 'assets', name), join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const plain = { name: 'without threads', module: 'damas-engine', count: 1 };
  const contestants = [...existsSync(join(folder, 'damas-engine.js')) ? [plain] : [],
    ...threads.split(',').map(count => ({ name: `with ${count} thread${count > 1 ? 's' : ''}`,
      module: 'damas-threads', count: Number(count) }))];
  const host = await serve(folder, 0, isolation);
  const where = circumstances();
  const browser = await launch();
  try {
    const page = await (await browser.newContext({})).newPage();
    await page.goto(host.url);
    const rows = await compare(contestants, ({ module, count }, variant) => page.evaluate(speedInPage,
      { module, helpers: Math.max(1, count - 1), tasks: [200000, nodes].map(most => task(variant, most, count)) }));
    publish(report, 'The engine\'s threads', [
      `Measured by \`tests/web/engine_bench.mjs --threads\` in ${browser.name} ${browser.version()},`,
      `${where}:`,
      `positions of all threads in a millisecond, in searches of ${many} positions from the start,`,
      `medians of ${runs} runs in turns; and the median of the gains over the first module in the same turn.`, '',
      ...table(heads, rows)]);
  } finally {
    await browser.close();
    host.close();
    rmSync(folder, { recursive: true });
  }
}

await (threads ? measureThreads() : measureModules());
