// People play while others attack the server in every way of attackers.mjs; the server has its usual
// limits. Measures whether those who play notice.
//   node tests/online/attacks.mjs [--pairs N] [--rate N] [--only WORDS]
//     --rate: moves a second, of all matches together
//     --only: the attacks whose names match this regular expression
// DAMAS_DATABASE names a PostgreSQL; else SQLite.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { Client } from './client.mjs';
import { option, pause } from './club.mjs';
import { Figures, inBatches, longScript, ScriptedMatch } from './scripted.mjs';
import { Server } from './server.mjs';

const attackers = fileURLToPath(new URL('attackers.mjs', import.meta.url));
const names = String(spawnSync(process.execPath, [attackers]).stdout).trim().split('\n')
  .filter(name => name.match(option('--only', '')));
const pairs = option('--pairs', 45);
const every = 1000 * pairs / option('--rate', 45);
const memory = pid => Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096 / 2 ** 20;

const server = await new Server({ database: process.env.DAMAS_DATABASE, perAddress: 256 }).start();
const script = await longScript(server.url);
const clients = [];
await inBatches(2 * pairs, 10, async i => { clients[i] = await Client.connect(server.url); });
const figures = new Figures();
const matches = Array.from({ length: pairs }, (_, i) => new ScriptedMatch(clients[2 * i], clients[2 * i + 1], { script, figures, every }));
await inBatches(pairs, 10, i => matches[i].begin());
const stop = { valueOf: () => stop.at, at: Infinity };
const playing = Promise.all(matches.map(match => match.play(stop)));

// Attackers are elsewhere: they leave the processor to those who are here.
async function attack(name) {
  const child = spawn('nice', ['-n', '19', process.execPath, attackers, name, server.url, matches[0].match], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', data => { said += data; });
  const [code] = await once(child, 'close');
  assert.equal(code, 0, `${name}: ${said}`);
  return said.trim();
}

console.log('| attack | what became of it | moves of others: p50 / p99 / most ms | MiB |');
console.log('|---|---|---|---|');
const row = (name, said) => {
  const { p50, p99, most, count } = figures.take();
  console.log(`| ${name} | ${said} | ${count}: ${p50.toFixed(1)} / ${p99.toFixed(1)} / ${most.toFixed(1)} | ${memory(server.child.pid).toFixed(0)} |`);
};
await pause(5000);
figures.take();
await pause(10000);
row('none', '');
for (const name of names) {
  const said = await attack(name);
  row(name, said);
}
stop.at = performance.now();
await playing;
assert.equal(figures.sent, figures.told);
assert.deepEqual(figures.refused, []);
assert.equal((await fetch(`${server.url}/health`)).status, 200);
console.log(`\nOf the ${figures.sent} moves of those who played none was lost or refused.`);
for (const client of clients) client.close();
await server.end();
process.exit(0);
