// A player who plays match after match and stays, whatever happens to the connection: comes back with
// the token, asks for what was missed, and sends a move again of which no answer came: those who insist
// before they ask, the others only if what they are told then does not have it.
import assert from 'node:assert/strict';
import { Client } from './client.mjs';

const pause = ms => new Promise(done => setTimeout(done, ms));

export class Stayer {
  // `urls()` names the servers to try; the next one after each loss.
  constructor(urls, { name, roll, join, think = () => 0, insists = false }) {
    Object.assign(this, { urls, name, roll, join, think, insists });
    this.pending = null; // the move that was sent and not answered
    this.acknowledged = []; // {match, ply, path}
    this.known = new Map(); // match -> v -> event, as first heard
    this.losses = 0;
    this.resent = 0;
    this.duplicates = 0;
    this.learnt = 0; // was stored without an answer, as `sync` told
    this.finished = 0;
    this.staying = true;
    this.turn = 0;
  }

  run() {
    this.done = this.#stay();
    return this;
  }

  leave() {
    this.staying = false;
    this.client?.close();
    return this.done;
  }

  drop() {
    this.client?.drop();
  }

  async #stay() {
    while (this.staying) {
      try {
        await this.#visit();
      } catch (error) {
        // Busy: a match began of which the answer did not come.
        const expected = !error.err || error.err.code === 'busy';
        if (error.code === 'ERR_ASSERTION' || !expected) throw error;
        this.client?.drop();
      }
      this.losses += 1;
      if (this.staying) await pause(20 + this.roll(60));
    }
  }

  async #visit() {
    const urls = this.urls();
    const url = urls[this.turn++ % urls.length];
    const client = await Client.connect(url, { token: this.token, name: this.token ? undefined : this.name });
    this.client = client;
    if (!this.staying) return client.close();
    this.token = client.token;
    let match = client.welcome.match ?? null;
    if (!match && this.match && !this.#ended(this.match)) match = this.match; // resume a match that ended meanwhile
    if (!match) {
      await client.ask('queue.join', this.join);
      match = (await client.start()).match;
    }
    for (;;) {
      await this.#play(client, match);
      this.finished += 1;
      await client.ask('queue.join', this.join);
      const earlier = new Set(this.known.keys());
      match = (await client.until(m => m.t === 'event' && m.e.kind === 'start' && !earlier.has(m.match))).match;
    }
  }

  #events(match) {
    if (!this.known.has(match)) this.known.set(match, new Map());
    return this.known.get(match);
  }

  #ended(match) {
    return [...this.#events(match).values()].some(e => e.kind === 'end');
  }

  // What is heard twice must be the same.
  #hear(match, v, e) {
    const events = this.#events(match);
    if (events.has(v)) assert.deepEqual(e, events.get(v));
    else events.set(v, e);
    if (e.kind !== 'move' || this.pending?.match !== match || this.pending.ply !== e.ply) return;
    assert.deepEqual(e.path, this.pending.path, 'what was sent is stored, and nothing else');
    this.learnt += 1;
    this.pending = null;
  }

  async #play(client, match) {
    this.match = match;
    const events = this.#events(match);
    const last = Math.max(0, ...events.keys());
    if (this.insists && this.pending?.match === match) await this.#send(client, true);
    // Events since the last one heard; a snapshot only where there is nothing to go on from.
    if (last === 0) this.#hear(match, 1, { kind: 'start', ...(await client.ask('sync', { match, v: 0 })).start });
    const { v: now } = await client.ask('sync', { match, v: Math.max(1, last) });
    for (let v = Math.max(1, last) + 1; ; v += 1) {
      if (v > now || !events.has(v)) {
        if (v > now) await this.#moveIfMine(client, match);
        this.#hear(match, v, (await client.event(match, v)).e);
      }
      if (this.#ended(match)) return;
    }
  }

  async #moveIfMine(client, match) {
    const events = [...this.#events(match).entries()].sort(([a], [b]) => a - b).map(([, e]) => e);
    const ply = events.filter(e => e.kind === 'move').length + 1;
    const white = events[0].players.white.user === client.welcome.user;
    if ((ply % 2 === 1) !== white) return;
    const again = this.pending?.match === match;
    if (!again) {
      const { moves } = await client.ask('moves', { match });
      if (moves.length === 0) return;
      await pause(this.think());
      this.pending = { match, ply, path: moves[this.roll(moves.length)].path };
    }
    assert.equal(this.pending.ply, ply);
    await this.#send(client, again);
  }

  async #send(client, again) {
    if (again) this.resent += 1;
    const { dup } = await client.ask('move', this.pending);
    if (dup) this.duplicates += 1;
    this.acknowledged.push(this.pending);
    this.pending = null;
  }
}
