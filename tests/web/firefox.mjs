// Controls the system's Firefox by WebDriver BiDi over a WebSocket, without a driver program.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asksNothing, firefoxPreferences, root } from './browser.mjs';
import { end, openScreen, program } from './screen.mjs';

function profile() {
  const folder = mkdtempSync(join(tmpdir(), 'damas-firefox-'));
  const lines = Object.entries(firefoxPreferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`);
  writeFileSync(join(folder, 'user.js'), lines.join(''));
  return folder;
}

// Returns the WebSocket address that the browser prints.
function listening(browser, seconds = 60) {
  return new Promise((done, refuse) => {
    let said = '';
    const late = setTimeout(() => refuse(Error(`Firefox does not start: ${said}`)), seconds * 1000);
    browser.once('exit', code => refuse(Error(`Firefox ended with ${code}: ${said}`)));
    browser.stderr.on('data', text => {
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(said += text) ?? [];
      if (!address) return;
      clearTimeout(late);
      done(address);
    });
  });
}

export class Firefox {
  complaints = [];
  #asked = new Map();
  #count = 0;

  // Without an X server Firefox has no WebGL.
  static async open({ screen = true } = {}) {
    const firefox = new Firefox();
    firefox.folder = profile();
    const env = { ...process.env, HOME: firefox.folder };
    if (screen) [firefox.screen, env.DISPLAY] = await openScreen();
    firefox.process = spawn(program('firefox-esr', 'firefox'),
      [...(screen ? [] : ['--headless']), '--no-remote', '--profile', firefox.folder,
        '--remote-debugging-port=0'],
      { env, stdio: ['ignore', 'ignore', 'pipe'] });
    try {
      await firefox.#connect(await listening(firefox.process));
    } catch (error) {
      await firefox.close();
      throw error;
    }
    return firefox;
  }

  async #connect(address) {
    const WebSocket = createRequire(join(root, 'build/tools/'))('ws');
    this.socket = new WebSocket(`${address}/session`);
    await new Promise((done, refuse) => {
      this.socket.on('open', done);
      this.socket.on('error', refuse);
    });
    this.socket.on('message', text => this.#onMessage(JSON.parse(text)));
    await this.ask('session.new', { capabilities: { alwaysMatch: { acceptInsecureCerts: true } } });
    await this.ask('session.subscribe', { events: ['log.entryAdded'] });
    await this.ask('script.addPreloadScript', { functionDeclaration: `${asksNothing}` });
    const { contexts } = await this.ask('browsingContext.getTree', {});
    this.context = contexts[0].context;
  }

  #onMessage({ id, type, result, error, message, method, params }) {
    if (method === 'log.entryAdded' && params.level === 'error') this.complaints.push(params.text);
    const waiting = this.#asked.get(id);
    if (!waiting) return;
    this.#asked.delete(id);
    if (type === 'success') waiting.done(result);
    else waiting.refuse(Error(`${error}: ${message}`));
  }

  ask(method, params) {
    const id = ++this.#count;
    this.socket.send(JSON.stringify({ id, method, params }));
    return new Promise((done, refuse) => this.#asked.set(id, { done, refuse }));
  }

  size(width, height) {
    return this.ask('browsingContext.setViewport',
      { context: this.context, viewport: { width, height } });
  }
  go(url) {
    return this.ask('browsingContext.navigate', { context: this.context, url, wait: 'complete' });
  }
  reload() {
    return this.ask('browsingContext.reload', { context: this.context, wait: 'complete' });
  }

  // Runs a function in the page; its argument and its result are passed as JSON.
  async run(act, value = null) {
    const { result, exceptionDetails } = await this.ask('script.evaluate', {
      expression: `Promise.resolve((${act})(${JSON.stringify(value)})).then(JSON.stringify)`,
      target: { context: this.context },
      awaitPromise: true,
    });
    if (exceptionDetails) throw Error(exceptionDetails.text);
    return result.value === undefined ? undefined : JSON.parse(result.value);
  }

  async screenshot() {
    const { data } = await this.ask('browsingContext.captureScreenshot', { context: this.context });
    return Buffer.from(data, 'base64');
  }

  async click(x, y) {
    const actions = [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pause', duration: 40 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.ask('input.performActions',
      { context: this.context, actions: [{ type: 'pointer', id: 'mouse', actions }] });
  }

  // Presses letters or named keys, each for `ms` milliseconds.
  async press(keys, ms) {
    const values = { ArrowDown: '\uE015', ArrowUp: '\uE013', ArrowLeft: '\uE012', ArrowRight: '\uE014',
      Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' };
    const actions = keys.flatMap(key => {
      const value = values[key] ?? key;
      return [{ type: 'keyDown', value }, { type: 'pause', duration: ms }, { type: 'keyUp', value },
        { type: 'pause', duration: 10 }];
    });
    await this.ask('input.performActions',
      { context: this.context, actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  async close() {
    await end(this.process);
    await end(this.screen);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
