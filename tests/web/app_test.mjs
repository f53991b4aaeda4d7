// The page as a web app: links, shortcuts, files and texts that other apps share, new versions, the user's
// preferences, any size of the window.
//   node tests/web/app_test.mjs [PICTURES]        (for its environment see browser.mjs)
// PICTURES is a folder to leave pictures in.
import assert from 'node:assert/strict';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { launch, phone, Player, quietGame, recordsCalls, site, until } from './browser.mjs';
import { Host } from './host.mjs';
import { distance, readPng } from './png.mjs';
import { PageSeat } from './seats.mjs';

const pictures = process.argv[2];
const alone = { serviceWorkers: 'block' };
const folder = mkdtempSync(join(tmpdir(), 'damas-app-'));
let host, browser, player;

before(async () => {
  host = await Host.open(site);
  browser = await launch();
});
after(async () => {
  await browser?.close();
  host?.close();
  rmSync(folder, { recursive: true });
});
afterEach(async () => {
  await player?.close();
  player = undefined;
  host.heal();
  host.folder = site;
});

const begin = async options => {
  player = await Player.begin(browser, host.url, { ...alone, ...options });
};
const open = async options => {
  await begin(options);
  await player.start();
  await complete();
};
const complete = () => player.page.waitForFunction(
  () => performance.getEntriesByName('complete').length === 1, null, { timeout: 60000 });
const picture = async name => {
  if (pictures) await player.screenshot({ path: join(pictures, `${name}.png`) });
};
const controlled = () => until(
  () => player.page.evaluate(() => Boolean(navigator.serviceWorker.controller)), Boolean, 'a worker');
const panel = async () => readPng(await player.still()).rgb(2, 2);

const manifest = JSON.parse(readFileSync(join(site, 'manifest.webmanifest'), 'utf8'));

test('The pictures and shortcuts of the manifest exist, in the sizes that it names', async () => {
  for (const { src, sizes } of [...manifest.screenshots, ...manifest.icons]) {
    assert.ok(existsSync(join(site, src)), src);
    if (!src.endsWith('.png')) continue;
    const header = readFileSync(join(site, src));
    assert.equal(`${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`, sizes, src);
  }
  await open({});
  const tags = await player.page.evaluate(() => Object.fromEntries(
    [...document.querySelectorAll('[property^="og:"]')].map(tag => [tag.getAttribute('property'), tag.content])));
  const picture = tags['og:image'].slice((tags['og:url'] ?? '').length);
  assert.ok(existsSync(join(site, picture)), tags['og:image']);
  assert.match(tags['og:description'], /[Dd]raughts/);
  // Where the build does not know the address, damas-server adds it here (with_address in site.hpp).
  const html = readFileSync(join(site, 'index.html'), 'utf8');
  assert.equal(html.split('<meta property="og:image" content="').length, 2);
});

test('The manifest names all kinds of files that the program opens', () => {
  const handled = manifest.file_handlers.flatMap(({ accept }) => Object.values(accept).flat());
  const shared = manifest.share_target.params.files.flatMap(({ accept }) => accept);
  for (const ending of ['.pdn', '.fen', '.lesson']) {
    assert.ok(handled.includes(ending), ending);
    assert.ok(shared.includes(ending), ending);
  }
});

for (const [name, said] of [['Play', /^New game$/], ['Puzzle', /^Row 1: /],
  ['Analyse', /^Review · .*White to move/]]) {
  test(`A shortcut opens its scene: ${name}`, async () => {
    await open({});
    const menu = await player.still();
    await player.page.goto('about:blank');
    const { url } = manifest.shortcuts.find(shortcut => shortcut.name === name);
    await player.page.goto(new URL(url, host.url).href);
    await player.drawn();
    await complete();
    await player.hasSaid(said);
    assert.ok(!menu.equals(await player.still()));
    assert.equal(player.page.url(), host.url, 'the link must not stay in the address');
    assert.deepEqual(player.complaints, []);
  });
}

test('A second launch of the app opens its link; the first launch does not reload the page', async () => {
  const prepare = () => {
    const setConsumer = consume => {
      window.launch = targetURL => consume({ files: [], targetURL });
      window.launch(`${location.href.split('#')[0]}#new-game`);
    };
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
  };
  await open({ prepare });
  await player.still();
  assert.doesNotMatch((await player.said()).join(), /New game/);
  const begun = player.page.waitForEvent('load'); // the page reloads
  await player.page.evaluate(url => window.launch(`${url}#new-game`), host.url);
  await begun;
  await player.drawn();
  await player.hasSaid(/^New game$/);
});

for (const [name, link, keys, copy] of [
  ['a position', 'variant=russian&fen=W:Wa1,Kc1:Bh8', 'Control+Shift+c', /^W:Wa1,Kc1:Bh8$/],
  ['a game', 'pdn=1.%20c3-d4%20f6-g5%202.%20g3-f4', 'Control+c', /1\. c3-d4 f6-g5 2\. g3-f4/],
]) {
  test(`A link opens ${name}`, async () => {
    await begin({});
    await player.page.goto(`${host.url}#${link}`);
    await player.drawn();
    await complete();
    await player.allowClipboard();
    const copied = async () => {
      await player.page.keyboard.press(keys);
      return player.page.evaluate(() => navigator.clipboard.readText());
    };
    await until(copied, text => copy.test(text), name);
    assert.equal(player.page.url(), host.url, 'the link must not stay in the address');
    assert.deepEqual(player.complaints, []);
  });
}

for (const [name, link, words] of [
  ['the problem of the day', 'problem=daily', /to move and/],
  ['the step of a lesson', 'lesson=board&step=2', /Choose both squares that the man on d4 can go to/],
  ['a deal of the puzzle', 'puzzle=1,2,3,4,5,6,0,7,8', /^Row 1: 1 2 3\. Row 2: 4 5 6\. Row 3: gap 7 8\.$/],
]) {
  test(`A link opens ${name}`, async () => {
    await begin({});
    await player.page.goto(`${host.url}#${link}`);
    await player.drawn();
    await complete();
    await player.hasSaid(words);
    assert.equal(player.page.url(), host.url, 'the link must not stay in the address');
    assert.deepEqual(player.complaints, []);
  });
}

for (const [link, reason] of [
  ['variant=chess', /there is no variant 'chess'/],
  ['problem=7', /expected 'daily' or the 16 hexadecimal digits of a problem, found '7'/],
  ['variant=russian&problem=0000000000000000', /does not have that problem/],
  ['lesson=chess', /There is no lesson 'chess'/],
  ['lesson=board&step=0', /expected the number of a step, from 1, found '0'/],
  ['puzzle=1,2,3,4,5,6,8,7,0', /this puzzle cannot be solved/],
]) {
  test(`A link that cannot be followed is reported with the reason: ${link}`, async () => {
    await begin({});
    await player.page.goto(`${host.url}#${link}`);
    await player.drawn();
    await complete();
    await player.hasSaid(reason);
  });
}

// Sends a text or a file to the page as the system does when the user shares it with the installed app.
const share = (text, file) => player.page.evaluate(([words, content]) => {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', enctype: 'multipart/form-data', action: './?share' });
  const add = (name, type) => {
    const field = document.createElement('input');
    Object.assign(field, { name, type });
    form.append(field);
    return field;
  };
  if (words) add('text', 'text').value = words;
  if (content) {
    const files = new DataTransfer();
    files.items.add(new File([content], 'club.pdn'));
    add('games', 'file').files = files.files;
  }
  document.body.append(form);
  form.submit();
}, [text, file]);

for (const [name, text, file] of [
  ['a text', '1. c3-d4 f6-g5 2. g3-f4 g5-h4', ''],
  ['a file', '', '[White "Ana"]\n\n1. c3-d4 f6-g5 2. g3-f4 *\n'],
]) {
  test(`A game that another app shares is opened once: ${name}`, async () => {
    await begin({ serviceWorkers: 'allow' });
    // The page's policy forbids forms; in reality the system sends this request.
    await player.page.route(host.url, async route => {
      const response = await route.fetch();
      const body = (await response.text()).replace("form-action 'none'", "form-action 'self'");
      await route.fulfill({ response, body });
    });
    await player.start();
    await controlled();
    await player.page.unroute(host.url);
    await player.allowClipboard();
    await Promise.all([player.page.waitForURL(/shared/, { waitUntil: 'commit' }), share(text, file)]);
    await player.drawn();
    await complete();
    const copied = async () => {
      await player.page.keyboard.press('Control+c');
      return player.page.evaluate(() => navigator.clipboard.readText());
    };
    await until(copied, pdn => /1\. c3-d4 f6-g5 2\. g3-f4/.test(pdn), 'the shared game');
    assert.equal(player.page.url(), host.url);
    assert.deepEqual(await player.page.evaluate(async () =>
      (await (await caches.open(`shared with ${location.href}`)).keys()).length), 0);
  });
}

// Runs in the page: makes it one on a phone that passes links and files to other apps, and records them. The test
// sets the error by which a passing ends.
const recordSent = () => {
  Object.assign(window, { sent: [], copied: [], outcome: '' });
  const share = async ({ url, files = [] }) => {
    const read = await Promise.all(files.map(async file => [file.name, file.type, await file.text()]));
    window.sent.push({ url, files: read });
    if (window.outcome) throw new DOMException('for the test', window.outcome);
  };
  Object.defineProperty(navigator, 'share', { value: share });
  const canShare = ({ files }) => files.every(({ type }) => type === 'text/plain');
  Object.defineProperty(navigator, 'canShare', { value: canShare });
  if (window.Clipboard) Clipboard.prototype.writeText = async words => { window.copied.push(words); };
  const { matchMedia } = window; // test browsers have a mouse beside the touch screen
  window.matchMedia = query => query === '(pointer: coarse)' ? { matches: true } : matchMedia.call(window, query);
};
const shared = () => player.page.evaluate(() => ({ sent: window.sent, copied: window.copied }));
const openGame = async () => {
  await begin({ ...phone, prepare: recordSent });
  await player.page.goto(`${host.url}#pdn=1.%20c3-d4%20f6-g5%202.%20g3-f4`);
  await player.drawn();
  await complete();
  await player.still();
  return PageSeat.of(player);
};

for (const [name, outcome] of [['chooses an app', ''], ['closes the list', 'AbortError']]) {
  test(`On a phone a link goes to the list of apps, and is not copied: the person ${name}`, async () => {
    const seat = await openGame();
    await player.page.evaluate(error => { window.outcome = error; }, outcome);
    await seat.tabTo(/^More/);
    await seat.press('Enter');
    await seat.choose(/^Send link to the game/);
    const { sent: [{ url, files }] } = await until(shared, ({ sent }) => sent.length === 1, 'a link that is sent');
    assert.equal(url.split('#')[0], host.url);
    assert.match(decodeURIComponent(url.split('#')[1]), /^pdn=[^]*1\. c3-d4 f6-g5 2\. g3-f4/);
    assert.deepEqual(files, []);
    await player.still();
    assert.deepEqual((await shared()).copied, []);
    assert.ok((await player.said()).every(line => !/Copied|Nothing was copied/.test(line)));
    assert.deepEqual(player.complaints, []);
  });
}

test('If the list of apps is refused, the link is copied', async () => {
  const seat = await openGame();
  await player.page.evaluate(() => { window.outcome = 'NotAllowedError'; });
  await seat.tabTo(/^More/);
  await seat.press('Enter');
  await seat.choose(/^Send link to the position/);
  await player.hasSaid(/^Copied$/);
  const { sent, copied } = await shared();
  assert.equal(sent.length, 1);
  assert.deepEqual(copied, [sent[0].url]);
  assert.match(copied[0], /#variant=brazilian&fen=/);
  assert.deepEqual(player.complaints, []);
});

for (const [outcome, downloaded] of [['', false], ['NotAllowedError', true]]) {
  test(`On a phone a game goes to the list of apps as a text file${outcome && ', or to the downloads'}`, async () => {
    const seat = await openGame();
    await player.page.evaluate(error => {
      window.outcome = error;
      delete window.showSaveFilePicker; // phones have no such dialog
    }, outcome);
    await seat.tabTo(/^More/);
    await seat.press('Enter');
    await seat.choose(/^Share…/);
    await seat.choose(/^Send the game \(PDN\)/);
    const { sent: [{ files }] } = await until(shared, ({ sent }) => sent.length === 1, 'a file that is sent');
    const [[name, type, text]] = files;
    assert.match(name, /\.txt$/);
    assert.equal(type, 'text/plain');
    assert.match(text, /1\. c3-d4 f6-g5 2\. g3-f4/);
    if (downloaded) await player.hasSaid(new RegExp(`'${name}' is in your downloads`));
    await player.still();
    const told = (await player.said()).some(line => /in your downloads/.test(line));
    assert.equal(told, downloaded);
    assert.deepEqual(player.complaints, []);
  });
}

test('A new version is offered, and starts at a press', async () => {
  await begin({ serviceWorkers: 'allow', game: quietGame('human') });
  await player.start();
  await controlled();
  await complete();
  assert.ok(await player.page.locator('#news').isHidden());
  const next = join(folder, 'next');
  cpSync(site, next, { recursive: true });
  for (const name of ['index.html', 'sw.js']) {
    const version = /data-version="(\w+)"/.exec(readFileSync(join(site, 'index.html'), 'utf8'))[1];
    const changed = readFileSync(join(next, name), 'utf8').replaceAll(version, 'abcdef123456');
    writeFileSync(join(next, name), changed);
  }
  // The worker knows the page by its hash.
  const hash = await player.page.evaluate(async text => {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return [...new Uint8Array(digest)].map(byte => byte.toString(16).padStart(2, '0')).join('');
  }, readFileSync(join(next, 'index.html'), 'utf8'));
  const worker = readFileSync(join(next, 'sw.js'), 'utf8');
  writeFileSync(join(next, 'sw.js'), worker.replace(/"index.html": "\w+"/, `"index.html": "${hash}"`));
  host.folder = next;
  await player.page.evaluate(async () => (await navigator.serviceWorker.getRegistration()).update());
  await player.page.locator('#news').filter({ hasText: /A new version of Damas is ready/, visible: true })
    .waitFor({ timeout: 30000 });
  await picture('new-version');
  await player.page.click('#news-yes');
  await player.page.waitForFunction(() => window.Module?.version === 'abcdef123456', null,
    { timeout: 30000 });
  await player.drawn();
  assert.ok(await player.page.locator('#news').isHidden());
});

for (const [name, wish, color] of [
  ['light colours', { colorScheme: 'light' }, [248, 242, 230]],
  ['dark colours', { colorScheme: 'dark' }, [33, 29, 25]],
  ['strong contrasts', { colorScheme: 'dark', contrast: 'more' }, [0, 0, 0]],
  ['few colours', { colorScheme: 'light', forcedColors: 'active' }, [255, 255, 255]],
]) {
  test(`The colours follow the system until the player chooses others: ${name}`, async () => {
    await open(wish);
    assert.ok(distance(await panel(), color) < 6, `${await panel()}`);
    await player.close();
    await open({ ...wish, settings: { theme: 'jacaranda', light_panel: false } });
    assert.ok(distance(await panel(), [33, 29, 25]) < 6, `${await panel()}`);
  });
}

test('The colours follow the system while the page is open, and at the next start', async () => {
  const becomes = color => until(panel, seen => distance(seen, color) < 6, `${color}`);
  const dark = [33, 29, 25], light = [248, 242, 230];
  await open({ colorScheme: 'dark' });
  await becomes(dark);
  await browser.wish(player.page, { colorScheme: 'light' });
  await becomes(light);
  assert.equal(await player.page.evaluate(() => document.documentElement.className), 'light');
  await browser.wish(player.page, { colorScheme: 'light', forcedColors: 'active' });
  await becomes([255, 255, 255]);
  await browser.wish(player.page, { colorScheme: 'dark', forcedColors: 'none' });
  await becomes(dark);
  assert.equal(await player.page.evaluate(() => localStorage.getItem('damas.colors')), 'system');
});

test('Colours that the player has chosen stay when those of the system change', async () => {
  await open({ colorScheme: 'dark', settings: { theme: 'jacaranda', light_panel: false } });
  const before = await panel();
  await browser.wish(player.page, { colorScheme: 'light' });
  await player.page.waitForTimeout(1000);
  assert.deepEqual(await panel(), before);
  assert.equal(await player.page.evaluate(() => localStorage.getItem('damas.colors')), 'chosen');
});

// The page begins with the colours that it had last only if the player has chosen them.
for (const [name, colors, color] of [
  ['chosen', 'chosen', 'rgb(33, 29, 25)'], ['those of the system then', 'system', 'rgb(248, 242, 230)'],
]) {
  test(`The first paint after a change of the system's colours: the last ones were ${name}`, async () => {
    await begin({ colorScheme: 'light' });
    const release = host.hold('damas.wasm');
    await player.page.addInitScript(kept => {
      if (location.protocol !== 'http:') return;
      localStorage.setItem('damas.panel', '#211d19');
      localStorage.setItem('damas.colors', kept);
    }, colors);
    await player.page.goto(host.url, { waitUntil: 'commit' });
    await player.page.waitForFunction(() => document.getElementById('words')?.textContent);
    assert.equal(await player.page.evaluate(
      () => getComputedStyle(document.getElementById('cover')).backgroundColor), color);
    release();
  });
}

test('Nothing moves in the menu if the system asks for reduced motion', async () => {
  const count = () => {
    window.frames = 0;
    const ask = requestAnimationFrame;
    window.requestAnimationFrame = act => ask(time => {
      ++window.frames;
      act(time);
    });
  };
  await open({ reducedMotion: 'reduce', prepare: count });
  const before = await player.still();
  await player.page.waitForTimeout(5000);
  assert.ok(before.equals(await player.screenshot()));
});

test('Two tabs without a game say nothing about each other', async () => {
  await open({});
  await player.tab();
  await player.start();
  await complete();
  await player.still();
  assert.ok((await player.said()).every(line => !/another tab/.test(line)));
});

test('While the page is hidden a turn shows a badge, and a notification if they are on', async () => {
  await open({ prepare: recordsCalls('default') });
  const calls = await player.page.evaluate(async () => {
    Module.callPerson('not hidden');
    hide(true);
    Module.callPerson('first');
    const allowed = await Module.setNotifications(true, true);
    Module.callPerson('second');
    hide(false);
    await Module.setNotifications(false, true);
    hide(true);
    Module.callPerson('third');
    await new Promise(done => setTimeout(done, 100));
    return [allowed, ...calls];
  });
  assert.deepEqual(calls.filter(call => call !== 'Damas: second'),
    [true, 'badge', 'asked', 'badge', 'no badge', 'badge']);
  assert.equal(calls.filter(call => call === 'Damas: second').length, 1);
});

test('The browser asks about notifications only after a press, and a refusal is reported', async () => {
  await open({ prepare: recordsCalls('default'), settings: { notifications: true } });
  await player.hasSaid(/does not allow notifications/);
  const answers = await player.page.evaluate(async () => {
    window.answer = 'denied';
    return [calls.includes('asked'), await Module.setNotifications(true, true), calls.at(-1),
      await Module.setNotifications(false, true)];
  });
  assert.deepEqual(answers, [false, false, 'asked', true]);
});

test('A full storage is reported as full, and only once', async () => {
  const prepare = () => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...values) {
      const request = put.apply(this, values);
      const { transaction } = this;
      Object.defineProperty(transaction, 'error',
        { value: new DOMException('no room', 'QuotaExceededError') });
      setTimeout(() => { try { transaction.abort(); } catch { /* is over */ } });
      transaction.abort();
      return request;
    };
  };
  await open({});
  await player.page.evaluate(prepare);
  for (let press = 0; press < 3; ++press) {
    await player.page.keyboard.press('m'); // a setting is kept
    await player.still();
  }
  await player.hasSaid(/no room left/);
  const said = await player.said();
  assert.equal(said.filter(line => /no room left/.test(line)).length, 1, said.join());
  assert.ok(said.every(line => !/private windows/.test(line)));
});

test('"Copied" is announced only if the copy worked', async () => {
  const refuse = () => {
    Clipboard.prototype.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    document.execCommand = () => false;
  };
  await open({ game: quietGame('human', { moves: ['a1-b2', 'b8-a7'], ply: 2 }) });
  await player.allowClipboard();
  await player.page.keyboard.press('Control+c');
  await player.hasSaid(/^Copied$/);
  await player.page.evaluate(refuse);
  await player.page.keyboard.press('Control+c');
  await player.hasSaid(/^Nothing was copied/);
  assert.equal((await player.said()).filter(line => line === 'Copied').length, 1);
});

for (const [width, height] of [[740, 300], [667, 280], [568, 232], [320, 256], [300, 600], [280, 200]]) {
  test(`A page of ${width} by ${height} is drawn without distortion, and accepts moves`, async () => {
    await begin({ viewport: { width, height }, deviceScaleFactor: 2, game: quietGame('human') });
    await player.start();
    await complete();
    const { w, h } = await player.page.evaluate(() => {
      const canvas = document.getElementById('canvas');
      return { w: canvas.width / canvas.clientWidth, h: canvas.height / canvas.clientHeight };
    });
    assert.ok(Math.abs(w - h) < 0.02 && w > 1.9, `${w} x ${h} pixels for each point`);
    player.board = await player.findBoard();
    await picture(`page-${width}x${height}`);
    await player.touch('a1');
    await player.touch('b2');
    await player.hasMoves(1);
  });
}

// Headless browsers do not zoom a page by two fingers, so this checks what could prevent the zoom: the style,
// and touches that the program handles itself.
test('Two fingers are left to the browser, to zoom the page; one finger plays', async () => {
  await open({ ...phone, game: quietGame('human') });
  player.board = await player.findBoard();
  await player.page.evaluate(() => {
    window.touches = [];
    for (const type of ['touchstart', 'touchmove'])
      addEventListener(type, event => window.touches.push([event.touches.length, event.defaultPrevented]));
  });
  await player.pinch(195, 700);
  const touches = await player.page.evaluate(() => window.touches);
  assert.ok(touches.some(([fingers]) => fingers === 2));
  assert.ok(touches.every(([, prevented]) => !prevented));
  assert.equal(await player.page.evaluate(
    () => getComputedStyle(document.getElementById('canvas')).touchAction), 'pinch-zoom');
  assert.deepEqual(await player.moves(), [], 'no piece moves');
  await player.touch('a1');
  await player.touch('b2');
  await player.hasMoves(1);
});
