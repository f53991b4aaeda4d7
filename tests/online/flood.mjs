// An honest pair plays while every other address asks for as much as it can: whether the pair notices.
//   node tests/online/flood.mjs [--addresses N] [--connections N] [--rate N] [--seconds N] [--only KIND]
//     --connections: of each address (127.0.N.M of the loopback); --rate: messages a second of each
//     --seconds: of each kind of flood; then it ends
//     --ahead: how much all of this goes before what else the machine does (needs root; 0: it does not);
//     --nice: how much the flood then gives way to server and pair
// Kinds: "rooms": each connection opens rooms; "moves": each is in a match, and sends moves there that are
// out of turn; "syncs": each is in a match, and asks for all of it. Whoever is sent away comes back after a
// second. The server has its usual limits. Besides the pair somebody loses the connection every second,
// comes back and syncs.
// Fails if the pair's 99th percentile is 100 ms or more, if a move of it is refused or lost, or if who comes
// back is refused or waits for more than a second.
// The machine is shared: so it is told, too, how late the pair's own program was, how long moves took inside
// the server (from reading the frame to writing the answer), how late the server's port was, and how much of
// the processors each took.
// DAMAS_DATABASE names a PostgreSQL; else SQLite.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
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
const ahead = process.getuid() === 0 ? option('--ahead', 5) : 0;
const limit = 100; // ms
const longestReturn = 1000; // ms

// ---- those who flood: a program of their own, so that what they cost is not taken for slowness ----------

const counts = { sent: 0, done: 0, rate: 0, busy: 0, other: 0, closed: 0, unreachable: 0 };

// One connection of an address, which comes back as long as the flood lasts.
class Flooder {
  constructor(url, address, until) {
    Object.assign(this, { url: url.replace(/^http/, 'ws') + '/ws', options: { perMessageDeflate: false, localAddress: address }, until, id: 0 });
  }

  // Resolves when the client has been welcomed, or could not connect.
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
  if (kind !== 'rooms') {
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
  const messages = {
    rooms: () => room,
    moves: ({ match }) => ({ t: 'move', match, ply: 4000, path: ['c3', 'd4'] }),
    syncs: ({ match }) => ({ t: 'sync', match, v: 0 }),
  };
  await Promise.all(flooders.map(flooder => flooder.flood(1000 / rate, () => messages[kind](flooder))));
  const { user, system } = process.cpuUsage();
  process.stdout.write(`${JSON.stringify({ ...counts, cpu: (user + system) / 1e6 })}\n`);
}

// ---- the pair, whoever comes back, and what they notice --------------------------------------------------

const percentile = (values, q) => values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * q))] ?? NaN;

// Somebody who is in a match, and whose connection breaks every second: from then on it is measured how
// long it takes until they know again how the match stands.
class Returner {
  constructor(url) {
    Object.assign(this, { url, times: [], refused: [] });
  }

  async begin() {
    const [mine, other] = await Promise.all([0, 1].map(() => Client.connect(this.url)));
    const { code } = await mine.ask(room.t, room);
    await other.ask('room.join', { code });
    ({ match: this.match } = await mine.start());
    Object.assign(this, { mine, other });
  }

  async goOn(stop) {
    while (performance.now() < stop) {
      await pause(1000);
      this.mine.drop();
      const { token } = this.mine;
      const began = performance.now();
      try {
        this.mine = await Client.connectOnce(this.url, { token });
        await this.mine.askOnce('sync', { match: this.match, v: 1 });
        this.times.push(performance.now() - began);
      } catch (error) {
        this.refused.push(`coming back: ${error.message}`);
        this.mine = await Client.connect(this.url, { token });
      }
    }
  }

  close() {
    for (const client of [this.mine, this.other]) client.close();
  }
}

// Seconds of the processors that a process has used.
function cpuOf(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '').split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

// What the server says of itself: numbers by their names.
async function metricsOf({ url }) {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Object.fromEntries([...text.matchAll(/^damas_(\S+) (\S+)$/gm)].map(([, name, value]) => [name, Number(value)]));
}

// Below how many milliseconds 99 of 100 were, by the buckets of a histogram that came between.
function bucketOf(name, before, after) {
  const bounds = Object.keys(after).filter(key => key.startsWith(`${name}_bucket`));
  const counts = bounds.map(key => [Number(/"(.*)"/.exec(key)[1].replace('+Inf', 'Infinity')), after[key] - (before[key] ?? 0)]);
  const all = counts.at(-1)?.[1] ?? 0;
  const [bound] = counts.find(([, count]) => count >= 0.99 * all) ?? [NaN];
  return bound === Infinity ? `> ${counts.at(-2)[0] * 1000}` : `≤ ${bound * 1000}`;
}

async function measure(kind, server, script) {
  const pair = await Promise.all([0, 1].map(() => Client.connect(server.url)));
  const figures = new Figures();
  const match = new ScriptedMatch(...pair, { script, figures, every: 100 });
  await match.begin();
  const returner = new Returner(server.url);
  await returner.begin();
  const stop = { valueOf: () => stop.at, at: Infinity };
  const playing = match.play(stop);
  await pause(1000);
  figures.take();
  await pause(5000);
  const quiet = figures.take();
  const child = spawn('nice', ['-n', String(option('--nice', 0)), process.execPath, fileURLToPath(import.meta.url), '--flood', kind, '--url', server.url,
    ...process.argv.slice(2)], { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', data => { said += data; });
  const closed = once(child, 'close');
  while (!said.includes('flood\n') && child.exitCode === null) await pause(50);
  const coming = returner.goOn(stop);
  const loop = monitorEventLoopDelay({ resolution: 5 });
  loop.enable();
  figures.begin();
  const before = await metricsOf(server);
  const cpu = cpuOf(server.child.pid);
  const own = process.cpuUsage();
  const health = new Set();
  const looks = setInterval(async () => {
    try { health.add((await fetch(`${server.url}/health`)).status); } catch { health.add('none'); }
  }, 1000);
  await closed;
  clearInterval(looks);
  figures.end();
  loop.disable();
  const used = cpuOf(server.child.pid) - cpu;
  const { user, system } = process.cpuUsage(own);
  const after = await metricsOf(server);
  stop.at = performance.now();
  await Promise.all([playing, coming]);
  const flooded = figures.take();
  const got = JSON.parse(said.trim().split('\n').at(-1));
  const ms = ({ p50, p99, most }) => `${p50.toFixed(1)} / ${p99.toFixed(1)} / ${most.toFixed(1)}`;
  const said_so = server.log.filter(line => line.includes('"event":"players wait"')).length;
  const a_second = n => (n / seconds).toFixed(0);
  const back = { p50: percentile(returner.times, 0.5), p99: percentile(returner.times, 0.99), most: Math.max(...returner.times) };
  const grew = name => after[name] - before[name];
  console.log(`| ${kind}, ${process.env.DAMAS_DATABASE ? 'PostgreSQL' : 'SQLite'} | ${addresses} x ${connections} | ${a_second(got.sent)} / ${a_second(grew('messages_in_total'))} `
    + `| ${a_second(got.done)} / ${a_second(got.rate)} / ${a_second(got.busy)} / ${a_second(got.other)} | ${got.closed} `
    + `| ${ms(quiet)} | ${flooded.count}: ${ms(flooded)} | ${figures.lost.length + figures.refused.length} `
    + `| ${returner.times.length}: ${ms(back)} | ${returner.refused.length} `
    + `| ${(loop.percentile(99) / 1e6 - 5).toFixed(1)} | ${bucketOf('move_seconds', before, after)} | ${bucketOf('port_late_seconds', before, after)} `
    + `| ${(100 * used / seconds).toFixed(0)} / ${(100 * got.cpu / seconds).toFixed(0)} / ${((user + system) / 1e4 / seconds).toFixed(0)} `
    + `| ${[...health].sort().join(', ')} | ${said_so} | ${(1000 * grew('wait_seconds_total') / grew('jobs_total')).toFixed(1)} |`);
  for (const what of [figures.refused, figures.lost, returner.refused]) if (what.length) console.log(`\n${what.slice(0, 3).join('; ')}\n`);
  for (const client of [...pair, returner]) client.close();
  return flooded.p99 < limit && figures.refused.length + figures.lost.length + returner.refused.length === 0 && back.most < longestReturn;
}

if (process.argv.includes('--flood')) {
  await flood(option('--flood', 'rooms'), option('--url', ''));
  process.exit(0);
}
if (ahead) setPriority(-ahead);
console.log(`Server and pair at nice ${-ahead}, the flood at nice ${option('--nice', 0) - ahead}, on one machine with whatever else it does.\n`);
console.log(`| flood, ${seconds} s | connections | a second: sent / read by the server | done / \`rate\` / \`busy\` / otherwise refused a second | sent away | ms of the pair's moves before: p50 / p99 / most `
  + '| under the flood | lost or refused | ms until who comes back knows the match | refused | ms that the pair\'s program was late (p99) | ms of moves inside the server (p99) '
  + '| ms that its port was late (p99) | % of a processor: server / flood / pair | `/health` | log lines that players wait | ms that a request waited on average |');
console.log(`|${'---|'.repeat(17)}`);
let good = true;
for (const kind of ['rooms', 'moves', 'syncs'].filter(name => name.match(option('--only', '')))) {
  // It has the priority of this program.
  const server = await new Server({ database: process.env.DAMAS_DATABASE, perAddress: 256 }).start();
  const script = await longScript(server.url);
  if (!await measure(kind, server, script)) good = false;
  await server.end();
}
const expected = `the pair's p99 below ${limit} ms, no move lost or refused, and whoever comes back to know the match within ${longestReturn} ms`;
console.log(good ? `\nAs expected: ${expected}.` : `\nFAILED: expected ${expected}.`);
process.exit(good ? 0 : 1);
