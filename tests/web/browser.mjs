// A browser for tests of the game as a person plays it: opens the site, finds the board in a picture
// of the page, presses and reads what the game keeps. Environment:
//   DAMAS_SITE        the site's folder (build/web/site)
//   DAMAS_CHROMIUM    the browser (chromium or google-chrome of the PATH)
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { distance, readPng } from './png.mjs';

export const root = resolve(fileURLToPath(import.meta.url), '../../..');
export const site = resolve(process.env.DAMAS_SITE ?? join(root, 'build/web/site'));

// The first of the programs that the PATH has.
export function program(...names) {
  const folders = process.env.PATH.split(delimiter);
  const files = names.flatMap(name => folders.map(folder => join(folder, name)));
  const found = files.find(existsSync);
  assert.ok(found, `none of ${names.join(', ')} is installed: scripts/setup.sh --web-tests`);
  return found;
}

const flags = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--autoplay-policy=document-user-activation-required'];

export function launch() {
  const { chromium } = createRequire(join(root, 'build/tools/'))('playwright-core');
  const executablePath =
    process.env.DAMAS_CHROMIUM ?? program('chromium', 'chromium-browser', 'google-chrome');
  return chromium.launch({ executablePath, args: flags });
}

export const desktop = { viewport: { width: 800, height: 600 }, locale: 'en-US', colorScheme: 'dark' };
export const phone = { ...desktop, viewport: { width: 390, height: 844 }, isMobile: true,
  hasTouch: true, deviceScaleFactor: 2 };
export const phoneOnItsSide = { ...phone, viewport: { width: 844, height: 390 } };

export async function until(what, wanted, name, seconds = 30) {
  let seen;
  for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
    seen = await what();
    if (wanted(seen)) return seen;
    await new Promise(done => setTimeout(done, 50));
  }
  return assert.fail(`not within ${seconds} s: ${name}; seen: ${JSON.stringify(seen)}`);
}

// Runs in the page. Gives one file of the database that keeps the game's folder, or puts it there.
export function fileInFolder({ path, text }) {
  return new Promise((done, refuse) => {
    const opening = indexedDB.open('/damas', 21);
    opening.onerror = () => refuse(opening.error);
    opening.onupgradeneeded = () => opening.result.createObjectStore('FILE_DATA')
      .createIndex('timestamp', 'timestamp', { unique: false });
    opening.onsuccess = () => {
      const db = opening.result;
      const transaction = db.transaction('FILE_DATA', text ? 'readwrite' : 'readonly');
      const store = transaction.objectStore('FILE_DATA');
      const contents = text && new TextEncoder().encode(text);
      const asked = text ? store.put({ timestamp: new Date(), mode: 0o100666, contents }, path)
        : store.get(path);
      transaction.oncomplete = () => {
        db.close();
        done(asked.result?.contents ? new TextDecoder().decode(asked.result.contents) : null);
      };
    };
  });
}

export class Player {
  complaints = [];
  choosers = []; // the browser's dialogs to open a file

  // `settings` and `game` are what the program finds as if it had kept them.
  static async open(browser, url, options = {}) {
    const player = await Player.begin(browser, url, options);
    await player.start();
    if (options.game) player.board = await player.findBoard();
    return player;
  }

  // All but the start.
  static async begin(browser, url, { settings, game, prepare, ...options } = {}) {
    const player = new Player();
    player.url = url;
    player.context = await browser.newContext({ ...desktop, ...options });
    player.touches = Boolean(options.hasTouch);
    if (prepare) await player.context.addInitScript(prepare);
    await player.tab();
    if (settings) await player.keep('settings.json', settings);
    if (game) await player.keep('game.json', game);
    return player;
  }

  // Another tab; the game is not opened yet.
  async tab() {
    this.page = await this.context.newPage();
    this.page.on('console', message => {
      if (message.type() === 'error') this.complaints.push(message.text());
    });
    this.page.on('filechooser', chooser => this.choosers.push(chooser));
    this.page.on('pageerror', error => this.complaints.push(String(error)));
    return this.page;
  }

  async keep(file, content) {
    await this.page.goto(`${this.url}icons/icon.svg`); // the game does not run there
    const path = `/damas/${file}`;
    await this.page.evaluate(fileInFolder, { path, text: JSON.stringify(content) });
  }

  async start() {
    await this.page.goto(this.url);
    this.complaints.length = 0; // an icon of the page above, which is none
    await this.drawn();
  }

  async drawn() {
    await this.page.waitForFunction(
      () => performance.getEntriesByName('first-frame').length === 1, null, { timeout: 60000 });
  }

  // The moves of the unfinished game that the browser keeps, as 'c3-d4'; second and further tabs have
  // their own.
  async moves(file = 'game.json') {
    const text = await this.page.evaluate(fileInFolder, { path: `/damas/${file}` });
    return text ? JSON.parse(text).moves : [];
  }
  hasMoves(count, file) {
    return until(() => this.moves(file), moves => moves.length >= count, `${count} moves`);
  }

  // What screen readers are told, the last twenty lines.
  said() {
    return this.page.locator('#live > div').allTextContents();
  }
  hasSaid(pattern) {
    return until(() => this.said(), lines => lines.some(line => pattern.test(line)), `${pattern}`);
  }

  async picture(options) {
    return readPng(await this.page.screenshot({ scale: 'css', ...options }));
  }

  // A picture of a page where nothing moves any more.
  async still() {
    let last = await this.page.screenshot({ scale: 'css' });
    return until(async () => {
      await this.page.waitForTimeout(100);
      const next = await this.page.screenshot({ scale: 'css' });
      const same = next.equals(last);
      last = next;
      return same ? next : null;
    }, Boolean, 'a page at rest');
  }

  // What the page looks like at rest after something was done that changes it.
  async after(act) {
    const before = await this.still();
    await act();
    return until(() => this.still(), now => !now.equals(before), 'a changed page');
  }

  async findBoard() {
    return boardIn(readPng(await this.still()));
  }

  at(square) {
    return squareOn(this.board, square);
  }

  async touch(square) {
    const [x, y] = this.at(square);
    await (this.touches ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y));
  }

  // The lowest coloured button of a menu or a dialog: what the game proposes to do next.
  async accept() {
    const { x, y } = middleOf(readPng(await this.still()), [242, 193, 78]);
    await (this.touches ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y));
  }

  // From the menu, as its dialog proposes.
  async newGame() {
    await this.accept();
    await this.accept();
    this.board = await this.findBoard();
  }

  async drag(from, to) {
    await this.page.mouse.move(...this.at(from));
    await this.page.mouse.down();
    await this.page.mouse.move(...this.at(to), { steps: 8 });
    await this.page.mouse.up();
  }

  close() {
    return this.context.close();
  }
}

// The first and the last of the indices whose count is at least half of the usual one in the board.
function extent(counts) {
  const most = Math.max(...counts);
  const wide = counts.map(count => count > 0.6 * most);
  return [wide.indexOf(true), wide.lastIndexOf(true) + 1];
}

// Where the 64 squares lie: half of each row and column of them is as light as the light squares,
// on which nothing ever stands.
export function boardIn(picture) {
  const columns = Array(picture.width).fill(0), rows = Array(picture.height).fill(0);
  for (let y = 0; y < picture.height; ++y) {
    for (let x = 0; x < picture.width; ++x) {
      if (distance(picture.rgb(x, y), [231, 216, 184]) > 24) continue;
      ++columns[x];
      ++rows[y];
    }
  }
  const [left, right] = extent(columns), [top, bottom] = extent(rows);
  assert.ok(right - left > 100 && Math.abs(right - left - bottom + top) <= 4,
    `no board in the picture: ${[left, right, top, bottom]}`);
  return { left, top, size: right - left };
}

// The middle of a square that is named as on the board's edge, white below.
export function squareOn({ left, top, size }, square) {
  const [file, rank] = [square.charCodeAt(0) - 97, square.charCodeAt(1) - 49];
  return [left + (file + 0.5) * size / 8, top + (7.5 - rank) * size / 8];
}

// The middle of the lowest area of that colour, which is at least 60 wide.
function middleOf(picture, color) {
  const found = y => {
    const xs = [...Array(picture.width).keys()].filter(
      x => distance(picture.rgb(x, y), color) <= 12);
    return xs.length >= 60 ? xs : null;
  };
  let bottom = picture.height - 1;
  while (bottom >= 0 && !found(bottom)) --bottom;
  assert.ok(bottom >= 0, `nothing of the colour ${color}`);
  let top = bottom;
  while (found(top - 1)) --top;
  const xs = found(bottom);
  return { x: xs.reduce((sum, x) => sum + x) / xs.length, y: (top + bottom) / 2 };
}

// A saved game of few pieces that are far from each other: three quiet moves for each side.
export function quietGame(opponent = { level: 1 }, more = {}) {
  return { damas: 1, draws: 'cbd', ended: null, increment_ms: 0, initial_ms: null,
    left_ms: [null, null], moves: [], players: ['human', opponent], ply: 0, seed: 1,
    start: 'W:Wa1,c1,e1,g1:Bb8,d8,f8,h8', takebacks: null, takebacks_used: [0, 0],
    variant: 'brazilian', ...more };
}
