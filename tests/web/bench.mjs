// Measures the page: sizes, the time to its first frame, frames while the computer thinks, long tasks, and
// the activity while nothing happens. frames.mjs measures frames in more cases, start_bench.mjs the start with
// a slow network and a slow processor. If EBITEN-FOLDER is given (index.html, wasm_exec.js, game.wasm), the
// same run also measures the Go/Ebiten puzzle, another page that WebAssembly draws.
//   node tests/web/bench.mjs [EBITEN-FOLDER] [RUNS]        (for its environment see browser.mjs)
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { serve } from '../../emscripten/serve.mjs';
import { asksNothing, launch, Player, quietGame, site } from './browser.mjs';

// The page fetches the texts of one language; the longest ones count.
const [texts] = readdirSync(join(site, 'texts')).filter(name => /^\w+\.texts$/.test(name))
  .sort((a, b) => statSync(join(site, 'texts', b)).size - statSync(join(site, 'texts', a)).size);
const firstScreen = ['index.html', 'loader.js', 'page.js', 'damas.js', 'damas.wasm',
  `texts/${texts}`, 'icons/icon.svg', 'manifest.webmanifest'];
const [other, runs = '9'] = process.argv.slice(2);
const middle = values => values.sort((a, b) => a - b)[values.length >> 1];

function weigh(folder, paths) {
  const sizes = paths.map(path => {
    const content = readFileSync(join(folder, path));
    const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24 } };
    return [content.length, gzipSync(content, { level: 9 }).length,
      brotliCompressSync(content, brotli).length];
  });
  return [0, 1, 2].map(i => sizes.reduce((sum, size) => sum + size[i], 0));
}

// Runs in the page: records the end of the first animation frame in which WebGL draws something.
const watchDrawing = () => {
  const draws = [WebGLRenderingContext, WebGL2RenderingContext].flatMap(
    kind => ['drawArrays', 'drawElements'].map(name => [kind.prototype, name]));
  for (const [prototype, name] of draws) {
    const draw = prototype[name];
    prototype[name] = function (...values) {
      if (!window.firstDraw) {
        window.firstDraw = -1;
        queueMicrotask(() => { window.firstDraw = performance.now(); });
      }
      return draw.apply(this, values);
    };
  }
};

// Returns milliseconds, with empty caches.
async function firstDraw(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1200, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(asksNothing);
  await page.addInitScript(watchDrawing);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.firstDraw > 0, null, { timeout: 120000, polling: 200 });
  const time = await page.evaluate(() => window.firstDraw);
  await context.close();
  return time;
}

// Counts the page's animation frames and long tasks, and measures the longest gap between frames.
const watchTurns = () => {
  window.turns = [];
  window.longTasks = [];
  const ask = requestAnimationFrame;
  window.requestAnimationFrame = act => ask(time => {
    window.turns.push(time);
    act(time);
  });
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries())
      window.longTasks.push([startTime, duration]);
  }).observe({ type: 'longtask', buffered: true });
};
const reset = () => {
  window.turns = [];
  window.longTasks = [];
};
const seen = player => player.page.evaluate(() => ({
  turns: window.turns.length, longTasks: window.longTasks.map(([, duration]) => duration) }));

// Drags a piece to and fro while the computer thinks.
async function whileThinking(browser, url) {
  const strong = quietGame({ level: 8 }, { start: undefined });
  strong.start = 'W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6';
  const player = await Player.open(browser, url, { prepare: watchTurns, game: strong });
  await player.page.waitForTimeout(7000); // notices disappear, later files load
  await player.still();
  await player.page.evaluate(reset);
  await player.page.waitForTimeout(10000);
  const idle = await seen(player);
  for (const square of ['c3', 'd4']) await player.touch(square);
  await player.hasMoves(1);
  await player.page.evaluate(reset);
  const [from, until] = [Date.now(), Date.now() + 20000];
  await player.page.mouse.move(...player.at('e3'));
  await player.page.mouse.down();
  const [x, y] = player.at('e3');
  for (let step = 0; Date.now() < until && (await player.moves()).length < 2; ++step)
    for (let turn = 0; turn < 10; ++turn)
      await player.page.mouse.move(x + 40 * Math.sin(step + turn / 10), y + 4 * turn);
  const seconds = (Date.now() - from) / 1000;
  const thinking = await seen(player);
  await player.close();
  return { idle, thinking, seconds };
}

const number = value => value.toLocaleString('en', { maximumFractionDigits: 0 });
const row = (...cells) => console.log(`| ${cells.join(' | ')} |`);

const browser = await launch();
const pages = [['Damas', await serve(site), firstScreen, site]];
if (other) pages.push(['Go/Ebiten puzzle', await serve(other),
  readdirSync(other).filter(name => statSync(join(other, name)).isFile()), other]);

console.log(`Chromium ${browser.version()}, drawn by software; ${cpus().length} × ${cpus()[0].model}; ` +
  `load at the start ${loadavg()[0].toFixed(1)}\n`);
const times = pages.map(() => []);
for (let run = 0; run < Number(runs); ++run)
  for (const [i, [, host]] of pages.entries()) times[i].push(await firstDraw(browser, host.url));

row('page', 'raw', 'gzip', 'brotli', `first frame, median of ${runs} (ms)`, 'fastest', 'slowest');
row(...Array(7).fill('---'));
for (const [i, [name, , paths, folder]] of pages.entries())
  row(name, ...weigh(folder, paths).map(number), number(middle(times[i])),
    number(Math.min(...times[i])), number(Math.max(...times[i])));
if (other) console.log(`\nDamas takes ${(middle(times[0]) / middle(times[1])).toFixed(2)} of the ` +
  'puzzle\'s time to its first frame.');
else console.log('\nThe Go/Ebiten puzzle was not at hand: nothing is compared.');

const { idle, thinking, seconds } = await whileThinking(browser, pages[0][1].url);
console.log();
row('Damas', 'turns of the display', 'a second', 'tasks over 50 ms', 'the longest (ms)');
row(...Array(5).fill('---'));
for (const [name, { turns, longTasks }, time] of [
  [`idle for 10 s`, idle, 10],
  [`thinking at level 8, a piece dragged about, ${seconds.toFixed(1)} s`, thinking, seconds],
]) row(name, turns, (turns / time).toFixed(1), longTasks.length, number(Math.max(0, ...longTasks)));

await browser.close();
for (const [, host] of pages) host.close();
