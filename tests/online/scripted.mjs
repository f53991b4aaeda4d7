// Matches that play one script of moves again and again, so many a second, and measure how long each
// move takes from the hand of one player to the screen of the other.
import { performance } from 'node:perf_hooks';
import { Client } from './client.mjs';
import { pause } from './club.mjs';
import { playMatch } from './play.mjs';

// Returns the moves of a long game without its end; none of its repetitions is a draw.
export async function longScript(url) {
  let script = [];
  for (let seed = 1; seed <= 5; seed += 1) {
    const { match } = await playMatch([url], { seed });
    const reader = await Client.connect(url);
    const { moves } = await reader.ask('watch', { match });
    reader.close();
    if (moves.length > script.length) script = moves;
  }
  return script.slice(0, -1);
}

export class Figures {
  constructor() {
    Object.assign(this, { sent: 0, acknowledged: 0, told: 0, refused: [], lost: [], latencies: [], since: 0, until: Infinity });
  }

  // The moves that are sent between these two are measured. The slowest come after end(): wait for them.
  begin() {
    this.latencies = [];
    Object.assign(this, { since: performance.now(), until: Infinity });
  }
  end() {
    this.until = performance.now();
  }
  measure(sent) {
    if (sent >= this.since && sent < this.until) this.latencies.push(performance.now() - sent);
  }

  // Those since begin() or the last call of this.
  take() {
    const sorted = this.latencies.sort((a, b) => a - b);
    this.latencies = [];
    const at = q => sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] : NaN;
    return { count: sorted.length, p50: at(0.5), p99: at(0.99), most: sorted.at(-1) ?? NaN };
  }
}

// What ends a match that is played by a script: the move and why.
class Stopped extends Error {}

export class ScriptedMatch {
  // `every`: milliseconds from one move of the match to the next; `patience`: from a move on until it
  // counts as lost.
  constructor(white, black, { script, figures, every, patience = 10000 }) {
    Object.assign(this, { white, black, script, figures, every, patience });
  }

  // In a room; the match that was played before is given up.
  async begin() {
    if (this.match)
      await this.#awaited(`the end of match ${this.match}`, done => {
        this.ended = done;
        this.#ask(this.white, 'resign', 'resign', { match: this.match });
      });
    const { code } = await this.white.ask('room.open', { variant: 'brazilian', time: null, side: 'white' });
    this.#listen();
    this.match = await this.#awaited(`the match of room ${code}`, done => {
      this.started = done;
      this.#ask(this.black, 'room.join', 'room.join', { code });
    });
  }

  // Plays each move at a moment that is set beforehand, so that a slow move does not delay the later ones. A
  // move that is refused or lost is the match's last.
  async play(until) {
    try {
      await this.#play(until);
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    }
  }

  async #play(until) {
    let due = performance.now() + Math.random() * this.every;
    for (;;) {
      for (let ply = 1; ply <= this.script.length; ply += 1, due += this.every) {
        if (due >= until) return;
        const early = due - performance.now();
        if (early > 0) await pause(early);
        if (performance.now() >= until) return;
        await this.#move(ply);
      }
      await this.begin();
    }
  }

  // Until what `act` leads to has come: `act` gets what is to be called then.
  async #awaited(what, act) {
    let timer;
    const comes = new Promise((done, fail) => {
      this.refused = error => fail(new Stopped(error.message));
      timer = setTimeout(() => {
        this.figures.lost.push(what);
        fail(new Stopped(`${what} was lost`));
      }, this.patience);
      act(done);
    });
    return comes.finally(() => clearTimeout(timer));
  }

  #ask(client, what, t, fields) {
    return client.ask(t, fields).catch(error => {
      this.figures.refused.push(`${what}: ${error.message}`);
      this.refused(error);
    });
  }

  async #move(ply) {
    const what = `move ${ply} of match ${this.match}`;
    await this.#awaited(what, done => {
      this.told = done;
      this.sent = performance.now();
      this.figures.sent += 1;
      this.#ask(ply % 2 ? this.white : this.black, what, 'move', { match: this.match, ply, path: this.script[ply - 1] })
        .then(answer => { this.figures.acknowledged += answer ? 1 : 0; });
    });
    this.figures.told += 1;
  }

  // Takes what both are told without keeping it.
  #listen() {
    for (const client of [this.white, this.black]) {
      client.log = { push: message => this.#hear(client, message), find: () => undefined };
      client.events = { get: () => undefined, set() {} };
    }
  }

  #hear(client, { t, match, e }) {
    if (t !== 'event') return;
    if (e.kind === 'start') return this.started(match);
    if (e.kind === 'end') return this.ended?.();
    const mover = e.by === 'white' ? this.white : this.black;
    if (e.kind !== 'move' || client === mover) return;
    this.figures.measure(this.sent);
    this.told?.();
  }
}

// Makes clients and begins matches among them, so many at a time.
export async function inBatches(n, size, work) {
  for (let i = 0; i < n; i += size)
    await Promise.all(Array.from({ length: Math.min(size, n - i) }, (_, k) => work(i + k)));
}
