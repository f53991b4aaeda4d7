// Measures the start of the page in Chromium and the first moves, with empty caches: with a slow network, and with a
// processor that is four times slower.
//   node tests/web/start_bench.mjs [--runs N] [--report FILE]        (for its environment see browser.mjs)
// --report renews the section "The start" of that file, such as tests/bench/web.md.
import assert from 'node:assert/strict';
import { parseArgs } from 'node:util';
import { serve } from '../../emscripten/serve.mjs';
import { launch, Player, site, until } from './browser.mjs';
import { circumstances, publish, table } from './report.mjs';

const { values: { runs, report } } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, report: { type: 'string' } } });
// Slow 4G as Chromium's developer tools have it; bytes a second.
const slow4G = { offline: false, latency: 562, downloadThroughput: 1.44e6 / 8, uploadThroughput: 675e3 / 8 };
const cases = [['at 1x', {}], ['at 4x', { rate: 4 }], ['slow 4G, at 1x', { network: slow4G }],
  ['slow 4G, at 4x', { network: slow4G, rate: 4 }]];
const window = { viewport: { width: 1200, height: 800 }, serviceWorkers: 'block', reducedMotion: 'reduce' };

// Runs in the page: notes long tasks, and when the page first says that the dialog of a new game is open, that the
// person is to move, and the first moves.
const watch = () => {
  const news = { answered: /^New game$/, begun: /^Your turn$/, moved: /^White: /, replied: /^Black: / };
  Object.assign(globalThis, { longTasks: [], heard: {} });
  new PerformanceObserver(list => {
    for (const { duration } of list.getEntries()) globalThis.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
    const lines = [...document.querySelectorAll('#live > div')].map(line => line.textContent);
    for (const [what, words] of Object.entries(news)) {
      if (lines.some(line => words.test(line))) globalThis.heard[what] ??= performance.now();
    }
  }).observe(document.getElementById('live'), { childList: true, subtree: true }));
};
// Runs in the page: milliseconds since the request of the page, and the long tasks up to now.
const timing = () => {
  const entry = name => performance.getEntriesByName(name)[0]?.startTime ?? 0;
  const [{ responseEnd }] = performance.getEntriesByType('navigation');
  return { paint: entry('first-paint') - responseEnd, frame: entry('first-frame'), ...globalThis.heard,
    early: performance.getEntriesByName('needed-early').length, longTasks: [...globalThis.longTasks] };
};

// Returns the places of the proposed buttons of the menu and of the dialog for a new game.
async function buttons(browser, url) {
  const player = await Player.open(browser, url, window);
  const play = await player.proposed();
  await player.accept();
  const begin = await player.proposed();
  await player.close();
  return { play, begin };
}

// Clicks as soon as there is a frame, and waits for the answer; then begins a game at once, which waits for the
// second part of the program, and makes a move.
async function start(browser, url, { play, begin }, { network, rate }) {
  const player = await Player.begin(browser, url, { ...window, prepare: watch });
  const session = await player.context.newCDPSession(player.page);
  await session.send('Network.enable');
  if (network) await session.send('Network.emulateNetworkConditions', network);
  if (rate) await session.send('Emulation.setCPUThrottlingRate', { rate });
  await player.page.goto(url, { waitUntil: 'commit' });
  await player.drawn();
  await player.page.mouse.click(play.x, play.y);
  const seen = await until(() => player.page.evaluate(timing), ({ answered }) => answered, 'an answered click', 120);
  await player.page.mouse.click(begin.x, begin.y);
  const heard = what => until(() => player.page.evaluate(timing), all => all[what], what, 120);
  await heard('begun');
  await player.page.keyboard.type('c3d4');
  const { moved, replied, early } = await heard('replied');
  await player.close();
  assert.equal(early, 0, 'the page has stopped to wait for the second part');
  assert.ok(seen.paint > 0 && seen.frame > 0 && moved > 0, JSON.stringify(seen));
  return [seen.paint, seen.frame, seen.answered, seen.longTasks.length, Math.max(0, ...seen.longTasks),
    seen.longTasks.reduce((sum, duration) => sum + duration, 0), moved, replied];
}

const median = values => [...values].sort((a, b) => a - b)[values.length >> 1];
const number = value => value.toLocaleString('en', { maximumFractionDigits: 0 });
const where = circumstances();
const browser = await launch('chromium');
const host = await serve(site, 0, {}, true);
const places = await buttons(browser, host.url);
const measured = cases.map(() => []);
for (let run = 0; run < Number(runs); ++run)
  for (const [i, [, how]] of cases.entries()) measured[i].push(await start(browser, host.url, places, how));
const rows = cases.map(([name], i) =>
  [name, ...measured[i][0].map((_, column) => number(median(measured[i].map(run => run[column]))))]);
publish(report, 'The start', [
  `Measured by \`tests/web/start_bench.mjs\` in Chromium ${browser.version()} without a graphics card,`,
  `${where}:`,
  `medians of ${runs} starts with empty caches, in milliseconds from the request of the page; the first paint counts`,
  'from the end of the HTML. Slow 4G has 562 ms of latency and 1.44 Mb/s; "4x" is a processor that is four times',
  'slower (both are Chromium\'s own throttling). The click on "Play" comes with the first frame; it is accepted when',
  'the dialog of a new game is open. Long tasks are those over 50 ms until then. In that dialog the next click begins',
  'a game, as soon as the second part of the program is loaded, and White moves as soon as that is possible; Black is',
  'the computer of the usual level, and its answer waits for the engine.', '',
  ...table(['Damas', 'first paint after the HTML', 'first frame', 'first accepted click', 'long tasks', 'the longest',
    'all together', 'White\'s first move', 'Black\'s answer'], rows)]);
await browser.close();
host.close();
