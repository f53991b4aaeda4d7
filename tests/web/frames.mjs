// Measures frames of the page while a piece is dragged about: alone, while the computer thinks, and while
// the engine analyses, on a processor that is up to six times slower. Medians of several runs.
//   node tests/web/frames.mjs [--runs N] [--report FILE]        (for its environment see browser.mjs)
// --report renews the section "Frames" of that file, such as tests/bench/web.md.
import { parseArgs } from 'node:util';
import { serve } from '../../emscripten/serve.mjs';
import { launch, Player, quietGame, site } from './browser.mjs';
import { circumstances, publish, table } from './report.mjs';

const { values: { runs, report } } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, report: { type: 'string' } } });
const seconds = 4;
const full = 'W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6';
const median = values => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

// Runs in the page: notes when its animation frames come, how long the page's own work in them takes, and
// long tasks.
const watch = () => {
  window.reset = () => Object.assign(window, { turns: [], own: [], longTasks: [] });
  window.reset();
  const ask = requestAnimationFrame;
  window.requestAnimationFrame = act => ask(time => {
    const from = performance.now();
    act(time);
    window.own.push(performance.now() - from);
    window.turns.push(time);
  });
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration);
  }).observe({ type: 'longtask' });
};

// Moves the pointer without waiting for the page, as a hand does, for some seconds.
async function drag(player, session, square) {
  const [x, y] = player.at(square);
  await player.page.mouse.move(x, y);
  await player.page.mouse.down();
  await player.page.evaluate(() => window.reset());
  for (let step = 0, end = Date.now() + 1000 * seconds; Date.now() < end; ++step) {
    session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', button: 'left', buttons: 1,
      x: x + 80 * Math.sin(step / 10), y: y - 60 * Math.abs(Math.sin(step / 17)) }).catch(() => {});
    await new Promise(done => setTimeout(done, 8));
  }
  const seen = await player.page.evaluate(() => ({ turns, own, longTasks }));
  await player.page.mouse.move(x, y);
  await player.page.mouse.up();
  const gaps = seen.turns.slice(1).map((time, i) => time - seen.turns[i]);
  return [seen.turns.length / seconds, median(gaps), Math.max(0, ...gaps), median(seen.own),
    Math.max(0, ...seen.own), seen.longTasks.length];
}

const throttled = async (player, rate) => {
  const session = await player.context.newCDPSession(player.page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
};

// Opens a game and waits until notices have disappeared and later files are loaded.
async function opened(browser, url, options) {
  const player = await Player.open(browser, url, { prepare: watch, ...options });
  await player.page.waitForTimeout(7000);
  return player;
}

async function dragging(browser, url, rate, options = {}) {
  const player = await opened(browser, url, { game: quietGame('human', { start: full }), ...options });
  const result = await drag(player, await throttled(player, rate), 'e3');
  await player.close();
  return result;
}

async function thinking(browser, url, rate) {
  const player = await opened(browser, url, { game: quietGame({ level: 10 }, { start: full }) });
  for (const square of ['c3', 'd4']) await player.touch(square);
  await player.hasMoves(1);
  const result = await drag(player, await throttled(player, rate), 'e3');
  await player.close();
  return result;
}

async function analysing(browser, url, rate) {
  const player = await Player.begin(browser, url, { prepare: watch });
  await player.page.goto(`${url}#review`);
  await player.drawn();
  await player.page.waitForTimeout(7000);
  player.board = await player.findBoard();
  const session = await throttled(player, rate);
  await player.page.keyboard.press('l');
  await player.page.waitForTimeout(2000); // the first lines
  const result = await drag(player, session, 'e3');
  await player.close();
  return result;
}

const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 };
const cases = [
  ...[1, 4, 6].map(rate => [`dragging at ${rate}x`, (b, url) => dragging(b, url, rate)]),
  ...[1, 6].map(rate => [`dragging at ${rate}x, 390x844 with 9 pixels for a point`,
    (b, url) => dragging(b, url, rate, phone)]),
  ...[1, 6].map(rate => [`dragging while the computer thinks, at ${rate}x`,
    (b, url) => thinking(b, url, rate)]),
  ...[1, 6].map(rate => [`dragging while the engine analyses, at ${rate}x`,
    (b, url) => analysing(b, url, rate)]),
];

const where = circumstances();
const browser = await launch();
const host = await serve(site);
const measured = cases.map(() => []);
for (let run = 0; run < Number(runs); ++run)
  for (const [i, [, measure]] of cases.entries()) measured[i].push(await measure(browser, host.url));
const number = value => value.toLocaleString('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 });
const rows = cases.map(([name], i) => [name,
  ...measured[i][0].map((_, column) => number(median(measured[i].map(run => run[column]))))]);
publish(report, 'Frames', [
  `Measured by \`tests/web/frames.mjs\` in Chromium ${browser.version()} without a graphics card,`,
  `${where}:`,
  `medians of ${runs} runs of ${seconds} s. The window has 800x600 pixels if nothing else is said. "6x" is a`,
  'main thread six times slower (Chromium\'s own throttling). The display has 60 frames a second; the page,',
  'the engine, WebGL in software and the browser share the processor. Times are in milliseconds; own time is',
  'what the program takes in a frame.', '',
  ...table(['Damas', 'frames a second', 'median interval', 'longest', 'median own time', 'longest',
    'tasks over 50 ms'], rows)]);
await browser.close();
host.close();
