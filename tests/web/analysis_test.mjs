// The review as an analysis board: the engine's lines, the whole game, the coach's hints, and a game that is
// shared as an animation.
//   node tests/web/analysis_test.mjs        (for its environment see browser.mjs)
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { phone, until } from './browser.mjs';
import { PageSeat } from './seats.mjs';
import { follow, hide, noErrors, player, written } from './stage.mjs';

const linkTo = pdn => `pdn=${encodeURIComponent(pdn)}`;
const brazilian = (position, moves) =>
  linkTo(`[GameType "26"]${position ? `[FEN "${position}"]` : ''} ${moves}`);
const plain = brazilian('', '1. c3-d4 b6-a5 2. d4-c5 d6xb4 3. a3xc5 *');
// White moves the king to a square where Black's king takes it.
const lost = brazilian('W:WKc1:BKb8', '1. c1-f4 b8xh2 0-2');
// White takes the last piece.
const winning = brazilian('W:Wc3:Bd4', '1. c3xe5 2-0');

const press = keys => player.page.keyboard.press(keys);

// Opens a game at its start. The page is not at rest while the engine searches, so cases wait for words.
async function review(link, options) {
  await follow(link, options);
  await player.hasSaid(/^Review · /);
  await press('Home');
}

const focus = name => PageSeat.of(player).tabTo(name);

// Runs in the page: counts what its workers report, and the frames that it draws.
const watch = () => {
  Object.assign(window, { reports: 0, frames: 0 });
  const Thread = window.Worker;
  window.Worker = class extends Thread {
    constructor(...address) {
      super(...address);
      this.addEventListener('message', () => { ++window.reports; });
    }
  };
  const ask = window.requestAnimationFrame;
  window.requestAnimationFrame = act => ask(time => {
    ++window.frames;
    act(time);
  });
};
const activity = () => player.page.evaluate(() => window.reports + window.frames);
const reports = () => player.page.evaluate(() => window.reports);
async function searches() {
  const before = await reports();
  await until(reports, count => count > before + 1, 'an engine that searches');
}
const rests = () => until(async () => {
  const before = await activity();
  await player.page.waitForTimeout(1500);
  return await activity() === before;
}, Boolean, 'a page whose engine rests');

test('One key shows the engine\'s lines, which rest while the page is hidden', async () => {
  await review(plain, { prepare: watch });
  await press('l');
  await focus(/^The engine is looking|^(White|Black) \d+ %/);
  await player.hasSaid(/^(White|Black) \d+ %\. White wins \d+ %, draw \d+ %, Black wins \d+ %\. depth \d+ .* k\/s$/);
  await focus(/^[+\u2212]?\d+\.\d\d: [a-h]\d[-x][a-h]\d( |$)/);
  await press('PageDown'); // the search of the first position may be over by now
  await player.hasSaid(/^1\. c3-d4/);
  await searches();
  await hide(true);
  await rests();
  await hide(false);
  await searches();
  noErrors();
});

test('The same key switches the engine off, and then nothing searches', async () => {
  await review(plain, { prepare: watch });
  await press('l');
  await focus(/^The engine is looking|^(White|Black) \d+ %/);
  await press('l');
  await rests();
  noErrors();
});

for (const [name, options] of Object.entries({ desktop: {}, phone })) {
  test(`The whole game is analysed by one key, and its mistakes are in the PDN: ${name}`, async () => {
    await review(lost, options);
    await press('Control+g');
    await player.hasSaid(/^Accuracy: White \d+ %, Black /);
    await press('Home');
    await press('PageDown');
    await player.hasSaid(/^1\. c1-f4\?\?\. Blunder\. Better was c1-/);
    const pdn = await written();
    assert.match(pdn, /1\.\s+c1-f4\?\?\s+\{[^}]*\[%eval [^}]*\[%damas \?\?\]/);
    assert.match(pdn, /\(1\.\s+c1-[a-h]\d\s+\{[^}]*\[%damas line \d+ [0-9a-f]{8}\]/, 'the better move as a variation');
    if (!options.isMobile) await focus(/^Chances of White, move by move\. White: accuracy \d+ %/);
    noErrors();
  });
}

test('An analysed game that is opened again has its mistakes without another search', async () => {
  await review(lost);
  await press('Control+g');
  await player.hasSaid(/^Accuracy: White /);
  const pdn = await written();
  await player.close();
  await review(linkTo(pdn));
  await press('k'); // the next mistake, which only an analysed game has
  await player.hasSaid(/^1\. c1-f4\?\?\. Blunder\. Better was c1-/);
  const moves = text => text.slice(text.indexOf('\n\n'));
  assert.equal(moves(await written()), moves(pdn));
  noErrors();
});

test('A hint says the piece, then where it goes, then why', async () => {
  await review(winning);
  for (const said of [/^Hint: the piece on c3\. Ask again/, /^Hint: c3xe5\. Ask again for the reason/,
    /^White wins with this move\./]) {
    await press('h');
    await player.hasSaid(said);
  }
  noErrors();
});

test('A game is shared as an animation, which the browser downloads', async () => {
  await review(plain, { prepare: () => { delete window.showSaveFilePicker; } });
  const seat = PageSeat.of(player);
  await focus(/^More/);
  await press('Enter');
  await seat.choose(/^Share…/);
  await seat.walkTo(/^Save as animation \(GIF\)/);
  const { name, content } = await player.download(() => press('Enter'));
  assert.match(name, /\.gif$/);
  assert.equal(content.subarray(0, 6).toString('latin1'), 'GIF89a');
  assert.equal(content.at(-1), 0x3b, 'it is complete');
  // The start and five moves, each with a delay of its own.
  const frames = content.toString('latin1').match(/\x21\xf9\x04/g) ?? [];
  assert.ok(frames.length >= 6, `${frames.length} pictures`);
  await player.hasSaid(/\.gif' is in your downloads/);
  noErrors();
});
