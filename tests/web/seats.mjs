// The players of an online match, each with a page or a window, and a referee that tells them the legal
// moves. The referee watches the match over the network protocol, since these tests do not know the rules.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '../online/client.mjs';
import { fileInFolder, Player, until } from './browser.mjs';
import { end, openScreen } from './screen.mjs';

const rest = ms => new Promise(done => setTimeout(done, ms));

// A program or page that shows the game and takes keys. `settings` are stored before the start, as if the
// program had saved them.
class Seat {
  // Clears the lines for screen readers.
  forget() {
    return this.run(() => document.getElementById('live').replaceChildren());
  }
  async hasSaid(pattern, seconds) {
    return until(() => this.said(), lines => lines.some(line => pattern.test(line)),
      `${this.name}: ${pattern}`, seconds);
  }
  // Presses a key and returns the lines that follow. On a busy machine they arrive late, so this waits
  // until no more come.
  async #saidAfter(key) {
    await this.forget();
    await this.press(key);
    let lines = await until(() => this.said(), said => said.length > 0, 'a row', 5).catch(() => []);
    for (let before = -1; lines.length !== before;) {
      before = lines.length;
      await rest(300);
      lines = await this.said();
    }
    return lines;
  }
  // Moves the focus from row to row until the page announces the wanted one: downwards first, and back if
  // the row was passed or the list ends.
  async walkTo(pattern) {
    const rows = [];
    for (let key = 'ArrowDown'; rows.length < 40;) {
      const lines = await this.#saidAfter(key);
      if (pattern.test(lines.at(-1))) return;
      const passed = lines.some(line => pattern.test(line));
      rows.push(lines.join(' | '));
      const atEnd = rows.length > 1 && rows.slice(-2).every(line => !line);
      if (passed || atEnd) key = key === 'ArrowDown' ? 'ArrowUp' : 'ArrowDown';
    }
    assert.fail(`${this.name}: no row ${pattern} among ${rows.join('; ')}`);
  }
  // Presses Tab until the name of what has the focus is said. While the engine is busy it comes late.
  async tabTo(pattern) {
    const passed = [];
    for (let i = 0; i < 60; ++i) {
      await this.forget();
      await this.press('Tab');
      const lines = await until(() => this.said(), said => said.length > 0, 'a name', 3).catch(() => []);
      if (lines.some(line => pattern.test(line))) return;
      passed.push(...lines);
    }
    assert.fail(`${this.name}: nothing with the name ${pattern} has the focus: ${passed.join(' | ')}`);
  }
  async choose(pattern) {
    await this.walkTo(pattern);
    await this.forget();
    await this.press('Enter');
  }
  // Opens the lobby from the menu.
  async lobby() {
    await this.choose(/^Online$/);
    await this.hasSaid(/^Online$/);
  }
  // Looks for an opponent; the lobby must be open.
  async seek() {
    await this.choose(/^Find an opponent$/);
    await this.hasSaid(/^Looking for an opponent|^The match begins/);
  }
  async side() {
    await this.hasSaid(/^The match begins: you play/);
    return (await this.said()).some(line => /you play White/.test(line)) ? 'white' : 'black';
  }
  // Waits until the match goes on after an interruption.
  isBack() {
    return this.hasSaid(/goes on\.$/);
  }
  async comeBack() {
    await this.reload();
    await this.isBack();
  }
  // Enter completes a move whose text could continue; after any other move it does nothing.
  async play(path) {
    await this.type(path.join(''));
    await this.press('Enter');
  }
}

export class PageSeat extends Seat {
  static of(player) {
    const seat = new PageSeat();
    Object.assign(seat, { name: player.browser.name, player });
    return seat;
  }
  // `browser` is one that launch() returns.
  static async open(browser, url, options = {}) {
    const seat = PageSeat.of(await Player.open(browser, url, options));
    await seat.player.still();
    return seat;
  }

  get page() { return this.player.page; }
  get complaints() { return this.player.complaints; }
  said() { return this.player.said(); }
  type(text) { return this.player.browser.press(this.page, [...text], 20); }
  press(...keys) { return this.player.browser.press(this.page, keys, 60); }
  async reload() {
    await this.page.reload();
    await this.player.drawn();
  }
  run(act, value) { return this.page.evaluate(act, value); }
  async keeps(wanted) {
    const kept = async () => JSON.parse(await this.run(fileInFolder, { path: '/damas/settings.json' }));
    await until(kept, settings => settings && wanted(settings), 'the settings that are kept', 10);
  }
  picture(path) { return this.player.screenshot({ path }); }
  close() { return this.player.close(); }
}

// The native program on a virtual screen. Its output cannot be read here, so tests see only the moves that
// it plays.
export class WindowSeat extends Seat {
  name = 'window';
  complaints = [];

  // Starts in the lobby of the given server, or of none.
  static async open(program, url) {
    const seat = new WindowSeat();
    seat.folder = mkdtempSync(join(tmpdir(), 'damas-window-'));
    [seat.screen, seat.display] = await openScreen();
    seat.options = [program, ['--lang', 'en', '--scene', 'online', ...(url ? ['--server', url] : []),
      '--data', seat.folder, '--size', '800x600', '--software']];
    await seat.#start();
    return seat;
  }

  async #start() {
    this.process = spawn(...this.options,
      { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, DISPLAY: this.display } });
    this.process.stderr.on('data', text => this.complaints.push(String(text)));
    const found = () => this.#do('search', '--name', 'Damas');
    const [id] = (await until(async () => found(), Boolean, 'the window')).trim().split('\n');
    this.#do('windowfocus', id);
    await rest(1500); // waits for the connection, which cannot be observed
  }

  #do(...words) {
    try {
      return execFileSync('xdotool', words,
        { encoding: 'utf8', env: { ...process.env, DISPLAY: this.display } });
    } catch (error) {
      if (words[0] !== 'search') throw error;
      return '';
    }
  }

  async press(...keys) {
    const names = { Enter: 'Return', ArrowDown: 'Down' };
    for (const key of keys) {
      this.#do('keydown', names[key] ?? key);
      await rest(60);
      this.#do('keyup', names[key] ?? key);
      await rest(30);
    }
  }
  type(text) { return this.press(...text); }
  async #kill() {
    this.process.kill('SIGKILL');
    if (this.process.exitCode === null && this.process.signalCode === null)
      await new Promise(done => this.process.once('exit', done));
  }
  seek() { return this.press('Enter'); } // "Find an opponent" has the focus when the lobby opens
  isBack() {} // cannot be observed
  async reload() { // starts again as after a crash
    await this.#kill();
    await this.#start();
  }
  picture(path) {
    execFileSync('import', ['-window', 'root', path], { env: { ...process.env, DISPLAY: this.display } });
  }
  async close() {
    await this.#kill(); // closing the window would open a question
    await end(this.screen);
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export class Referee {
  // `url()` returns the address of a running server.
  constructor(url, roll) {
    Object.assign(this, { url, roll });
  }

  async #come() {
    this.client?.drop();
    this.client = await Client.connect(this.url());
    if (this.match) await this.client.ask('watch', { match: this.match });
  }

  // Repeats a request after a lost connection.
  async ask(t, fields) {
    return until(async () => {
      if (!this.client || this.client.closed) await this.#come().catch(() => {});
      return this.client?.ask(t, fields).catch(error => {
        if (error.err) throw error;
        return null;
      });
    }, Boolean, `the server's answer to ${t}`);
  }

  // Watches the given match, or the one that the server lists.
  async find(match) {
    const listed = ({ games }) => games.length > 0;
    this.match = match ?? (await until(() => this.ask('live', {}), listed, 'a match')).games[0].match;
    await this.#come();
  }

  // Returns { ply, path } of a legal move, or null if the match is over.
  async next() {
    const { moves, ply } = await this.ask('moves', { match: this.match });
    if (moves.length === 0) return null;
    const best = moves.filter(move => move.king);
    return { ply, path: (best.length ? best : moves)[this.roll((best.length || moves.length))].path };
  }

  // Returns whether the server has the move.
  async has(ply) {
    const { moves, end } = await this.ask('watch', { match: this.match });
    return moves.length >= ply || Boolean(end);
  }
  snap() {
    return this.ask('watch', { match: this.match });
  }
  close() {
    this.client?.close();
  }
}

// Plays the match to its end, or only `most` moves. `before(ply)` may cause faults. Keys that are typed too early are
// lost, so a move that does not arrive is typed again; `again` counts these moves.
export async function playOut({ white, black, referee, before = () => {}, most = Infinity }) {
  let again = 0, plies = 0;
  while (plies < most) {
    const move = await referee.next();
    if (!move) break;
    await before(move.ply);
    const mover = move.ply % 2 ? white : black;
    await mover.play(move.path);
    const came = () => until(() => referee.has(move.ply), Boolean, 'the move', 2).catch(() => false);
    for (let tries = 0; !await came(); ++tries) {
      assert.ok(tries < 10, `${mover.name} does not play ${move.path} as move ${move.ply}`);
      ++again;
      await mover.play(move.path);
    }
    plies = move.ply;
  }
  if (plies >= most) return { plies, again };
  const { end } = await until(() => referee.snap(), snap => snap.end, 'the end');
  return { plies, again, end };
}
