// A server to compare the load test with: its rooms, on the module ws, pass moves on without checking or
// storing them. It speaks as much of the online protocol as tests/online/load.mjs needs.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { WebSocketServer } from '../ws.mjs';

const rooms = new Map();
const matches = new Map();
let codes = 0;

const server = createServer();
new WebSocketServer({ server, path: '/ws', perMessageDeflate: false, maxPayload: 2048 }).on('connection', socket => {
  const tell = (t, fields) => socket.send(JSON.stringify({ t, ...fields }));
  socket.on('error', () => {});
  socket.on('message', data => {
    const ask = JSON.parse(data);
    if (ask.t === 'hello') {
      socket.user = randomUUID();
      tell('welcome', { id: ask.id, user: socket.user, name: '', now: Date.now() });
    } else if (ask.t === 'room.open') {
      const code = String(codes += 1);
      rooms.set(code, socket);
      tell('room', { id: ask.id, code });
    } else if (ask.t === 'room.join') {
      const match = randomUUID();
      const players = [rooms.get(ask.code), socket];
      rooms.delete(ask.code);
      matches.set(match, { players, v: 1 });
      tell('ack', { id: ask.id, dup: false });
      const [white, black] = players.map(({ user }) => ({ user, name: '' }));
      const start = JSON.stringify({ t: 'event', match, v: 1, e: { kind: 'start', players: { white, black } } });
      for (const player of players) player.send(start);
    } else if (ask.t === 'move' || ask.t === 'resign') {
      const match = matches.get(ask.match);
      match.v += 1;
      tell('ack', { id: ask.id, v: match.v, ply: ask.ply, dup: false });
      const e = ask.t === 'resign' ? { kind: 'end' }
        : { kind: 'move', ply: ask.ply, by: ask.ply % 2 ? 'white' : 'black', path: ask.path };
      const event = JSON.stringify({ t: 'event', match: ask.match, v: match.v, e });
      for (const player of match.players) player.send(event);
    }
  });
});
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
