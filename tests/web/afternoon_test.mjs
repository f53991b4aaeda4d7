// An afternoon with a phone: Damas is installed from the page of a server and played without a network; a link goes to
// somebody with another browser, and then both play online.
//   node tests/web/afternoon_test.mjs      (for its environment see browser.mjs and online_test.mjs; without a server's
//                                          program the exit code is 77)
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { dice } from '../online/client.mjs';
import { program, Server } from '../online/server.mjs';
import { launch, phone, Player, quietGame, site, until } from './browser.mjs';
import { PageSeat, playOut, Referee } from './seats.mjs';

if (!existsSync(program)) {
  console.log(`skipped: there is no ${program}; build it with scripts/build.sh release, or name it in DAMAS_SERVER`);
  process.exit(77);
}
let browser, other, server, url, player, seat, friend;

// The tests follow each other on the same phone.
before(async () => {
  browser = await launch();
  other = await launch(browser.name === 'Firefox' ? 'chromium' : 'firefox');
  server = await new Server({ options: ['--site', site] }).start();
  url = `${server.url}/`;
  const prepare = () => Object.defineProperty(navigator, 'share', { value: undefined }); // links are copied
  player = await Player.begin(browser, url, { ...phone, prepare, game: quietGame() });
  seat = PageSeat.of(player);
});
after(async () => {
  await player?.close();
  await friend?.close();
  await browser?.close();
  await other?.close();
  await server?.end();
});

// Makes a move by touch and waits for the computer's answer.
async function play(from, to) {
  const count = (await player.moves()).length;
  await player.still();
  player.board ??= await player.findBoard();
  await player.touch(from);
  await player.touch(to);
  return player.hasMoves(count + 2);
}

test('The app can be installed, and is then complete on the phone', async () => {
  await player.start();
  await play('a1', 'b2');
  await until(() => player.page.evaluate(() => Boolean(navigator.serviceWorker.controller)), Boolean, 'a worker', 120);
  const { manifest, errors } = await browser.manifest(player.page);
  assert.deepEqual(errors, []);
  assert.deepEqual(player.complaints, []);
  // The icon on the home screen opens this.
  await player.page.goto(new URL(manifest.start_url, url).href);
  await player.drawn();
  assert.equal((await player.moves()).length, 2);
});

test('On the way, without a network, the game goes on over reloads', async () => {
  await player.loseNetwork();
  await player.page.reload();
  await player.drawn();
  const moves = await play('b2', 'a3');
  await player.page.reload();
  await player.drawn();
  await player.still();
  assert.deepEqual(await player.moves(), moves);
  const answer = () => fetch('not-there').then(() => 'an answer', () => 'none');
  assert.equal(await player.page.evaluate(answer), 'none', 'there was no network');
  await player.regainNetwork();
  assert.equal(await player.page.evaluate(answer), 'an answer');
  player.complaints.length = 0; // they are about the missing network
});

test('Somebody with another browser opens the link to the game', async () => {
  await player.page.evaluate(() => {
    window.copied = '';
    Clipboard.prototype.writeText = async words => { window.copied = words; };
  });
  await seat.tabTo(/^More/);
  await seat.press('Enter');
  await seat.choose(/^Copy link to the game/);
  const link = await until(() => player.page.evaluate(() => window.copied), Boolean, 'a link');
  friend = PageSeat.of(await Player.begin(other, url));
  await friend.page.goto(link);
  await friend.player.drawn();
  await friend.hasSaid(/^Review · Brazilian\. /);
  await friend.page.evaluate(() => {
    Clipboard.prototype.writeText = async words => { window.copied = words; };
  });
  await friend.page.keyboard.press('End');
  await friend.player.still();
  await friend.page.keyboard.press('Control+Shift+c');
  const fen = await until(() => friend.page.evaluate(() => window.copied), Boolean, 'a copied position');
  assert.match(fen, /^W:W[^:]*a3[^:]*:B/, 'after the moves of the phone and the answers of the computer');
  assert.deepEqual(friend.complaints, []);
});

test('The two play online, over a reload of the phone', async () => {
  for (const each of [seat, friend]) {
    await each.page.goto('about:blank');
    await each.page.goto(`${url}#online`);
    await each.player.drawn();
    await each.hasSaid(/^Online$/);
    await each.player.still();
    await each.seek();
  }
  const [own] = await Promise.all([seat.side(), friend.side()]);
  const sides = own === 'white' ? { white: seat, black: friend } : { white: friend, black: seat };
  const referee = new Referee(() => server.url, dice(1));
  await referee.find();
  const { plies } = await playOut({ ...sides, referee, most: 8, before: async ply => {
    if (ply === 5) await seat.comeBack();
  } });
  assert.equal(plies, 8);
  assert.equal((await referee.snap()).moves.length, 8);
  referee.close();
  for (const { complaints } of [player, friend])
    assert.deepEqual(complaints.filter(line => !/WebSocket|ws:/.test(line)), []);
});

test('Afterwards the game against the computer is still on the phone', async () => {
  assert.equal((await player.moves()).length, 4);
});
