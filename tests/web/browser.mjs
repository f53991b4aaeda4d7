// A browser for tests that play like a user: opens the site, finds the board in a screenshot, clicks,
// presses keys, and reads the files that the game saves. Environment:
//   DAMAS_SITE        the site's folder (build/web/site)
//   DAMAS_BROWSER     chromium (by default) or firefox
//   DAMAS_CHROMIUM    Chromium's program (chromium or google-chrome on the PATH)
//   DAMAS_FIREFOX     Firefox's program (firefox-esr or firefox on the PATH)
import assert from 'node:assert/strict';
import { join, resolve } from 'node:path';
import { Chromium } from './chromium.mjs';
import { Firefox } from './firefox.mjs';
import { root } from './playwright.mjs';
import { distance, readPng } from './png.mjs';

export { root };
export const site = resolve(process.env.DAMAS_SITE ?? join(root, 'build/web/site'));
const kind = process.env.DAMAS_BROWSER ?? 'chromium';

export function launch(name = kind) {
  const browser = { chromium: Chromium, firefox: Firefox }[name];
  assert.ok(browser, `DAMAS_BROWSER: there is no driver for '${name}'`);
  return browser.open();
}

// The options of a case that a browser cannot run, for example notIn('firefox', 'it has no save dialog'). The
// output of the tests shows the reason and counts these cases.
export const notIn = (name, reason) => ({ skip: name === kind && reason });

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

// Runs in the page: reads or writes one file in the database that stores the game's folder.
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

// Runs in the page: records badges and notifications, and lets the test hide the page.
function recordCalls(permission) {
  window.calls = [];
  navigator.setAppBadge = async () => { window.calls.push('badge'); };
  navigator.clearAppBadge = async () => { window.calls.push('no badge'); };
  window.Notification = class {
    static permission = permission;
    static async requestPermission() {
      window.calls.push('asked');
      return Notification.permission = window.answer ?? 'granted';
    }
    constructor(title, { body }) { window.calls.push(`${title}: ${body}`); }
  };
  window.hide = away => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: away });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  };
}
// For Player's `prepare`. `permission` is what the person has told the browser before: default, granted or denied.
export const recordsCalls = permission => ({ content: `(${recordCalls})(${JSON.stringify(permission)});` });

// Runs in the page: whether the program has the fonts that come after its first frame, or is not that far yet.
const hasLetters = () => {
  const { lateFonts } = document.querySelector('script[data-late-fonts]')?.dataset ?? {};
  if (!lateFonts || performance.getEntriesByName('complete').length === 0) return true;
  const fetched = performance.getEntriesByName('fetched').map(({ detail }) => detail);
  return JSON.parse(lateFonts).every(path => fetched.includes(path));
};

// Without the questions of the first start.
export const asksNothing = () => { window.damasAsksNothing = true; };

export class Player {
  complaints = [];
  choosers = []; // file dialogs that the page has opened

  // `settings` and `game` are stored before the start, as if the program had saved them.
  static async open(browser, url, options = {}) {
    const player = await Player.begin(browser, url, options);
    await player.start();
    if (options.game) player.board = await player.findBoard();
    return player;
  }

  // Prepares everything, but does not load the game.
  static async begin(browser, url, { settings, game, prepare, ...options } = {}) {
    const player = new Player();
    Object.assign(player, { browser, url });
    player.context = await browser.newContext({ ...desktop, ...options });
    player.touches = Boolean(options.hasTouch);
    await player.context.addInitScript(asksNothing);
    if (prepare) await player.context.addInitScript(prepare);
    await player.tab();
    if (settings) await player.keep('settings.json', settings);
    if (game) await player.keep('game.json', game);
    return player;
  }

  // Opens another tab without loading the game there.
  async tab() {
    this.page = await this.context.newPage();
    const complain = text => this.browser.noise?.test(text) || this.complaints.push(text);
    this.page.on('console', message => {
      if (message.type() === 'error') complain(message.text());
    });
    this.page.on('filechooser', chooser => this.choosers.push(chooser));
    this.page.on('pageerror', error => complain(String(error)));
    return this.page;
  }

  async keep(file, content) {
    await this.page.goto(`${this.url}icons/icon.svg`); // a page of the same origin without the game
    const path = `/damas/${file}`;
    await this.page.evaluate(fileInFolder, { path, text: JSON.stringify(content) });
  }

  async start() {
    await this.page.goto(this.url);
    this.complaints.length = 0; // the page above has no favicon, which is no error of the game
    await this.drawn();
  }

  async drawn() {
    await this.page.waitForFunction(
      () => performance.getEntriesByName('first-frame').length === 1, null, { timeout: 60000 });
  }

  // The moves, such as 'c3-d4', of the unfinished game in the browser's storage. Further tabs have their
  // own files.
  async moves(file = 'game.json') {
    const text = await this.page.evaluate(fileInFolder, { path: `/damas/${file}` });
    return text ? JSON.parse(text).moves : [];
  }
  hasMoves(count, file) {
    return until(() => this.moves(file), moves => moves.length >= count, `${count} moves`);
  }

  // The last twenty lines for screen readers.
  said() {
    return this.page.locator('#live > div').allTextContents();
  }
  hasSaid(pattern, seconds) {
    return until(() => this.said(), lines => lines.some(line => pattern.test(line)), `${pattern}`, seconds);
  }

  screenshot(options) {
    return this.browser.screenshot(this.page, options);
  }
  async picture(options) {
    return readPng(await this.screenshot(options));
  }

  // Waits until the program has all letters, which change its texts.
  async lettered() {
    await this.page.waitForFunction(hasLetters, null, { timeout: 60000 });
  }

  // Returns a screenshot as soon as the program has all letters and nothing moves any more.
  async still() {
    await this.lettered();
    return this.atRest();
  }

  // Returns a screenshot as soon as nothing moves any more.
  async atRest() {
    let last = await this.screenshot();
    return until(async () => {
      await this.page.waitForTimeout(100);
      const next = await this.screenshot();
      const same = next.equals(last);
      last = next;
      return same ? next : null;
    }, Boolean, 'a page at rest');
  }

  // Performs an action that changes the page, and returns a screenshot as soon as nothing moves any more.
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

  tap(x, y) {
    return this.browser.tap(this.page, x, y);
  }
  pinch(x, y) {
    return this.browser.pinch(this.page, x, y);
  }
  drop(x, y, file) {
    return this.browser.drop(this.page, x, y, file);
  }
  download(act) {
    return this.browser.download(this.page, act);
  }
  // Writes text without key events, as on-screen keyboards do.
  write(text) {
    return this.browser.write(this.page, text);
  }
  loseNetwork() {
    return this.browser.loseNetwork(this.context);
  }
  regainNetwork() {
    return this.browser.regainNetwork(this.context);
  }
  allowClipboard() {
    return this.browser.allowClipboard(this.context);
  }

  async touch(square) {
    const [x, y] = this.at(square);
    await (this.touches ? this.tap(x, y) : this.page.mouse.click(x, y));
  }

  // The place of the lowest coloured button of a menu or dialog, which is the proposed next step.
  async proposed() {
    return middleOf(readPng(await this.still()), [242, 193, 78]);
  }

  // Presses that button.
  async accept() {
    const { x, y } = await this.proposed();
    await (this.touches ? this.tap(x, y) : this.page.mouse.click(x, y));
  }

  // Waits until all of the program is loaded.
  async whole() {
    await this.page.waitForFunction(
      () => performance.getEntriesByName('complete').length === 1, null, { timeout: 60000 });
  }

  // Starts a game from the menu with the proposed settings.
  async newGame() {
    await this.whole();
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

// Returns the first and last index whose count is at least half of the usual count within the board.
function extent(counts) {
  const most = Math.max(...counts);
  const wide = counts.map(count => count > 0.6 * most);
  return [wide.indexOf(true), wide.lastIndexOf(true) + 1];
}

// Finds the board of 64 squares: half of each row and column has the colour of the light squares, which
// are always empty.
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

// Returns the centre of a square, such as 'c3', with White at the bottom.
export function squareOn({ left, top, size }, square) {
  const [file, rank] = [square.charCodeAt(0) - 97, square.charCodeAt(1) - 49];
  return [left + (file + 0.5) * size / 8, top + (7.5 - rank) * size / 8];
}

// Returns the centre of the lowest area of that colour that is at least 60 points wide.
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

// A saved game with few pieces that are far from each other, so that each side has three quiet moves.
export function quietGame(opponent = { level: 1 }, more = {}) {
  return { damas: 1, draws: 'cbd', ended: null, increment_ms: 0, initial_ms: null,
    left_ms: [null, null], moves: [], players: ['human', opponent], ply: 0, seed: 1,
    start: 'W:Wa1,c1,e1,g1:Bb8,d8,f8,h8', takebacks: null, takebacks_used: [0, 0],
    variant: 'brazilian', ...more };
}
