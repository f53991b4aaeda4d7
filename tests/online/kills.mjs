// Pairs play while the server is killed with SIGKILL again and again and connections are cut at
// random. No acknowledged move may be lost, and both players, the server and the rows of its database
// must agree on every match, event by event.
//   node tests/online/kills.mjs [--kills N] [--drops N] [--pairs N] [--servers N] [--seed N] [--restarts N]
//     --restarts: of the PostgreSQL under scripts/postgres.sh
//   node tests/online/kills.mjs --url URL --seconds N [--drops N] [--pairs N] [--seed N] [--rows DATABASE]
//     at a server that somebody else started, perhaps far away; --rows: its database, if that is here
// DAMAS_DATABASE names a PostgreSQL, on which several servers may serve; else SQLite.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Club, option, pause } from './club.mjs';
import { readRows } from './rows.mjs';
import { Server } from './server.mjs';

const url = option('--url', '');
const restarts = option('--restarts', 0);
const kills = option('--kills', url || restarts ? 0 : 20);
const drops = option('--drops', 50);
const seconds = option('--seconds', 0);
const database = process.env.DAMAS_DATABASE;

const servers = [];
for (let i = url ? 0 : option('--servers', 1); i > 0; i -= 1) servers.push(await new Server({ database }).start());
const urls = url ? [url] : servers.map(server => server.url);
const club = new Club(() => urls, { pairs: option('--pairs', 8), seed: option('--seed', 1) });

// The players play on meanwhile.
async function restartPostgres() {
  const script = fileURLToPath(new URL('../../scripts/postgres.sh', import.meta.url));
  const [status] = await once(spawn(script, ['--restart'], { stdio: ['ignore', 'ignore', 'inherit'] }), 'exit');
  if (status !== 0) throw new Error('PostgreSQL does not start again');
}

async function killOne() {
  const server = servers[club.roll(servers.length)];
  await server.kill();
  await server.start();
}

await club.through(async () => {
  const troubles = [...Array(kills).fill(killOne), ...Array(restarts).fill(restartPostgres)];
  const rounds = Math.max(1, troubles.length);
  let dropped = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (; dropped < drops * (round + 1) / rounds; dropped += 1) {
      await pause(20 + club.roll(100));
      club.drop();
    }
    await pause(100 + club.roll(900));
    await troubles[round]?.();
  }
  await pause(1500 + 1000 * seconds);
});
await club.leave();
for (const server of servers) await server.kill(); // what is in memory only does not count
const kept = url ? option('--rows', '') : servers[0].database;
const rows = kept ? readRows(kept) : undefined;
for (const server of servers) await server.start();
const figures = await club.compare(urls[0], rows);
const places = servers.length > 1 ? `${servers.length} servers, ` : '';
const kind = url ? '' : database ? 'PostgreSQL, ' : 'SQLite, ';
console.log(`${kind}${places}${kills} kills of a server, ${restarts} restarts of the database, ${drops} cut connections: ${figures}`);
for (const server of servers) await server.end();
