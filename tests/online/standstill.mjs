// Two play at two servers of one PostgreSQL, which is stopped for a while (SIGSTOP, so that it neither
// answers nor refuses): no clock may run meanwhile, no flag fall, and both must be told when it begins
// and when it ends. In a second match so little time is left that it would have been lost.
//   scripts/postgres.sh node tests/online/standstill.mjs [--seconds N]
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Client } from './client.mjs';
import { option, pause } from './club.mjs';
import { Server } from './server.mjs';

const seconds = option('--seconds', 10);
const postgres = fileURLToPath(new URL('../../scripts/postgres.sh', import.meta.url));
const tell = command => assert.equal(spawnSync(postgres, [command]).status, 0, command);

const database = process.env.DAMAS_DATABASE;
const servers = [await new Server({ database }).start(), await new Server({ database }).start()];

async function begin(initial) {
  const white = await Client.connect(servers[0].url, { name: 'Ana' });
  const black = await Client.connect(servers[1].url, { name: 'Rui' });
  const { code } = await white.ask('room.open', { variant: 'brazilian', time: { initial, increment: 0 }, side: 'white' });
  await black.ask('room.join', { code });
  const { match } = await black.start();
  await white.start(match);
  return { match, white, black };
}

async function play({ match }, client, ply) {
  const { moves } = await client.ask('moves', { match });
  await client.ask('move', { match, ply, path: moves[0].path });
}

const long = await begin(300_000);
const short = await begin(1000 * (3 + seconds / 2)); // lost if half of it were charged
await play(long, long.white, 1);
await long.black.event(long.match, 2); // in one match White is to move, in the other Black
const thought = 1000;
await pause(thought);

const clients = [long, short].flatMap(({ white, black }) => [white, black]);
const isClock = stands => m => m.t === 'synced' && (m.clock.running === undefined) === stands;
const began = Date.now();
tell('--suspend');
const sent = play(long, long.black, 2); // stored when the database goes on
await Promise.all(clients.map(client => client.until(isClock(true))));
const told = Date.now() - began;
await pause(1000 * seconds - told);
for (const client of clients) assert.ok(!client.log.some(isClock(false)), 'nobody is told too early that clocks go on');
tell('--resume');
const resumed = Date.now();
await Promise.all(clients.map(client => client.until(isClock(false))));
const back = Date.now() - resumed;
await sent;
const { spent } = (await long.white.event(long.match, 3)).e;
await play(short, short.white, 1);
const move = (await short.black.event(short.match, 2)).e;
const ends = clients.filter(client => client.log.some(m => m.e?.kind === 'end'));
assert.equal(ends.length, 0, 'no flag has fallen');
for (const ms of [spent, move.spent]) assert.ok(ms < 1000 * (seconds / 2 + 1), `${ms} ms charged`);
// The servers report for some seconds that players had to wait.
for (const server of servers) while ((await fetch(`${server.url}/health`)).status !== 200) await pause(200);
console.log(`PostgreSQL stopped for ${seconds} s while two matches were played at two servers: ${spent} and ${move.spent} ms charged for moves`
  + ` that had taken ${thought} ms before; all told after ${told} ms, and ${back} ms after its return`);
for (const client of clients) client.close();
for (const server of servers) await server.end();
