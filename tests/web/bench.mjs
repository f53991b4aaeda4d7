// Measures the page: the time to its first frame, and its frames and long tasks while nothing happens and while the
// computer thinks. frames.mjs measures frames in more cases, start_bench.mjs the start with a slow network and a slow
// processor, games_bench.mjs the games database; ../bench/web_size.md has the sizes. If EBITEN-FOLDER is given
// (index.html, wasm_exec.js, game.wasm), the same run also measures the Go/Ebiten puzzle, another page that WebAssembly
// draws.
//   node tests/web/bench.mjs [--runs N] [--report FILE] [EBITEN-FOLDER]        (for its environment see browser.mjs)
// --report renews the sections "The first frame" and "Idle and thinking" of that file, such as tests/bench/web.md.
import { parseArgs } from 'node:util';
import { serve } from '../../emscripten/serve.mjs';
import { asksNothing, launch, Player, quietGame, site } from './browser.mjs';
import { circumstances, publish, table } from './report.mjs';

const { values: { runs, report }, positionals: [other] } = parseArgs({ allowPositionals: true,
  options: { runs: { type: 'string', default: '9' }, report: { type: 'string' } } });
const median = values => [...values].sort((a, b) => a - b)[values.length >> 1];

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

const where = circumstances();
const browser = await launch('chromium');
const pages = [['Damas', await serve(site)], ...other ? [['Go/Ebiten puzzle', await serve(other)]] : []];
const times = pages.map(() => []);
for (let run = 0; run < Number(runs); ++run)
  for (const [i, [, host]] of pages.entries()) times[i].push(await firstDraw(browser, host.url));
const share = other && (median(times[0]) / median(times[1])).toFixed(2);
publish(report, 'The first frame', [
  `Measured by \`tests/web/bench.mjs\` in Chromium ${browser.version()} without a graphics card,`,
  `${where}:`,
  'milliseconds from the request of the page to the end of the first animation frame in which WebGL draws something,',
  `in ${runs} starts with empty caches.`, ...other ? [
    'The pages come from the same server, and are loaded in turns. The Go/Ebiten puzzle is another page that',
    'WebAssembly draws, which was compiled outside of this project.',
    `Damas takes ${share} of the puzzle's time; the aim is at most 0.35 of it.`,
  ] : ['The Go/Ebiten puzzle was not at hand, so nothing is compared.'], '',
  ...table(['page', 'median', 'fastest', 'slowest'], pages.map(([name], i) =>
    [name, ...[median(times[i]), Math.min(...times[i]), Math.max(...times[i])].map(number)]))]);

const { idle, thinking, seconds } = await whileThinking(browser, pages[0][1].url);
publish(report, 'Idle and thinking', [
  `Measured by \`tests/web/bench.mjs\` in Chromium ${browser.version()} without a graphics card,`,
  `${where}.`,
  'The display has 60 frames a second. The engine, software rendering and the browser itself share the processor.', '',
  ...table(['Damas', 'turns of the display', 'a second', 'tasks over 50 ms', 'the longest (ms)'], [
    ['idle for 10 s', idle, 10],
    [`thinking at level 8, a piece dragged about, ${seconds.toFixed(1)} s`, thinking, seconds],
  ].map(([name, { turns, longTasks }, time]) =>
    [name, turns, (turns / time).toFixed(1), longTasks.length, number(Math.max(0, ...longTasks))]))]);

await browser.close();
for (const [, host] of pages) host.close();
