// Keeps one complete version of Damas for offline use, and replaces it only by another complete version.
'use strict';
const VERSION = '@VERSION@';
const FILES = @FILES@; // path: SHA-256

const scope = self.registration.scope;
const prefix = `damas ${scope} `; // the host may have other copies of Damas
const name = prefix + VERSION;

const hex = buffer => Array.from(new Uint8Array(buffer), byte =>
  byte.toString(16).padStart(2, '0')).join('');

async function isThis(path, body) {
  return hex(await crypto.subtle.digest('SHA-256', body)) === FILES[path];
}

// Looks for the same file in the caches of older versions, so that it is not fetched again.
async function kept(path) {
  for (const cache of (await caches.keys()).filter(key => key.startsWith(prefix))) {
    const response = await (await caches.open(cache)).match(scope + path);
    if (response && await isThis(path, await response.clone().arrayBuffer())) return response;
  }
  return null;
}

// Some hosts redirect index.html to its folder.
const address = path => path === 'index.html' ? scope : `${scope}${path}?${VERSION}`;

const someOf = (headers, names) =>
  Object.fromEntries(names.filter(name => headers.has(name)).map(name => [name, headers.get(name)]));

// The headers by which the host lets the page share memory with its workers.
const isolating = ['cross-origin-opener-policy', 'cross-origin-embedder-policy'];

async function fetched(path) {
  const response = await fetch(address(path), { cache: 'no-cache' });
  const body = await response.arrayBuffer();
  if (!response.ok || !await isThis(path, body)) throw Error(`${path} is not that of ${VERSION}`);
  return new Response(body, { headers: someOf(response.headers, ['content-type', ...isolating]) });
}

// Whether the page may need the file offline. The module with threads serves only shared memory and more than two
// cores, as in src/view/window/review/engine_pair.cpp.
const isUsed = (path, isolation) => !path.startsWith('damas-threads.') ||
  (Object.keys(isolation).length === isolating.length && navigator.hardwareConcurrency > 2);

// Fetches only a few files at a time, so that requests of the page itself do not wait. All files get the headers of
// the page, because an isolated page runs no worker whose script lacks them, as one of an older version may.
async function putAll(cache, page) {
  const isolation = someOf(page.headers, isolating);
  const paths = Object.keys(FILES).filter(path => path !== 'index.html' && isUsed(path, isolation));
  const puts = [cache.put(`${scope}index.html`, page)];
  const put = async path => {
    const { body, headers } = await kept(path) || await fetched(path);
    const all = { ...someOf(headers, ['content-type']), ...isolation };
    await cache.put(scope + path, new Response(body, { headers: all }));
  };
  const next = async () => {
    for (let path = paths.shift(); path !== undefined; path = paths.shift()) await put(path);
  };
  for (let lane = 0; lane < 3; ++lane) puts.push(next());
  return Promise.allSettled(puts);
}

async function install() {
  const page = await fetched('index.html');
  const cache = await caches.open(name);
  const puts = await putAll(cache, page);
  const failure = puts.find(put => put.status === 'rejected');
  if (!failure) return;
  // The host is being updated, or the network failed. All requests must have ended before the cache is
  // deleted, because a running one would create the cache again.
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

// Stores what other apps share in a separate cache, from which the page takes it.
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

// 'start': a page of an older version has just started. 'now': the user wants this version. VERSION: a page
// of this version, loaded before the worker was active, wants its later files from here.
self.addEventListener('message', event => {
  if (event.data === 'start') event.waitUntil(startAlone());
  if (event.data === 'now') event.waitUntil(skipWaiting());
  if (event.data === VERSION) event.waitUntil(clients.claim());
});

// A press on the notification of a turn shows the page that sent it, or starts Damas.
async function showPage() {
  const all = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = all.find(client => client.url.startsWith(scope));
  return page ? page.focus() : clients.openWindow(scope);
}

self.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(showPage());
});
