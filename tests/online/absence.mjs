// Two people play at two servers that share one PostgreSQL, and one server is killed with SIGKILL. The
// player at the other one must be told that the opponent is away, whichever of the remaining servers
// notices it first, and that the opponent is back after connecting to another server. The match goes on
// from where it stood.
//   scripts/postgres.sh node tests/online/absence.mjs
import assert from 'node:assert/strict';
import { Client } from './client.mjs';
import { Server } from './server.mjs';

const database = process.env.DAMAS_DATABASE;
const killed = await new Server({ database }).start();
const left = await new Server({ database }).start();
const bystanders = [await new Server({ database }).start(), await new Server({ database }).start()];
const absent = await Client.connect(killed.url, { name: 'Ana' });
const present = await Client.connect(left.url, { name: 'Rui' });
const { code } = await absent.ask('room.open', { variant: 'brazilian', time: null, side: 'white' });
await present.ask('room.join', { code });
const { match } = await present.start();
await absent.start(match);
const play = async (client, ply) => {
  const { moves } = await client.ask('moves', { match });
  await client.ask('move', { match, ply, path: moves[0].path });
};
await play(absent, 1);
await present.event(match, 2);

const told = on => present.until(m => m.t === 'presence' && m.side === 'white' && m.presence.on === on);
const began = Date.now();
await killed.kill();
const { presence } = await told(false);
const seconds = (Date.now() - began) / 1000;
assert.ok(presence.deadline > 0, 'the countdown has begun');
const early = await present.ask('claim', { match }).catch(({ err }) => err);
assert.equal(early.code, 'not_now');
assert.ok(early.wait > 0 && early.wait <= presence.deadline, 'the countdown goes on');

present.log = present.log.filter(m => m.t !== 'presence');
const back = await Client.connect(left.url, { token: absent.token });
assert.equal(back.welcome.match, match);
await told(true);
await play(present, 2);
await back.event(match, 3);
await play(back, 3);
await present.event(match, 4);
console.log(`of a server killed: ${seconds.toFixed(1)} s until the opponent was told that its player is away`);
for (const client of [present, back]) client.close();
for (const server of [left, killed, ...bystanders]) await server.end();
