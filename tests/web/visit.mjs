// A visit of the game in a browser other than Chromium, with the steps that a test of such a browser repeats:
// what is stored before the start, the first frame, a move and its answer.
import assert from 'node:assert/strict';
import { boardIn, fileInFolder, squareOn, until } from './browser.mjs';
import { readPng } from './png.mjs';

// `browser` is a Firefox or a WebKit; `url` is the site's address.
export class Visit {
  constructor(browser, url) {
    Object.assign(this, { browser, url });
  }

  // Stores files, such as { game: quietGame() }, as if the program had saved them.
  async keep(files) {
    await this.browser.go(`${this.url}icons/icon.svg`); // a page of the same origin without the game
    // These settings choose the colours by which the board is found.
    const all = { settings: { theme: 'jacaranda', light_panel: false }, ...files };
    for (const [name, content] of Object.entries(all))
      await this.browser.run(fileInFolder, { path: `/damas/${name}.json`, text: JSON.stringify(content) });
  }

  // Waits until the page has set that performance mark once.
  marked(name, seconds) {
    const count = mark => performance.getEntriesByName(mark).length;
    return until(() => this.browser.run(count, name), marks => marks === 1, name, seconds);
  }

  async moves() {
    return JSON.parse(await this.browser.run(fileInFolder, { path: '/damas/game.json' })).moves;
  }

  // Returns a screenshot as soon as nothing moves any more.
  still() {
    let last = Buffer.alloc(0);
    return until(async () => {
      const next = await this.browser.screenshot();
      const same = next.equals(last);
      last = next;
      return same ? next : null;
    }, Boolean, 'a page at rest');
  }

  // Makes a move by two clicks, and waits for the answer.
  async play(from, to) {
    const count = (await this.moves()).length;
    const board = boardIn(readPng(await this.still()));
    for (const square of [from, to]) await this.browser.click(...squareOn(board, square));
    const made = await until(() => this.moves(), list => list.length >= count + 2, 'a move and its answer');
    assert.equal(made[count], `${from}-${to}`);
  }
}
