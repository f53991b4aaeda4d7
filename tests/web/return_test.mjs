// Saved games and open scenes in a browser: after a reload, with a second tab, without a network, and in
// browsers that save nothing.
//   node tests/web/return_test.mjs        (for its environment see browser.mjs)
import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { fileInFolder, quietGame, site, until } from './browser.mjs';
import { difference, distance, readPng } from './png.mjs';
import { PageSeat } from './seats.mjs';
import { begin, follow, noErrors, hide, open, player } from './stage.mjs';

const folder = mkdtempSync(join(tmpdir(), 'damas-return-'));
after(() => rmSync(folder, { recursive: true }));

async function play(from, to) {
  const count = (await player.moves()).length;
  await player.touch(from);
  await player.touch(to);
  const moves = await player.hasMoves(count + 2);
  await player.still();
  return moves;
}
async function again() {
  await player.page.reload();
  await player.drawn();
  await player.still();
}

test('A reload restores the unfinished game, and the computer continues to answer', async () => {
  await open({ game: quietGame() });
  const moves = await play('a1', 'b2');
  await again();
  assert.deepEqual(await player.moves(), moves);
  assert.equal((await play('b2', 'a3')).length, 4);
  noErrors();
});

test('A new game is saved from its first move on, its settings when the dialog closes', async () => {
  await open({ settings: { new_game: { opponent: 'person', side: 'white' } } });
  await player.newGame();
  await player.drag('c3', 'd4');
  assert.deepEqual(await player.hasMoves(1), ['c3-d4']);
  await again();
  await player.drag('b6', 'a5');
  assert.deepEqual(await player.hasMoves(2), ['c3-d4', 'b6-a5']);
  noErrors();
});

test('The browser is asked once for persistent storage, after the first save of a game', async () => {
  const prepare = () => {
    window.asked = 0;
    StorageManager.prototype.persist = async () => Boolean(++window.asked);
  };
  await open({ prepare, settings: { new_game: { opponent: 'person', side: 'white' } } });
  const asked = () => player.page.evaluate(() => window.asked);
  await player.newGame(); // saves only its settings
  assert.equal(await asked(), 0);
  await player.drag('c3', 'd4');
  await until(asked, count => count === 1, 'a question');
  for (const [index, [from, to]] of [['b6', 'a5'], ['d4', 'e5']].entries()) {
    await player.drag(from, to);
    await player.hasMoves(index + 2);
  }
  // By now the page knows that the move before the last is saved.
  assert.equal(await asked(), 1);
});

test('A second tab in which nobody plays does not take the first tab\'s game', async () => {
  await open({ game: quietGame() });
  await play('a1', 'b2');
  const first = player.page;
  const second = await player.tab();
  await player.start();
  await second.keyboard.press('m'); // saves a setting
  await player.still();
  player.page = first;
  await first.bringToFront();
  const moves = await play('b2', 'a3');
  player.page = second;
  await second.bringToFront();
  await second.keyboard.press('m');
  await player.still();
  await second.close();
  player.page = first;
  assert.deepEqual(await player.moves(), moves);
  await again();
  assert.equal((await play('g1', 'h2')).length, 6);
  noErrors();
});

// Opens a second tab and plays in it; returns both tabs.
async function twoTabs() {
  await open({ game: quietGame(), settings: { new_game: { opponent: 'person', side: 'white' } } });
  const first = { page: player.page, board: player.board };
  await player.tab();
  await player.start();
  await player.hasSaid(/^Damas is open in another tab/);
  await player.newGame();
  return [first, { page: player.page, board: player.board }];
}
const turnTo = tab => {
  Object.assign(player, tab);
  return tab.page.bringToFront();
};

test('Two tabs keep a game each, over reloads and when one is closed', async () => {
  const [first, second] = await twoTabs();
  await player.drag('c3', 'd4');
  await player.hasMoves(1, 'game-2.json');
  await turnTo(first);
  assert.equal((await play('a1', 'b2')).length, 2);
  await turnTo(second);
  await player.drag('b6', 'a5');
  await player.hasMoves(2, 'game-2.json');
  for (const tab of [second, first]) {
    await turnTo(tab);
    await again();
  }
  assert.equal((await play('b2', 'a3')).length, 4);
  await second.page.close();
  await again(); // the file is older than the other tab's, but still belongs to this tab
  assert.equal((await play('g1', 'h2')).length, 6);
  assert.deepEqual(await player.moves('game-2.json'), ['c3-d4', 'b6-a5']);
  noErrors();
});

test('The next tab restores the game of a closed tab', async () => {
  const [first, second] = await twoTabs();
  await player.drag('c3', 'd4');
  await player.hasMoves(1, 'game-2.json');
  for (const { page } of [first, second]) await page.close();
  await player.tab();
  await player.start();
  await player.still();
  await player.drag('b6', 'a5'); // the newer of the two
  assert.deepEqual(await player.hasMoves(2, 'game-2.json'), ['c3-d4', 'b6-a5']);
  noErrors();
});

// What is open, as the page has saved it for the next start.
async function openScenes(file = 'return.json') {
  const text = await player.page.evaluate(fileInFolder, { path: `/damas/${file}` });
  return text ? JSON.parse(text).open : [];
}
const hasOpen = (scene, wanted = () => true) =>
  until(openScenes, all => all.some(each => each.scene === scene && wanted(each)), `an open ${scene}`);

test('A reload keeps the position that is being set up', async () => {
  await follow('editor');
  await player.page.keyboard.press('s'); // the other side is to move
  await hasOpen('editor', ({ edited }) => edited?.side === 'black');
  const before = await player.still();
  await again();
  assert.ok(difference(readPng(before), readPng(await player.still()), 40) < 0.001, 'the same picture');
  noErrors();
});

test('A reload keeps the review, its place and the moves that the person added', async () => {
  await follow('review');
  await player.page.keyboard.type('c3d4');
  await player.page.keyboard.type('b6a5');
  await player.page.keyboard.press('ArrowLeft');
  const back = ({ way, game }) => way.length === 1 && /c3-d4 b6-a5/.test(game);
  await hasOpen('review', each => each.changed && back(each));
  await again();
  await hasOpen('review', back);
  noErrors();
});

test('A reload keeps the pieces of the lab', async () => {
  await follow('lab');
  await player.page.keyboard.press('2'); // a bishop
  await hasOpen('lab', ({ setting }) => setting.piece === 1);
  const before = await player.still();
  await again();
  assert.ok(difference(readPng(before), readPng(await player.still()), 40) < 0.001, 'the same picture');
  noErrors();
});

for (const scene of ['problems', 'lessons', 'puzzle', 'rules', 'settings']) {
  test(`A reload comes back to the scene "${scene}"`, async () => {
    await follow(scene);
    const name = scene === 'rules' ? 'help' : scene;
    await hasOpen(name);
    await again();
    await hasOpen(name);
    await player.still(); // a slow page is not ready for keys yet
    await player.page.keyboard.press('Escape');
    if (scene === 'lessons') { // the list was above the lesson
      await player.still();
      await player.page.keyboard.press('Escape');
    }
    await until(openScenes, all => all.length === 0, 'nothing but the menu');
    noErrors();
  });
}

const seat = () => PageSeat.of(player);
const fromMenu = async (...rows) => {
  await open({});
  for (const row of rows) await seat().choose(row);
};
const fromLessons = async row => {
  await follow('lessons');
  await seat().choose(row);
};
const games = ['Ana', 'Bia', 'Cid'].map(name =>
  `[White "${name}"]\n[Black "Davi"]\n[Result "*"]\n[GameType "26"]\n1. c3-d4 b6-a5 *\n`).join('\n');

// By the name of a scene in the file of what is open: how a person gets there, and what is said when it opens.
const others = {
  openings: [() => fromLessons(/^Opening practice$/), /^Opening practice$/],
  endings: [() => fromLessons(/^Endgame trainer$/), /^Endgame trainer$/],
  squares: [() => fromLessons(/^Square trainer$/), /^Square trainer$/],
  statistics: [async () => {
    await follow('settings');
    await seat().tabTo(/^Statistics$/);
    await seat().press('Enter');
  }, /^Statistics$/],
  'my-games': [async () => {
    await begin();
    await player.page.goto(`${player.url}icons/icon.svg`);
    await player.page.evaluate(fileInFolder, { path: '/damas/my-games.pdn', text: games });
    await player.start();
    await player.still();
    for (const row of [/^More$/, /^My games$/]) await seat().choose(row);
  }, /^My games on this device\. /],
  database: [() => fromMenu(/^More$/, /^Games database$/), /^Games database$/],
  // A page cannot read the file again, so it keeps the text.
  pasted: [async () => {
    await open({});
    const file = join(folder, 'three.pdn');
    writeFileSync(file, games);
    await player.drop(400, 300, file);
  }, /^[^.]+(\.pdn)?\. 3 games$/],
};
for (const [scene, [enter, said]] of Object.entries(others)) {
  const skip = scene === 'database' && !existsSync(join(site, 'damas-games.wasm')) &&
    'this site was built without SQLite';
  test(`A reload comes back to the scene "${scene}", with what was chosen there`, { skip }, async () => {
    await enter();
    await player.hasSaid(said);
    await hasOpen(scene);
    const entry = (await openScenes()).find(each => each.scene === scene);
    if (scene === 'pasted') assert.match(entry.text, /"Cid"/);
    await again();
    await player.hasSaid(said); // lines of the page before the reload are gone
    await hasOpen(scene, each => isDeepStrictEqual(each, entry));
    noErrors();
  });
}

for (const [name, link, scene, wanted] of [
  ['problem of the day', 'problem=daily', 'problems', ({ daily }) => daily],
  ['lesson and its step', 'lesson=board&step=2', 'lessons', ({ lesson, step }) => lesson === 'board' && step === 1],
]) {
  test(`A reload comes back to the same ${name}`, async () => {
    await follow(link);
    await hasOpen(scene, wanted);
    const place = ({ daily, lesson, step }) => [daily, lesson, step];
    const before = place((await openScenes()).find(each => each.scene === scene));
    await again();
    await hasOpen(scene, each => isDeepStrictEqual(place(each), before));
    noErrors();
  });
}

test('A reload keeps the deal of the puzzle and the moves in it', async () => {
  await follow('puzzle=1,2,3,4,5,6,0,7,8');
  await player.hasSaid(/^Row 1: 1 2 3\. Row 2: 4 5 6\. Row 3: gap 7 8\.$/);
  await hasOpen('puzzle', ({ tiles }) => tiles?.join() === '1,2,3,4,5,6,0,7,8');
  await again();
  await player.hasSaid(/Row 3: gap 7 8\.$/); // nothing has been moved yet
  await player.page.keyboard.press('ArrowLeft');
  const kept = async () => {
    const text = await player.page.evaluate(fileInFolder, { path: '/damas/puzzle-game.txt' });
    return text?.split('\n').filter(line => /^(deal|moves|undone)/.test(line)).join('; ');
  };
  const moved = 'deal 1 2 3 4 5 6 0 7 8; moves r1; undone 0';
  await until(kept, text => text === moved, 'a move that is kept');
  await player.still();
  await again();
  await player.hasSaid(/^Row 1: 1 2 3\. Row 2: 4 5 6\. Row 3: 7 gap 8\.$/);
  assert.equal(await kept(), moved);
  noErrors();
});

test('Two tabs each come back to what was open in them', async () => {
  await follow('lab');
  const first = player.page;
  await hasOpen('lab');
  await player.tab();
  await player.page.goto(`${player.url}#rules`);
  await player.drawn();
  const second = () => openScenes('return-2.json');
  await until(second, all => all.some(each => each.scene === 'help'), 'open rules');
  await first.close();
  await again(); // the tab keeps its own file, although the first one is free
  await until(second, all => all.some(each => each.scene === 'help'), 'open rules');
  noErrors();
});

// Runs in the page: drops a picture on it.
async function dropPicture() {
  const canvas = new OffscreenCanvas(64, 64);
  const brush = canvas.getContext('2d');
  brush.fillStyle = '#8020e0';
  brush.fillRect(0, 0, 64, 64);
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File([await canvas.convertToBlob()], 'violet.png'));
  dispatchEvent(new DragEvent('drop', { dataTransfer }));
}
// Opens the puzzle by its row in the menu.
const enterPuzzle = async () => {
  await player.page.mouse.click(196, 440);
  return player.still();
};
async function hasViolet() {
  const picture = readPng(await enterPuzzle());
  let violet = 0;
  for (let y = 0; y < picture.height; y += 4) {
    for (let x = 0; x < picture.width; x += 4)
      violet += distance(picture.rgb(x, y), [128, 32, 224]) < 24;
  }
  await player.page.keyboard.press('Escape');
  await player.still();
  return violet > 1000;
}

const news = {
  'which tells of it': [() => {}, () => {}],
  'when it is seen again': [() => { delete window.BroadcastChannel; }, async () => {
    await hide(true);
    await hide(false);
  }],
};
for (const [name, [prepare, comeBack]] of Object.entries(news)) {
  test(`A tab loads a file that another tab has saved, ${name}`, async () => {
    await open({ prepare, settings: { puzzle: { face: 'own', numbered: false } } });
    const first = player.page;
    await player.tab();
    await player.start();
    await player.still();
    await enterPuzzle();
    await player.page.evaluate(dropPicture);
    await until(() => player.page.evaluate(fileInFolder, { path: '/damas/puzzle-picture' }), Boolean,
      'a picture that is kept');
    player.page = first;
    await first.bringToFront();
    await comeBack();
    await until(hasViolet, Boolean, 'the picture of the other tab');
    noErrors();
  });
}

// Runs in a page: replaces everything by `files`, from names to values, as a tab does whose user asks for it,
// and tells the other tabs if the browser can.
function replaceEverything(files) {
  return new Promise((done, refuse) => {
    const opening = indexedDB.open('/damas', 21);
    opening.onerror = () => refuse(opening.error);
    opening.onsuccess = () => {
      const store = opening.result.transaction('FILE_DATA', 'readwrite').objectStore('FILE_DATA');
      const put = (name, text) => {
        const contents = new TextEncoder().encode(text);
        store.put({ timestamp: new Date(), mode: 0o100666, contents }, `/damas/${name}`);
      };
      store.clear();
      for (const [name, value] of Object.entries(files)) put(name, JSON.stringify(value));
      put('replaced-at', 'just now');
      store.transaction.oncomplete = () => {
        opening.result.close();
        if (window.BroadcastChannel) new BroadcastChannel('damas /damas').postMessage('/damas/replaced-at');
        done();
      };
    };
  });
}

// A page of the same origin without the game.
async function pageAside() {
  const aside = await player.context.newPage();
  await aside.goto(`${player.url}icons/icon.svg`);
  return aside;
}

test('Tabs load the page again when everything was deleted elsewhere, and bring nothing back', async () => {
  const [first, second] = await twoTabs();
  await player.drag('c3', 'd4');
  await player.hasMoves(1, 'game-2.json');
  const aside = await pageAside();
  await Promise.all([first, second].map(({ page }) => page.waitForEvent('load'))
    .concat(aside.evaluate(replaceEverything, {})));
  await aside.close();
  for (const tab of [first, second]) {
    await turnTo(tab);
    await player.drawn();
    await player.still();
  }
  assert.deepEqual(await player.moves('game.json'), []);
  assert.deepEqual(await player.moves('game-2.json'), []);
  await player.newGame();
  await player.drag('c3', 'd4'); // what is new is kept
  await until(async () => [...await player.moves('game.json'), ...await player.moves('game-2.json')],
    moves => moves.length >= 1, 'a move that is kept');
  noErrors();
});

// A tab that was not told that another one has replaced everything finds out by itself:
const looks = {
  'when it is seen again': () => hide(false),
  'before it saves anything': async () => {
    await player.touch('b2');
    await player.touch('a3');
  },
};
for (const [name, act] of Object.entries(looks)) {
  test(`A tab loads the page again ${name}, and continues the game that replaced its own`, async () => {
    await open({ prepare: () => { delete window.BroadcastChannel; }, game: quietGame() });
    assert.equal((await play('a1', 'b2')).length, 2);
    const aside = await pageAside();
    const loaded = player.page.waitForEvent('load');
    await aside.evaluate(replaceEverything, { 'game.json': quietGame() });
    await aside.close();
    await act();
    await loaded;
    await player.drawn();
    await player.still();
    assert.deepEqual(await player.moves(), []); // the tab has not brought its own game back
    const moves = await play('c1', 'd2');
    assert.equal(moves.length, 2);
    assert.equal(moves[0], 'c1-d2');
    noErrors();
  });
}

// The ways in which browsers refuse to store anything, some of them only in private windows.
const refusals = {
  'refuses its database': () => {
    IDBFactory.prototype.open = () => { throw new DOMException('refused', 'SecurityError'); };
  },
  'fails to open its database': () => {
    IDBFactory.prototype.open = () => {
      const request = { error: new DOMException('no', 'InvalidStateError') };
      setTimeout(() => request.onerror({ preventDefault: () => {} }), 10);
      return request;
    };
  },
  'has no database': () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
};
// The ways in which they refuse to store something for a single tab.
const forgetting = {
  'has no session storage': () => Object.defineProperty(window, 'sessionStorage', { value: null }),
  'refuses its session storage': () => Object.defineProperty(window, 'sessionStorage', {
    get: () => { throw new DOMException('refused', 'SecurityError'); },
  }),
};
for (const [name, prepare] of Object.entries(forgetting)) {
  test(`A browser that ${name}: the game is still saved`, async () => {
    await open({ prepare, game: quietGame() });
    const moves = await play('a1', 'b2');
    await again();
    assert.deepEqual(await player.moves(), moves);
    assert.equal((await play('b2', 'a3')).length, 4);
    noErrors();
  });
}

for (const [name, prepare] of Object.entries(refusals)) {
  test(`A browser that ${name}: the game runs, and says that nothing is saved`, async () => {
    await open({});
    const usual = readPng(await player.still());
    await player.close();
    await open({ prepare });
    const changed = async () => difference(usual, await player.picture(), 40);
    await until(changed, share => share > 0.01, 'a notice on the picture');
    await player.newGame();
    const before = await player.still();
    await player.drag('c3', 'd4');
    assert.notDeepEqual(await player.still(), before, 'a move is shown');
    noErrors();
  });
}

test('Failed downloads are repeated until they succeed', async () => {
  // Recognises the timers of repeated downloads by their arguments, and runs them without delay.
  const prepare = () => {
    const ask = window.setTimeout;
    window.tries = 0;
    window.setTimeout = (act, wait, ...rest) => {
      const again = rest.length === 3;
      if (again) ++window.tries;
      return ask(act, again ? 0 : wait, ...rest);
    };
  };
  await open({ serviceWorkers: 'block', prepare });
  const asked = {}; // number of requests by file
  await player.context.route('**/assets/**', route => {
    const { pathname } = new URL(route.request().url());
    asked[pathname] = (asked[pathname] ?? 0) + 1;
    return asked[pathname] > 1 ? route.continue() : route.abort();
  });
  await player.page.reload();
  await player.drawn();
  const twice = counts => counts.length > 0 && counts.every(count => count === 2);
  await until(() => Object.values(asked), twice, 'second tries');
  await player.page.waitForLoadState('networkidle');
  const tries = await player.page.evaluate(() => window.tries);
  assert.equal(tries, Object.keys(asked).length, 'no file is requested a third time');
});

test('Without a network the game loads, and the computer answers', async () => {
  await open({ game: quietGame() });
  await until(() => player.page.evaluate(() => Boolean(navigator.serviceWorker.controller)), Boolean,
    'a service worker');
  await player.loseNetwork();
  await again();
  assert.equal((await play('a1', 'b2')).length, 2);
  await player.page.goto(player.url);
  await player.drawn();
  await player.still();
  assert.equal((await play('b2', 'a3')).length, 4);
  noErrors();
  const answer = () => fetch('not-there').then(() => 'an answer', () => 'none');
  assert.equal(await player.page.evaluate(answer), 'none', 'there was no network');
});
