// Measures modules of the engine in node, one after the other in turns: positions a second of processor time
// in searches of a fixed size. The first is what the others are compared with.
//   node tests/web/engine_bench.mjs [--nodes N] [--runs N] [--report FILE] NAME=FOLDER…
// FOLDER holds damas-engine.js and damas-engine.wasm; --report renews the section "The engine's module" of
// that file, such as tests/bench/web.md.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { root } from './browser.mjs';
import { circumstances, publish, table } from './report.mjs';

const { values: { nodes, runs, report }, positionals } = parseArgs({ allowPositionals: true,
  options: { nodes: { type: 'string', default: '3000000' }, runs: { type: 'string', default: '7' },
    report: { type: 'string' } } });
assert.ok(positionals.length > 0, 'name at least one NAME=FOLDER');
const modules = positionals.map(word => {
  const [name, folder] = word.split('=');
  return { name, file: join(resolve(folder), 'damas-engine') };
});
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
  self.location = { search: '' };
  globalThis.fetch = async file => new Response(require('node:fs').readFileSync(
    require('node:path').join(${JSON.stringify(join(root, 'assets'))}, file)));
  self.postMessage = message => parentPort.postMessage(message);
  parentPort.on('message', data => self.onmessage({ data }));
  require('node:vm').runInThisContext(require('node:fs').readFileSync(workerData, 'utf8'));`;

const task = (variant, most) => `damas-search 4\nvariant ${variant}\ndraws 0\nstart ${starts[variant]}\n` +
  `moves \nnodes ${most}\nlevel 10\nseed 1\nthreads 1\nlines 1\nbook 0\nendings 1\nhash 16\nforget 1\n`;

// Returns positions in a millisecond of processor time. A first, short search loads the weights and has the
// module compiled.
async function speed(file, variant) {
  const worker = new Worker(surroundings, { eval: true, workerData: `${file}.js` });
  let hear;
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

const where = circumstances();
const variants = Object.keys(starts);
const measured = modules.map(() => variants.map(() => []));
for (let run = 0; run < Number(runs); ++run)
  for (const [v, variant] of variants.entries())
    for (const [m, { file }] of modules.entries()) measured[m][v].push(await speed(file, variant));
const cells = modules.map(({ name }, m) => [name, ...variants.flatMap((_, v) => {
  const gain = median(measured[m][v].map((now, run) => now / measured[0][v][run]));
  return [median(measured[m][v]).toFixed(0), m === 0 ? '' : `${((gain - 1) * 100).toFixed(1)} %`];
})]);
publish(report, 'The engine\'s module', [
  `Measured by \`tests/web/engine_bench.mjs\` with the WebAssembly of node ${process.versions.node},`,
  `${where}:`,
  `positions in a millisecond of processor time, in searches of ${Number(nodes).toLocaleString('en')} positions from the start,`,
  `medians of ${runs} runs in turns; and the median of the gains over the first module in the same turn.`, '',
  ...table(['module', ...variants.flatMap(variant => [variant, 'gain'])], cells)]);
