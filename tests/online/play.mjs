// Two clients meet at a server, or one at each of two, and play a match to its end with legal moves
// drawn by lot; both must have been told the same, without a gap.
//   node tests/online/play.mjs [URL [URL OF THE OTHER'S SERVER]] [--variant ID] [--seed N] [--quiet] [--tls]
// Without a URL a server is started for it; --tls: with a certificate.
import assert from 'node:assert/strict';
import { pathToFileURL } from 'node:url';
import { Client, dice } from './client.mjs';
import { option } from './club.mjs';
import { selfSigned, Server } from './server.mjs';

// Plays on until the match ends; the moves are those that the server lists.
async function player(client, match, roll) {
  for (let v = 1; ; v += 1) {
    const { e } = await client.event(match, v);
    if (e.kind === 'end') return e;
    const ply = e.kind === 'move' ? e.ply + 1 : e.kind === 'start' ? 1 : 0;
    const mine = ply > 0 && (ply % 2 === 1) === (client.side === 'white');
    if (!mine) continue;
    const { moves, ply: next } = await client.ask('moves', { match });
    if (moves.length === 0) continue; // it has ended, as the next event says
    assert.equal(next, ply);
    const began = Date.now();
    const { path } = moves[roll(moves.length)];
    await client.ask('move', { match, ply, path, ms: Date.now() - began });
  }
}

export async function playMatch(urls, { variant = 'brazilian', seed = 1, time = null, options } = {}) {
  const white = await Client.connect(urls[0], { name: 'Ana', options });
  const black = await Client.connect(urls[1] ?? urls[0], { name: 'Rui', options });
  await white.ask('queue.join', { variant, time });
  await black.ask('queue.join', { variant, time });
  const { match } = await white.start();
  await black.start(match);
  assert.notEqual(white.side, black.side);
  const roll = dice(seed);
  const ends = await Promise.all([player(white, match, roll), player(black, match, roll)]);
  assert.deepEqual(ends[0], ends[1]);
  const [told, other] = [white, black].map(client => [...client.events.get(match)]);
  assert.deepEqual(told, other);
  assert.deepEqual(told.map(([v]) => v), told.map((_, i) => i + 1));
  const { pdn } = await white.ask('game', { match });
  const { games } = await black.ask('history');
  assert.equal(games[0].match, match);
  white.close();
  black.close();
  const plies = told.filter(([, e]) => e.kind === 'move').length;
  return { match, plies, end: ends[0], pdn };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const args = process.argv.slice(2);
  const urls = args.filter(arg => arg.startsWith('http'));
  const tls = args.includes('--tls') ? selfSigned() : null;
  const server = urls.length === 0 ? await new Server({ options: tls?.server }).start() : null;
  if (server) {
    assert.equal(server.invitation, `Damas: open ${server.url}/ in a browser`);
    urls.push(server.url);
  }
  const result = await playMatch(urls, {
    variant: option('--variant', 'brazilian'),
    seed: option('--seed', 1),
    time: { initial: 300000, increment: 1000 },
    options: tls?.client,
  });
  if (!args.includes('--quiet')) console.log(result.pdn);
  console.log(`${result.plies} moves, ${result.end.winner ?? 'nobody'} won: ${result.end.reason}`);
  await server?.end();
}
