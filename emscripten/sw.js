// Keeps one whole version of Damas for use without a network, and lets the next one in as a whole.
'use strict';
const VERSION = '@VERSION@';
const FILES = @FILES@; // path: SHA-256

const scope = self.registration.scope;
const prefix = `damas ${scope} `; // other copies may live on the same host
const name = prefix + VERSION;

const hex = buffer => Array.from(new Uint8Array(buffer), byte =>
  byte.toString(16).padStart(2, '0')).join('');

async function isThis(path, body) {
  return hex(await crypto.subtle.digest('SHA-256', body)) === FILES[path];
}

// What an older version already has need not be fetched again.
async function kept(path) {
  for (const cache of (await caches.keys()).filter(key => key.startsWith(prefix))) {
    const response = await (await caches.open(cache)).match(scope + path);
    if (response && await isThis(path, await response.clone().arrayBuffer())) return response;
  }
  return null;
}

// Some hosts answer index.html by a redirection to its folder.
const address = path => path === 'index.html' ? scope : `${scope}${path}?${VERSION}`;

async function fetched(path) {
  const response = await fetch(address(path), { cache: 'no-cache' });
  const body = await response.arrayBuffer();
  if (!response.ok || !await isThis(path, body)) throw Error(`${path} is not that of ${VERSION}`);
  return new Response(body, { headers: { 'content-type': response.headers.get('content-type') } });
}

// Few at a time, so that what the page itself asks for meanwhile does not wait behind them.
async function putAll(cache) {
  const paths = Object.keys(FILES), puts = [];
  const next = async () => {
    for (let path = paths.shift(); path !== undefined; path = paths.shift())
      await cache.put(scope + path, await kept(path) || await fetched(path));
  };
  for (let lane = 0; lane < 3; ++lane) puts.push(next());
  return Promise.allSettled(puts);
}

async function install() {
  const cache = await caches.open(name);
  const puts = await putAll(cache);
  const failure = puts.find(put => put.status === 'rejected');
  if (!failure) return;
  // The host is being updated, or the network went. Not before all have ended: whoever still looked
  // for what is kept would open this cache anew.
  await caches.delete(name);
  throw failure.reason;
}

async function removeOlder() {
  const older = (await caches.keys()).filter(key => key.startsWith(prefix) && key !== name);
  await Promise.all(older.map(key => caches.delete(key)));
}

async function answer(path, request) {
  const response = await (await caches.open(name)).match(scope + path);
  return response || fetch(request);
}

// What other programs share: into a place of its own, from which the page takes it.
async function share(request) {
  const form = await request.formData();
  const cache = await caches.open(`shared with ${scope}`);
  const text = ['text', 'url'].map(field => form.get(field)).filter(Boolean).join('\n');
  const all = form.getAll('games').filter(file => file.size > 0).map(file => [file, file.name]);
  if (text) all.push([text, '']);
  for (const [i, [content, title]] of all.entries())
    await cache.put(`${scope}shared-${i}`,
      new Response(content, { headers: { 'x-name': encodeURIComponent(title) } }));
  return Response.redirect(`${scope}?shared`, 303);
}

self.addEventListener('install', event => event.waitUntil(install()));
self.addEventListener('activate', event => event.waitUntil(removeOlder()));

self.addEventListener('fetch', event => {
  const url = event.request.url.split(/[?#]/)[0];
  const path = url === scope ? 'index.html' : url.slice(scope.length);
  if (event.request.method === 'POST' && event.request.url === `${scope}?share`)
    return event.respondWith(share(event.request));
  if (event.request.method !== 'GET' || !url.startsWith(scope) || !(path in FILES)) return;
  event.respondWith(answer(path, event.request));
});

async function startAlone() {
  const all = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (all.filter(client => client.url.startsWith(scope)).length < 2) await skipWaiting();
}

// 'start': a page of an older version has just started. 'now': a person wants this version. VERSION: a page of this very version runs
// that was loaded before the worker was there, and wants its later files from here.
self.addEventListener('message', event => {
  if (event.data === 'start') event.waitUntil(startAlone());
  if (event.data === 'now') event.waitUntil(skipWaiting());
  if (event.data === VERSION) event.waitUntil(clients.claim());
});
