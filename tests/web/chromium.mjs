// Controls Chromium by Playwright and its DevTools protocol. Firefox (firefox.mjs) has the same functions.
import { readFileSync } from 'node:fs';
import { playwright } from './playwright.mjs';
import { program } from './screen.mjs';

const flags = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking',
  '--disable-component-update', '--disable-sync', '--autoplay-policy=document-user-activation-required'];
const ours = () => ({ args: flags,
  executablePath: process.env.DAMAS_CHROMIUM ?? program('chromium', 'chromium-browser', 'google-chrome') });

export class Chromium {
  name = 'Chromium';

  static async open() {
    const chromium = new Chromium();
    chromium.browser = await playwright().chromium.launch(ours());
    return chromium;
  }
  // Stores on the disk, in that folder, what other test browsers have in memory. It has one context, with these
  // options, and ends with it.
  static async openWithProfile(folder, options) {
    const chromium = new Chromium();
    const context = await playwright().chromium.launchPersistentContext(folder, { ...ours(), ...options });
    chromium.browser = context.browser();
    chromium.newContext = async () => context;
    return chromium;
  }
  close() { return this.browser.close(); }
  version() { return this.browser.version(); }

  // Returns a context of Playwright.
  newContext(options) { return this.browser.newContext(options); }

  // Takes a screenshot of a page in points, or with { scale: 'device' } in pixels.
  screenshot(page, options) { return page.screenshot({ scale: 'css', ...options }); }

  // The person changes wishes, such as { colorScheme: 'light' }, in the settings of the system.
  wish(page, wishes) { return page.emulateMedia(wishes); }

  tap(page, x, y) { return page.touchscreen.tap(x, y); }

  // Presses letters or named keys, each for `ms` milliseconds.
  async press(page, keys, ms) {
    for (const key of keys) await page.keyboard.press(key, { delay: ms });
  }

  // Writes text without key events, as on-screen keyboards do.
  write(page, text) { return page.keyboard.insertText(text); }

  // Moves two fingers apart from that place.
  async pinch(page, x, y) {
    const session = await page.context().newCDPSession(page);
    await session.send('Input.synthesizePinchGesture',
      { x, y, scaleFactor: 2, gestureSourceType: 'touch' });
  }

  // Drops a file on the page.
  async drop(page, x, y, file) {
    const session = await page.context().newCDPSession(page);
    const data = { items: [], files: [file], dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'])
      await session.send('Input.dispatchDragEvent', { type, x, y, data });
  }

  // Returns the name and the content of the file that the page saves when `act` is called.
  async download(page, act) {
    const coming = page.waitForEvent('download');
    await act();
    const download = await coming;
    return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
  }

  loseNetwork(context) { return context.setOffline(true); }
  regainNetwork(context) { return context.setOffline(false); }

  allowClipboard(context) { return context.grantPermissions(['clipboard-read', 'clipboard-write']); }

  // Returns what assistive programs get of the page: { role, name, focused, live } of each part, in order.
  async accessibility(page) {
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const has = ({ properties }, key) => properties?.find(({ name }) => name === key)?.value.value;
    return nodes.filter(node => !node.ignored).map(node => ({
      role: { StaticText: 'text' }[node.role.value] ?? node.role.value,
      name: node.name?.value ?? '',
      focused: Boolean(has(node, 'focused')),
      live: node.role.value === 'status' ? has(node, 'live') : undefined,
    }));
  }

  // Returns the manifest as the browser understands it, and what it dislikes about it.
  async manifest(page) {
    const session = await page.context().newCDPSession(page);
    const { errors, data } = await session.send('Page.getAppManifest');
    const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
    // Test browsers have no profile on disk, which does not matter.
    const obstacles = installabilityErrors.map(error => error.errorId).filter(id => id !== 'in-incognito');
    return { manifest: JSON.parse(data), errors: [...errors, ...obstacles] };
  }
}
