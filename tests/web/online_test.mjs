// Online matches on the page of a real server: by the queue, by a friend's link, over a reload and a
// killed server, in two browsers; and from a page on another host.
//   node tests/web/online_test.mjs      (for its environment see browser.mjs; besides, DAMAS_SERVER
//                                       names the server's program, by default that of build/release;
//                                       without a program the exit code is 77)
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, afterEach, before, test } from 'node:test';
import { serve } from '../../emscripten/serve.mjs';
import { dice } from '../online/client.mjs';
import { program, selfSigned, Server } from '../online/server.mjs';
import { launch, recordsCalls, site, until } from './browser.mjs';
import { PageSeat, playOut, Referee } from './seats.mjs';

if (!existsSync(program)) {
  console.log(`skipped: there is no ${program}; build it with scripts/build.sh release, or name it in DAMAS_SERVER`);
  process.exit(77);
}
let browser, other, server, host; // `other` is another browser than that which is tested
const seats = [];

before(async () => {
  browser = await launch();
  other = await launch(browser.name === 'Firefox' ? 'chromium' : 'firefox');
  host = await serve(site);
});
after(async () => {
  await browser?.close();
  await other?.close();
  host?.close();
});
afterEach(async () => {
  for (const seat of seats.splice(0)) await seat.close();
  await server?.end();
  server = undefined;
});

const serveGames = async (...options) => {
  server = await new Server({ options: ['--site', site, ...options] }).start();
};
const seated = async opening => {
  const seat = await opening;
  seats.push(seat);
  return seat;
};
const open = (url, options) => seated(PageSeat.open(browser, url, options));
const openInOther = (url, options) => seated(PageSeat.open(other, url, options));

async function bySide(one, other) {
  const [side, others] = (await Promise.allSettled([one.side(), other.side()]))
    .map(({ value, reason }) => value ?? String(reason));
  assert.deepEqual([side, others].sort(), ['black', 'white']);
  return side === 'white' ? { white: one, black: other } : { white: other, black: one };
}

// Ignores the browsers' own messages about servers that do not answer.
const noErrors = (seat, allowed = /^$/) =>
  assert.deepEqual(seat.complaints.filter(line => !allowed.test(line)), []);

test('Chromium and Firefox are paired by the queue and finish a match despite a reload and kill -9', async () => {
  await serveGames();
  const [ana, bia] = await Promise.all([open(`${server.url}/`), openInOther(`${server.url}/`)]);
  for (const seat of [ana, bia]) {
    await seat.lobby();
    await seat.seek();
  }
  const sides = await bySide(ana, bia);
  const referee = new Referee(() => server.url, dice(1));
  await referee.find();
  const harm = {
    4: () => ana.comeBack(),
    7: () => bia.comeBack(),
    10: async () => {
      await server.kill();
      await server.start();
    },
  };
  const { plies, end } = await playOut({ ...sides, referee, before: ply => harm[ply]?.() });
  referee.close();
  assert.ok(plies > 20, `${plies} moves`);
  const word = { white: /^White wins/, black: /^Black wins/ }[end.winner] ?? /^Draw/;
  for (const seat of [ana, bia]) await seat.hasSaid(word);
  for (const seat of [ana, bia]) noErrors(seat, /WebSocket|ws:/);
});

test('A link with a room opens the board at once', async () => {
  await serveGames();
  const ana = await open(`${server.url}/`);
  await ana.lobby();
  await ana.choose(/^Make a room$/);
  const lines = await ana.hasSaid(/^Room [A-Z]{6}/);
  const [, code] = /^Room ([A-Z]{6})/.exec(lines.find(line => /^Room [A-Z]{6}/.test(line)));
  const bia = await open(`${server.url}/#${code}`);
  await bySide(ana, bia);
  assert.equal(new URL(bia.page.url()).hash, '');
  noErrors(ana);
  noErrors(bia);
});

for (const notifications of [true, false]) {
  const how = notifications ? 'a badge and a notification' : 'a badge, but no notification that nobody wants';
  test(`A hidden page says that it is your turn: by its title, ${how}`, () => turnWhileHidden(notifications));
}

async function turnWhileHidden(notifications) {
  await serveGames();
  // Without a service worker, which shows the notifications otherwise.
  const options = { prepare: recordsCalls('granted'), settings: { notifications }, serviceWorkers: 'block' };
  const [ana, bia] = await Promise.all([1, 2].map(() => open(`${server.url}/`, options)));
  for (const seat of [ana, bia]) {
    await seat.lobby();
    await seat.seek();
  }
  const { white, black } = await bySide(ana, bia);
  const hide = hidden => black.page.evaluate(away => window.hide(away), hidden);
  const calls = () => black.page.evaluate(() => window.calls);
  await hide(true);
  assert.deepEqual(await calls(), []);
  await white.play(['c3', 'd4']);
  await until(() => black.page.title(), title => title === 'Your turn · Damas', 'the title');
  const called = notifications ? ['badge', 'Damas: Your turn'] : ['badge'];
  await until(calls, all => all.length >= called.length, 'calls of the program');
  await hide(false);
  assert.equal(await black.page.title(), 'Damas');
  assert.deepEqual(await calls(), [...called, 'no badge']);
  assert.deepEqual(await white.page.evaluate(() => window.calls), [], 'nobody calls the player who has moved');
  noErrors(ana);
  noErrors(bia);
}

test('A page on another host asks for a server, and plays on one that allows its origin', async () => {
  const elsewhere = new URL(host.url).origin;
  await serveGames('--origin', elsewhere);
  const ana = await open(host.url);
  await ana.lobby();
  await ana.hasSaid(/^Nobody answers/);
  await ana.walkTo(/^Server/);
  await ana.press('Enter');
  await ana.player.still();
  await ana.type(server.url);
  await ana.press('Enter');
  await ana.keeps(settings => settings.online?.server === `${server.url}/`);
  await ana.reload(); // the page must remember the server
  await ana.lobby();
  const bia = await openInOther(host.url, { settings: { online: { server: server.url } } });
  await bia.lobby();
  for (const seat of [ana, bia]) await seat.seek();
  await bySide(ana, bia);
  for (const seat of [ana, bia])
    noErrors(seat, new RegExp(`(WebSocket.*|ws://)${new URL(host.url).host}`));
});

test('A page with https keeps running when its settings name a server without TLS', async () => {
  const tls = selfSigned();
  await serveGames(...tls.server);
  const ana = await open(`${server.url}/`, { ignoreHTTPSErrors: true,
    settings: { online: { server: 'http://192.0.2.1:8080/' } } }); // an address for documentation, without a host
  await ana.lobby();
  await ana.press('Escape');
  assert.equal(await ana.run(() => document.getElementById('cover').hidden), true);
  noErrors(ana, /insecure|certificate/);
});
