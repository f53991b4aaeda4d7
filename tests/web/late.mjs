// Lists in late.txt the functions, and in late_texts.txt the texts, that the program needs neither for its
// first frame nor for what works before the rest is loaded (early.mjs), in Chromium and, if it is installed, in
// Firefox:
//   node tests/web/late.mjs BUILD [LISTS]        (for its environment see browser.mjs)
// BUILD holds damas.js, damas.wasm and the engine's files; the lists are written into the folder LISTS, by
// default emscripten/. If only some functions of a name are needed, such as instances of a template, the
// others are listed by their marks. Also says how much the present lists in emscripten/ differ.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  functions, instanceMark, lateFunctions, lateTexts, ran, shortName,
} from '../../emscripten/split.mjs';
import { idsOfRows, lateIds, readTables } from '../../emscripten/texts.mjs';
import { serve } from '../../emscripten/serve.mjs';
import { touchEarly, useEarly } from './early.mjs';
import { launch, phone, phoneOnItsSide, Player, quietGame, root } from './browser.mjs';

const pause = 1500; // ms, in which the program looks for what it should save
const least = 60; // bytes; functions of one name that are smaller in total are listed by their marks

const starts = {
  'the first': { firstVisit: true, use: useEarly },
  'in Portuguese, on a phone': { ...phone, locale: 'pt-BR', firstVisit: true, use: touchEarly },
  'a phone on its side': phoneOnItsSide,
  'a large window': { viewport: { width: 1920, height: 1080 }, deviceScaleFactor: 2 },
  'a game that goes on': { game: quietGame(), firstVisit: true },
  'a game of two people that goes on': { game: quietGame('human'), firstVisit: true },
  'a game with a clock': { game: quietGame('human',
    { initial_ms: 600000, left_ms: [600000, 600000], moves: ['a1-b2'], ply: 1 }) },
  'a game with a clock, on a phone': { ...phone, game: quietGame({ level: 3 },
    { initial_ms: 600000, left_ms: [600000, 600000] }) },
  'settings': { settings: { theme: 'slate', language: 'pt-BR' } },
};

// Runs in the page. The program gets no texts but those that it asks for, one by one; and the fonts at once, as at
// a later visit, unless `window.firstVisit` is set. Each of them needs functions that the other does not.
const keepProgram = () => {
  const make = WebAssembly.instantiate;
  const giveRows = () => {
    const give = Module.texts, rows = new Set();
    window.rowsAsked = rows;
    Module.texts = (language, first, row) => {
      const content = give(language, true, row);
      if (!content) return content;
      if (!first) rows.add(row);
      const all = new TextDecoder().decode(content).split('\0');
      const kept = all.map((text, i) => i === 0 || (!first && i === row + 1) ? text : '');
      return new TextEncoder().encode(kept.join('\0'));
    };
  };
  const giveFonts = async () => {
    const fonts = {};
    for (const path of JSON.parse(document.querySelector('script[data-late-fonts]').dataset.lateFonts))
      fonts[path] = await (await fetch(`${path}?${Module.version}`)).arrayBuffer();
    Module.loaded = path => fonts[path];
  };
  WebAssembly.instantiate = async (...values) => {
    if (!window.counted && !window.firstVisit) await giveFonts();
    const made = await make(...values);
    if (!window.counted) giveRows();
    window.counted ??= made.exports;
    return made;
  };
};
const counts = () => {
  const parts = Object.values(window.counted);
  const memory = parts.find(part => part instanceof WebAssembly.Memory);
  const size = window.counted.__write_profile(0, 0), at = memory.buffer.byteLength;
  memory.grow(Math.ceil(size / 65536));
  window.counted.__write_profile(at, size);
  return Array.from(new Uint8Array(memory.buffer, at, size));
};

// Further events that may happen before the rest is loaded. In the menu the program answers them; where it needs the
// rest, they wait in its queue.
async function sendEarlyInput(player) {
  const { page, touches } = player;
  if (touches) {
    await player.tap(100, 300);
  } else {
    await page.mouse.move(200, 200);
    await page.mouse.move(240, 300, { steps: 3 });
    for (const button of ['left', 'right']) await page.mouse.click(240, 300, { button });
    await page.mouse.wheel(0, 100);
  }
  for (const key of ['ArrowDown', 'Enter', 'c', '3', 'Escape', 'F1', 'Tab', 'Shift+A', 'Control+c',
    'Control+v', 'é']) await page.keyboard.press(key).catch(() => player.write(key));
  const { width, height } = page.viewportSize();
  await page.setViewportSize({ width: height, height: width });
  await page.evaluate(() => {
    for (const name of ['blur', 'focus', 'resize']) dispatchEvent(new Event(name));
    for (const name of ['visibilitychange', 'fullscreenchange', 'pointerlockchange'])
      document.dispatchEvent(new Event(name));
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '1. c3-d4 *');
    dispatchEvent(Object.assign(new Event('paste'), { clipboardData }));
    Module.openFile(new File(['1. c3-d4 *'], 'game.pdn'));
    for (const name of ['mouseleave', 'mouseenter']) Module.canvas.dispatchEvent(new MouseEvent(name));
  });
  await page.keyboard.press('F11');
  await page.waitForTimeout(pause);
}

async function runOf(browser, url, { firstVisit, use, ...options }) {
  const prepare = keepProgram;
  const player = await Player.begin(browser, url, { prepare, serviceWorkers: 'block', ...options });
  if (firstVisit) await player.page.addInitScript(() => { window.firstVisit = true; });
  await player.page.route('**/damas-late.wasm*', () => {}); // never comes
  await player.start();
  if (use) await use(player);
  await sendEarlyInput(player);
  const result = ran(Buffer.from(await player.page.evaluate(counts)));
  const rows = await player.page.evaluate(() => [...window.rowsAsked]);
  await player.close();
  return { has: result, rows };
}

const build = resolve(process.argv[2] ?? 'none');
const lists = resolve(process.argv[3] ?? join(root, 'emscripten'));
const [texts] = Object.values(readTables()), ids = idsOfRows(texts);
const site = mkdtempSync(join(tmpdir(), 'damas-late-'));
execFileSync(process.execPath, [join(root, 'emscripten/site.mjs'), build, site, '--counting']);
const wasm = readFileSync(join(build, 'damas.wasm')), all = functions(wasm);
const browsers = [await launch('chromium')], host = await serve(site);
await launch('firefox').then(firefox => browsers.push(firefox),
  error => console.log(`without Firefox: ${error.message}`));
const needed = new Set(), neededInstances = new Set(), neededTexts = new Set(), weights = new Map();
try {
  const runs = browsers.flatMap(browser =>
    Object.entries(starts).map(([start, options]) => [browser, start, options]));
  for (const [browser, start, options] of runs) {
    const { has, rows } = await runOf(browser, host.url, options);
    for (const row of rows) neededTexts.add(ids[row]);
    for (const { name } of all.filter((_, i) => has[i])) {
      needed.add(shortName(name));
      neededInstances.add(name);
    }
    console.log(`${browser.name}, ${start}: ${has.filter(Boolean).length} of ${all.length} functions, ${rows.length} texts`);
  }
} finally {
  for (const browser of browsers) await browser.close();
  host.close();
  rmSync(site, { recursive: true });
}
for (const { name, size } of all)
  weights.set(shortName(name), (weights.get(shortName(name)) ?? 0) + size);
const names = new Set([...weights.keys()].filter(
  name => name && !needed.has(name) && weights.get(name) >= least));
const late = all.filter(({ name }) => name && !neededInstances.has(name));
const marks = new Set(late.filter(({ name }) => !names.has(shortName(name)))
  .map(({ name }) => instanceMark(name)));
const lines = [...names].sort().concat([...marks].sort());
const laterTexts = lateIds(texts, neededTexts);

// The functions and texts that the present lists put into the wrong part.
const before = new Set(lateFunctions(wasm).map(({ index }) => index)), beforeTexts = new Set(lateTexts());
const now = new Set(late.map(({ index }) => index));
const weigh = found => `${found.length} functions of ${
  found.reduce((sum, { size }) => sum + size, 0).toLocaleString('en')} bytes`;
const tooLate = all.filter(({ index }) => before.has(index) && !now.has(index));
const tooEarly = all.filter(({ index }) => !before.has(index) && now.has(index));
console.log(`emscripten/late.txt: the start needs ${weigh(tooLate)} that are listed; not listed are ${
  weigh(tooEarly)} that can be late`);
console.log(`emscripten/late_texts.txt: the start needs ${[...beforeTexts].filter(id => neededTexts.has(id)).length
  } texts that are listed; not listed are ${[...laterTexts].filter(id => !beforeTexts.has(id)).length
  } that can be late`);

mkdirSync(lists, { recursive: true });
const write = (name, entries) =>
  writeFileSync(join(lists, name), entries.map(line => `${line}\n`).join(''));
write('late.txt', lines);
write('late_texts.txt', [...laterTexts].sort());
console.log(`${lists}: ${weigh(late)}, and ${laterTexts.size} texts`);
