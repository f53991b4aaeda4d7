// What befalls a server besides being killed, while pairs play: nothing acknowledged may be lost, and
// players, server and database must agree on every match, event by event.
//   node tests/online/faults.mjs disk | clock | network [--seconds N] [--pairs N]
//     disk (root): SQLite on a small file system that is filled up again and again
//     clock: the wall clock jumps, forward and back (needs libfaketime)
//     network (root): server and players in network namespaces, with a link between them that takes
//       200 ms each way and loses 2 % of the packets
// DAMAS_DATABASE names a PostgreSQL for clock and network; else SQLite.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Club, option, pause } from './club.mjs';
import { readRows } from './rows.mjs';
import { Server } from './server.mjs';

const database = process.env.DAMAS_DATABASE;
const engine = database ? 'PostgreSQL' : 'SQLite';
const seconds = option('--seconds', 20);
const pairs = option('--pairs', 8);

function run(command, ...words) {
  const { status, stderr } = spawnSync(command, words);
  if (status !== 0) throw new Error(`${command} ${words.join(' ')}: ${stderr}`);
}

// Plays, and gives the figures when players and server, begun anew, agree.
async function playAt(server, trouble) {
  const club = new Club(() => [server.url], { pairs });
  await club.through(trouble);
  await pause(2000);
  await club.leave();
  await server.kill();
  const rows = readRows(server.database);
  await server.start();
  const figures = await club.compare(server.url, rows);
  await server.end();
  return { club, figures };
}

// Fills the disk until no block fits any more; other programs write there, too.
function fill(path) {
  for (const size of [1 << 20, 1 << 16, 1 << 12]) {
    try {
      for (;;) writeFileSync(path, Buffer.alloc(size), { flag: 'a' });
    } catch (error) {
      if (error.code !== 'ENOSPC') throw error;
    }
  }
}

const kinds = {
  async disk() {
    const folder = mkdtempSync(join(tmpdir(), 'damas-disk-'));
    run('mount', '-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder);
    try {
      const server = await new Server({ database: join(folder, 'damas.sqlite') }).start();
      const rounds = 5;
      const health = async () => (await fetch(`${server.url}/health`)).status;
      const { figures } = await playAt(server, async () => {
        for (let round = 0; round < rounds; round += 1) {
          await pause(1000 * seconds / rounds / 2);
          fill(join(folder, 'full'));
          while (await health() !== 503) await pause(50);
          await pause(1000 * seconds / rounds / 2);
          rmSync(join(folder, 'full'));
          while (await health() !== 200) await pause(50);
        }
      });
      const lines = server.log.filter(line => line.includes('the database fails')).length;
      return `SQLite, disk full ${rounds} times for ${(seconds / rounds / 2).toFixed(1)} s and more (${lines} failures logged): ${figures}`;
    } finally {
      run('umount', '--lazy', folder);
      rmSync(folder, { recursive: true });
    }
  },

  async clock() {
    const library = readdirSync('/usr/lib').map(name => `/usr/lib/${name}/faketime/libfaketimeMT.so.1`).find(existsSync);
    if (!library) throw new Error('libfaketime is not installed');
    const folder = mkdtempSync(join(tmpdir(), 'damas-clock-'));
    const wall = join(folder, 'wall');
    writeFileSync(wall, '+0\n');
    const environment = { LD_PRELOAD: library, FAKETIME_TIMESTAMP_FILE: wall, FAKETIME_DONT_FAKE_MONOTONIC: '1', FAKETIME_NO_CACHE: '1' };
    const server = await new Server({ database, environment }).start();
    const jumps = ['+1h', '-3h', '+1d', '+0', '-20d', '+1y', '+0', '-1m', '+1m', '+0'];
    const { club, figures } = await playAt(server, async () => {
      for (const jump of jumps) {
        await pause(1000 * seconds / jumps.length);
        writeFileSync(wall, `${jump}\n`);
      }
    });
    rmSync(folder, { recursive: true });
    const events = club.players.flatMap(player => [...player.known.values()].flatMap(known => [...known.values()]));
    const most = Math.max(...events.filter(e => e.kind === 'move').map(e => e.spent));
    assert.ok(most < 10_000, 'no clock of a game jumps');
    assert.ok(events.every(e => e.reason !== 'time' && e.reason !== 'abandoned'));
    return `${engine}, ${jumps.length} jumps of the wall clock of up to a year: no clock of a game jumped (most time spent on a move ${most} ms): ${figures}`;
  },

  async network() {
    const spaces = ['damas-server', 'damas-players'].map(name => `${name}-${process.pid}`);
    for (const space of spaces) run('ip', 'netns', 'add', space);
    const script = name => fileURLToPath(new URL(name, import.meta.url));
    let link;
    try {
      link = spawn('python3', [script('lossy_link.py'), ...spaces, '200', '2'], { stdio: ['pipe', 'pipe', 'inherit'] });
      await once(link.stdout, 'data');
      const inside = space => ['ip', 'netns', 'exec', space];
      const server = await new Server({ database, prefix: inside(spaces[0]), address: '10.77.0.1' }).start();
      const [command, ...words] = [...inside(spaces[1]), process.execPath, script('kills.mjs'), '--url', server.url,
        '--seconds', String(seconds), '--drops', '20', '--pairs', String(pairs), '--rows', server.database];
      const players = spawn(command, words, { stdio: ['ignore', 'pipe', 'inherit'] });
      let said = '';
      players.stdout.on('data', data => { said += data; });
      const ended = once(players, 'close');
      for (let kill = 0; kill < 3; kill += 1) {
        await pause(1000 * seconds / 4);
        await server.kill();
        await server.start();
      }
      const [code] = await ended;
      assert.equal(code, 0);
      await server.end();
      return `${engine}, 200 ms each way and 2 % of the packets lost, 3 kills: ${said.trim().replace(/^.*?cut connections: /, '20 cut connections: ')}`;
    } finally {
      link?.stdin.end();
      await pause(200);
      for (const space of spaces) run('ip', 'netns', 'delete', space);
    }
  },
};

console.log(await kinds[process.argv[2]]());
process.exit(0);
