// Measures the games database of the page in Chromium, with a profile on the disk: the import of PDN files of tens of
// thousands of games, what the browser stores, and how long answers take. Each file has a profile of its own.
//   node tests/web/games_bench.mjs [--report FILE] FILE.pdn...        (for its environment see browser.mjs)
// The native games_bench leaves such a file of random games in its folder. Positions are drawn from Brazilian games, so
// the files need some. --report renews the section "The games database" of that file, such as tests/bench/web.md.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { serve } from '../../emscripten/serve.mjs';
import { desktop, Player, quietGame, site, until } from './browser.mjs';
import { Chromium } from './chromium.mjs';
import { circumstances, publish, table } from './report.mjs';

const { values: { report }, positionals: files } = parseArgs({ allowPositionals: true,
  options: { report: { type: 'string' } } });
assert.ok(files.length, 'name at least one PDN file');
const drawn = 100; // positions
const lastPly = 40; // of a drawn position
const players = 20;
const shownTogether = 64; // games of a list, which the window asks for together

// Numbers below `end` that are the same in each run.
const lots = seed => end => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor(seed / 2 ** 32 * end);
};

// Runs in the page: starts a worker of its own, as the program does. Milliseconds count until the page has the answer.
const startWorker = () => {
  const worker = new Worker('damas-games.js');
  const waiting = new Map(); // by number: what to do with an answer
  const states = []; // of the import
  let fail, number = 0;
  const failed = new Promise((_, refuse) => { fail = refuse; });
  failed.catch(() => {}); // whoever waits hears of it
  worker.onerror = event => fail(Error(event.message || 'the worker does not load'));
  worker.onmessage = ({ data }) => {
    if (data.error) fail(Error(data.error));
    if (data.state) states.push(data.state);
    if ('answer' in data) waiting.get(data.number)(data.answer);
  };
  const once = question => new Promise(done => {
    waiting.set(++number, done);
    worker.postMessage({ number, question });
  });
  const timed = async act => {
    const start = performance.now();
    const answer = await Promise.race([act(), failed]);
    return { answer, ms: performance.now() - start };
  };
  window.ask = question => timed(() => once(question));
  // The same question goes on until all games are known; `steps` are how often it was asked.
  window.askOn = async question => {
    let steps = 0;
    const whole = await timed(async () => {
      for (;;) {
        const answer = await once(question);
        ++steps;
        if (!answer.startsWith('unfinished')) return answer;
      }
    });
    return { ...whole, steps };
  };
  // Returns the last state, and the longest time that a question has waited during the import.
  window.addFile = async file => {
    let slowest = 0;
    const ended = () => /^running 0/.test(states.at(-1) ?? '');
    const { ms, answer } = await timed(async () => {
      worker.postMessage({ import: [file], number: 1, variant: 'brazilian' });
      while (!ended()) {
        slowest = Math.max(slowest, (await window.ask('size \n')).ms);
        await new Promise(done => setTimeout(done, 20));
      }
      return states.at(-1);
    });
    return { state: answer, ms, slowest };
  };
};
// Runs in the page: from the start of a worker, which then loads the database.
const askFirst = question => {
  const start = performance.now();
  window.startWorker();
  return window.ask(question).then(({ answer }) => ({ answer, ms: performance.now() - start }));
};

// The worker gives moves by the numbers of bits. Ranks of five and of six bits follow each other, from the eighth on,
// but only four bits of a rank are squares.
const squareOfBit = bit => {
  const [pair, rest] = [Math.floor(bit / 11), bit % 11];
  return rest < 5 ? 'bdfh'[rest] + (8 - 2 * pair) : 'aceg'[rest - 5] + (7 - 2 * pair);
};
// A position is a map from squares to pieces such as W or BK, and who is to move.
const startOfGames = () => {
  const pieces = new Map();
  for (let bit = 0; bit < 44; ++bit) {
    const square = squareOfBit(bit);
    if (!/^[a-h][1-8]$/.test(square) || /[45]$/.test(square)) continue;
    pieces.set(square, square[1] < '4' ? 'W' : 'B');
  }
  return { pieces, mover: 'W' };
};
const fenOf = ({ pieces, mover }) => {
  const of = side => [...pieces].filter(([, piece]) => piece[0] === side)
    .map(([square, piece]) => piece.slice(1) + square);
  return `${mover}:W${of('W')}:B${of('B')}`;
};
// src/wire/lines.cpp explains the move.
const afterMove = ({ pieces, mover }, move) => {
  const [from, to, captured, , promotes] = move.split(':');
  const next = new Map(pieces);
  const piece = next.get(squareOfBit(Number(from)));
  assert.equal(piece?.[0], mover, `${move} in ${fenOf({ pieces, mover })}`);
  next.delete(squareOfBit(Number(from)));
  for (let bit = 0; bit < 44; ++bit)
    if (BigInt(`0x${captured}`) >> BigInt(bit) & 1n) next.delete(squareOfBit(bit));
  next.set(squareOfBit(Number(to)), promotes === '1' ? `${mover}K` : piece);
  return { pieces: next, mover: mover === 'W' ? 'B' : 'W' };
};

const lookUp = position => `look-up \nvariant brazilian\nposition ${fenOf(position)}\n`;
const find = ({ player = '', pattern }) => `find \nplayer ${player}\nwhite \nblack \nevent \nopening \n` +
  (pattern ? `pattern-of brazilian\npattern ${pattern}\n` : '') + 'column 0\ndescending 0\n';
// A white man on c3, a white king on d4, a black man on f6 and a black king on h8, whoever is to move.
const pieces = { c3: 'w', d4: 'W', f6: 'b', h8: 'B' };
const squares = [...Array(44).keys()].map(squareOfBit).filter(square => /^[a-h]/.test(square));
const pattern = `-${squares.map(square => pieces[square] ?? '.').join('')}`;
const numbersIn = answer => answer.match(/\d+/g) ?? [];

// Follows the games from the start, each time by the next move of one that is drawn by lot, up to a ply that is drawn,
// too, or to the end of the game.
async function drawPosition(ask, below) {
  let position = startOfGames();
  for (let ply = 1 + below(lastPly); ply > 0; --ply) {
    const { answer } = await ask(lookUp(position));
    const moves = [...answer.matchAll(/^move (\S+)\nplayed (\d+)/gm)];
    let lot = below(moves.reduce((sum, [, , games]) => sum + Number(games), 0));
    const move = moves.find(([, , games]) => (lot -= Number(games)) < 0);
    if (!move) break;
    position = afterMove(position, move[1]);
  }
  return position;
}

// Without the page's files, which the service worker keeps.
const stored = page => page.evaluate(async () => (await navigator.storage.estimate()).usageDetails.indexedDB ?? 0);

async function addTo(player, file) {
  const before = await stored(player.page);
  await player.page.evaluate(() => document.body.append(Object.assign(document.createElement('input'),
    { type: 'file', id: 'bench', hidden: true })));
  await player.page.setInputFiles('#bench', file);
  const { state, ms, slowest } = await player.page.evaluate(
    () => window.addFile(document.getElementById('bench').files[0]));
  const [, added, duplicates, broken] = state.match(/^added (\d+)\nduplicates (\d+)\nbroken (\d+)/m).map(Number);
  assert.match(state, /^error $/m);
  assert.ok(added > 0, state);
  const bytes = await until(() => stored(player.page), now => now > before, 'a stored database');
  return { added, read: added + duplicates + broken, seconds: ms / 1000, slowest, bytes: bytes - before };
}

// Measures the search for all games of one player, the one with White in the given game, and the request for the
// tags of the first games found, as the window shows them in its list.
async function timeOfPlayer(ask, game) {
  const { answer } = await ask(`entries \nnumbers ${game}\n`);
  const list = await ask(find({ player: answer.match(/^white (.*)$/m)[1] }));
  const shown = await ask(`entries \nnumbers ${numbersIn(list.answer).slice(0, shownTogether).join(' ')}\n`);
  assert.match(shown.answer, /^entry /);
  return list.ms + shown.ms;
}

async function measure(player, file) {
  await player.page.evaluate(() => window.startWorker());
  const imported = await addTo(player, file);
  const ask = question => player.page.evaluate(text => window.ask(text), question);
  const below = lots(1);
  const questions = new Set();
  while (questions.size < drawn) questions.add(lookUp(await drawPosition(ask, below)));

  await player.page.reload(); // the new worker knows none of the answers
  await player.drawn();
  await player.whole();
  await player.still();
  const first = await player.page.evaluate(askFirst, lookUp(startOfGames()));
  const found = ({ answer }) => Number(answer.match(/^games (\d+)/)?.[1]);
  assert.ok(found(first) > 0, 'the database has no Brazilian games from the start');
  const start = await ask(lookUp(startOfGames()));
  const times = [];
  for (const question of questions) {
    const seen = await ask(question);
    assert.ok(found(seen) > 0, `no game is found: ${question}`);
    times.push(seen.ms);
  }
  times.sort((a, b) => a - b);

  const ofPlayers = [];
  while (ofPlayers.length < players) ofPlayers.push(await timeOfPlayer(ask, 1 + below(imported.added)));
  ofPlayers.sort((a, b) => a - b);
  const searched = await player.page.evaluate(text => window.askOn(text), find({ pattern }));
  assert.match(searched.answer, /^numbers/);
  const { answer: variants } = await ask('variants \n');
  return { ...imported, first: first.ms, start: start.ms, times, ofPlayers, pattern: searched.ms, steps: searched.steps,
    variants: [...variants.matchAll(/^variant (.*)$/gm)].map(([, id]) => id) };
}

async function measureIn(url, file) {
  const profile = mkdtempSync(join(tmpdir(), 'damas-games-bench-'));
  const browser = await Chromium.openWithProfile(profile, desktop);
  try {
    const player = await Player.open(browser, url, { game: quietGame('human'),
      prepare: { content: `window.startWorker = ${startWorker};` } });
    await player.whole();
    const measured = await measure(player, file);
    assert.deepEqual(player.complaints, []);
    return { ...measured, version: browser.version() };
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

const number = (value, digits = 0) =>
  value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits });
const where = circumstances();
const host = await serve(site);
const rows = [];
let version;
for (const file of files) {
  const of = await measureIn(host.url, file);
  version = of.version;
  rows.push([of.variants.join(', '), number(of.read), number(statSync(file).size / 1e6, 1), number(of.seconds, 1),
    number(of.read / of.seconds), number(of.slowest), number(of.bytes / 1e6, 1), number(of.first), number(of.start, 1),
    ...[of.times[drawn >> 1], of.times[Math.ceil(0.99 * drawn) - 1], of.times.at(-1)].map(time => number(time, 1)),
    ...[of.ofPlayers[players >> 1], of.ofPlayers.at(-1)].map(time => number(time, 1)),
    `${number(of.pattern)} (${number(of.steps)})`]);
}
publish(report, 'The games database', [
  `Measured by \`tests/web/games_bench.mjs\` in Chromium ${version} without a graphics card,`,
  `${where}:`,
  'PDN files go through the page\'s worker into an empty database, each in a browser\'s profile of its own on the',
  'disk. `games_bench --games 30000 --variant brazilian` leaves such a file of random games in its folder, and without',
  '`--variant` one of four variants. The import ends when the browser has stored the database, which is packed there.',
  'Meanwhile one short question follows another, and the table has the longest time that one of them has waited. Then',
  'the page is reloaded: the first question, for the moves from the start of Brazilian games, also loads the worker',
  `and the stored database. After it the start is asked for once more, and then each of ${drawn} positions, up to`,
  `${lastPly} plies from the start, which were drawn by lot from the games. ${players} players of games drawn by lot`,
  `are found with the lists of all their games and the tags of the first ${shownTogether}. Four pieces are searched`,
  'for in all Brazilian games, in steps (their number is in brackets). Times are in milliseconds, if nothing else is',
  'said, until the page has the answer. The aim for positions is 50 ms.', '',
  ...table(['games of', 'games', 'PDN, MB', 'import, s', 'games a second', 'slowest answer meanwhile', 'stored, MB',
    'first question after a reload', 'the start', 'position: median', '99 %', 'slowest',
    'player: median', 'slowest', 'a pattern'],
    rows)]);
host.close();
