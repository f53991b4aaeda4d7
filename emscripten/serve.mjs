// A static file server that only this machine can reach:
//   node emscripten/serve.mjs FOLDER [PORT] [--plain]     port 0, the default: any free one
// It isolates the page, so that the engine can use several threads; with --plain it does not, as most hosts.
// Tests import serve().
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.json': 'application/json',
};

// By these headers a browser lets the page and its workers share memory.
export const isolation = {
  'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp',
};

// Returns the file for a request's address, or null if the address leads out of the folder.
function fileOf(root, url) {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    const file = resolve(join(root, path.endsWith('/') ? `${path}index.html` : path));
    return file.startsWith(root + sep) ? file : null;
  } catch {
    return null;
  }
}

async function answer(root, more, packed, request, response) {
  const end = (status, headers = {}, body = '') =>
    response.writeHead(status, headers).end(request.method === 'HEAD' ? '' : body);
  if (request.method !== 'GET' && request.method !== 'HEAD') return end(405, { allow: 'GET, HEAD' });
  const file = fileOf(root, request.url);
  const body = file && await readFile(file).catch(() => null);
  if (!body) return end(404, { 'content-type': 'text/plain' }, 'not found\n');
  const smaller = packed && await readFile(`${file}.br`).catch(() => null);
  const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
  const headers = { etag, 'cache-control': 'no-cache', ...more };
  if (request.headers['if-none-match'] === etag) return end(304, headers);
  const type = types[extname(file)] ?? 'application/octet-stream';
  if (smaller)
    return end(200, { ...headers, 'content-type': type, 'content-encoding': 'br', 'content-length': smaller.length },
      smaller);
  return end(200, { ...headers, 'content-type': type, 'content-length': body.length }, body);
}

// Serves `folder` on 127.0.0.1, with those headers for each file; resolves to { url, close }. With `packed`, a file that
// has a form packed by brotli beside it (FILE.br) is sent in that form, as good hosts do; the client must accept it.
export function serve(folder, port = 0, headers = {}, packed = false) {
  const root = resolve(folder);
  const server = createServer((request, response) => {
    answer(root, headers, packed, request, response).catch(error => response.writeHead(500).end(String(error)));
  });
  return new Promise((done, refuse) => {
    server.once('error', refuse);
    server.listen(port, '127.0.0.1', () => done({
      url: `http://127.0.0.1:${server.address().port}/`,
      close: () => { server.closeAllConnections(); server.close(); },
    }));
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const words = process.argv.slice(2), plain = words.includes('--plain');
  const [folder, port] = words.filter(word => word !== '--plain');
  if (!folder) {
    console.error('usage: node emscripten/serve.mjs FOLDER [PORT] [--plain]');
    process.exit(2);
  }
  serve(folder, Number(port ?? 0), plain ? {} : isolation).then(
    ({ url }) => console.log(`serving ${folder} at ${url}`),
    error => {
      console.error(`serve: ${error.message}`);
      process.exit(1);
    });
}
