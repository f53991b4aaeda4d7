// Many players at once: how long a move takes from one player's hand to the other's screen, whether any
// is lost or refused, and what it costs the server.
//   node tests/online/load.mjs [--players N] [--matches N] [--seconds N] [--rate N] [--peer]
//     --rate: moves a second, of all matches together
//     --peer: measures tests/online/peers/ws_rooms.mjs in the same way beside it: a server of the module
//             ws that relays moves, knows no rules and keeps nothing
// DAMAS_DATABASE names a PostgreSQL; else SQLite.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { Client } from './client.mjs';
import { option, pause } from './club.mjs';
import { Figures, inBatches, longScript, ScriptedMatch } from './scripted.mjs';
import { Server } from './server.mjs';

const players = option('--players', 5000);
const matches = option('--matches', 2000);
const seconds = option('--seconds', 60);
const rate = option('--rate', 1000);
const settling = 1; // seconds that all play before what is measured

// Processor seconds and resident bytes of a process.
function cost(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  return { cpu: (Number(stat[11]) + Number(stat[12])) / 100, bytes: pages * 4096 };
}

async function measure(name, url, pid, script) {
  const before = cost(pid);
  const clients = [];
  await inBatches(players, 100, async i => { clients[i] = await Client.connect(url, { name: `Player ${i}` }); });
  const connected = cost(pid);
  const figures = new Figures();
  const every = 1000 * matches / rate;
  const all = Array.from({ length: matches }, (_, i) =>
    new ScriptedMatch(clients[2 * i], clients[2 * i + 1], { script, figures, every }));
  await inBatches(matches, 50, i => all[i].begin());
  // All have made their first move before what counts begins, and play on until it has ended.
  const ends = performance.now() + every + 1000 * (settling + seconds);
  const played = Promise.all(all.map(match => match.play(ends + 100)));
  await pause(every + 1000 * settling);
  figures.begin();
  const start = { ...cost(pid), sent: figures.sent, told: figures.told };
  const own = process.cpuUsage();
  const began = performance.now();
  await pause(ends - began);
  const took = (performance.now() - began) / 1000;
  figures.end();
  const end = cost(pid);
  const used = process.cpuUsage(own);
  const sent = figures.sent - start.sent;
  const told = figures.told - start.told;
  await played;
  const { p50, p99, most } = figures.take();
  const cells = [
    name, players, matches, `${(sent / took).toFixed(0)} / ${(told / took).toFixed(0)}`, told, figures.lost.length,
    figures.refused.length, `${p50.toFixed(1)} / ${p99.toFixed(1)} / ${most.toFixed(1)}`,
    `${((end.cpu - start.cpu) / took * 100).toFixed(0)} %`, `${((end.cpu - start.cpu) * 1e6 / told).toFixed(0)}`,
    `${((used.user + used.system) / took / 1e4).toFixed(0)} %`,
    `${((connected.bytes - before.bytes) / players / 1024).toFixed(1)}`, `${(end.bytes / 2 ** 20).toFixed(0)}`,
  ];
  console.log(`| ${cells.join(' | ')} |`);
  for (const what of [figures.refused, figures.lost])
    if (what.length) console.log(`\n${what.slice(0, 3).join('; ')}\n`);
  for (const client of clients) client.drop();
  return figures;
}

console.log(`| ${seconds} s, from ${(matches / rate + settling).toFixed(1)} s after the first move on | connected | matches | moves/s: sent / told | moves | lost | refused | ms to the opponent: p50 / p99 / most `
  + `| server's CPU | µs a move | these clients' CPU | KiB a connection | MiB in all |`);
console.log(`|${'---|'.repeat(13)}`);
const database = process.env.DAMAS_DATABASE;
const server = await new Server({ database, options: ['--connections', String(players + 100)] }).start();
const script = await longScript(server.url);
const figures = await measure(`damas-server, ${database ? 'PostgreSQL' : 'SQLite'}`, server.url, server.child.pid, script);
await server.end();
if (process.argv.includes('--peer')) {
  const peer = spawn('node', [fileURLToPath(new URL('peers/ws_rooms.mjs', import.meta.url))], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(peer.stdout, 'data');
  await measure('rooms on the module ws', String(line).trim(), peer.pid, script);
  peer.kill();
}
process.exit(figures.refused.length || figures.lost.length || figures.sent !== figures.told ? 1 : 0);
