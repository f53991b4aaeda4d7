// The page with slow networks and failing graphics: the order of downloads, the messages, and repeated
// requests.
//   node tests/web/slow_test.mjs [PICTURES]        (for its environment see browser.mjs)
// PICTURES is a folder to leave pictures in.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, afterEach, before, test } from 'node:test';
import { boardIn, launch, phone, Player, quietGame, site, until } from './browser.mjs';
import { Host } from './host.mjs';
import { difference, distance, readPng } from './png.mjs';

const pictures = process.argv[2];
const alone = { serviceWorkers: 'block' };
const still = { reducedMotion: 'reduce' }; // the menu's demonstration does not begin
let host, browser, player;

before(async () => {
  host = await Host.open(site);
  browser = await launch();
});
after(async () => {
  await browser?.close();
  host?.close();
});
afterEach(async () => {
  await player?.close();
  player = undefined;
  host.heal();
  host.asked.length = 0;
});

// Runs in the page: the loader waits for data three seconds and not eight, to save time.
const hurry = () => {
  const { setTimeout } = window;
  window.setTimeout = (act, ms, ...rest) => setTimeout(act, ms === 8000 ? 3000 : ms, ...rest);
};
const begin = async ({ hasty, ...options } = {}) => {
  player = await Player.begin(browser, host.url, { ...alone, ...options });
  if (hasty) await player.page.addInitScript(hurry);
};
const picture = async name => {
  if (pictures) await player.screenshot({ path: join(pictures, `${name}.png`) });
};
const complete = () => player.page.waitForFunction(
  () => performance.getEntriesByName('complete').length === 1, null, { timeout: 60000 });
const shows = (place, words) => player.page.locator(place).filter({ hasText: words, visible: true })
  .waitFor({ timeout: 30000 });
const times = path => host.asked.filter(asked => asked === path).length;

// Only half of the file arrives, and of later requests nothing.
const stall = path => {
  host.stalls.set(path, 2);
  host.hold(path);
};
// Presses the button that requests the stalled file at once; what was asked for before is still not answered. After
// three requests the page waits so long for the next one by itself that the press is what the host sees. Chromium may
// request a file twice then, because its cache has a part of it.
const requestByPress = async (path, press) => {
  await until(() => times(path), count => count >= 3, 'requests without a press');
  host.held.delete(path);
  const before = times(path);
  await press();
  await until(() => times(path), count => count > before, 'a request at the press', 4);
};
const newsHides = () => player.page.locator('#news').waitFor({ state: 'hidden' });

for (const [name, options, words] of [
  ['english', {}, /The network does not answer/],
  ['portuguese', { ...phone, locale: 'pt-BR', hasty: true }, /A rede não responde/],
]) {
  test(`A stalled download of the program is repeated, with a message: ${name}`, async () => {
    stall('damas.wasm');
    await begin(options);
    await player.page.goto(host.url, { waitUntil: 'commit' });
    await shows('#words', words);
    await picture(`stalled-${name}`);
    await requestByPress('damas.wasm', () => player.page.click('#again'));
    await player.drawn();
    await complete();
    assert.ok(await player.page.locator('#cover').isHidden());
    assert.deepEqual(player.complaints, []);
  });
}

test('A stalled download of the texts is repeated, with a message', async () => {
  stall('texts/en.texts');
  await begin({ hasty: true });
  await player.page.goto(host.url, { waitUntil: 'commit' });
  await shows('#words', /The network does not answer/);
  await requestByPress('texts/en.texts', () => player.page.click('#again'));
  await player.drawn();
  await complete();
  assert.deepEqual(player.complaints, []);
});

for (const trouble of ['missing', 'cut']) {
  test(`A failed download of the texts is reported, and can be repeated: ${trouble}`, async () => {
    host[trouble] = 'texts/pt.texts';
    await begin({ ...phone, locale: 'pt-BR' });
    await player.page.goto(host.url);
    await player.page.waitForSelector('#cover.failed', { timeout: 15000 });
    assert.match(await player.page.locator('#words').textContent(), /Não foi possível carregar/);
    host.heal();
    await player.page.click('#again');
    await player.drawn();
    await complete();
  });
}

test('If the page has loaded the texts of another language, the program fetches its own', async () => {
  await begin({ locale: 'pt-BR', ...still });
  await player.start();
  await complete();
  const portuguese = await player.still();
  await player.close();
  host.asked.length = 0;
  host.missing = 'texts/pt.texts';
  await begin({ locale: 'en-US', settings: { language: 'pt', reduced_motion: true }, ...still });
  await player.start();
  await complete();
  await until(() => times('texts/pt.texts'), count => count > 0, 'a request');
  assert.ok(!portuguese.equals(await player.still()), 'in English as long as the texts are missing');
  host.heal();
  await until(() => player.still(), now => now.equals(portuguese), 'the menu in Portuguese');
  const requests = times('texts/en.texts');
  await player.start();
  await complete();
  assert.equal(times('texts/en.texts'), requests, 'the next start loads this language at once');
  assert.ok(portuguese.equals(await player.still()));
});

// The mean colours of the squares of a board, and of pixels beside the edges of its frame.
function samples(picture, { x, y, width, frame }) {
  const mean = points => [0, 1, 2].map(channel =>
    points.reduce((sum, point) => sum + picture.rgb(...point.map(Math.floor))[channel], 0) / points.length);
  const square = (width - 2 * frame) / 8, parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  const squares = Array.from({ length: 64 }, (_, i) => mean(parts.flatMap(a => parts.map(b =>
    [x + frame + (i % 8 + a) * square, y + frame + (Math.floor(i / 8) + b) * square]))));
  const middle = y + width / 2;
  return [...squares, mean([[x - 6, middle]]), mean([[x + width + 6, middle]]),
    mean([[x + frame / 2, middle], [x + width - frame / 2, middle]])];
}

for (const [name, options] of [
  ['a desktop', {}], ['a phone', phone], ['a wide window', { viewport: { width: 1279, height: 803 } }],
  ...[[740, 300], [667, 280], [568, 232], [568, 320], [480, 280], [320, 256]].map(([width, height]) =>
    [`a lying phone of ${width} by ${height}`, { ...phone, viewport: { width, height } }]),
  ...[[344, 748], [320, 700]].map(([width, height]) =>
    [`a narrow phone of ${width} by ${height}`, { ...phone, viewport: { width, height } }]),
]) {
  test(`Until the first frame the page shows the board where the program draws it: ${name}`, async () => {
    const release = host.hold('damas.wasm');
    await begin({ reducedMotion: 'reduce', ...options });
    const arrival = player.start();
    await player.page.locator('#start').waitFor({ state: 'visible' });
    await shows('#words', /Loading/);
    const place = await player.page.evaluate(() => {
      const start = document.getElementById('start'), { x, y, width } = start.getBoundingClientRect();
      return { x, y, width, frame: parseFloat(start.style.padding) };
    });
    const before = samples(readPng(await player.screenshot()), place);
    release();
    await arrival;
    const after = samples(readPng(await player.still()), place);
    before.forEach((color, i) =>
      assert.ok(distance(color, after[i]) < 30, `place ${i}: ${color}, then ${after[i]}`));
  });
}

// `free`: how much of the outermost squares the menu leaves free. It is 35 pixels from the edge at 390, 18 at 320.
for (const [viewport, free] of [
  [{ width: 390, height: 664 }, 0.4], [{ width: 320, height: 568 }, 0.25], [{ width: 300, height: 600 }, 0.25],
  [{ width: 320, height: 640 }, 0.25], [{ width: 344, height: 700 }, 0.25],
]) {
  const size = `${viewport.width} by ${viewport.height}`;
  test(`Behind the menu of a low phone the page shows the board as faintly as the program: ${size}`, async () => {
    const release = host.hold('damas.wasm');
    await begin({ ...phone, viewport, reducedMotion: 'reduce' });
    const arrival = player.start();
    await player.page.locator('#start').waitFor({ state: 'visible' });
    await shows('#words', /Loading/);
    const { x, y, width, frame } = await player.page.evaluate(() => {
      const start = document.getElementById('start'), place = start.getBoundingClientRect();
      return { x: place.x, y: place.y, width: place.width, frame: parseFloat(start.style.padding) };
    });
    assert.ok(width > viewport.width - 20, `${width} pixels`);
    // Of each row, a part of the first and of the last square.
    const square = (width - 2 * frame) / 8;
    const look = picture => Array.from({ length: 16 }, (_, i) => {
      const points = [0.25, 0.6, 1].map(a => i < 8 ? a * free : 8 - a * free).flatMap(column =>
        [0.1, 0.3, 0.5, 0.7, 0.9].map(b => [x + frame + column * square, y + frame + (i % 8 + b) * square]));
      return [0, 1, 2].map(channel => points.reduce((sum, point) =>
        sum + picture.rgb(...point.map(Math.floor))[channel], 0) / points.length);
    });
    const before = look(readPng(await player.screenshot()));
    assert.ok(before.some(color => distance(color, before[0]) > 8), 'a board is to be seen');
    release();
    await arrival;
    const after = look(readPng(await player.still()));
    before.forEach((color, i) =>
      assert.ok(distance(color, after[i]) < 12, `place ${i}: ${color}, then ${after[i]}`));
  });
}

// Runs in the page: its colours, and the place of the board before the first frame.
const firstLook = () => {
  const style = getComputedStyle(document.getElementById('cover'));
  const { x, y, width, height } = document.getElementById('start').getBoundingClientRect();
  const themes = [...document.querySelectorAll('[name=theme-color]')]
    .filter(({ media }) => !media || matchMedia(media).matches);
  return { colors: [style.backgroundColor, style.color, themes[0].content], place: [x, y, width, height] };
};

for (const [name, options, panel] of [
  ['light colours', { colorScheme: 'light' }, 'rgb(248, 242, 230)'],
  ['dark colours', { colorScheme: 'dark' }, 'rgb(33, 29, 25)'],
  ['light colours, on a phone', { ...phone, colorScheme: 'light' }, 'rgb(248, 242, 230)'],
  ...[[390, 664], [320, 568], [300, 600], [320, 640], [320, 688], [344, 700]].map(([width, height]) =>
    [`dark colours, on a low phone of ${width} by ${height}`,
      { ...phone, viewport: { width, height }, colorScheme: 'dark' }, 'rgb(33, 29, 25)']),
  ...[[344, 748], [320, 700], [280, 653]].map(([width, height]) =>
    [`dark colours, on a narrow phone of ${width} by ${height}`,
      { ...phone, viewport: { width, height }, colorScheme: 'dark' }, 'rgb(33, 29, 25)']),
  ...[[740, 300], [667, 280], [568, 320], [480, 280], [320, 256]].map(([width, height]) =>
    [`dark colours, on a lying phone of ${width} by ${height}`,
      { ...phone, viewport: { width, height }, colorScheme: 'dark' }, 'rgb(33, 29, 25)']),
]) {
  test(`The first paint has the system's colours and the board in its place, before loader.js: ${name}`, async () => {
    const release = host.hold('loader.js');
    host.hold('damas.wasm');
    await begin({ reducedMotion: 'reduce', ...options });
    await player.page.goto(host.url, { waitUntil: 'commit' });
    await player.page.locator('#start').waitFor({ state: 'visible' });
    await until(() => player.page.evaluate(() => performance.getEntriesByType('paint').length), Boolean, 'a paint');
    const before = await player.page.evaluate(firstLook);
    assert.equal(before.colors[0], panel);
    assert.ok(await player.page.evaluate(() => !window.Module), 'loader.js has not run');
    release();
    await shows('#words', /Loading/);
    const after = await player.page.evaluate(firstLook);
    assert.deepEqual(after.colors, before.colors);
    // loader.js moves it to whole pixels, and makes its squares equal.
    after.place.forEach((length, i) =>
      assert.ok(Math.abs(length - before.place[i]) <= 4, `${before.place}, then ${after.place}`));
  });
}

for (const [colorScheme, color] of [['light', 'rgb(255, 255, 255)'], ['dark', 'rgb(0, 0, 0)']]) {
  test(`The first paint has the strong contrasts of the system, and no board: ${colorScheme}`, async () => {
    host.hold('damas.wasm');
    const release = host.hold('loader.js');
    await begin({ colorScheme, contrast: 'more' });
    await player.page.goto(host.url, { waitUntil: 'commit' });
    const look = () => player.page.evaluate(firstLook);
    await player.page.waitForFunction(() => document.getElementById('start') && document.styleSheets.length > 0);
    assert.equal((await look()).colors[0], color);
    release();
    await shows('#words', /Loading/);
    assert.equal((await look()).colors[0], color);
    assert.ok(await player.page.locator('#start').isHidden());
  });
}

test('Colours that the player has chosen win over those of the system', async () => {
  host.hold('damas.wasm');
  await begin({ colorScheme: 'light' });
  await player.page.addInitScript(() => {
    if (location.protocol === 'http:') localStorage.setItem('damas.panel', '#211d19');
  });
  await player.page.goto(host.url, { waitUntil: 'commit' });
  await shows('#words', /Loading/);
  const { colors: [panel, text] } = await player.page.evaluate(firstLook);
  assert.deepEqual([panel, text], ['rgb(33, 29, 25)', 'rgb(243, 236, 223)']);
});

test('If the program begins in another scene, the page shows no board before it', async () => {
  await begin({ game: quietGame() });
  await player.start();
  await complete();
  await player.page.waitForFunction(() => localStorage.getItem('damas.first') === 'another');
  const release = host.hold('damas.wasm');
  const arrival = player.start();
  await shows('#words', /Loading/);
  assert.ok(await player.page.locator('#start').isHidden());
  release();
  await arrival;
});

test('A press that needs more than is loaded shows what is missing, and takes effect afterwards', async () => {
  const release = host.hold('damas-late.wasm', 0.5);
  await begin();
  await player.start();
  const wait = player.page.locator('#wait');
  await player.page.mouse.click(300, 280); // Online
  await shows('#wait', /^\s*Still loading: \d\.\d of \d\.\d MB\. Your last choice follows when all is here\./);
  const box = await wait.boundingBox();
  assert.ok(box.x < 300 && box.x + box.width > 300 && box.y > 280 && box.y < 340, JSON.stringify(box));
  await picture('pressed-early');
  await player.page.mouse.click(795, 595); // nothing is there
  assert.deepEqual(await wait.boundingBox(), box, 'the box stays at what waits');
  release();
  await complete();
  assert.ok(await wait.isHidden());
  assert.deepEqual(player.complaints, []);
});

test('A stalled download of the second part is repeated, with a message', async () => {
  stall('damas-late.wasm');
  await begin({ ...phone, hasty: true });
  await player.start();
  await shows('#wait', /The network does not answer/);
  await picture('late-stalled');
  const button = await player.page.locator('#wait-again').boundingBox();
  assert.ok(button.y + button.height < 844 && button.height >= 44, 'the button can be reached');
  await requestByPress('damas-late.wasm',
    () => player.tap(button.x + button.width / 2, button.y + button.height / 2));
  await complete();
  assert.ok(await player.page.locator('#wait').isHidden());
  assert.deepEqual(player.complaints, []);
});

test('A stalled download of a script is repeated', async () => {
  host.stalls.set('page.js', 2); // the first request starts before the loader runs
  await begin({ hasty: true });
  await player.page.goto(host.url, { waitUntil: 'commit' });
  await shows('#words', /The network does not answer/);
  await player.drawn();
  await complete();
  assert.deepEqual(player.complaints, []);
});

for (const [name, options, words] of [
  ['english', {}, /^A part of Damas does not arrive\. “Try again” loads the page again\.$/],
  ['portuguese', { ...phone, locale: 'pt-BR' }, /^Uma parte de Damas não chega\. “Tentar de novo” carrega/],
]) {
  test(`If the script of the program is stalled, the page says what the button does: ${name}`, async () => {
    host.hold('damas.js');
    await begin({ ...options, hasty: true });
    await player.page.goto(host.url, { waitUntil: 'commit' });
    await shows('#words', words);
    const asked = times('damas.js');
    await player.page.waitForTimeout(4000);
    assert.match(await player.page.locator('#words').textContent(), words);
    assert.equal(times('damas.js'), asked, 'a script that might run twice is not requested again');
    host.heal(); // what was asked for is still not answered
    await player.page.click('#again');
    await player.drawn();
    await complete();
    assert.ok(times('damas.js') > asked);
    assert.deepEqual(player.complaints, []);
  });
}

test('After the first frame the two files of the engine load together, then pictures', async () => {
  const release = host.hold('damas-engine.wasm');
  await begin();
  await player.start();
  await complete();
  await until(() => times('damas-engine.js') + times('damas-engine.wasm'), count => count === 2,
    'both files of the engine');
  await player.page.waitForTimeout(1500);
  const pictures = () => host.asked.filter(path => path.startsWith('assets/puzzle/'));
  assert.deepEqual(pictures(), [], 'pictures wait');
  release();
  await until(pictures, found => found.length > 0, 'pictures when the page is idle');
  assert.ok(host.asked.indexOf('damas-late.wasm') < host.asked.indexOf('damas-engine.wasm'));
  assert.equal(times('damas-engine.wasm'), 1);
  assert.deepEqual(player.complaints, []);
});

const regular = 'assets/fonts/Inter-Regular.otf', semibold = 'assets/fonts/Inter-SemiBold.otf';

test('Until both fonts arrive the program uses a part of the regular one, and takes clicks', async () => {
  const release = host.hold(regular);
  await begin(still);
  await player.start();
  await complete();
  await until(() => times(regular) + times(semibold), count => count === 2, 'the fonts');
  for (const path of [regular, semibold])
    assert.ok(host.asked.indexOf('damas-late.wasm') < host.asked.indexOf(path), 'the program goes first');
  await player.page.waitForTimeout(1000);
  const menu = await player.atRest();
  await picture('first-letters');
  await player.page.keyboard.press('F1');
  await until(() => player.atRest(), now => !now.equals(menu), 'the rules');
  await player.page.keyboard.press('Escape');
  await until(() => player.atRest(), now => now.equals(menu), 'the menu again');
  release();
  const lettered = await until(() => player.still(), now => !now.equals(menu), 'the menu with all letters');
  await picture('all-letters');
  assert.ok(difference(readPng(menu), readPng(lettered), 40) < 0.02, 'only letters differ');
  for (const path of [regular, semibold]) assert.equal(times(path), 1, path);
  assert.deepEqual(player.complaints, []);
  await player.start();
  assert.ok(lettered.equals(await player.still()), 'it looks as if the fonts had been there from the start');
});

test('Names in other letters are drawn when the whole font is there', async () => {
  const look = async name => {
    const release = host.hold(regular);
    await begin(still);
    const games = encodeURIComponent(`[White "${name}"] [GameType "26"] 1. c3-d4 *`);
    await player.page.goto(`${host.url}#pdn=${games}`);
    await player.drawn();
    await complete();
    await player.atRest();
    release();
    const seen = await player.still();
    assert.deepEqual(player.complaints, []);
    await player.close();
    player = undefined;
    return seen;
  };
  assert.ok(!(await look('Ж')).equals(await look('Ω')));
});

test('A stalled font is requested again, and reported after the second failure', async () => {
  stall(semibold);
  await begin();
  await player.start();
  await complete();
  await shows('#news', /The network does not answer/);
  await requestByPress(semibold, () => player.page.click('#news-yes'));
  await player.lettered();
  await newsHides();
  assert.deepEqual(player.complaints, []);
});

for (const path of [regular, semibold]) {
  test(`Without a font the game is played, and a later request brings it: ${path}`, async () => {
    host.missing = path;
    await begin({ game: quietGame('human'), ...still });
    await player.start();
    await complete();
    player.board = boardIn(readPng(await player.atRest()));
    await player.drag('a1', 'b2');
    await player.hasMoves(1);
    await until(() => times(path), count => count > 1, 'another request');
    host.heal();
    await player.lettered();
  });
}

// Runs in the page: marks when the engine is ready.
const markEngine = () => addEventListener('damas-engine', () => performance.mark('engine'));
const engineReady = () => player.page.waitForFunction(
  () => performance.getEntriesByName('engine').length === 1, null, { timeout: 60000 });
const white = { settings: { new_game: { opponent: 'computer', level: 1, side: 'white' } } };

for (const path of ['damas-engine.wasm', 'damas-engine.js']) {
  test(`A stalled file of the engine is requested again, without a message: ${path}`, async () => {
    host.stalls.set(path, 1);
    await begin({ hasty: true, prepare: markEngine, ...white });
    await player.start();
    await complete();
    await engineReady();
    assert.equal(times(path), 2);
    assert.ok(await player.page.locator('#news').isHidden());
    await player.newGame();
    await player.drag('c3', 'd4');
    await player.hasMoves(2);
    assert.deepEqual(player.complaints, []);
  });
}

for (const [name, path, options, words] of [
  ['english', 'damas-engine.wasm', {}, /The network does not answer/],
  ['portuguese', 'damas-engine.js', { ...phone, locale: 'pt-BR' }, /A rede não responde/],
]) {
  test(`A file of the engine that stalls twice is reported, and requested at a press: ${name}`, async () => {
    stall(path);
    await begin({ hasty: true, prepare: markEngine, ...options });
    await player.start();
    await complete();
    await shows('#news', words);
    await picture(`engine-stalled-${name}`);
    await requestByPress(path, () => player.page.click('#news-yes'));
    await engineReady();
    await newsHides();
    assert.deepEqual(player.complaints, []);
  });
}

test('A move while the engine does not arrive gets a weaker answer, and later ones that of the engine', async () => {
  const weights = 'weights/brazilian.weights'; // the engine asks for them before its first search
  stall('damas-engine.js');
  await begin({ game: quietGame() }); // the message does not come before the move
  await player.start();
  await complete();
  player.board = await player.findBoard();
  await player.touch('a1');
  await player.touch('b2');
  await player.hasMoves(2);
  assert.equal(times(weights), 0);
  await shows('#news', /The network does not answer/);
  await requestByPress('damas-engine.js', () => player.page.click('#news-yes'));
  await newsHides(); // the script runs
  await player.page.waitForTimeout(500);
  await player.touch('g1');
  await player.touch('h2');
  await player.hasMoves(4);
  assert.equal(times(weights), 1);
  assert.deepEqual(player.complaints, []);
});

test('A message about a stalled file that the person closes does not come back', async () => {
  const release = host.hold('damas-engine.wasm');
  await begin({ hasty: true, prepare: markEngine });
  await player.start();
  await complete();
  await shows('#news', /The network does not answer/);
  await player.page.click('#news-no');
  const before = times('damas-engine.wasm');
  await until(() => times('damas-engine.wasm'), count => count > before, 'a further request');
  assert.ok(await player.page.locator('#news').isHidden());
  release();
  await engineReady();
});

test('A stalled file that the program needs later is requested again: the lessons', async () => {
  host.stalls.set('lessons/all.lessons', 1);
  await begin({ hasty: true });
  await player.page.goto(`${host.url}#lesson=board&step=2`);
  await player.drawn();
  await complete();
  await player.hasSaid(/Choose both squares that the man on d4 can go to/, 60);
  assert.equal(times('lessons/all.lessons'), 2);
  assert.deepEqual(player.complaints, []);
});

test('Stalled pictures of the puzzle are requested again, and reported after the second failure', async () => {
  stall('assets/puzzle/bay.webp');
  await begin({ hasty: true });
  await player.page.goto(`${host.url}#puzzle`);
  await player.drawn();
  await complete();
  await shows('#news', /The network does not answer/);
  await requestByPress('assets/puzzle/bay.webp', () => player.page.click('#news-yes'));
  await newsHides();
  assert.deepEqual(player.complaints, []);
});

test('The pictures of the puzzle load when it is opened, before the engine', async () => {
  host.hold('damas-engine.wasm');
  await begin();
  await player.page.goto(`${host.url}#puzzle`);
  await player.drawn();
  await until(() => times('assets/puzzle/bay.webp'), count => count === 1, 'a picture');
});

// Runs in the page: what it reads from a canvas is white, as in browsers that hide what is drawn.
const hideDrawn = () => {
  const { getImageData } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.getImageData = function (...place) {
    const pixels = getImageData.apply(this, place);
    pixels.data.fill(255);
    return pixels;
  };
};

test('The pictures of the puzzle come as WebP, and as PNG if the page may not read them', async () => {
  const look = async prepare => {
    await begin({ prepare });
    await player.page.goto(`${host.url}#puzzle=1,2,3,4,5,6,7,0,8`);
    await player.drawn();
    await until(() => host.asked.filter(path => path.startsWith('assets/puzzle/')).length,
      count => count === 14, 'pictures');
    await player.page.waitForLoadState('networkidle');
    await player.page.waitForTimeout(2000);
    const kinds = host.asked.map(path => /^assets\/puzzle\/.*\.(\w+)$/.exec(path)?.[1]).filter(Boolean);
    host.asked.length = 0;
    const seen = readPng(await player.still());
    await picture(`puzzle-${kinds[0]}`);
    assert.deepEqual(player.complaints, []);
    await player.close();
    player = undefined;
    return [[...new Set(kinds)], seen];
  };
  const [usual, first] = await look();
  assert.deepEqual(usual, ['webp']);
  const [hidden, second] = await look(hideDrawn);
  assert.deepEqual(hidden, ['png']);
  const differ = difference(first, second, 32);
  assert.ok(differ < 0.01, `${(differ * 100).toFixed(2)} % differ`);
});

test('The engine that was loaded in advance answers the first move', async () => {
  await begin({ settings: { new_game: { opponent: 'computer', level: 1, side: 'white' } } });
  await player.start();
  await complete();
  await until(() => times('damas-engine.wasm'), count => count === 1, 'the engine');
  await player.page.waitForTimeout(1000);
  await player.newGame();
  await player.drag('c3', 'd4');
  await player.hasMoves(2);
  assert.equal(times('damas-engine.wasm'), 1);
  assert.equal(times('damas-engine.js'), 1);
  assert.deepEqual(player.complaints, []);
});

// Runs in the page: takes WebGL away soon after each start.
const loseGraphics = () => {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (...values) {
    const context = getContext.apply(this, values);
    if (/webgl/.test(values[0]) && context && this.id === 'canvas')
      setTimeout(() => context.getExtension('WEBGL_lose_context').loseContext(), 1500);
    return context;
  };
};
const noGraphics = () => {
  const { getContext } = HTMLCanvasElement.prototype;
  HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
    return /webgl/.test(kind) ? null : getContext.call(this, kind, ...rest);
  };
};

test('After WebGL is lost twice the page no longer uses it', async () => {
  await begin({ prepare: loseGraphics, game: quietGame('human') });
  await player.page.goto(host.url);
  await shows('#news', /draws without them/);
  // Firefox asks for the page itself twice.
  assert.equal(times('damas.wasm'), 3, 'starts');
  await player.still();
  await picture('without-graphics');
  await player.page.click('#news-no');
  player.board = await player.findBoard();
  await player.touch('a1');
  await player.touch('b2');
  await player.hasMoves(1);
  await player.page.waitForTimeout(2000);
  assert.equal(times('damas.wasm'), 3, 'no further start');
});

test('If WebGL is lost and the page cannot count how often, it shows a message', async () => {
  await begin({ prepare: loseGraphics });
  await player.page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', { value: null }));
  await player.page.goto(host.url);
  await player.page.waitForSelector('#cover.failed', { timeout: 30000 });
  assert.match(await player.page.locator('#words').textContent(), /takes its graphics away/);
  assert.equal(times('index.html'), 1);
});

for (const [name, options] of Object.entries({ desktop: {}, phone })) {
  test(`Without WebGL the page draws in software: ${name}`, async () => {
    await begin({ ...options, prepare: noGraphics, game: quietGame('human') });
    await player.start();
    await complete();
    const look = readPng(await player.still());
    player.board = boardIn(look);
    await picture(`no-webgl-${name}`);
    await player.touch('a1');
    await player.touch('b2');
    await player.hasMoves(1);
  });
}

test('If nothing can be drawn, a message says why, without a bare number', async () => {
  await begin({ prepare: () => {
    HTMLCanvasElement.prototype.getContext = () => null;
  } });
  await player.page.goto(host.url);
  await player.page.waitForSelector('#cover.failed', { timeout: 30000 });
  assert.match(await player.page.locator('#words').textContent(), /could not start.*WebGL/);
  assert.doesNotMatch(await player.page.locator('#detail').textContent(), /^\D{0,12}\d+$/);
  await picture('nothing-to-draw-with');
});
