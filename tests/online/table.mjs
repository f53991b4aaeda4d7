// A table on one's own network: a window starts its server, a phone follows the code that the window
// shows, and both play; the server ends with the window.
//   node tests/online/table.mjs [folder for pictures]
// DAMAS_WINDOW names the program; damas-server lies beside it, and the page where that finds it. Needs
// Chromium, Xvfb, xdotool, ImageMagick, zbarimg and sqlite3, and playwright-core in build/tools (scripts/setup.sh
// --web-tests).
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch, phone, root, squareOn, until } from '../web/browser.mjs';
import { PageSeat, Referee, WindowSeat } from '../web/seats.mjs';
import { dice } from './client.mjs';
import { readRows } from './rows.mjs';

const window = process.env.DAMAS_WINDOW ?? join(root, 'build/release/bin/damas');
const kept = process.argv[2];
const folder = kept ?? mkdtempSync(join(tmpdir(), 'damas-table-'));
const picture = name => join(folder, `${name}.png`);

// What the picture of the room says, as a phone reads it.
function scanned(seat) {
  seat.picture(picture('room'));
  try {
    return execFileSync('zbarimg', ['--quiet', '--raw', picture('room')], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

// With a finger, from either side of the board.
async function tap(seat, path, black) {
  seat.player.board ??= await seat.player.findBoard();
  const { left, top, size } = seat.player.board;
  for (const square of path) {
    const [x, y] = squareOn(seat.player.board, square);
    await seat.page.touchscreen.tap(...(black ? [2 * left + size - x, 2 * top + size - y] : [x, y]));
    await seat.page.waitForTimeout(300);
  }
}

const browser = await launch();
// Where its environment would lead the window's server, if it followed it.
process.env.DAMAS_DATABASE = join(folder, 'of-another-server.sqlite');
const host = await WindowSeat.open(window);
try {
  // Past the tabs and the fields for a server and a code.
  await host.press('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter');
  const link = await until(async () => scanned(host), text => /#[A-Z]{6}$/.test(text), 'a code to scan');
  const { port, hostname } = new URL(link);
  assert.notEqual(hostname, '127.0.0.1', 'this machine is on no network');
  const database = join(host.folder, 'table/damas.sqlite');
  assert.ok(existsSync(database), 'the table keeps its own games');
  assert.ok(!existsSync(process.env.DAMAS_DATABASE), 'and nobody else\'s');

  const guest = await PageSeat.open(browser, link, phone);
  const black = await guest.side() === 'black';
  await guest.player.still();
  const referee = new Referee(() => `http://127.0.0.1:${port}`, dice(1));
  const rows = await until(async () => readRows(database), ({ matches }) => matches.size > 0, 'a match');
  await referee.find([...rows.matches.keys()][0]); // of a room: it is not listed
  for (let i = 0; i < 2; ++i) {
    const { ply, path } = await referee.next();
    const guests = (ply % 2 === 1) !== black;
    await (guests ? tap(guest, path, black) : host.play(path));
    await until(() => referee.has(ply), Boolean, `${path.join('-')} of the ${guests ? 'phone' : 'window'}`, 10);
  }
  await guest.player.still();
  host.picture(picture('window'));
  await guest.picture(picture('phone'));
  assert.deepEqual(guest.complaints, []);
  referee.close();
  await guest.close();

  await host.close();
  const gone = () => fetch(`http://127.0.0.1:${port}/`).then(() => false, () => true);
  await until(gone, Boolean, 'the end of the table\'s server');
  console.log(`- a window and a phone at the window's own table, ${link.replace(/\d+\.[\d.]+/, '<this machine>')}: ` +
    'found by its picture, a move each, and the server ended with the window');
} finally {
  await browser.close();
  await host.close();
  if (!kept) rmSync(folder, { recursive: true, force: true });
}
