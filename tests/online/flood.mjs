// An honest pair plays while every other address asks for as much as it can: whether the pair notices.
//   node tests/online/flood.mjs [--addresses N] [--connections N] [--rate N] [--seconds N] [--only KIND]
//     --connections: of each address (127.0.N.M of the loopback); --rate: messages a second of each
//     --seconds: of each kind of flood; then it ends; --nice: how much the flood gives way to the server
// Kinds: "rooms": each connection opens rooms; "moves": each is in a match, and sends moves there that are
// out of turn. Whoever is sent away comes back after a second. The server has its usual limits. Fails if
// the pair's 99th percentile is 100 ms or more, or a move of it is refused or lost.
// DAMAS_DATABASE names a PostgreSQL; else SQLite.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { Client } from './client.mjs';
import { option, pause } from './club.mjs';
import { Figures, inBatches, longScript, ScriptedMatch } from './scripted.mjs';
import { Server } from './server.mjs';
import { WebSocket } from './ws.mjs';

const addresses = Math.min(250, option('--addresses', 100));
const connections = Math.min(256, option('--connections', 20));
const rate = option('--rate', 10);
const seconds = option('--seconds', 20);
const limit = 100; // ms

// ---- those who flood: a program of their own, so that what they cost is not taken for slowness ----------

const counts = { sent: 0, done: 0, rate: 0, busy: 0, other: 0, closed: 0, unreachable: 0 };

// One connection of an address, which comes back as long as the flood lasts.
class Flooder {
  constructor(url, address, until) {
    Object.assign(this, { url: url.replace(/^http/, 'ws') + '/ws', options: { perMessageDeflate: false, localAddress: address }, until, id: 0 });
  }

  // Resolves when it has been welcomed, or could not come.
  come() {
    return new Promise(done => {
      this.socket = new WebSocket(this.url, this.options);
      this.socket.on('open', () => this.send({ t: 'hello', proto: 1, ...(this.token && { token: this.token }) }));
      this.socket.on('error', () => { counts.unreachable += 1; });
      this.socket.on('close', async () => {
        this.welcome = false;
        if (performance.now() < this.until) counts.closed += 1;
        done();
        await pause(1000);
        if (performance.now() < this.until) this.come();
      });
      this.socket.on('message', data => {
        const message = JSON.parse(data);
        this.take(message);
        if (message.t === 'welcome') done();
      });
    });
  }

  take(message) {
    if (message.t === 'welcome') {
      this.token ??= message.token;
      this.welcome = true;
    } else if (message.t === 'err') {
      counts[message.code in counts ? message.code : 'other'] += 1;
    } else if (message.id) {
      counts.done += 1;
    }
    if (message.t === 'room') this.room = message.code;
    if (message.t === 'event') this.match = message.match;
  }

  send(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ id: this.id += 1, ...message }));
  }

  async flood(every, message) {
    await pause(Math.random() * every);
    for (let due = performance.now(); performance.now() < this.until; due += every) {
      if (this.welcome) {
        counts.sent += 1;
        this.send(message());
      }
      await pause(Math.max(0, due + every - performance.now()));
    }
    this.socket.terminate();
  }
}

const room = { t: 'room.open', variant: 'brazilian', time: null };

async function flood(kind, url) {
  const until = performance.now() + 1000 * (seconds + 60); // those of the beginning need a while to come
  const flooders = [];
  await inBatches(addresses * connections, 50, async i => {
    flooders[i] = new Flooder(url, `127.0.20.${1 + i % addresses}`, until);
    await flooders[i].come();
  });
  if (kind === 'moves') {
    await inBatches(Math.floor(flooders.length / 2), 10, async i => {
      const [white, black] = [flooders[2 * i], flooders[2 * i + 1]];
      white.send({ ...room, side: 'white' });
      for (let waited = 0; !white.room && waited < 5000; waited += 20) await pause(20);
      black.send({ t: 'room.join', code: white.room ?? 'ABCDEF' });
      for (let waited = 0; !black.match && waited < 5000; waited += 20) await pause(20);
    });
  }
  for (const name of Object.keys(counts)) counts[name] = 0;
  process.stdout.write('flood\n');
  const ends = performance.now() + 1000 * seconds;
  for (const flooder of flooders) flooder.until = ends;
  const message = flooder => kind === 'rooms' ? room : { t: 'move', match: flooder.match, ply: 4000, path: ['c3', 'd4'] };
  await Promise.all(flooders.map(flooder => flooder.flood(1000 / rate, () => message(flooder))));
  process.stdout.write(`${JSON.stringify(counts)}\n`);
}

// ---- the pair, and what it notices -----------------------------------------------------------------------

async function measure(kind, server, script) {
  const pair = await Promise.all([0, 1].map(() => Client.connect(server.url)));
  const figures = new Figures();
  const match = new ScriptedMatch(...pair, { script, figures, every: 100 });
  await match.begin();
  const stop = { valueOf: () => stop.at, at: Infinity };
  const playing = match.play(stop);
  await pause(1000);
  figures.take();
  await pause(5000);
  const quiet = figures.take();
  const child = spawn('nice', ['-n', String(option('--nice', 19)), process.execPath, fileURLToPath(import.meta.url), '--flood', kind, '--url', server.url,
    ...process.argv.slice(2)], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', data => { said += data; });
  const closed = once(child, 'close');
  while (!said.includes('flood\n') && child.exitCode === null) await pause(50);
  figures.begin();
  const health = new Set();
  const looks = setInterval(async () => {
    try { health.add((await fetch(`${server.url}/health`)).status); } catch { health.add('none'); }
  }, 1000);
  await closed;
  clearInterval(looks);
  figures.end();
  stop.at = performance.now();
  await playing;
  const flooded = figures.take();
  const got = JSON.parse(said.trim().split('\n').at(-1));
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  const of = name => Number(new RegExp(`^damas_${name} (.*)$`, 'm').exec(metrics)?.[1]);
  const ms = ({ p50, p99, most }) => `${p50.toFixed(1)} / ${p99.toFixed(1)} / ${most.toFixed(1)}`;
  const said_so = server.log.filter(line => line.includes('"event":"players wait"')).length;
  console.log(`| ${kind}, ${process.env.DAMAS_DATABASE ? 'PostgreSQL' : 'SQLite'} | ${addresses} x ${connections} | ${(got.sent / seconds).toFixed(0)} `
    + `| ${(got.done / seconds).toFixed(0)} / ${(got.rate / seconds).toFixed(0)} / ${(got.busy / seconds).toFixed(0)} / ${(got.other / seconds).toFixed(0)} | ${got.closed} `
    + `| ${ms(quiet)} | ${flooded.count}: ${ms(flooded)} | ${figures.lost.length + figures.refused.length} `
    + `| ${[...health].sort().join(', ')} | ${said_so} | ${(of('wait_seconds_total') / of('jobs_total') * 1000).toFixed(1)} |`);
  for (const what of [figures.refused, figures.lost]) if (what.length) console.log(`\n${what.slice(0, 3).join('; ')}\n`);
  for (const client of pair) client.close();
  return flooded.p99 < limit && figures.refused.length + figures.lost.length === 0;
}

if (process.argv.includes('--flood')) {
  await flood(option('--flood', 'rooms'), option('--url', ''));
  process.exit(0);
}
console.log(`| flood, ${seconds} s | connections | sent a second | done / \`rate\` / \`busy\` / otherwise refused a second | sent away | ms of the pair's moves before: p50 / p99 / most `
  + '| under the flood | lost or refused | `/health` | log lines that players wait | ms that a request waited on average |');
console.log(`|${'---|'.repeat(11)}`);
let good = true;
for (const kind of ['rooms', 'moves'].filter(name => name.match(option('--only', '')))) {
  const server = await new Server({ database: process.env.DAMAS_DATABASE, perAddress: 256 }).start();
  const script = await longScript(server.url);
  if (!await measure(kind, server, script)) good = false;
  await server.end();
}
console.log(good ? `\nThe pair's p99 stayed below ${limit} ms, and no move of it was lost or refused.` : `\nFAILED: expected the pair's p99 below ${limit} ms and no move lost or refused.`);
process.exit(good ? 0 : 1);
