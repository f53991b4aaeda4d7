// Learning in the page: problems, lessons, endings, the opening explorer, statistics, the questions of the first
// start; and a link that somebody else opens.
//   node tests/web/learn_test.mjs        (for its environment see browser.mjs)
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileInFolder, Player, quietGame, until } from './browser.mjs';
import { PageSeat } from './seats.mjs';
import { begin, focus, follow, noErrors, open, player } from './stage.mjs';

const seat = () => PageSeat.of(player);
const press = (...keys) => seat().press(...keys);
const linkTo = pdn => `pdn=${encodeURIComponent(pdn)}`;
const kept = async file => JSON.parse(
  await player.page.evaluate(fileInFolder, { path: `/damas/${file}` }) ?? 'null');

// Presses these squares of a board that may be turned, and forgets what was said before.
async function touch(squares, turned = false) {
  await seat().forget();
  for (const square of squares) {
    const seen = 'hgfedcba'['abcdefgh'.indexOf(square[0])] + (9 - square[1]);
    await player.touch(turned ? seen : square);
  }
}

// The problem of this day is always the same, as long as assets/problems/brazilian.problems is.
const itsDay = () => {
  const Clock = Date;
  const shift = new Clock(2026, 2, 4, 12).getTime() - Clock.now();
  window.Date = class extends Clock {
    constructor(...values) { super(...values.length ? values : [Clock.now() + shift]); }
    static now() { return Clock.now() + shift; }
  };
};
const solution = '1. c1-d2 c3xe1 2. g1-f2 e1xg3 3. b8xh2';

async function dailyProblem() {
  await follow('problem=daily', { prepare: itsDay });
  await player.hasSaid(/^White to move and win$/);
  await player.still();
  player.board = await player.findBoard();
}

test('A problem shows its solution', async () => {
  await dailyProblem();
  await focus(/^Show the solution$/);
  await press('Enter');
  await player.hasSaid(/^The solution is /);
  assert.ok((await player.said()).includes(`The solution is ${solution}.`),
    `the problem of the day is another one now; this file needs it: ${(await player.said()).join(' | ')}`);
  noErrors();
});

test('A wrong move in a problem is refuted and taken back, then the right moves solve it', async () => {
  await dailyProblem();
  await touch(['g1', 'h2']);
  await player.hasSaid(/^g1-h2 (loses|does not win)\. Black answers .* Try another move\.$/);
  await player.hasSaid(/^Move taken back\.$/);
  await player.still();
  await touch(['c1', 'd2']);
  await player.hasSaid(/^Right\. Black answers c3xe1\.$/);
  await player.still();
  await touch(['g1', 'f2']);
  await player.hasSaid(/^Right\. Black answers e1xg3\.$/);
  await player.still();
  await touch(['b8', 'h2']);
  await player.hasSaid(/^Solved: /);
  noErrors();
});

test('The first lesson: a step to read, a wrong answer and the right ones, kept over a reload', async () => {
  await follow('lessons');
  await player.hasSaid(/^The game is played on the dark squares only\./);
  await player.accept(); // the first lesson in the list
  await player.still();
  await press('Enter');
  await player.hasSaid(/^A man goes one square forward/);
  player.board = await player.findBoard();
  await touch(['c3']);
  await player.hasSaid(/^That is backwards\./);
  await touch(['c5', 'e5']);
  await player.hasSaid(/^One step forward, to the left/);
  await press('Enter');
  await player.hasSaid(/^How many moves does White have/);
  const at = async () => (await kept('return.json'))?.open[0];
  await until(at, open => open?.scene === 'lessons' && open.step === 2, 'a step that is kept');
  await player.page.reload();
  await player.drawn();
  await player.hasSaid(/^How many moves does White have/);
  noErrors();
});

test('An ending: a hint names the move, which wins as fast as possible', async () => {
  await begin();
  await player.keep('return.json', { open: [{ scene: 'endings', variant: 'brazilian', task: 0 }] });
  await player.start();
  // The browser computes the ending first.
  const task = /^Win this: Two kings against one\. You play (White|Black): /;
  await until(() => player.said(), lines => lines.some(line => task.test(line)), 'an ending', 120);
  const side = (await player.said()).map(line => task.exec(line)?.[1]).find(Boolean);
  await player.still();
  player.board = await player.findBoard();
  await press('h');
  await player.hasSaid(/^Hint: the piece on [a-h][1-8]\./);
  await press('h');
  const move = /^Hint: ([a-h][1-8](?:[-x][a-h][1-8])+)\./;
  await player.hasSaid(move);
  const [words] = (await player.said()).map(line => move.exec(line)?.[1]).filter(Boolean);
  await touch(words.split(/[-x]/), side === 'Black');
  await player.hasSaid(new RegExp(`^${words} wins as fast as possible\\.$`));
  noErrors();
});

test('The endgame trainer is among the lessons', async () => {
  await follow('lessons');
  await seat().choose(/^Endgame trainer$/);
  await player.hasSaid(/^Endgame trainer$/);
  await until(() => kept('return.json'), all => all?.open.some(({ scene }) => scene === 'endings'), 'the trainer');
  noErrors();
});

test('The explorer shows the moves of the book and of the game, and plays one', async () => {
  await follow(linkTo('[GameType "26"] 1. c3-d4 b6-a5 *'));
  await press('Home', 'j');
  await player.hasSaid(/^Moves played from here · 1 game read$/);
  await seat().tabTo(/^c3-b4\. book/);
  await seat().tabTo(/^Book: \d+ moves from here, chosen$/);
  await seat().tabTo(/^c3-d4\. 1 game\. book [+\u2212]?\d\.\d\d$/);
  await press('Enter');
  await player.hasSaid(/^1\. c3-d4/);
  noErrors();
});

test('A game that ends is in the statistics', async () => {
  await open({ game: quietGame({ level: 1 }, { start: 'W:Wc3:Bd4' }) });
  await touch(['c3', 'e5']);
  await player.hasSaid(/^White wins: Black has no pieces left\.$/);
  await press('Escape');
  await player.still();
  await player.page.keyboard.press('Control+,');
  await player.hasSaid(/^Settings$/);
  await seat().tabTo(/^Statistics$/);
  await press('Enter');
  await player.hasSaid(/^Statistics$/);
  await seat().tabTo(/^Games: 1\. Won 1, drawn 0, lost 0: 100 % of the points\.$/);
  await seat().tabTo(/^Colour: White, Games: 1, Won: 1,/);
  noErrors();
});

const asksAtFirst = () => { window.damasAsksNothing = false; };

test('The questions of the first start lead to the first lesson, and are asked only once', async () => {
  await open({ prepare: asksAtFirst });
  await player.hasSaid(/^Welcome! Which language do you want\?$/);
  await press('Enter'); // the language of the browser
  await player.hasSaid(/^Which rules do you play by\?$/);
  await press('Enter');
  await player.hasSaid(/^How well do you play\?$/);
  await seat().choose(/^I play at a club$/);
  await player.hasSaid(/^What do you want to begin with\?$/);
  await until(() => kept('settings.json'), settings => settings?.new_game.level === 6, 'the level');
  await seat().choose(/^The first lesson$/);
  await player.hasSaid(/^Lessons$/);
  await player.page.goto(player.url);
  await player.drawn();
  await player.still();
  assert.ok((await player.said()).every(line => !/Welcome/.test(line)));
  noErrors();
});

test('Each question of the first start can be skipped', async () => {
  await open({ prepare: asksAtFirst });
  for (const question of [/^Welcome! /, /^Which rules do you play by\?$/, /^How well do you play\?$/,
    /^What do you want to begin with\?$/]) {
    await player.hasSaid(question);
    await press('Escape');
  }
  await player.still();
  await seat().walkTo(/^Lessons$/); // in the menu
  noErrors();
});

// Runs in the page.
const catchCopies = () => {
  window.copied = '';
  Clipboard.prototype.writeText = async words => { window.copied = words; };
};
for (const [name, row, pattern] of [
  ['the position', /^Copy link to the position$/, /#variant=brazilian&fen=B:W/],
  ['the game', /^Copy link to the game$/, /#pdn=/],
]) {
  test(`Somebody else opens the copied link to ${name}`, async () => {
    await follow(linkTo('[White "Ana"] [GameType "26"] 1. c3-d4 b6-a5 2. d4-c5 *'));
    await press('End');
    await player.page.evaluate(catchCopies);
    await seat().tabTo(/^More/);
    await press('Enter');
    await seat().choose(row);
    const link = await until(() => player.page.evaluate(() => window.copied), Boolean, 'a link');
    assert.match(link, pattern);
    const other = await Player.begin(player.browser, player.url);
    try {
      await other.page.goto(link);
      await other.drawn();
      await other.hasSaid(/^Review · Brazilian\. /);
      await other.page.evaluate(catchCopies);
      await other.page.keyboard.press('End');
      await other.still();
      await other.page.keyboard.press('Control+Shift+c');
      const fen = await until(() => other.page.evaluate(() => window.copied), Boolean, 'a copy');
      assert.match(fen, /^B:W.*c5.*:B.*a5/);
      assert.deepEqual(other.complaints, []);
    } finally {
      await other.close();
    }
    noErrors();
  });
}
