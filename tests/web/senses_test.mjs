// Output besides the picture and input besides the board: screen readers, sound, the on-screen keyboard.
//   node tests/web/senses_test.mjs        (for its environment see browser.mjs)
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { notIn, phone, quietGame, until } from './browser.mjs';
import { PageSeat } from './seats.mjs';
import { noErrors, open, player } from './stage.mjs';

test('The moves of both sides are announced to screen readers', async () => {
  await open({ game: quietGame() });
  await player.touch('a1');
  await player.touch('b2');
  await player.hasSaid(/^White: a1-b2\.$/);
  await player.hasSaid(/^Black: [bdfh]8-[a-h]7\.$/);
  noErrors();
});

test('Squares under the cursor and questions of dialogs are announced to screen readers', async () => {
  await open({ game: quietGame('human') });
  await player.page.keyboard.press('ArrowUp');
  await player.hasSaid(/^a1: White man\.$/);
  await player.page.keyboard.press('ArrowUp');
  await player.hasSaid(/^b2: empty\.$/);
  await player.page.keyboard.press('Control+,');
  await player.hasSaid(/^Settings$/);
  noErrors();
});

test('A chosen piece is announced with its destinations', async () => {
  await open({ game: quietGame('human') });
  await player.touch('c1');
  await player.hasSaid(/^Chosen: c1, White man\. It can go to b2 or d2\.$/);
  noErrors();
});

test('A refused move is announced to screen readers with the rule', async () => {
  await open({ game: quietGame('human', { start: 'W:Wc3,g1:Bd4,h8' }) });
  await player.touch('g1');
  await player.hasSaid(/^You must capture: the piece on c3 can take one\. Only c3xe5 is allowed\.$/);
  assert.deepEqual(await player.moves(), []);
  noErrors();
});

test('Announcements are in Portuguese if the browser\'s language is Portuguese', async () => {
  await open({ game: quietGame('human'), locale: 'pt-BR' });
  await player.touch('a1');
  await player.touch('b2');
  await player.hasSaid(/^Brancas: a1-b2\.$/);
});

// The status line is below the player's bar, which is below the board.
const touchStatusLine = () => player.tap(100, 522);
const focused = () => player.page.evaluate(() => document.activeElement.id);

test('A touch of the status line opens the on-screen keyboard, which types moves', async () => {
  await open({ game: quietGame(), ...phone });
  assert.equal(await focused(), 'canvas');
  await touchStatusLine();
  await until(focused, id => id === 'keyboard', 'the text field');
  await player.write('a1b'); // sends no key events, like on-screen keyboards
  await player.still();
  await player.page.evaluate(() => { // a suggestion replaces the written text
    const field = document.getElementById('keyboard');
    field.value = field.value.replace('a1b', 'c1d2');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
  assert.equal((await player.hasMoves(2))[0], 'c1-d2');
  await touchStatusLine();
  await until(focused, id => id === 'canvas', 'the board');
  noErrors();
});

test('Text without key events, such as accents and other scripts, goes to the focused field', async () => {
  await open();
  const seat = PageSeat.of(player);
  await seat.lobby();
  await seat.hasSaid(/^Nobody answers/);
  await seat.walkTo(/^Server/);
  await seat.press('Enter');
  await until(focused, id => id === 'keyboard', 'the text field');
  await player.page.mouse.click(5, 5, { button: 'right' }); // takes the focus for a moment
  await until(focused, id => id === 'keyboard', 'the text field again');
  await player.write('José éx');
  await player.still();
  await seat.press('Backspace', 'Enter');
  await seat.hasSaid(/'José é'/);
  // An invalid address stays in its field, so that it can be corrected.
  await until(focused, id => id === 'keyboard', 'the text field with the address');
});

// Runs in the page, which reports the states itself, because each request of the test counts as a press of
// the user.
const reportSound = () => {
  const Context = window.AudioContext;
  window.AudioContext = class extends Context {
    constructor(...settings) {
      super(...settings);
      const report = () => console.log(`sound is ${this.state}`);
      report();
      this.addEventListener('statechange', report);
    }
  };
  addEventListener('DOMContentLoaded', () => {
    const report = () => console.log('something is said');
    new MutationObserver(report).observe(document.getElementById('live'), { childList: true });
  });
};

const silentFirefox = notIn('firefox',
  'without a sound device its sound never starts; rest_test.mjs checks what the page asks for');
test('Sound starts with the first press, and is suspended during silence', silentFirefox, async () => {
  const machines = quietGame({ level: 1 }, { players: [{ level: 1 }, { level: 1 }] });
  await open({ game: machines, prepare: reportSound });
  const first = player.page;
  const page = await player.tab();
  await first.close(); // the second tab then takes its game
  const states = [];
  let said = 0;
  page.on('console', message => {
    if (message.text() === 'something is said') ++said;
    const [, state] = /^sound is (.*)/.exec(message.text()) ?? [];
    if (state) states.push(state);
  });
  await page.goto(player.url);
  await until(() => said, count => count >= 2, 'two moves');
  assert.deepEqual(states, []); // browsers allow no sound yet
  await page.keyboard.press('Shift+F2'); // does nothing in the game
  await until(() => states, all => all.includes('running'), 'sound after a press');
  await page.keyboard.press('p'); // pauses the game
  await until(() => states.at(-1), last => last === 'suspended', 'silence');
  noErrors();
});
