// The games database of the page: its worker, and its way through the window.
//   node tests/web/games_test.mjs        (for its environment see browser.mjs)
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { quietGame, site, until } from './browser.mjs';
import { focus, noErrors, open, player } from './stage.mjs';

const skip = existsSync(join(site, 'damas-games.wasm')) ? false : 'this site was built without SQLite';

const game = (white, moves) => `[White "${white}"]\n[Black "Benedito"]\n[Result "2-0"]\n[GameType "26"]\n${moves} 2-0\n\n`;
const three = game('Ana', '1. c3-d4 b6-a5') + game('Bia', '1. c3-d4 f6-g5') + game('Cid', '1. a3-b4 b6-a5');

// Runs in the page: talks to a worker of its own, as the program does. `tell(message, done)` sends a message
// and returns all answers until `done` accepts one.
const startWorker = () => {
  const worker = new Worker('damas-games.js');
  const heard = [];
  let wanted = null;
  worker.onmessage = event => {
    heard.push(event.data);
    if (wanted?.done(event.data)) wanted.found(heard.splice(0));
  };
  const tell = (message, done) => new Promise(found => {
    heard.length = 0;
    wanted = { done, found };
    worker.postMessage(message);
  });
  let imports = 0; // the number of the last one
  window.ask = async question => {
    const answers = await tell({ number: 1, question }, data => data.number === 1 && 'answer' in data);
    return answers.at(-1).answer;
  };
  window.add = async (texts, variant = 'brazilian') => {
    const parts = texts.map(text => new TextEncoder().encode(text));
    const ends = data => data.number === imports && /^running 0/.test(data.state ?? '');
    const answers = await tell({ import: parts, number: ++imports, variant }, ends);
    return answers.at(-1).state;
  };
  // The same with a File of the games, repeated with other names, which the worker reads in slices. Returns all
  // states.
  window.addFile = async (text, copies) => {
    const texts = Array.from({ length: copies }, (_, i) => text.replace('NAME', `Player ${i}`));
    const ends = data => data.number === imports && /^running 0/.test(data.state ?? '');
    const message = { import: [new File(texts, 'many.pdn')], number: ++imports, variant: 'brazilian' };
    return (await tell(message, ends)).filter(data => data.state).map(data => data.state);
  };
  window.clearGames = () => tell({ clear: true }, data => data.changed);
  window.endWorker = () => worker.terminate();
};
const ask = (question, page = player.page) => page.evaluate(text => window.ask(text), question);
const add = (...texts) => player.page.evaluate(all => window.add(all), texts);
const lookUp = 'look-up \nvariant brazilian\nposition ' +
  'W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8\n';

test('The worker adds games once, answers, and leaves out broken ones', { skip }, async () => {
  await open({ game: quietGame('human') });
  await player.page.evaluate(startWorker);
  assert.equal(await ask('size \n'), '0');
  const state = await add(three, `${game('Dan', '1. c3-c7')}${game('Ana', '1. c3-d4 b6-a5')}`);
  assert.match(state, /^running 0\nadded 3\nduplicates 1\nbroken 1\npermille \d+\nwinners 0\nvariants 0\nerror \n$/);
  assert.equal(await ask('size \n'), '3');
  const reached = await ask(lookUp);
  assert.match(reached, /^games 3\n/);
  assert.equal(reached.match(/^played /gm).length, 2);
  assert.match(await ask('game \nnumber 2\n'), /\[White "Bia"\][^]*c3-d4 f6-g5/);
  assert.equal(await ask('nonsense'), '');
  noErrors();
});

test('The worker reads a file in slices, and tells how far it is', { skip }, async () => {
  await open({ game: quietGame('human') });
  await player.page.evaluate(startWorker);
  const copies = 4000; // some slices; games lie across their ends
  const states = await player.page.evaluate(([text, count]) => window.addFile(text, count),
    [game('NAME', '1. c3-d4 b6-a5'), copies]);
  assert.match(states.at(-1), /^running 0\nadded 4000\nduplicates 0\nbroken 0\npermille 1000\nwinners 0\nvariants 0\nerror \n$/);
  const read = states.map(state => Number(state.match(/^permille (\d+)/m)[1]));
  assert.ok(read.length > 3, `${read.length} states`);
  assert.ok(read.every((now, i) => i === 0 || now >= read[i - 1]), read.join(' '));
  assert.ok(read.some(now => now > 0 && now < 1000), read.join(' '));
  assert.equal(await ask('size \n'), '4000');
  assert.match(await ask('game \nnumber 4000\n'), /\[White "Player 3999"\]/);
  noErrors();
});

test('A search for a pattern goes on until all games are known', { skip }, async () => {
  await open({ game: quietGame('human') });
  await player.page.evaluate(startWorker);
  await add(three);
  // A white man on d4, whoever is to move; the squares are in the order of the board's indices.
  const letters = await player.page.evaluate(() => {
    const squares = [];
    for (let rank = 8; rank >= 1; --rank)
      for (const file of rank % 2 === 0 ? 'bdfh' : 'aceg') squares.push(`${file}${rank}`);
    return '-' + squares.map(square => (square === 'd4' ? 'w' : '.')).join('');
  });
  const question = 'find \nplayer \nwhite \nblack \nevent \nopening \n' +
    `pattern-of brazilian\npattern ${letters}\ncolumn 0\ndescending 0\n`;
  const answer = await until(() => ask(question), text => !text.startsWith('unfinished'), 'the end of a search');
  assert.equal(answer, 'numbers 1 2\n');
  noErrors();
});

test('Another tab and the next start have the games, until they are deleted', { skip }, async () => {
  await open({ game: quietGame('human') });
  await player.page.evaluate(startWorker);
  await add(three);
  const first = player.page;
  const second = await player.tab();
  await second.goto(`${player.url}icons/icon.svg`);
  await second.goto(player.url);
  await second.evaluate(startWorker);
  assert.equal(await ask('size \n', second), '3');
  // The second tab adds to what the first has added, and the first then knows it.
  await second.evaluate(text => window.add([text]), game('Eva', '1. e3-f4'));
  await until(() => ask('size \n', first), size => size === '4', 'the other tab\'s game');
  await first.evaluate(() => window.clearGames());
  await until(() => ask('size \n', second), size => size === '0', 'an empty database');
});

test('A file\'s games are added from its list, and are in the database after a reload', { skip }, async context => {
  await open({ game: quietGame('human') });
  const folder = mkdtempSync(join(tmpdir(), 'damas-games-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'three.pdn');
  writeFileSync(file, three);
  await player.drop(...player.at('d4'), file);
  await player.still();
  await focus(/Add to the games database/);
  await player.page.keyboard.press('Enter');
  await player.hasSaid(/The games database has 3 more games/, 200);
  await player.page.reload();
  await player.drawn();
  await player.page.evaluate(startWorker);
  assert.equal(await ask('size \n'), '3');
  noErrors();
});

test('A file too large for the page goes to the database in slices', { skip }, async context => {
  await open({ game: quietGame('human') });
  const folder = mkdtempSync(join(tmpdir(), 'damas-games-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'whale.pdn');
  const room = '\n'.repeat(24 << 20);
  writeFileSync(file, [['Ana', '1. c3-d4'], ['Bia', '1. e3-f4'], ['Cid', '1. a3-b4']]
    .map(([white, moves]) => game(white, moves) + room).join(''));
  await player.drop(...player.at('d4'), file);
  await player.hasSaid(/Many games/);
  await player.page.keyboard.press('Enter');
  await player.hasSaid(/The games database has 3 more games/, 200);
  await player.page.evaluate(startWorker);
  assert.equal(await ask('size \n'), '3');
  noErrors();
});
