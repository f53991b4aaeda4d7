// Exchange with the system: the clipboard, files in the browser's dialogs, files dropped on the board.
//   node tests/web/exchange_test.mjs        (for its environment see browser.mjs)
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileInFolder, quietGame, site, until } from './browser.mjs';
import { focus, noErrors, open, player, written } from './stage.mjs';

const midgame = quietGame('human', { moves: ['a1-b2', 'b8-a7'], ply: 2 });
const other = '1. c3-d4 f6-g5 2. g3-f4 g5-h4'; // from the initial position
const otherPdn = /\[GameType [^]*1\. c3-d4 f6-g5 2\. g3-f4 g5-h4/;

const press = keys => player.page.keyboard.press(keys);
const clipboard = () => player.page.evaluate(() => navigator.clipboard.readText());
const fill = text => player.page.evaluate(words => navigator.clipboard.writeText(words), text);

// Returns the game on the board as the program copies it.
async function copied(keys = 'Control+c') {
  await player.allowClipboard();
  await fill('');
  await press(keys);
  return until(clipboard, Boolean, 'a copy');
}
const shows = pattern => until(copied, text => pattern.test(text), `${pattern}`);

test('A game is copied to the system\'s clipboard, and pasted from there', async () => {
  await open({ game: midgame });
  assert.match(await copied(), /\[GameType [^]*a1-b2 b8-a7/);
  await fill(other);
  await press('Control+v');
  await shows(otherPdn);
  noErrors();
});

test('A position is copied to the system\'s clipboard, and pasted from there', async () => {
  await open({ game: quietGame('human') });
  assert.equal(await copied('Control+Shift+c'), 'W:Wa1,c1,e1,g1:Bb8,d8,f8,h8');
  await fill('B:Wa1,Kc1:Bh8');
  await press('Control+Shift+v');
  await player.hasSaid(/^Pasted/);
  await player.still();
  assert.equal(await copied('Control+Shift+c'), 'B:Wa1,Kc1:Bh8');
  noErrors();
});

// Runs in the page: lets the test control the time that the page waits for a paste event.
const slow = () => {
  const now = performance.now.bind(performance);
  const { setTimeout: ask, clearTimeout: forget } = window;
  const waiting = new Map();
  let passed = 0, last = 0;
  performance.now = () => now() + passed;
  window.setTimeout = (act, wait, ...rest) => {
    if (wait !== 150) return ask(act, wait, ...rest);
    waiting.set(--last, act);
    return last;
  };
  window.clearTimeout = id => waiting.delete(id) || forget(id);
  window.pass = time => {
    passed += time;
    const acts = [...waiting.values()];
    waiting.clear();
    acts.forEach(act => act());
    return acts.length;
  };
  window.readings = 0;
};
const silent = () => {
  Clipboard.prototype.readText = () => new Promise(() => { ++window.readings; });
};
const told = () => {
  Clipboard.prototype.readText = async () => {
    ++window.readings;
    return '1. c3-d4 f6-g5 2. g3-f4 g5-h4';
  };
};
const writes = pattern => until(written, text => pattern.test(text), `${pattern}`);
// Pastes as a slow browser does: the key first, and the text much later.
const strikePaste = () => player.page.evaluate(() => {
  const key = { key: 'v', code: 'KeyV', ctrlKey: true, bubbles: true, cancelable: true };
  document.activeElement.dispatchEvent(new KeyboardEvent('keydown', key));
});
const pass = time => player.page.evaluate(wait => window.pass(wait), time);
const paste = text => player.page.evaluate(words => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', words);
  const forFirefox = { dataType: 'text/plain', data: words };
  document.activeElement.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, ...forFirefox, bubbles: true }));
}, text);

for (const [name, clipboard] of Object.entries({ silent, told })) {
  test(`A late paste event pastes only once: a clipboard that is ${name}`, async () => {
    await open({ game: midgame, prepare: slow });
    await player.page.evaluate(clipboard);
    await strikePaste();
    assert.equal(await pass(150), 1, 'the page has waited for the text');
    await until(() => player.page.evaluate(() => window.readings), Boolean, 'an attempt to read the clipboard');
    if (clipboard === told) await writes(otherPdn);
    await pass(450);
    await paste(other);
    await writes(otherPdn);
    await press('Escape'); // one review, not two
    await player.still();
    assert.match(await written(), /a1-b2 b8-a7/);
    noErrors();
  });
}

async function chosenFile(bytes, name) {
  await press('Control+o');
  const chooser = await until(() => player.choosers.shift(), Boolean, 'a dialog');
  await chooser.setFiles({ name, mimeType: 'text/plain', buffer: bytes });
}

test('A file is opened by the browser\'s dialog', async () => {
  await open({ game: quietGame('human') });
  await chosenFile(Buffer.from(other), 'another.pdn');
  await shows(otherPdn);
  noErrors();
});

test('A file without a game is refused with its name', async () => {
  await open({ game: quietGame('human') });
  await chosenFile(Buffer.from('nothing of that kind'), 'letter.txt');
  await player.hasSaid(/letter\.txt/);
  noErrors();
});

// Runs in the page.
const dropTooMuch = () => {
  window.read = 0;
  Response.prototype.arrayBuffer = async () => ++window.read;
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([new Uint8Array((64 << 20) + 1)], 'whale.pdn'));
  dispatchEvent(new DragEvent('drop', { dataTransfer }));
};

test('A file that is too large is refused or offered to the database, without reading it', async () => {
  await open({ game: quietGame('human') });
  await player.page.evaluate(dropTooMuch);
  const database = existsSync(join(site, 'damas-games.wasm'));
  await player.hasSaid(database ? /Many games/
    : /^The file 'whale\.pdn' cannot be read: a page reads files of at most 64 MB\./);
  assert.equal(await player.page.evaluate(() => window.read), 0);
  noErrors();
});

test('Without a save dialog the browser downloads a file, which can be opened again', async () => {
  await open({ game: midgame, prepare: () => { delete window.showSaveFilePicker; } });
  const { name, content: saved } = await player.download(() => press('Control+s'));
  assert.match(name, /\.pdn$/);
  await player.hasSaid(new RegExp(`'${name}' is in your downloads`));
  assert.match(saved.toString(), /\[GameType [^]*a1-b2 b8-a7/);
  await player.page.reload();
  await player.drawn();
  await player.page.keyboard.type('c1d2'); // so that the board differs from the saved game
  await player.hasMoves(3);
  await chosenFile(saved, 'again.pdn');
  await shows(/a1-b2 b8-a7 \*/);
  noErrors();
});

const settings = async () =>
  JSON.parse(await player.page.evaluate(fileInFolder, { path: '/damas/settings.json' }) ?? '{}');

test('Everything that was saved in a file takes the place of what is there when it is read back', async () => {
  await open({ game: midgame, prepare: () => { delete window.showSaveFilePicker; } });
  await press('Control+,');
  await player.still();
  await focus(/^Save everything in a file/);
  const { name, content: saved } = await player.download(() => press('Enter'));
  assert.equal(name, 'damas-everything.json');
  await press('Escape');
  await player.still();
  await press('m');
  await until(settings, kept => kept.muted === true, 'another setting');
  await player.page.keyboard.type('c1d2');
  await player.hasMoves(3);
  await press('Control+,');
  await player.still();
  await focus(/^Read everything from a file/);
  await press('Enter');
  const chooser = await until(() => player.choosers.shift(), Boolean, 'a dialog');
  await chooser.setFiles({ name, mimeType: 'application/json', buffer: saved });
  await player.hasSaid(/^Replace everything that is kept here\?/);
  await focus(/^Replace everything$/);
  await press('Enter');
  await player.hasSaid(/^Everything has been read from the file\./);
  const isBack = moves => moves.length === 2 && moves[1] === 'b8-a7';
  await until(() => player.moves(), isBack, 'the game of the file');
  await until(settings, kept => !kept.muted, 'the setting of the file');
  await player.page.reload();
  await player.drawn();
  await player.still();
  assert.ok(isBack(await player.moves()), 'the program must not bring the other game back');
  assert.ok(!(await settings()).muted);
  noErrors();
});

// Runs in the page: save dialogs that the test answers in its own order.
const dialogs = () => {
  window.asked = [];
  window.showSaveFilePicker = ({ types }) => new Promise((choose, refuse) => {
    const file = { write: async () => {}, close: async () => {} };
    window.asked.push({
      types,
      save: () => choose({ createWritable: async () => file }),
      fail: () => refuse(Error('no room')),
    });
  });
};

test('Each of two save dialogs gets its own result', async () => {
  await open({ game: midgame, prepare: dialogs });
  await press('Control+s');
  await press('Control+s');
  await until(() => player.page.evaluate(() => window.asked.length), count => count === 2, 'dialogs');
  assert.deepEqual(await player.page.evaluate(() => window.asked[0].types[0].accept),
    { 'application/x-draughts-pdn': ['.pdn'] });
  await player.page.evaluate(() => window.asked[1].save());
  await player.hasSaid(/^Saved at the place that you chose/);
  await player.page.evaluate(() => window.asked[0].fail());
  await player.hasSaid(/cannot be written/);
  noErrors();
});

test('Files dropped on the board are opened', async context => {
  const folder = mkdtempSync(join(tmpdir(), 'damas-drop-'));
  context.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'dropped.pdn');
  writeFileSync(file, other);
  await open({ game: midgame });
  await player.drop(...player.at('d4'), file);
  await shows(otherPdn);
  assert.equal(player.page.url(), player.url, 'the browser must not open the file itself');
  noErrors();
});
