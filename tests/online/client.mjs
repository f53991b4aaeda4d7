// A client of the online protocol, written from its page (src/net/protocol/README.md) alone. It knows
// no rules of any variant: it asks the server which moves there are.
import { once } from 'node:events';
import { WebSocket } from './ws.mjs';

export class Refused extends Error {
  constructor(err) {
    super(`${err.code}: ${err.msg}`);
    this.err = err;
  }
}

export class Client {
  // `options` are those of the module ws: another address of one's own, a certificate to believe.
  static async connect(url, { token, name, options = {} } = {}) {
    return Client.#come('ask', url, { token, name, options });
  }
  // Who does not ask again when refused.
  static async connectOnce(url, { token, name, options = {} } = {}) {
    return Client.#come('askOnce', url, { token, name, options });
  }

  static async #come(ask, url, { token, name, options }) {
    const client = new Client();
    client.socket = new WebSocket(`${url.replace(/^http/, 'ws')}/ws`, { perMessageDeflate: false, ...options });
    client.socket.on('message', data => client.#take(JSON.parse(data)));
    client.socket.on('error', () => {});
    client.socket.on('close', code => client.#end(code));
    await Promise.race([
      once(client.socket, 'open'),
      new Promise((_, fail) => client.socket.once('error', fail)),
    ]);
    client.welcome = await client[ask]('hello', { proto: 1, ...(token && { token }), ...(name && { name }) });
    client.token = client.welcome.token ?? token;
    return client;
  }

  constructor() {
    this.requests = new Map();
    this.lastId = 0;
    this.log = [];       // all that was told, without answers
    this.events = new Map(); // by match: events by version
    this.waiters = [];
    this.closed = false;
  }

  // Repeats the request if the server refuses it for its rate, because of its load, or because it failed: such
  // refusals name the time of the next attempt.
  async ask(t, fields = {}) {
    for (;;) {
      try {
        return await this.askOnce(t, fields);
      } catch (error) {
        if (!['rate', 'busy', 'server'].includes(error.err?.code) || !error.err.wait) throw error;
        await new Promise(done => setTimeout(done, error.err.wait));
      }
    }
  }

  askOnce(t, fields = {}) {
    const id = ++this.lastId;
    return new Promise((done, fail) => {
      if (this.closed) return fail(new Error('closed'));
      this.requests.set(id, { done, fail });
      this.socket.send(JSON.stringify({ t, id, ...fields }));
    });
  }

  // The first thing told, from `from` on, that passes the test; what came before the call counts too.
  until(test) {
    const found = this.log.find(test);
    if (found) return Promise.resolve(found);
    return new Promise((done, fail) => {
      if (this.closed) return fail(new Error('closed'));
      this.waiters.push({ test, done, fail });
    });
  }

  async start(match) {
    const event = await this.until(m => m.t === 'event' && m.e.kind === 'start' && (!match || m.match === match));
    const { white } = event.e.players;
    this.side = white.user === this.welcome.user ? 'white' : 'black';
    return event;
  }

  event(match, v) {
    return this.until(m => m.t === 'event' && m.match === match && m.v === v);
  }

  close() {
    this.socket.close();
  }
  drop() {
    this.socket.terminate();
  }

  #take(message) {
    const request = this.requests.get(message.id);
    if (request) {
      this.requests.delete(message.id);
      if (message.t === 'err') request.fail(new Refused(message));
      else request.done(message);
      return;
    }
    if (message.t === 'event') {
      const events = this.events.get(message.match) ?? new Map();
      if (events.has(message.v)) this.twice = message;
      events.set(message.v, message.e);
      this.events.set(message.match, events);
    }
    this.log.push(message);
    this.waiters = this.waiters.filter(({ test, done }) => {
      if (!test(message)) return true;
      done(message);
      return false;
    });
  }

  #end(code) {
    this.closed = true;
    this.code = code;
    for (const { fail } of this.requests.values()) fail(new Error('closed'));
    for (const { fail } of this.waiters) fail(new Error('closed'));
    this.requests.clear();
    this.waiters = [];
  }
}

// A generator of numbers in 0..n-1 that is the same in each run.
export function dice(seed) {
  let state = BigInt(seed) * 2862933555777941757n + 3037000493n;
  return n => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
    return Number((state >> 33n) % BigInt(n));
  };
}
