// A host for tests of the page: serves files below a sub-path, packed as good hosts do, and can simulate
// the faults of bad hosts.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const types = {
  '.html': 'text/html', '.js': 'text/javascript', '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json', '.svg': 'image/svg+xml', '.png': 'image/png',
  '.webp': 'image/webp',
};
const base = '/games/damas/';
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

// Each start of the page asks for the same files.
const packings = new Map();
function packedFormOf(body) {
  const key = createHash('sha256').update(body).digest('base64');
  if (!packings.has(key)) packings.set(key, brotliCompressSync(body, fast));
  return packings.get(key);
}

export class Host {
  folder;
  asked = []; // paths, in order
  down = false; // the host does not answer
  missing = null; // this path is not found
  cut = null; // the connection breaks after half of this path
  plainTypes = false; // wasm is sent as application/octet-stream
  headers = {}; // sent with each file
  stalls = new Map(); // by path: how often only half is sent; the last time nothing is sent
  held = new Map(); // by path: a part is sent at once, the rest when the promise resolves

  static async open(folder) {
    const host = new Host();
    host.folder = folder;
    host.server = createServer((request, response) => {
      host.answer(request, response).catch(error => response.destroy(error));
    });
    await new Promise(done => host.server.listen(0, '127.0.0.1', done));
    host.url = `http://127.0.0.1:${host.server.address().port}${base}`;
    return host;
  }

  // Sends only this part of the path until the returned function is called.
  hold(path, part = 0) {
    let release;
    this.held.set(path, { part, promise: new Promise(done => { release = done; }) });
    return release;
  }

  heal() {
    this.held.clear();
    this.stalls.clear();
    Object.assign(this, { down: false, missing: null, cut: null, plainTypes: false, headers: {} });
  }

  close() {
    this.server.closeAllConnections();
    this.server.close();
  }

  async answer(request, response) {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (this.down) return response.destroy();
    const path = pathname.slice(base.length) || 'index.html';
    this.asked.push(path);
    const held = this.held.get(path); // as it is when the request arrives: a test may change it at any time
    const body = await readFile(join(this.folder, path)).catch(() => null);
    if (!pathname.startsWith(base) || !body || path === this.missing)
      return response.writeHead(404).end();
    const packed = packedFormOf(body);
    const plain = this.plainTypes && extname(path) === '.wasm';
    response.writeHead(200, {
      ...this.headers,
      'content-type': plain ? 'application/octet-stream' : types[extname(path)] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'content-length': packed.length,
    });
    if (path === this.cut) {
      response.write(packed.subarray(0, packed.length / 2), () => response.destroy());
    } else if (this.stalls.get(path) > 0) {
      this.stalls.set(path, this.stalls.get(path) - 1);
      if (this.stalls.get(path) > 0) response.write(packed.subarray(0, packed.length / 2));
    } else if (held) {
      const { part, promise } = held;
      const first = Math.ceil(packed.length * part);
      response.write(packed.subarray(0, first));
      await promise;
      response.end(packed.subarray(first));
    } else {
      response.end(packed);
    }
  }
}
