// Matches of people to the end, in two browsers and a window of this machine, at one or two servers of
// one database, of which one is killed again and again; and what the database says of them then.
//   node tests/online/people.mjs [--servers N] [--kills N] [--seed N]
// The database is that of DAMAS_DATABASE, else an SQLite file for one server. DAMAS_SERVER and
// DAMAS_WINDOW name the programs, DAMAS_SITE the page. Needs Chromium, Firefox, Xvfb and xdotool, and
// playwright-core in build/tools (scripts/setup.sh --web-tests).
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { launch, root, site } from '../web/browser.mjs';
import { PageSeat, playOut, Referee, WindowSeat } from '../web/seats.mjs';
import { Client, dice } from './client.mjs';
import { option } from './club.mjs';
import { checkResult } from './rows.mjs';
import { Server } from './server.mjs';

const count = option('--servers', 1), kills = option('--kills', 3), seed = option('--seed', 1);
const database = process.env.DAMAS_DATABASE;
const window = process.env.DAMAS_WINDOW ?? join(root, 'build/release/bin/damas');
assert.ok(database || count === 1, 'several servers need PostgreSQL: scripts/postgres.sh node …');

const servers = [];
for (let i = 0; i < count; ++i)
  servers.push(await new Server({ database, options: ['--site', site] }).start());
const url = i => `${servers[i % count].url}/`;
const chromium = await launch('chromium'), firefox = await launch('firefox');

async function kill(server) {
  await server.kill();
  await server.start();
}

// What is to happen before which move: kills of servers, by turns, and each seat is closed and opened.
function harm(seats, done) {
  const all = {};
  for (let i = 0; i < kills; ++i)
    all[5 + 8 * i] = () => kill(servers[i % count]).then(() => ++done.kills);
  seats.forEach((seat, i) => { all[9 + 8 * i] = () => seat.comeBack().then(() => ++done.reloads); });
  return ply => all[ply]?.();
}

// The side of who tells it; the other has the other one.
async function sides(one, other) {
  const white = await one.side() === 'white';
  return white ? { white: one, black: other } : { white: other, black: one };
}

async function match(one, other) {
  for (const seat of [one, other]) await seat.seek();
  const players = await sides(one, other);
  const referee = new Referee(() => servers[0].url, dice(seed));
  await referee.find();
  const done = { kills: 0, reloads: 0 };
  const { plies, again, end } =
    await playOut({ ...players, referee, before: harm([one, other], done) });
  const snap = await referee.snap();
  referee.close();
  const reader = await Client.connect(servers.at(-1).url);
  const stored = await reader.ask('game', { match: referee.match });
  reader.close();
  assert.equal(snap.moves.length, plies);
  checkResult(stored.pdn, end.winner);
  console.log(`- ${players.white.name} against ${players.black.name}: ${plies} moves to ` +
    `${end.reason}, ${end.winner ?? 'nobody'} won; ${done.kills} kills, ${done.reloads} reloads, ` +
    `${again} moves typed again`);
}

const open = {
  Chromium: i => PageSeat.open(chromium, url(i)),
  Firefox: i => PageSeat.open(firefox, url(i)),
  window: i => WindowSeat.open(window, url(i)),
};
try {
  console.log(`${database ? 'PostgreSQL' : 'SQLite'}, ${count} server${count > 1 ? 's' : ''}:`);
  console.log();
  for (const [first, second] of [['Chromium', 'Firefox'], ['Chromium', 'window'], ['Firefox', 'window']]) {
    const one = await open[first](0);
    const other = await open[second](1);
    try {
      await one.lobby();
      if (second !== 'window') await other.lobby();
      await match(one, other);
    } finally {
      await one.close();
      await other.close();
    }
  }
} finally {
  await chromium.close();
  await firefox.close();
  for (const server of servers) await server.end();
}
