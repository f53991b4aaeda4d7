// The page in a browser: loading, failures, use offline, updates.
//   node tests/web/page_test.mjs BUILD [PICTURES]        (for its environment see browser.mjs)
// BUILD holds damas.js, damas.wasm and the files of both engines; PICTURES is a folder for screenshots.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { isolation } from '../../emscripten/serve.mjs';
import { asksNothing, launch, root } from './browser.mjs';
import { Host } from './host.mjs';

const [build, pictures] = process.argv.slice(2).map(name => resolve(name));
const files = ['damas.js', 'damas.wasm', 'damas-engine.js', 'damas-engine.wasm', 'damas-threads.js',
  'damas-threads.wasm', 'damas-threads.worker.js'].filter(file => existsSync(join(build, file)));
const folder = mkdtempSync(join(tmpdir(), 'damas-page-'));
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true,
  hasTouch: true };

// Makes a site of the same programs whose scripts contain `name`.
function assemble(name) {
  const made = join(folder, `build-${name}`);
  mkdirSync(made);
  for (const file of files) cpSync(join(build, file), join(made, file));
  for (const file of files.filter(file => file.endsWith('.js')))
    appendFileSync(join(made, file), `\n// version ${name}\n`);
  const script = join(root, 'emscripten/site.mjs');
  execFileSync(process.execPath, [script, made, join(folder, name), '--unpacked'],
    { stdio: 'pipe' });
  return join(folder, name);
}

let host, browser, old, next, context, page;
const complaints = [];

before(async () => {
  const late = join(build, '../late'); // files that the page fetches when it needs them
  if (existsSync(late)) cpSync(late, join(folder, 'late'), { recursive: true });
  old = assemble('old');
  next = assemble('next');
  host = await Host.open(old);
  browser = await launch();
});
after(async () => {
  await browser?.close();
  host?.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(async () => {
  await context?.close();
  host.heal();
  host.folder = old;
  host.asked.length = 0;
  complaints.length = 0;
});

async function open(options = {}) {
  const viewport = { width: 1200, height: 800 };
  context = await browser.newContext({ viewport, locale: 'en-US', colorScheme: 'dark', ...options });
  await context.addInitScript(asksNothing);
  page = await newPage();
}

async function newPage() {
  const made = await context.newPage();
  made.on('console', message => message.type() === 'error' && complaints.push(message.text()));
  made.on('pageerror', error => complaints.push(String(error)));
  return made;
}

const drawn = (where = page) => where.waitForFunction(
  () => performance.getEntriesByName('first-frame').length === 1, null, { timeout: 30000 });
const visit = async (options) => {
  await open(options);
  await page.goto(host.url);
  await drawn();
};
const picture = async name => {
  if (pictures) await browser.screenshot(page, { path: join(pictures, `${name}.png`) });
};
const words = () => page.locator('#words').textContent();
const failed = () => page.waitForSelector('#cover.failed', { timeout: 15000 });
const withoutWorker = { serviceWorkers: 'block' };

// Returns the site from which the page now gets the file.
const origin = (file, where = page) => where.evaluate(async name =>
  /^\/\/ version (\w+)$/m.exec(await (await fetch(name)).text())[1], file);
const version = (where = page) => where.evaluate(() => Module.version);
const cacheSizes = () => page.evaluate(async () => Promise.all((await caches.keys()).map(
  async key => (await (await caches.open(key)).keys()).length)));

async function until(what, seconds = 15) {
  for (let tries = 0; tries < seconds * 20; ++tries) {
    if (await what()) return;
    await new Promise(done => setTimeout(done, 50));
  }
  assert.fail(`not within ${seconds} s: ${what}`);
}
const controlled = () => page.evaluate(() => Boolean(navigator.serviceWorker.controller));
const waiting = () => page.evaluate(async () =>
  Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

const screens = [
  ['desktop', {}, 'en', 'Loading…'],
  ['phone', { ...phone, locale: 'pt-BR' }, 'pt-BR', 'Carregando…'],
  ['phone-on-its-side', { ...phone, viewport: { width: 740, height: 360 }, locale: 'pt-PT' },
    'pt-BR', 'Carregando…'],
];
for (const [name, options, language, begin] of screens) {
  test(`The progress shows the loaded bytes: ${name}`, async () => {
    const release = host.hold('damas.wasm', 0.5);
    await open({ ...withoutWorker, ...options });
    const arrived = page.goto(host.url);
    await page.waitForFunction(() => document.getElementById('bar')?.value > 0.2);
    assert.ok(await page.evaluate(() => document.getElementById('bar').value) < 0.8);
    assert.ok((await words()).startsWith(begin));
    await picture(`loading-${name}`);
    release();
    await arrived;
    await drawn();
    await picture(`drawn-${name}`);
    assert.equal(await page.getAttribute('html', 'lang'), language);
    assert.equal(await page.evaluate(() => document.activeElement.id), 'canvas');
    assert.ok(await page.locator('#cover').isHidden());
    const { width, height } = await page.locator('#canvas').boundingBox();
    assert.deepEqual({ width, height }, page.viewportSize());
    assert.equal(host.asked.filter(path => path === 'damas.wasm').length, 1);
    assert.deepEqual(complaints, []);
  });
}

test('The page starts on a host that does not know the media type of wasm', async () => {
  host.plainTypes = true;
  await visit(withoutWorker);
});

const troubles = [
  ['no-webassembly', {}, /WebAssembly/, /WebAssembly/,
    () => page.addInitScript(() => { delete window.WebAssembly; })],
  ['no-compiler', {}, /too old/, /antigo demais/, () => page.addInitScript(() => {
    const refuse = async () => { throw new WebAssembly.CompileError('refused'); };
    Object.assign(WebAssembly, { compile: refuse, compileStreaming: refuse });
  })],
  ['no-module', phone, /could not be loaded/, /Não foi possível carregar/,
    () => { host.missing = 'damas.wasm'; }],
  ['no-page', {}, /could not be loaded/, /Não foi possível carregar/,
    () => { host.missing = 'page.js'; }],
  ['no-script', {}, /could not be loaded/, /Não foi possível carregar/,
    () => { host.missing = 'damas.js'; }],
  ['half-a-module', phone, /could not be loaded/, /Não foi possível carregar/,
    () => { host.cut = 'damas.wasm'; }],
];
for (const [name, options, english, portuguese, cause] of troubles) {
  for (const [locale, sentence] of [['en-US', english], ['pt-BR', portuguese]]) {
    test(`A failure is explained: ${name}, ${locale}`, async () => {
      await open({ ...withoutWorker, ...options, locale });
      await cause();
      await page.goto(host.url);
      await failed();
      assert.match(await words(), sentence);
      await picture(`${name}-${locale}`);
      if (/no-(webassembly|compiler)/.test(name)) return;
      host.heal();
      await page.click('#again');
      await drawn();
    });
  }
}

test('If loader.js does not load, the page says so after ten seconds', async () => {
  host.missing = 'loader.js';
  await open(withoutWorker);
  await page.goto(host.url);
  assert.ok(await page.locator('#stuck').isHidden(), 'a slow network gets time');
  await page.locator('#stuck').waitFor({ timeout: 15000 });
  assert.match(await page.locator('#stuck').textContent(), /could not be loaded[^]*Não foi possível/);
  await picture('no-loader');
  host.heal();
  await page.click('#stuck a');
  await drawn();
});

test('A page opened from a file says that it needs a server', async () => {
  await open();
  await page.goto(pathToFileURL(join(old, 'index.html')).href);
  await failed();
  assert.match(await words(), /web server/);
});

test('After an abort the page says so, and that saved games are still there', async () => {
  await visit(withoutWorker);
  await page.evaluate(() => Module.onAbort('for the test'));
  await failed();
  assert.match(await words(), /What was saved is still there/);
  assert.equal(await page.locator('#detail').textContent(), 'for the test');
});

test('An error of another script does not cover a running game; an error of the program does', async () => {
  await open(withoutWorker);
  await page.addInitScript(() => addEventListener('DOMContentLoaded',
    () => setTimeout(() => { throw Error('stranger'); })));
  await page.goto(host.url);
  await drawn();
  await page.evaluate(() => new Promise(done => {
    addEventListener('error', done);
    setTimeout(() => { throw Error('stranger'); });
  }));
  assert.ok(await page.locator('#cover').isHidden());
  await page.evaluate(() => setTimeout(() => { throw new WebAssembly.RuntimeError('ours'); }));
  await failed();
  assert.match(await page.locator('#detail').textContent(), /ours/);
});

test('The page starts with the language and the panel colour of the last time', async () => {
  await visit(withoutWorker);
  const kept = await page.evaluate(() => {
    Module.setPanel('#f8f2e6', true);
    Module.setLanguage('pt-BR');
    return Object.entries(localStorage);
  });
  // The program may set both again before the page is closed.
  await page.addInitScript(entries => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, kept);
  const release = host.hold('damas.wasm', 0.5);
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.getElementById('bar')?.value > 0.2);
  assert.match(await words(), /^Carregando/);
  assert.equal(await page.locator('#cover').evaluate(e => getComputedStyle(e).backgroundColor),
    'rgb(248, 242, 230)');
  await picture('loading-light');
  release();
  await drawn();
});

test('Screen readers get one line per announcement', async () => {
  await visit(withoutWorker);
  await page.evaluate(() => {
    for (let n = 1; n <= 30; ++n) Module.announce(`line ${n}`);
  });
  const lines = page.locator('#live div');
  assert.equal(await lines.count(), 20);
  assert.equal(await lines.last().textContent(), 'line 30');
});

test('Files that the system opens reach the program; early ones wait for the first frame', async () => {
  await open(withoutWorker);
  await page.addInitScript(() => {
    const handle = (name, content) => ({ getFile: async () => new File([content], name) });
    const setConsumer = consume => {
      window.launch = files => consume(
        { files: Object.entries(files).map(([name, content]) => handle(name, content)) });
      launch({ 'early.pdn': '1. 11-15' });
    };
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
    window.taken = [];
    addEventListener('damas-complete', () => {
      Module.openFile = file => taken.push(file);
      window.complete = true;
    }, { capture: true });
  });
  await page.goto(host.url);
  await until(() => page.evaluate(() => window.complete));
  await page.evaluate(() => launch({ 'a.pdn': '1. 22-17', 'b.pdn': 'é' }));
  await until(async () => await page.evaluate(() => taken.length) === 3);
  const read = () => Promise.all(taken.map(async file => [file.name, await file.text()]));
  assert.deepEqual(await page.evaluate(read),
    [['early.pdn', '1. 11-15'], ['a.pdn', '1. 22-17'], ['b.pdn', 'é']]);
});

test('The browser accepts the manifest and would install the app', async () => {
  await visit();
  await until(controlled);
  const { manifest, errors } = await browser.manifest(page);
  assert.deepEqual(errors, []);
  assert.equal(manifest.name, 'Damas');
});

test('After the first visit everything works offline', async () => {
  await visit();
  await until(controlled);
  host.down = true;
  assert.equal(await origin('damas-engine.js'), 'old', 'the engine, in the very first visit');
  assert.ok(!host.asked.some(path => path.startsWith('damas-threads')), 'no host isolates the page');
  await page.reload();
  await drawn();
  await picture('offline');
  assert.equal(await origin('damas-engine.js'), 'old');
  await page.goto(`${host.url}index.html?from=home#here`);
  await drawn();
});

test('A page that its host isolates stays so offline, and keeps the module with threads if it has cores', async () => {
  host.headers = isolation;
  await visit();
  await until(controlled);
  host.down = true;
  await page.reload();
  await drawn();
  assert.ok(await page.evaluate(() => crossOriginIsolated));
  // An isolated page may use only scripts of workers that are isolated, too.
  const loads = () => page.evaluate(() => new Promise(done => {
    const worker = new Worker(`damas-engine.js?${Module.version}`);
    worker.onmessage = worker.onerror = ({ data }) => done(Boolean(data)); // it says that it begins
  }));
  assert.ok(await loads());
  const [cores, kept] = await page.evaluate(async () => [navigator.hardwareConcurrency,
    Boolean(await caches.match(new URL('damas-threads.wasm', location.href).href))]);
  assert.equal(kept, cores > 2);
});

test('After a host begins to isolate the page, files that older versions have kept are isolated too', async () => {
  await visit();
  await until(controlled);
  const first = await version();
  host.folder = next;
  host.headers = isolation;
  await page.reload();
  await until(waiting);
  await page.reload();
  await page.waitForFunction(known => window.Module && Module.version !== known, first);
  await drawn();
  assert.ok(await page.evaluate(() => crossOriginIsolated));
  const policy = path => page.evaluate(async name =>
    (await fetch(name)).headers.get('cross-origin-embedder-policy'), path);
  host.down = true;
  for (const path of ['damas-engine.js', 'damas-engine.wasm'])
    assert.equal(await policy(path), 'require-corp', path);
});

test('A new version replaces the old one completely, at the next start without other open pages', async () => {
  await visit();
  await until(controlled);
  const first = await version();
  host.folder = next;
  await page.reload();
  await drawn();
  assert.equal(await version(), first);
  await until(waiting);
  assert.equal(await origin('damas-engine.js'), 'old');

  const second = await newPage();
  await second.goto(host.url);
  await drawn(second);
  await second.waitForTimeout(500);
  assert.equal(await version(second), first, 'while another page runs');
  await second.close();

  host.down = true;
  await page.reload();
  await page.waitForFunction(known => window.Module && Module.version !== known, first);
  await drawn();
  assert.equal(await origin('damas.js'), 'next');
  assert.equal(await origin('damas-engine.js'), 'next');
  await until(async () => (await cacheSizes()).length === 1);
});

test('An incomplete new version is not used', async () => {
  await visit();
  await until(controlled);
  const mixed = join(folder, 'mixed');
  cpSync(next, mixed, { recursive: true });
  cpSync(join(old, 'damas.js'), join(mixed, 'damas.js'));
  host.folder = mixed;
  host.asked.length = 0;
  await page.reload();
  await drawn();
  await until(() => host.asked.includes('damas.js'));
  await until(async () => (await cacheSizes()).length === 1);
  assert.equal(await waiting(), false);
  assert.equal(await origin('damas.js'), 'old');
});
