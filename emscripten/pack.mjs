// Writes packed forms, x.br and x.gz, beside those files of a site that get smaller. Servers that support
// them (damas-server, nginx with gzip_static) send them instead; other servers and the service worker
// ignore them.
//   node emscripten/pack.mjs SITE PATH...
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const kinds = /\.(wasm|js|html|json|lessons|texts|webmanifest|svg|otf)$/;
const least = 1000; // bytes; a smaller file fits into one packet anyway

const brotli = content => brotliCompressSync(content, { params: {
  [constants.BROTLI_PARAM_QUALITY]: 11,
  [constants.BROTLI_PARAM_LGWIN]: 24,
  [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
} });

export const isPacked = path => /\.(br|gz)$/.test(path);

// Whether browsers load a WebP instead of this PNG (library/pictures.js).
export const hasSmallerForm = (path, paths) =>
  path.endsWith('.png') && paths.includes(path.replace(/png$/, 'webp'));

// The paths are relative to the site's folder.
export function pack(site, paths) {
  for (const path of paths.filter(each => kinds.test(each))) {
    const content = readFileSync(join(site, path));
    if (content.length < least) continue;
    writeFileSync(join(site, `${path}.br`), brotli(content));
    writeFileSync(join(site, `${path}.gz`), gzipSync(content, { level: 9 }));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) pack(process.argv[2], process.argv.slice(3));
