// A game that is shared as a picture and as a web page of its own, which the browser then opens.
//   node tests/web/share_test.mjs        (for its environment see browser.mjs)
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { barriers } from './barriers.mjs';
import { boardIn, phone, squareOn, until } from './browser.mjs';
import { distance, readPng } from './png.mjs';
import { PageSeat } from './seats.mjs';
import { begin, follow, noErrors, player } from './stage.mjs';

const folder = mkdtempSync(join(tmpdir(), 'damas-share-'));
after(() => rmSync(folder, { recursive: true }));

// A game that was analysed: with scores, comments, and a variation at the first move.
const pdn = '[Event "Club"][White "Ana"][Black "Bento"][Result "2-0"][GameType "26"] {A game among friends.} ' +
  '1. c3-d4 {[%eval 0.30] A natural move.} (1. a3-b4 b6-a5 {Another way.}) b6-a5 {[%eval -1.2]} ' +
  '2. d4-c5 d6xb4 3. a3xc5 2-0';

// Returns the name and the content of the file that this row of the share menu saves.
async function saved(row) {
  await follow(`pdn=${encodeURIComponent(pdn)}`, { prepare: () => { delete window.showSaveFilePicker; } });
  const seat = PageSeat.of(player);
  await seat.tabTo(/^More/);
  await seat.press('Enter');
  await seat.choose(/^Share…/);
  await seat.walkTo(row);
  const file = await player.download(() => player.page.keyboard.press('Enter'));
  await player.hasSaid(new RegExp(`'${file.name}' is in your downloads`));
  noErrors();
  return file;
}

// Opens a file of this content in the browser, as a user opens a file in the downloads.
async function openFile(name, content, hash = '') {
  const path = join(folder, name);
  writeFileSync(path, content);
  await player.page.goto(pathToFileURL(path).href + hash);
}

test('The board is saved as a picture: PNG', async () => {
  const { name, content } = await saved(/^Save a picture \(PNG\)/);
  assert.equal(name, 'Ana-Bento.png');
  const picture = readPng(content), board = boardIn(picture);
  assert.equal(picture.width, picture.height);
  const color = square => picture.rgb(...squareOn(board, square).map(Math.floor));
  assert.ok(Math.min(...color('c3')) > 180, `a white man: ${color('c3')}`);
  assert.ok(Math.max(...color('b6')) < 90, `a black man: ${color('b6')}`);
  assert.ok(distance(color('d4'), [138, 107, 79]) < 24, `an empty square: ${color('d4')}`);
});

test('The board is saved as a picture: SVG', async () => {
  const { name, content } = await saved(/^Save a picture \(SVG\)/);
  assert.equal(name, 'Ana-Bento.svg');
  await openFile(name, content);
  const { root, title, width } = await player.page.evaluate(() => ({
    root: document.documentElement.localName,
    title: document.querySelector('title').textContent,
    width: document.querySelector('.board').getBoundingClientRect().width,
  }));
  assert.equal(root, 'svg', 'the browser can read it');
  assert.match(title, /^W:Wa3,[^:]*g1:Bb8,[^:]*h6$/);
  assert.ok(width > 100, `drawn ${width} points wide`);
  noErrors();
});

// The page of the game; it is saved once, by the first test that needs it.
let page;
async function sharedPage() {
  if (!page) {
    page = await saved(/^Save as web page \(HTML\)/);
    await player.close();
  }
  return page;
}
async function openPage(hash, options) {
  const { name, content } = await sharedPage();
  await begin(options);
  await openFile(name, content, hash);
}

// Runs in the page: what it shows.
const look = () => {
  const by = id => document.getElementById(id);
  const count = (id, kind) => by(id).querySelectorAll(kind).length;
  const turned = getComputedStyle(by('upright')).display === 'none';
  const pieces = {};
  for (const use of by('pieces').children) {
    const [file, rank] = ['x', 'y'].map(key => (use.getAttribute(key) - 50) / 100);
    const square = turned ? 'hgfedcba'[file] + (rank + 1) : 'abcdefgh'[file] + (8 - rank);
    pieces[square] = use.getAttribute('href').slice(1);
  }
  const bar = by('bar'), share = bar.firstElementChild.getBoundingClientRect();
  return {
    pieces, turned, say: by('say').textContent,
    chosen: [...document.querySelectorAll('.moves a.on')].map(link => link.dataset.n).join(),
    hash: location.hash,
    arrows: count('arrows', 'path'), lastMove: count('last', 'rect'),
    bar: bar.getAttribute('aria-valuenow'), barIsOff: bar.classList.contains('none'),
    height: Math.round(100 * share.height / bar.clientHeight),
    whiteBelow: Math.abs(share.bottom - bar.getBoundingClientRect().bottom) < 2,
    off: [...document.querySelectorAll('button:disabled')].map(button => button.id).join(),
  };
};
const seen = () => player.page.evaluate(look);
const click = id => player.page.click(`#${id}`);
const key = name => player.page.keyboard.press(name);

test('The saved page shows the game from its start to its end, by buttons', async () => {
  await openPage();
  assert.equal(await player.page.title(), 'Ana 2-0 Bento');
  const start = await seen();
  assert.equal(Object.keys(start.pieces).length, 24);
  assert.equal(start.off, 'first,back');
  await click('forward');
  const first = await seen();
  assert.deepEqual([first.pieces.c3, first.pieces.d4], [undefined, 'wm']);
  assert.deepEqual([first.chosen, first.hash, first.lastMove, first.off], ['1', '#1', 2, '']);
  await click('end');
  const last = await seen();
  assert.equal(Object.keys(last.pieces).length, 22, 'each side has taken a piece');
  assert.deepEqual([last.pieces.c5, last.chosen, last.off], ['wm', '5', 'forward,end']);
  await click('back');
  assert.equal((await seen()).pieces.b4, 'bm');
  await click('first');
  assert.deepEqual((await seen()).pieces, start.pieces);
  noErrors();
});

test('The saved page shows the game by keys, and leaves keys of the browser alone', async () => {
  await openPage();
  for (const [name, hash] of [['ArrowRight', '#1'], ['ArrowRight', '#2'], ['ArrowLeft', '#1'], ['End', '#5'],
    ['ArrowRight', '#5'], ['Home', '#0'], ['ArrowLeft', '#0']]) {
    await key(name);
    assert.equal((await seen()).hash, hash, name);
  }
  await key('Control+f');
  assert.equal((await seen()).turned, false);
  noErrors();
});

test('The saved page turns the board with its bar', async () => {
  await openPage('#1');
  const upright = await seen();
  assert.deepEqual([upright.turned, upright.whiteBelow], [false, true]);
  await click('flip');
  const turned = await seen();
  assert.deepEqual([turned.turned, turned.whiteBelow], [true, false]);
  assert.deepEqual(turned.pieces, upright.pieces, 'the pieces turn with the squares');
  await key('f');
  assert.deepEqual(await seen(), upright);
  noErrors();
});

test('The bar of the saved page shows the chances of the position, if they are known', async () => {
  await openPage('', { reducedMotion: 'reduce' }); // the bar does not glide
  const bars = [];
  for (let ply = 0; ply < 4; ++ply, await key('ArrowRight')) bars.push(await seen());
  assert.deepEqual(bars.map(({ barIsOff }) => barIsOff), [true, false, false, true]);
  const [none, better, worse, after] = bars.map(({ bar }) => bar);
  assert.deepEqual([none, after], [null, null]);
  assert.ok(Number(better) > 50 && Number(worse) < 50, `${better} %, then ${worse} %`);
  for (const { bar, height } of bars.slice(1, 3))
    assert.ok(Math.abs(height - Number(bar)) <= 1, `${height} % of the bar for ${bar} %`);
  assert.match(bars[1].say, /\+0\.30/);
  assert.match(bars[2].say, /-1\.20/);
});

test('The saved page marks the last move, and shows other moves by arrows', async () => {
  await openPage();
  const start = await seen();
  assert.deepEqual([start.lastMove, start.arrows > 0], [0, true], 'the variation begins here');
  await key('ArrowRight');
  const after = await seen();
  assert.deepEqual([after.lastMove, after.arrows], [2, 0]);
});

test('The saved page shows comments, and follows a click on a move of a variation', async () => {
  await openPage();
  const moves = player.page.locator('.moves');
  for (const words of ['A game among friends.', 'A natural move.', 'Another way.'])
    assert.equal(await moves.locator('q', { hasText: words }).count(), 1, words);
  assert.match((await seen()).say, /A game among friends\.$/);
  await moves.locator('a', { hasText: 'a3-b4' }).click();
  const aside = await seen();
  assert.deepEqual([aside.pieces.b4, aside.pieces.c3, aside.hash], ['wm', 'wm', '#6']);
  await key('ArrowRight');
  assert.match((await seen()).say, /^b6-a5 · Another way\.$/);
  await key('Home');
  await key('ArrowRight');
  assert.match((await seen()).say, /^c3-d4 · .*A natural move\.$/, 'the main line goes on');
  noErrors();
});

test('The address of the saved page names the move', async () => {
  await openPage('#7');
  assert.equal((await seen()).chosen, '7');
  await player.page.evaluate(() => { location.hash = '#3'; });
  await until(seen, ({ chosen }) => chosen === '3', 'the other move');
  await player.page.reload();
  assert.equal((await seen()).pieces.c5, 'wm');
  await player.page.evaluate(() => { location.hash = '#99'; });
  assert.equal((await seen()).chosen, '3', 'there is no such move');
  noErrors();
});

test('The saved page fits on a phone, with buttons that a finger can hit', async () => {
  await openPage('', phone);
  const { wider, small } = await player.page.evaluate(() => ({
    wider: document.documentElement.scrollWidth - innerWidth,
    small: [...document.querySelectorAll('button')].map(button => button.getBoundingClientRect())
      .filter(({ width, height }) => Math.min(width, height) < 44).length,
  }));
  assert.deepEqual([wider <= 0, small], [true, 0]);
  const { x, y, width, height } = await player.page.locator('#forward').boundingBox();
  await player.tap(x + width / 2, y + height / 2);
  await until(seen, ({ chosen }) => chosen === '1', 'the first move');
  noErrors();
});

test('axe-core finds no serious barrier in the saved page', async () => {
  await openPage('#1');
  assert.deepEqual(await barriers(player.page), []);
});
