// Pairs of players who play match after match through whatever happens to them, and the comparison of
// what each was told with what the server says in the end, and with the rows of its database.
import assert from 'node:assert/strict';
import { Client, dice } from './client.mjs';
import { compareRows } from './rows.mjs';
import { Stayer } from './stayer.mjs';

export const pause = ms => new Promise(done => setTimeout(done, ms));

// The value of an option of the command line, as a number where the other one is.
export function option(name, otherwise) {
  const at = process.argv.indexOf(name);
  if (at < 0) return otherwise;
  return typeof otherwise === 'number' ? Number(process.argv[at + 1]) : process.argv[at + 1];
}

export class Club {
  // `urls()`: the servers; half of the players try them in the other order. `ms`: how long they think.
  constructor(urls, { pairs = 8, seed = 1, ms = 40, join } = {}) {
    this.roll = dice(seed);
    const settings = {
      join: join ?? { variant: 'brazilian', time: { initial: 600000, increment: 1000 } },
      think: () => ms + this.roll(2 * ms),
    };
    this.players = Array.from({ length: 2 * pairs }, (_, i) => {
      const mine = () => i % 2 ? urls() : urls().toReversed();
      return new Stayer(mine, { ...settings, name: `Player ${i}`, roll: dice(seed * 1000 + i), insists: i % 4 < 2 }).run();
    });
    const never = new Promise(() => {});
    this.failed = Promise.race(this.players.map(player => player.done.then(() => never)));
  }

  // What happens to them; a player who finds something wrong ends it.
  async through(trouble) {
    await Promise.race([trouble(), this.failed]);
  }

  drop() {
    this.players[this.roll(this.players.length)].drop();
  }

  async leave() {
    await Promise.all(this.players.map(player => player.leave()));
  }

  sum(field) {
    return this.players.reduce((total, player) => total + player[field], 0);
  }

  get acknowledged() {
    return this.players.flatMap(player => player.acknowledged);
  }

  // Event by event among the players, move by move with the server, and row by row with its database
  // (rows.mjs), if there is one to read. Figures as text.
  async compare(url, rows) {
    const matches = new Set(this.players.flatMap(player => [...player.known.keys()]));
    let moves = 0;
    const left = [...matches];
    await Promise.all(Array.from({ length: 8 }, async () => { // one alone would have to wait too often
      const witness = await Client.connect(url);
      while (left.length > 0) {
        const played = await this.#compareMatch(witness, left.pop());
        moves += played;
      }
      witness.close();
    }));
    const compared = this.#compareRows(matches, rows);
    const unanswered = `${this.sum('resent')} sent again, ${this.sum('duplicates')} of them stored before; `
      + `${this.sum('learnt')} stored without an answer were learnt by sync`;
    const events = this.players.flatMap(player => [...player.known.values()]).reduce((n, known) => n + known.size, 0);
    assert.ok(this.acknowledged.length > 0);
    return `${this.acknowledged.length} moves acknowledged, 0 lost (${unanswered}); ${matches.size} matches of ${moves} moves,`
      + ` ${this.sum('finished') / 2} finished; ${events} events compared; ${compared}; ${this.sum('losses')} losses of a connection`
      + ` seen by ${this.players.length} players`;
  }

  #compareRows(matches, rows) {
    if (!rows) return 'no rows compared';
    for (const match of matches) assert.ok(rows.matches.has(match), `the match ${match} is stored`);
    for (const match of rows.matches.keys())
      compareRows(rows, match, this.players.filter(player => player.known.has(match)).map(player => player.known.get(match)));
    return `${rows.matches.size} matches compared row by row`;
  }

  async #compareMatch(witness, match) {
    const snap = await witness.ask('watch', { match });
    const knowing = this.players.filter(player => player.known.has(match)).map(player => player.known.get(match));
    for (const known of knowing) {
      const versions = [...known.keys()].sort((a, b) => a - b);
      assert.deepEqual(versions, versions.map((_, i) => i + 1), 'no version is missing');
      assert.ok(versions.length <= snap.v, 'nobody was told what is not stored');
      const told = versions.map(v => known.get(v)).filter(e => e.kind === 'move').map(e => e.path);
      assert.deepEqual(told, snap.moves.slice(0, told.length));
      for (const [v, e] of known) {
        const of_other = knowing[0].get(v);
        if (of_other) assert.deepEqual(e, of_other);
      }
      if (known.get(versions.length)?.kind === 'end') assert.deepEqual(known.get(versions.length), { kind: 'end', ...snap.end });
    }
    for (const move of this.acknowledged.filter(move => move.match === match)) {
      assert.deepEqual(snap.moves[move.ply - 1], move.path, 'an acknowledged move is kept');
    }
    return snap.moves.length;
  }
}
