// The engine's two modules in a browser, beside a page without graphics: several threads where the host isolates
// the page, one thread elsewhere.
//   node tests/web/threads_test.mjs BUILD        (for its environment see browser.mjs)
// BUILD holds damas-engine.*, damas-threads.* and engine_page.*.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, test } from 'node:test';
import { isolation, serve } from '../../emscripten/serve.mjs';
import { launch, root, until } from './browser.mjs';

const build = resolve(process.argv[2] ?? join(root, 'build/web/bin'));
const files = /^(damas-(engine|threads)|engine_page)\.(worker\.)?(js|wasm)$/;
const folder = mkdtempSync(join(tmpdir(), 'damas-threads-'));
const hosts = [];
let browser;

before(async () => {
  for (const name of readdirSync(build).filter(name => files.test(name)))
    cpSync(join(build, name), join(folder, name));
  const [policy] = /<meta http-equiv="Content-Security-Policy".*?>/.exec(
    readFileSync(join(root, 'emscripten/index.html'), 'utf8'));
  writeFileSync(join(folder, 'index.html'), `<!doctype html>
${policy.replace(/style-src .*?; /, '') /* site.mjs knows the style */}
<link rel="icon" href="data:,">
<script src="engine_page.js"></script>
`);
  browser = await launch();
});
after(async () => {
  await browser?.close();
  for (const host of hosts) host.close();
  rmSync(folder, { recursive: true });
});

// These run in the page.
const start = async () => {
  const module = await EnginePage();
  const call = (name, type, count) => module.cwrap(`page_${name}`, type, Array(count).fill('number'));
  window.engine = { open: call('open', null, 1), forget: call('forget', null, 0), begin: call('start', null, 6),
    stop: call('stop', null, 0), poll: call('poll', 'string', 0) };
  engine.open(0);
  module.cwrap('page_set', 'number', ['string', 'string'])('brazilian', '');
  return crossOriginIsolated;
};
const search = async ({ depth = 0, nodes = 0, threads }) => {
  engine.forget();
  engine.begin(depth, nodes, 0, 1, threads, 10);
  for (;;) {
    const [state, move, , searched] = engine.poll().split(' ');
    if (state === 'finished') return { move, nodes: Number(searched) };
    await new Promise(done => setTimeout(done, 5));
  }
};
const stopped = async threads => {
  engine.begin(0, 0, 0, 2, threads, 10);
  while (!engine.poll()) await new Promise(done => setTimeout(done, 5));
  const began = performance.now();
  engine.stop();
  const [state, move] = engine.poll().split(' ');
  return { state, move, ms: performance.now() - began };
};

async function open(headers) {
  const host = await serve(folder, 0, headers);
  hosts.push(host);
  const context = await browser.newContext({});
  const page = await context.newPage();
  const asked = [], complaints = [];
  page.on('pageerror', error => complaints.push(String(error)));
  page.on('console', message => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  page.on('request', request => asked.push(new URL(request.url()).pathname.slice(1)));
  await page.goto(host.url);
  const isolated = await page.evaluate(start);
  return { page, isolated, asked, complaints, close: () => context.close() };
}

const deep = { depth: 15 };
const isLegal = move => assert.match(move, /^[a-h][1-8][-x][a-h][1-8]$/);

test('Where the host isolates the page, the engine searches with several threads', async () => {
  const { page, isolated, asked, complaints, close } = await open(isolation);
  assert.ok(isolated);
  const one = await page.evaluate(search, { ...deep, threads: 1 });
  assert.ok(asked.includes('damas-engine.wasm'));
  assert.ok(!asked.some(path => path.startsWith('damas-threads')), 'before it is needed');
  // One thread searches until the module with threads is loaded.
  const together = async () => (await page.evaluate(search, { ...deep, threads: 3 })).nodes;
  await until(together, nodes => nodes !== one.nodes, 'a search with several threads', 120);
  for (let game = 0; game < 3; ++game) {
    const { move, nodes } = await page.evaluate(search, { ...deep, threads: 3 });
    isLegal(move);
    assert.notEqual(nodes, one.nodes, 'the helpers did nothing');
  }
  assert.ok(asked.includes('damas-threads.wasm'));
  for (let game = 0; game < 3; ++game) {
    const { state, move, ms } = await page.evaluate(stopped, 3);
    assert.equal(state, 'finished');
    isLegal(move);
    assert.ok(ms < 500, `stopped after ${ms} ms`);
  }
  assert.deepEqual(await page.evaluate(search, { ...deep, threads: 1 }), one, 'alone it is repeatable');
  assert.deepEqual(complaints, []);
  await close();
});

test('On other hosts the engine searches with one thread and asks for no other module', async () => {
  const { page, isolated, asked, complaints, close } = await open({});
  assert.equal(isolated, false);
  const one = await page.evaluate(search, { ...deep, threads: 1 });
  isLegal(one.move);
  assert.deepEqual(await page.evaluate(search, { ...deep, threads: 3 }), one);
  const { state, move } = await page.evaluate(stopped, 3);
  assert.equal(state, 'finished');
  isLegal(move);
  assert.ok(!asked.some(path => path.startsWith('damas-threads')));
  assert.deepEqual(complaints, []);
  await close();
});
