// Those who mean no good, each kind from addresses of its own on the loopback (127.0.N.M). A program of
// its own, so that what it costs is not taken for the server's slowness.
//   node tests/online/attackers.mjs [KIND URL MATCH]
// Says in one line what became of them; fails if the server let something pass. Without a kind it lists
// them. MATCH is one that others play.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { Client, dice } from './client.mjs';
import { pause } from './club.mjs';
import { WebSocket } from './ws.mjs';

const [kind, url, match] = process.argv.slice(2);
const { port } = new URL(url ?? 'http://127.0.0.1');
const roll = dice(4711);
const from = i => ({ localAddress: `127.0.${10 + Object.keys(kinds).indexOf(kind)}.${1 + i}` });
const tally = values => [...new Set(values)].map(value => `${value}: ${values.filter(v => v === value).length}`).join(', ');
const upgrade = `GET /ws HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n`
  + 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

// A socket that says these bytes after the upgrade; resolves with the code of the closing frame, or 0.
function raw(i, bytes) {
  return new Promise(done => {
    const socket = connect({ port, host: '127.0.0.1', ...from(i) });
    let heard = Buffer.alloc(0);
    let upgraded = false;
    socket.on('error', () => {});
    socket.on('close', () => {
      const at = heard.lastIndexOf(0x88);
      done(at >= 0 && heard.length >= at + 4 ? heard.readUInt16BE(at + 2) : 0);
    });
    socket.on('data', data => {
      heard = Buffer.concat([heard, data]);
      if (upgraded || !heard.includes('\r\n\r\n')) return;
      upgraded = true;
      heard = Buffer.alloc(0);
      socket.write(bytes);
    });
    socket.write(upgrade);
  });
}

// A masked frame; the mask of zeros changes nothing.
function frame(payload, opcode = 0x81) {
  const body = Buffer.from(payload);
  const head = body.length < 126 ? [opcode, 0x80 | body.length] : [opcode, 0xfe, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.from(head), Buffer.alloc(4), body]);
}

// Sends without waiting for answers until the server closes; resolves with the reason of its bye.
function flood(i, text, times, every) {
  return new Promise(done => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { perMessageDeflate: false, ...from(i) });
    let reason = 'hung up';
    socket.on('error', () => {});
    socket.on('message', data => {
      const message = JSON.parse(data);
      if (message.t === 'bye') reason = message.reason;
    });
    socket.on('close', () => done(reason));
    socket.on('open', async () => {
      for (let n = 1; n <= times && socket.readyState === WebSocket.OPEN; n += 1) {
        socket.send(text(n));
        if (every) await pause(every);
      }
      for (let waited = 0; waited < 20_000 && socket.readyState !== WebSocket.CLOSED; waited += 100) await pause(100);
      if (socket.readyState === WebSocket.OPEN) reason = 'not sent away';
      socket.terminate();
    });
  });
}

const refusal = async promise => {
  try {
    const { t, dup } = await promise;
    return dup ? 'ack, done before' : t;
  } catch (error) {
    return error.err?.code ?? 'closed';
  }
};

const kinds = {
  async 'foreign origins'() {
    const origins = ['https://evil.example', 'null', `http://127.0.0.1:${port}.evil.example`, 'http://localhost', 'file://'];
    const one = i => new Promise(done => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { origin: origins[i % origins.length], ...from(i % 20) });
      socket.on('unexpected-response', (_, { statusCode }) => { done(statusCode); socket.terminate(); });
      socket.on('open', () => done('let in'));
      socket.on('error', () => {});
    });
    const codes = [];
    for (let i = 0; i < 1000; i += 50) codes.push(...await Promise.all(Array.from({ length: 50 }, (_, k) => one(i + k))));
    assert.ok(codes.every(code => code === 403));
    return `${codes.length} upgrades: HTTP ${tally(codes)}`;
  },

  async 'frames against the rules'() {
    const bad = {
      'of 2,049 bytes': [1009, frame(Buffer.alloc(2049, 32))],
      'of 2 GiB, as they claim': [1009, Buffer.from('81ff000000008000000000000000', 'hex')],
      'fragments of 4,000 bytes together': [1009, Buffer.concat([frame(Buffer.alloc(2000, 32), 0x01), frame(Buffer.alloc(2000, 32), 0x80)])],
      'not masked': [1002, Buffer.from('81027b7d', 'hex')],
      'with reserved bits': [1002, Buffer.from('f18000000000', 'hex')],
      'of a reserved kind': [1002, Buffer.from('838000000000', 'hex')],
      'not UTF-8': [1007, frame(Buffer.from([0x22, 0xff, 0x22]))],
      'binary': [1008, frame('{}', 0x82)],
    };
    const said = [];
    let at = 0;
    for (const [name, [code, bytes]] of Object.entries(bad)) {
      const codes = await Promise.all(Array.from({ length: 100 }, () => raw(at++ % 20, bytes)));
      assert.deepEqual([...new Set(codes)], [code], name);
      said.push(`${name}: ${code}`);
    }
    return `100 of each kind closed with its code: ${said.join('; ')}`;
  },

  async 'damaged messages'() {
    const good = JSON.stringify({ t: 'move', id: 7, match, ply: 1, path: ['c3', 'd4'], ms: 950 });
    const damaged = () => {
      const text = Buffer.from(good);
      for (let k = 1 + roll(4); k > 0; k -= 1) text[roll(text.length)] = 32 + roll(95);
      return roll(4) === 0 ? text.subarray(0, roll(text.length)).toString() : text.toString();
    };
    const reasons = [];
    for (let i = 0; i < 2000; i += 100)
      reasons.push(...await Promise.all(Array.from({ length: 100 }, (_, k) => flood((i + k) % 40, damaged, 30, 1))));
    assert.ok(reasons.every(reason => reason !== 'not sent away'));
    return `${reasons.length} connections of up to 30 damaged messages each, ended: ${tally(reasons)}`;
  },

  async 'flood of each connection'() {
    const text = n => JSON.stringify({ t: 'ping', id: n, c: n });
    const reasons = await Promise.all(Array.from({ length: 200 }, (_, i) => flood(i % 4, text, 300)));
    assert.ok(reasons.every(reason => reason !== 'not sent away'));
    return `200 connections of 300 messages at once, ended: ${tally(reasons)}`;
  },

  async 'requests over one kept-alive connection'() {
    const times = 20_000;
    const one = `GET /metrics HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`;
    const began = Date.now();
    const statuses = (await Promise.all(Array.from({ length: 4 }, (_, i) => new Promise(done => {
      const socket = connect({ port, host: '127.0.0.1', ...from(i) });
      let heard = '';
      socket.on('data', data => { heard += data.toString('latin1'); });
      socket.on('error', () => {});
      socket.on('close', () => done(heard.match(/(?<=HTTP\/1\.1 )\d{3}/g) ?? []));
      socket.write(one.repeat(times));
    })))).flat();
    const allowed = 4 * (1000 + 200 * Math.ceil((Date.now() - began) / 1000));
    assert.ok(statuses.filter(status => status === '200').length <= allowed, tally(statuses));
    return `4 connections of ${times.toLocaleString('en')} requests at once, all closed: ${tally(statuses)}`;
  },

  async 'lists asked for by whole addresses'() {
    const outcomes = [];
    const ends = Date.now() + 10_000;
    await Promise.all(Array.from({ length: 400 }, async (_, i) => {
      try {
        const client = await Client.connect(url, { options: from(i % 4) });
        while (Date.now() < ends) {
          outcomes.push(await refusal(client.askOnce('live', {})));
          await pause(400);
        }
        client.close();
      } catch { outcomes.push('closed'); }
    }));
    return `400 connections of 4 addresses, 10 s: ${tally(outcomes)}`;
  },

  async 'half-open connections'() {
    const began = Date.now();
    const sockets = [];
    for (let i = 0; i < 5000; i += 1) {
      const socket = connect({ port, host: '127.0.0.1', ...from(i % 60) });
      socket.on('error', () => {});
      socket.closed_ = new Promise(done => socket.on('close', done));
      sockets.push(socket);
      if (i % 2) { // a drop at a time
        let at = 0;
        const drip = setInterval(() => socket.writable && socket.write(upgrade[at++ % 60]), 300);
        socket.on('close', () => clearInterval(drip));
      }
      if (i % 100 === 99) await pause(20);
    }
    await Promise.all(sockets.map(socket => socket.closed_));
    const took = (Date.now() - began) / 1000;
    assert.ok(took < 20);
    return `5,000 from 60 addresses, half of them sending a byte at a time: all closed after ${took.toFixed(1)} s`;
  },

  async 'token guessing'() {
    const outcomes = [];
    const began = Date.now();
    for (let i = 0; i < 200; i += 1) {
      try {
        const client = await Client.connect(url, { token: randomBytes(32).toString('hex'), options: from(i % 2) });
        outcomes.push('let in');
        client.close();
      } catch (error) {
        outcomes.push(error.err?.code ?? String(error.message).match(/\d{3}/)?.[0] ?? 'closed');
      }
    }
    const allowed = 2 * (20 + Math.ceil((Date.now() - began) / 1000)); // of two addresses
    assert.ok(!outcomes.includes('let in') && outcomes.filter(o => o === 'auth').length <= allowed);
    return `200 tries from 2 addresses: ${tally(outcomes)}`;
  },

  async 'SQL in every text field'() {
    let client = await Client.connect(url, { options: from(0) });
    const texts = ["'; DROP TABLE match; --", "' OR '1'='1", "x'); DELETE FROM player; --", '\\"; SELECT 1', ':id', '%s', "'||pg_sleep(5)||'"];
    const time = null;
    const outcomes = [];
    for (const text of texts) {
      const asks = [
        ['name', { name: text.slice(0, 24).trim() }], ['queue.join', { variant: text, time }], ['room.open', { variant: text, time }],
        ['room.open', { variant: 'brazilian', time, side: text }], ['room.join', { code: text }], ['moves', { match: text, square: 'a1' }],
        ['moves', { match, square: text }], ['move', { match: text, ply: 1, path: ['a1', 'b2'] }], ['move', { match, ply: 1, path: [text, 'b2'] }],
        ['draw', { match, a: text }], ['say', { match, phrase: text }], ['watch', { match: text }], ['game', { match: text }],
        ['live', { variant: text }], ['hello', { proto: 1, token: text }],
      ];
      for (const [t, fields] of asks) {
        const outcome = await refusal(client.askOnce(t, fields));
        outcomes.push(outcome === 'ack' ? 'a name, kept as it is' : outcome);
        if (client.closed) client = await Client.connect(url, { options: from(outcomes.length) });
        await pause(110);
      }
    }
    assert.ok(outcomes.every(o => ['a name, kept as it is', 'bad_msg', 'closed', 'not_now'].includes(o)), tally(outcomes));
    return `${outcomes.length} requests: ${tally(outcomes)}`;
  },

  async 'cheats'() {
    const [one, two, other] = await Promise.all([0, 1, 2].map(i => Client.connect(url, { options: from(i) })));
    const time = null;
    const { code } = await one.ask('room.open', { variant: 'brazilian', time, side: 'white' });
    await two.ask('room.join', { code });
    const { match: own } = await one.start();
    const outcomes = {};
    const attempt = async (name, client, t, fields) => {
      await pause(120);
      outcomes[name] = await refusal(client.askOnce(t, fields));
    };
    const c3d4 = { ply: 1, path: ['c3', 'd4'] };
    const foreign = { match, ply: 1, path: ['c3', 'd4'] };
    await attempt("a move in a match of others", other, 'move', foreign);
    for (const t of ['resign', 'flag', 'claim', 'leave']) await attempt(`${t} in a match of others`, other, t, { match });
    await attempt('a move for the opponent', two, 'move', { match: own, ...c3d4 });
    await attempt('a move of a piece that cannot go so', one, 'move', { match: own, ply: 1, path: ['c3', 'c4'] });
    await attempt('a later ply', one, 'move', { match: own, ply: 3, path: ['c3', 'd4'] });
    await attempt('a move', one, 'move', { match: own, ...c3d4 });
    await attempt('the same again', one, 'move', { match: own, ...c3d4 });
    await attempt('another in its place', one, 'move', { match: own, ply: 1, path: ['c3', 'b4'] });
    await attempt('out of turn', one, 'move', { match: own, ply: 2, path: ['e3', 'f4'] });
    await attempt('"I have won"', one, 'end', { match: own, winner: 'white' });
    await attempt('winning fields', one, 'resign', { match: own, winner: 'white' });
    await attempt('a claim while the opponent is here', one, 'claim', { match: own });
    await attempt('a flag without a clock', one, 'flag', { match: own });
    await attempt('accepting a draw that nobody offered', one, 'draw', { match: own, a: 'accept' });
    await attempt('taking back by oneself', one, 'takeback', { match: own, a: 'accept' });
    await attempt('watching with a seat, then speaking as a guest', other, 'say', { match: own, phrase: 'hello' });
    const { moves, v } = await other.ask('watch', { match: own });
    assert.deepEqual(moves, [['c3', 'd4']]);
    assert.equal(v, 2);
    const let_pass = Object.entries(outcomes).filter(([name, o]) => o === 'ack' && name !== 'a move');
    assert.deepEqual(let_pass, []);
    for (const client of [one, two, other]) client.close();
    return Object.entries(outcomes).map(([name, outcome]) => `${name}: ${outcome}`).join('; ');
  },
};

console.log(kind ? await kinds[kind]() : Object.keys(kinds).join('\n'));
process.exit(0);
