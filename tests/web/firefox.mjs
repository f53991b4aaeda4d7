// Controls the system's Firefox by Playwright, which speaks WebDriver BiDi with it, with the same functions as
// Chromium (chromium.mjs). What Playwright or that protocol lacks is done by scripts in the browser's own
// window, for which Firefox is started with --remote-allow-system-access: screenshots without a style that
// the page's policy forbids, touches, the user's preferences.
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { playwright } from './playwright.mjs';
import { end, openScreen, program } from './screen.mjs';

const preferences = {
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.ipc.tabs.shutdownTimeoutSecs': 0, // on a busy machine a page may take long to end
  'dom.events.testing.asyncClipboard': true, // reading the clipboard asks nothing
  'intl.accept_languages': 'en-US',
  'javascript.options.wasm_optimizingjit': false, // it would work for seconds at each start
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.proxy.allow_hijacking_localhost': true,
  'network.proxy.http': '127.0.0.1', // see loseNetwork()
  'network.proxy.http_port': 1,
  'network.proxy.type': 0,
  'remote.active-protocols': 1,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'webgl.force-enabled': true,
};

// The preferences by which Firefox behaves as on the machine of a user with these wishes.
const wishes = ({ colorScheme, reducedMotion, contrast, forcedColors, hasTouch }) => ({
  'layout.css.prefers-color-scheme.content-override': { dark: 0, light: 1 }[colorScheme] ?? 2,
  'ui.prefersReducedMotion': reducedMotion === 'reduce' ? 1 : 0,
  'ui.useAccessibilityTheme': contrast === 'more' ? 1 : 0,
  'browser.display.document_color_use': forcedColors === 'active' ? 2 : 1,
  'dom.w3c_touch_events.enabled': hasTouch ? 1 : 0,
});

export class Firefox {
  name = 'Firefox';
  // What the browser itself reports: a request that ends because its page is left, and one that the page gave up.
  noise = /Failed to load ‘’\. A ServiceWorker intercepted|from the ReadableStream: “AbortError/;

  // On machines without a graphics card Firefox has WebGL only with an X server.
  static async open({ graphics = true } = {}) {
    const firefox = new Firefox();
    firefox.home = mkdtempSync(join(tmpdir(), 'damas-firefox-'));
    const env = { ...process.env, HOME: firefox.home };
    try {
      if (graphics) [firefox.screen, env.DISPLAY] = await openScreen();
      firefox.browser = await playwright().firefox.launch({
        channel: 'moz-firefox', // not Playwright's own Firefox
        executablePath: process.env.DAMAS_FIREFOX ?? program('firefox-esr', 'firefox'),
        args: ['--no-remote', '--remote-allow-system-access'],
        headless: !graphics,
        firefoxUserPrefs: preferences,
        env,
      });
      await firefox.#enter();
    } catch (error) {
      await firefox.close();
      throw error;
    }
    return firefox;
  }

  async close() {
    await this.browser?.close();
    await end(this.screen);
    rmSync(this.home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
  version() { return this.browser.version(); }

  // Playwright's own object behind one that it gives to its user.
  #inside(object) { return this.browser._connection.toImpl(object); }
  #session(page) { return this.#inside(page).delegate._session; }
  #ask(method, params) { return this.#inside(this.browser)._browserSession.send(method, params); }

  // Finds the browser's own window.
  async #enter() {
    const { contexts } = await this.#ask('browsingContext.getTree', { 'moz:scope': 'chrome' });
    this.window = contexts.find(({ url }) => url.endsWith('/browser.xhtml')).context;
  }

  // Runs a function in the browser's own window; its argument and its result are passed as JSON.
  async #run(act, value) {
    const { result, exceptionDetails } = await this.#ask('script.evaluate', {
      expression: `Promise.resolve((${act})(${JSON.stringify(value)})).then(JSON.stringify)`,
      target: { context: this.window },
      awaitPromise: true,
    });
    if (exceptionDetails) throw Error(exceptionDetails.text);
    return result.value === undefined ? undefined : JSON.parse(result.value);
  }

  async newContext(options = {}) {
    await this.#prefer({ ...wishes(options), 'network.proxy.type': 0 });
    return this.browser.newContext(options);
  }

  wish(page, changed) { return this.#prefer(wishes(changed)); }

  #prefer(numbers) {
    return this.#run(all => {
      for (const [name, value] of Object.entries(all)) Services.prefs.setIntPref(name, value);
    }, numbers);
  }

  // All connections, until the next context, go to a proxy that does not answer: if Playwright takes the network
  // away, Firefox does not ask service workers for pages either.
  loseNetwork() { return this.#prefer({ 'network.proxy.type': 1 }); }
  regainNetwork() { return this.#prefer({ 'network.proxy.type': 0 }); }

  async screenshot(page, { scale = 'css', path } = {}) {
    const shot = await this.#run(async ({ id, device }) => {
      const { NavigableManager } =
        ChromeUtils.importESModule('chrome://remote/content/shared/NavigableManager.sys.mjs');
      const context = NavigableManager.getBrowsingContextById(id);
      const { width, height } = context.embedderElement.getBoundingClientRect();
      const ratio = device ? context.overrideDPPX || devicePixelRatio : 1;
      const canvas = new OffscreenCanvas(width * ratio, height * ratio);
      const bitmap = await context.currentWindowGlobal.drawSnapshot(
        new DOMRect(0, 0, width, height), ratio, 'white');
      canvas.getContext('2d').drawImage(bitmap, 0, 0);
      bitmap.close();
      const bytes = new Uint8Array(await (await canvas.convertToBlob()).arrayBuffer());
      return bytes.toBase64();
    }, { id: this.#session(page).sessionId, device: scale === 'device' });
    const picture = Buffer.from(shot, 'base64');
    if (path) writeFileSync(path, picture);
    return picture;
  }

  // Performs the actions of one or more fingers.
  #touch(page, ...fingers) {
    return this.#session(page).send('input.performActions', {
      context: this.#session(page).sessionId,
      actions: fingers.map((actions, i) => ({ type: 'pointer', id: `finger ${i}`, actions,
        parameters: { pointerType: 'touch' } })),
    });
  }

  tap(page, x, y) {
    return this.#touch(page, [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  pinch(page, x, y) {
    return this.#touch(page, ...[-1, 1].map(way => [
      { type: 'pointerMove', x: x + way * 20, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerMove', x: x + way * 80, y, duration: 300 },
      { type: 'pointerUp', button: 0 },
    ]));
  }

  // Firefox itself measures the time, because on a busy machine a key would be down for so long that it repeats.
  press(page, keys, ms) {
    const values = { ArrowDown: '\uE015', ArrowUp: '\uE013', ArrowLeft: '\uE012', ArrowRight: '\uE014',
      Backspace: '\uE003', Enter: '\uE007', Escape: '\uE00C', F1: '\uE031', Tab: '\uE004' };
    const actions = keys.flatMap(key => {
      const value = values[key] ?? key;
      return [{ type: 'keyDown', value }, { type: 'pause', duration: ms }, { type: 'keyUp', value },
        { type: 'pause', duration: 10 }];
    });
    return this.#session(page).send('input.performActions', { context: this.#session(page).sessionId,
      actions: [{ type: 'key', id: 'pw_keyboard', actions }] });
  }

  write(page, text) {
    return page.evaluate(words => document.execCommand('insertText', false, words), text);
  }

  // The protocol cannot drag files, so the page gets the events of a drag. If it does not prevent them, Firefox
  // would open the file.
  async drop(page, x, y, file) {
    const prevented = await page.evaluate(([at, name, text]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([text], name));
      const options = { ...at, dataTransfer, bubbles: true, cancelable: true };
      const target = document.elementFromPoint(at.clientX, at.clientY);
      return ['dragenter', 'dragover', 'drop'].map(
        type => !target.dispatchEvent(new DragEvent(type, options)));
    }, [{ clientX: x, clientY: y }, basename(file), readFileSync(file, 'utf8')]);
    if (!prevented[1] || !prevented[2]) throw Error('the page leaves a dropped file to the browser');
  }

  // Playwright ignores files that the page has made itself.
  async download(page, act) {
    const session = this.#session(page);
    const signal = AbortSignal.timeout(30000);
    const began = once(session, 'browsingContext.downloadWillBegin', { signal });
    const ended = once(session, 'browsingContext.downloadEnd', { signal });
    await act();
    const [{ suggestedFilename }] = await began;
    const [{ status, filepath }] = await ended;
    if (status !== 'complete') throw Error(`the download is ${status}`);
    return { name: suggestedFilename, content: readFileSync(filepath) };
  }

  allowClipboard() {} // see the preferences

  // Firefox begins to collect this when it is asked for it, so the first answer may be empty.
  async accessibility(page) {
    const parts = await this.#run(id => {
      const { NavigableManager } =
        ChromeUtils.importESModule('chrome://remote/content/shared/NavigableManager.sys.mjs');
      const service = Cc['@mozilla.org/accessibilityService;1'].getService(Ci.nsIAccessibilityService);
      window.accessibilityOfPages = service; // it ends with its last user
      const attribute = (part, key) => {
        try {
          return part.attributes.getStringProperty(key);
        } catch {
          return undefined; // the part has none
        }
      };
      const all = [];
      const add = part => {
        const state = {};
        part.getState(state, {});
        all.push({
          role: service.getStringRole(part.role),
          name: part.name ?? '',
          focused: Boolean(state.value & Ci.nsIAccessibleStates.STATE_FOCUSED),
          live: attribute(part, 'live'),
        });
        for (let child = part.firstChild; child; child = child.nextSibling) add(child);
      };
      const { embedderElement } = NavigableManager.getBrowsingContextById(id);
      const frame = service.getAccessibleFor(embedderElement);
      if (frame) add(frame);
      return all;
    }, this.#session(page).sessionId);
    const names = { entry: 'textbox', statusbar: 'status', pushbutton: 'button', 'text leaf': 'text' };
    return parts.map(part => ({ ...part, role: names[part.role] ?? part.role }));
  }

  async manifest(page) {
    return this.#run(async id => {
      const { NavigableManager } =
        ChromeUtils.importESModule('chrome://remote/content/shared/NavigableManager.sys.mjs');
      const { ManifestObtainer } = ChromeUtils.importESModule('resource://gre/modules/ManifestObtainer.sys.mjs');
      const manifest = await ManifestObtainer.browserObtainManifest(
        NavigableManager.getBrowsingContextById(id).embedderElement, { checkConformance: true });
      return { manifest, errors: manifest.moz_validation };
    }, this.#session(page).sessionId);
  }
}
