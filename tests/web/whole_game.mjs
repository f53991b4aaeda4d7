// Measures how long the page takes to analyse a whole game of 60 plies (tests/bench/whole_game.pdn), from the
// key until the accuracy is said. The median of several runs.
//   node tests/web/whole_game.mjs [--runs N] [--report FILE]        (for its environment see browser.mjs)
// --report renews the section "A whole game" of that file, such as tests/bench/web.md.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from '../../emscripten/serve.mjs';
import { launch, phone, Player, root, site, until } from './browser.mjs';
import { circumstances, publish, table } from './report.mjs';

const { values: { runs, report } } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, report: { type: 'string' } } });
const pdn = readFileSync(join(root, 'tests/bench/whole_game.pdn'), 'utf8');
const longest = 180; // seconds

async function analysis(browser, url, options) {
  const player = await Player.begin(browser, url, options);
  await player.page.goto(`${url}#pdn=${encodeURIComponent(pdn)}`);
  await player.drawn();
  await player.hasSaid(/^Review · /);
  await player.page.waitForTimeout(7000); // until later files are loaded
  const start = Date.now();
  await player.page.keyboard.press('Control+g');
  const accuracy = lines => lines.some(line => /^Accuracy: /.test(line));
  await until(() => player.said(), accuracy, 'the accuracy', longest);
  const seconds = (Date.now() - start) / 1000;
  await player.close();
  return seconds;
}

const where = circumstances();
const browser = await launch();
const host = await serve(site);
const rows = [];
for (const [name, options] of [['a window of 800x600', {}], ['a phone of 390x844', phone]]) {
  const times = [];
  for (let run = 0; run < Number(runs); ++run) times.push(await analysis(browser, host.url, options));
  times.sort((a, b) => a - b);
  rows.push([name, ...[times[times.length >> 1], times[0], times.at(-1)].map(time => time.toFixed(1))]);
}
publish(report, 'A whole game', [
  'Measured by `tests/web/whole_game.mjs`: from the key until the accuracy of both sides is said, for the game of',
  `60 plies in \`whole_game.pdn\`, in Chromium ${browser.version()} without a graphics card,`,
  `${where}. The aim is 30 s.`, '',
  ...table(['60 plies', `median of ${runs}, s`, 'fastest', 'slowest'], rows)]);
await browser.close();
host.close();
