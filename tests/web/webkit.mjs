// Controls WebKitGTK, whose engine is that of Safari, by WebDriver: the MiniBrowser of Debian's package
// webkit2gtk-driver, on an X server without a screen.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from './browser.mjs';
import { end, openScreen, program } from './screen.mjs';

// Returns the path of WebKitGTK's test browser, which is not on the PATH, or null if it is not installed.
export function miniBrowser() {
  const kind = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
  const folders = ['/usr/libexec', '/usr/lib', '/usr/lib64', `/usr/lib/${kind}-linux-gnu`];
  for (const folder of folders.filter(existsSync)) {
    const versions = readdirSync(folder).filter(name => /^webkit(2gtk|gtk)-\d/.test(name)).sort().reverse();
    for (const version of versions) {
      const file = join(folder, version, 'MiniBrowser');
      if (existsSync(file)) return file;
    }
  }
  return null;
}

function freePort() {
  return new Promise((done, refuse) => {
    const server = createServer().once('error', refuse).listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

// Runs in the page: collects the errors that it reports from now on.
function watchErrors() {
  window.complaints = [];
  addEventListener('error', event => window.complaints.push(event.message));
  addEventListener('unhandledrejection', event => window.complaints.push(String(event.reason)));
  const { error } = console;
  console.error = (...values) => {
    window.complaints.push(values.join(' '));
    error.apply(console, values);
  };
}

export class WebKit {
  static async open() {
    const webkit = new WebKit();
    try {
      await webkit.#start();
    } catch (error) {
      await webkit.close();
      throw error;
    }
    return webkit;
  }

  async #start() {
    this.folder = mkdtempSync(join(tmpdir(), 'damas-webkit-'));
    [this.screen, this.display] = await openScreen();
    const port = await freePort();
    this.address = `http://127.0.0.1:${port}`;
    this.driver = spawn(program('WebKitWebDriver'), [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: this.display, HOME: this.folder, LANG: 'en_US.UTF-8',
        LIBGL_ALWAYS_SOFTWARE: '1' },
    });
    await until(() => this.ask('GET', '/status').catch(() => null), Boolean, 'WebKitWebDriver', 60);
    const options = { binary: miniBrowser(), args: ['--automation'] };
    const { sessionId } = await this.ask('POST', '/session', { capabilities: {
      alwaysMatch: { timeouts: { script: 120000 }, 'webkitgtk:browserOptions': options } } });
    this.session = `/session/${sessionId}`;
  }

  // Sends a command of WebDriver, and returns its answer.
  async ask(method, path, body) {
    const response = await fetch(this.address + path, { method, body: body && JSON.stringify(body) });
    const { value } = await response.json();
    if (!response.ok) throw Error(`${path}: ${value.error}: ${value.message}`);
    return value;
  }
  #tell(method, path, body) {
    return this.ask(method, this.session + path, body);
  }

  size(width, height) {
    return this.#tell('POST', '/window/rect', { width, height });
  }
  // Both return after the event load; the program usually starts later.
  async go(url) {
    await this.#tell('POST', '/url', { url });
    await this.run(watchErrors);
  }
  async reload() {
    await this.#tell('POST', '/refresh', {});
    await this.run(watchErrors);
  }
  // The errors since the page was opened.
  complaints() {
    return this.run(() => window.complaints);
  }

  // Runs a function in the page; its argument and its result are passed as JSON.
  async run(act, value = null) {
    const script = `const done = arguments[1];
      Promise.resolve((${act})(arguments[0]))
        .then(value => done({ value }), error => done({ error: String(error) }));`;
    const result = await this.#tell('POST', '/execute/async', { script, args: [value] });
    if (result.error) throw Error(result.error);
    return result.value;
  }

  async screenshot() {
    return Buffer.from(await this.#tell('GET', '/screenshot'), 'base64');
  }

  async click(x, y) {
    const actions = [
      { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pause', duration: 40 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.#tell('POST', '/actions',
      { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }] });
  }

  async close() {
    if (this.session) await this.#tell('DELETE', '').catch(() => {});
    await end(this.driver);
    await end(this.screen);
    if (this.folder) rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
