// What reaches a person beside the picture, and fingers beside the board: spoken words, sound, the
// keyboard on the screen.
//   node tests/web/senses_test.mjs        (for its environment see browser.mjs)
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { phone, quietGame, until } from './browser.mjs';
import { ChromiumSeat } from './seats.mjs';
import { content, open, player } from './stage.mjs';

test('Moves are said to screen readers, the person\'s and the computer\'s', async () => {
  await open({ game: quietGame() });
  await player.touch('a1');
  await player.touch('b2');
  await player.hasSaid(/^White: a1-b2\.$/);
  await player.hasSaid(/^Black: [bdfh]8-[a-h]7\.$/);
  content();
});

test('Squares that the cursor comes to are said to screen readers, and what a dialog asks', async () => {
  await open({ game: quietGame('human') });
  await player.page.keyboard.press('ArrowUp');
  await player.hasSaid(/^a1: White man\.$/);
  await player.page.keyboard.press('ArrowUp');
  await player.hasSaid(/^b2: empty\.$/);
  await player.page.keyboard.press('Control+Comma');
  await player.hasSaid(/^Settings$/);
  content();
});

test('A refusal is said to screen readers, with its rule', async () => {
  await open({ game: quietGame('human', { start: 'W:Wc3,g1:Bd4,h8' }) });
  await player.touch('g1');
  await player.hasSaid(/^You must capture: the piece on c3 can take one\.$/);
  assert.deepEqual(await player.moves(), []);
  content();
});

test('The page speaks Portuguese to screen readers where the browser does', async () => {
  await open({ game: quietGame('human'), locale: 'pt-BR' });
  await player.touch('a1');
  await player.touch('b2');
  await player.hasSaid(/^Brancas: a1-b2\.$/);
});

// Below the person's own bar, which is below the board.
const touchStatusLine = () => player.page.touchscreen.tap(100, 522);
const focused = () => player.page.evaluate(() => document.activeElement.id);

test('A touch of the status line brings the keyboard on the screen, which writes moves', async () => {
  await open({ game: quietGame(), ...phone });
  assert.equal(await focused(), 'canvas');
  await touchStatusLine();
  await until(focused, id => id === 'keyboard', 'the text field');
  await player.page.keyboard.insertText('a1b'); // no keys, as such keyboards do it
  await player.still();
  await player.page.evaluate(() => { // a suggestion that changes what was written
    const field = document.getElementById('keyboard');
    field.value = field.value.replace('a1b', 'c1d2');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  assert.equal((await player.hasMoves(2))[0], 'c1-d2');
  await touchStatusLine();
  await until(focused, id => id === 'canvas', 'the board');
  content();
});

test('What comes without keys, as accents and other scripts do, is written where keys have led', async () => {
  await open();
  const seat = ChromiumSeat.of(player);
  await seat.lobby();
  await seat.hasSaid(/^Nobody answers/);
  await seat.walkTo(/^Server/);
  await seat.press('Enter');
  await until(focused, id => id === 'keyboard', 'the text field');
  await player.page.mouse.click(5, 5, { button: 'right' }); // which takes the keyboard for a moment
  await until(focused, id => id === 'keyboard', 'the text field again');
  await player.page.keyboard.insertText('José éx');
  await player.still();
  await seat.press('Backspace', 'Enter');
  await seat.hasSaid(/'José é'/);
  // An address that cannot be used stays in its field, where it can be mended.
  await until(focused, id => id === 'keyboard', 'the text field with the address');
});

// Whatever the test asks the page counts as a press of the person, so the page tells by itself.
const tellsOfSound = () => {
  const Context = window.AudioContext;
  window.AudioContext = class extends Context {
    constructor(...settings) {
      super(...settings);
      const tell = () => console.log(`sound is ${this.state}`);
      tell();
      this.addEventListener('statechange', tell);
    }
  };
  addEventListener('DOMContentLoaded', () => {
    const tell = () => console.log('something is said');
    new MutationObserver(tell).observe(document.getElementById('live'), { childList: true });
  });
};

test('Sound waits for the first press, and rests when nothing is to be heard', async () => {
  const machines = quietGame({ level: 1 }, { players: [{ level: 1 }, { level: 1 }] });
  await open({ game: machines, prepare: tellsOfSound });
  const first = player.page;
  const page = await player.tab();
  await first.close(); // whose game this tab then has
  const states = [];
  let said = 0;
  page.on('console', message => {
    if (message.text() === 'something is said') ++said;
    const [, state] = /^sound is (.*)/.exec(message.text()) ?? [];
    if (state) states.push(state);
  });
  await page.goto(player.url);
  await until(() => states.length, Boolean, 'a sound');
  const before = said;
  await until(() => said, count => count >= before + 2, 'two more moves, which are heard');
  assert.deepEqual(states, ['suspended']);
  await page.keyboard.press('Shift+F2'); // means nothing here
  await until(() => states, ([, second]) => second === 'running', 'sound after a press');
  await page.keyboard.press('p'); // the machines pause
  await until(() => states.at(-1), last => last === 'suspended', 'silence');
  content();
});
