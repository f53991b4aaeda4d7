// Games in a browser: by mouse, by keys, on a phone.
//   node tests/web/play_test.mjs        (for its environment see browser.mjs)
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { phone, phoneOnItsSide, quietGame, until } from './browser.mjs';
import { noErrors, open, player } from './stage.mjs';

// Makes a move by calling the function, waits for the computer's answer, and returns it.
async function turn(move, play) {
  const before = await player.moves();
  await play();
  const moves = await player.hasMoves(before.length + 2);
  assert.deepEqual(moves.slice(0, -1), [...before, move]);
  await player.still();
  return moves.at(-1);
}

test('The game loads without errors', async () => {
  await open({});
  noErrors();
  assert.equal(await player.page.title(), 'Damas');
});

test('A game by mouse, by clicks and by dragging: the computer answers', async () => {
  await open({ game: quietGame() });
  const touches = async (...squares) => {
    for (const square of squares) await player.touch(square);
  };
  assert.match(await turn('a1-b2', () => touches('a1', 'b2')), /^[bdfh]8-[a-h]7$/);
  await turn('b2-a3', () => player.drag('b2', 'a3'));
  await player.drag('g1', 'g4'); // not a legal move: the piece stays where it is, and stays selected
  await player.page.keyboard.press('Escape');
  await turn('g1-h2', () => touches('g1', 'h2'));
  noErrors();
});

test('A game by keys, by the cursor and by typing: the computer answers', async () => {
  await open({ game: quietGame() });
  await turn('a1-b2', async () => { // the first arrow key puts the cursor into White's corner
    for (const key of ['ArrowUp', 'Enter', 'ArrowUp', 'Enter'])
      await player.page.keyboard.press(key, { delay: 40 });
  });
  await turn('c1-d2', () => player.page.keyboard.type('c1d2'));
  await turn('e1-f2', async () => {
    await player.page.keyboard.type('e1-f2');
    await player.page.keyboard.press('Enter');
  });
  noErrors();
});

test('The key N starts a new game', async () => {
  await open({ settings: { new_game: { opponent: 'person', side: 'white' } } });
  await player.page.keyboard.press('n');
  await player.hasSaid(/^New game$/);
  await player.accept();
  player.board = await player.findBoard();
  await player.drag('c3', 'd4');
  assert.deepEqual(await player.hasMoves(1), ['c3-d4']);
  noErrors();
});

test('The browser\'s back button closes a dialog, then opens the menu, then leaves the page', async () => {
  await open({ game: quietGame('human') });
  await player.drag('a1', 'b2');
  await player.hasMoves(1);
  const back = () => player.page.goBack();
  await player.after(() => player.page.keyboard.press('Control+,'));
  await player.after(back);
  await player.drag('b8', 'a7');
  assert.deepEqual(await player.hasMoves(2), ['a1-b2', 'b8-a7']);
  await player.after(back);
  assert.equal(player.page.url(), player.url);
  await back();
  await until(() => player.page.url(), url => url !== player.url, 'another page');
  noErrors();
});

for (const [name, options] of Object.entries({ phone, phoneOnItsSide })) {
  test(`A game by touch: ${name}`, async () => {
    await open({ game: quietGame(), ...options });
    for (const [from, to] of [['a1', 'b2'], ['g1', 'h2']]) {
      await turn(`${from}-${to}`, async () => {
        await player.touch(from);
        await player.touch(to);
      });
    }
    noErrors();
  });
}
