// Lists in emscripten/late.txt the functions that the program needs neither for its first frame nor for
// input that arrives before the rest is loaded:
//   node tests/web/late.mjs BUILD        (for its environment see browser.mjs)
// BUILD holds damas.js, damas.wasm and the engine's files. Small functions are not listed.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { functions, ran, shortName } from '../../emscripten/split.mjs';
import { serve } from '../../emscripten/serve.mjs';
import { launch, phone, phoneOnItsSide, Player, quietGame, root } from './browser.mjs';

const least = 200; // bytes; functions of one name that are smaller in total are not listed

const starts = {
  'the first': {},
  'in Portuguese, on a phone': { ...phone, locale: 'pt-BR' },
  'a phone on its side': phoneOnItsSide,
  'a large window': { viewport: { width: 1920, height: 1080 }, deviceScaleFactor: 2 },
  'a game that goes on': { game: quietGame() },
  'a game with a clock': { game: quietGame('human',
    { initial_ms: 600000, left_ms: [600000, 600000], moves: ['a1-b2'], ply: 1 }) },
  'a game with a clock, on a phone': { ...phone, game: quietGame({ level: 3 },
    { initial_ms: 600000, left_ms: [600000, 600000] }) },
  'settings': { settings: { theme: 'slate', language: 'pt-BR' } },
};

// Runs in the page.
const keepProgram = () => {
  const make = WebAssembly.instantiate;
  WebAssembly.instantiate = async (...values) => {
    const made = await make(...values);
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

// Events that may happen before the rest is loaded.
async function beImpatient({ page, touches }) {
  if (touches) {
    await page.touchscreen.tap(100, 300);
  } else {
    await page.mouse.move(200, 200);
    await page.mouse.move(240, 300, { steps: 3 });
    for (const button of ['left', 'right']) await page.mouse.click(240, 300, { button });
    await page.mouse.wheel(0, 100);
  }
  for (const key of ['ArrowDown', 'Enter', 'c', '3', 'Escape', 'F1', 'Tab', 'Shift+A', 'Control+c',
    'Control+v', 'é']) await page.keyboard.press(key).catch(() => page.keyboard.insertText(key));
  const { width, height } = page.viewportSize();
  await page.setViewportSize({ width: height, height: width });
  await page.evaluate(() => {
    for (const name of ['blur', 'focus', 'resize']) dispatchEvent(new Event(name));
    for (const name of ['visibilitychange', 'fullscreenchange', 'pointerlockchange'])
      document.dispatchEvent(new Event(name));
    for (const name of ['mouseleave', 'mouseenter']) Module.canvas.dispatchEvent(new MouseEvent(name));
  });
  await page.waitForTimeout(200);
}

async function runOf(browser, url, options) {
  const prepare = keepProgram;
  const player = await Player.begin(browser, url, { prepare, serviceWorkers: 'block', ...options });
  await player.page.route('**/damas-late.wasm*', () => {}); // never comes
  await player.start();
  await beImpatient(player);
  const result = ran(Buffer.from(await player.page.evaluate(counts)));
  await player.close();
  return result;
}

const build = resolve(process.argv[2] ?? 'none');
const site = mkdtempSync(join(tmpdir(), 'damas-late-'));
execFileSync(process.execPath, [join(root, 'emscripten/site.mjs'), build, site, '--counting']);
const all = functions(readFileSync(join(build, 'damas.wasm')));
const browser = await launch(), host = await serve(site);
const needed = new Set(), weights = new Map();
try {
  for (const [name, options] of Object.entries(starts)) {
    const has = await runOf(browser, host.url, options);
    all.forEach((f, i) => has[i] && needed.add(shortName(f.name)));
    console.log(`${name}: ${has.filter(Boolean).length} of ${all.length} functions`);
  }
} finally {
  await browser.close();
  host.close();
  rmSync(site, { recursive: true });
}
for (const { name, size } of all)
  weights.set(shortName(name), (weights.get(shortName(name)) ?? 0) + size);
const late = [...weights.keys()].filter(
  name => name && !needed.has(name) && weights.get(name) >= least).sort();
writeFileSync(join(root, 'emscripten/late.txt'), late.map(name => `${name}\n`).join(''));
const sum = late.reduce((bytes, name) => bytes + weights.get(name), 0);
console.log(`emscripten/late.txt: ${late.length} names of ${sum.toLocaleString('en')} bytes`);
