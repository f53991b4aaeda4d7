// The page's services around the running program: speech, files, offline use, new versions.
'use strict';
if (!Module.announce) (() => { // on a slow network this script may run twice
  const by = id => document.getElementById(id);
  const canvas = by('canvas');
  canvas.addEventListener('contextmenu', event => event.preventDefault());

  // The browser zooms with two fingers, and SDL must not prevent that. For the program, a finger that the
  // browser takes over leaves the canvas, so that it presses nothing.
  for (const type of ['touchstart', 'touchmove'])
    canvas.addEventListener(type, event => { event.preventDefault = () => {}; },
      { capture: true, passive: true });
  canvas.addEventListener('touchcancel', ({ changedTouches }) => {
    const away = [...changedTouches].map(({ identifier }) =>
      new Touch({ identifier, target: canvas, clientX: -9999, clientY: -9999 }));
    canvas.dispatchEvent(new TouchEvent('touchmove',
      { changedTouches: away, touches: away, targetTouches: away }));
  }, { capture: true });

  // Phones take WebGL from hidden pages; after a reload the game continues from its saved state. If WebGL
  // is lost soon after each start, the next start does not use it.
  const soon = 30000; // ms
  canvas.addEventListener('webglcontextlost', () => {
    const lost = performance.now() < soon ? 1 + Number(Module.session('lost')) : 1;
    if (!lost || Module.session('lost', lost) === undefined) return Module.fail('lost');
    if (lost > 1) Module.session('graphics', 'none');
    location.reload();
  });

  // Lets screen readers read the words; the last lines stay, so that they can be read again. The title of a
  // hidden page also shows them.
  Module.announce = words => {
    const line = document.createElement('div');
    line.textContent = words;
    by('live').append(line);
    if (by('live').childElementCount > 20) by('live').firstChild.remove();
    if (document.hidden) document.title = `${words} · Damas`;
  };
  document.addEventListener('visibilitychange', () => { if (!document.hidden) document.title = 'Damas'; });

  // Reaches a person who looks at another page: by a badge on the app's icon, and by a notification if the
  // person wants them and the browser allows them.
  const turn = 'damas-turn'; // a new notification replaces the previous one
  let notifies = false;
  const registration = () => workers ? workers.getRegistration() : Promise.resolve();
  const showNotification = async words => {
    const { lang } = document.documentElement;
    const options = { body: words, tag: turn, icon: 'icons/icon-192.png', lang };
    const registered = await registration();
    if (registered && registered.active) return registered.showNotification('Damas', options);
    new Notification('Damas', options).onclick = () => window.focus(); // phones do not allow this
  };
  const warnIfFails = promise => promise.catch(error => console.warn('damas: ' + error));
  Module.callPerson = words => {
    if (!document.hidden) return;
    if (navigator.setAppBadge) warnIfFails(navigator.setAppBadge());
    if (notifies) warnIfFails(showNotification(words));
  };
  // Returns whether the wish can be fulfilled. Asks the person only if `mayAsk`.
  Module.setNotifications = async (wanted, mayAsk) => {
    const known = Notification.permission;
    const answer = wanted && mayAsk && known === 'default' ? await Notification.requestPermission() : known;
    notifies = wanted && answer === 'granted';
    return notifies === wanted;
  };
  document.addEventListener('visibilitychange', async () => {
    if (document.hidden) return;
    if (navigator.clearAppBadge) warnIfFails(navigator.clearAppBadge());
    const registered = notifies && await registration();
    if (!registered) return;
    for (const notification of await registered.getNotifications({ tag: turn })) notification.close();
  });

  // Shows a message of the page, optionally with a button.
  const closed = new Set(); // messages that the person has closed
  let shown = '';
  const showMessage = (sentence, [answer, act] = []) => {
    shown = sentence;
    by('news').hidden = false;
    by('news-words').textContent = Module.sentence(sentence);
    by('news-yes').hidden = !answer;
    by('news-no').textContent = Module.sentence(answer ? 'later' : 'close');
    if (answer) by('news-yes').textContent = Module.sentence(answer);
    by('news-yes').onclick = act;
    by('news-no').onclick = () => {
      closed.add(sentence);
      by('news').hidden = true;
      canvas.focus();
    };
  };
  // Says that a file does not arrive. The message stays until data arrives or the person closes it, and never
  // replaces another one. One that was closed comes back only when all files have arrived meanwhile (`over`).
  Module.showStalled = (again, over) => {
    const { hidden } = by('news');
    if (over) closed.delete('stalled');
    if (again && hidden && !closed.has('stalled')) showMessage('stalled', ['again', again]);
    else if (!again && !hidden && shown === 'stalled') by('news').hidden = true;
  };

  // Keeps files that the system opens with the installed app until the program replaces openFile.
  const early = [];
  Module.openFile = file => early.push(file);
  let launches = 0;
  const launched = async ({ files, targetURL }) => {
    // The first launch started this page; a later one with a link reloads it.
    const link = launches++ > 0 && targetURL ? new URL(targetURL).hash : '';
    if (link) location.hash = link;
    for (const handle of files) {
      const file = await handle.getFile();
      Module.openFile(file); // which may have changed meanwhile
    }
  };
  if (window.launchQueue) launchQueue.setConsumer(launched);

  // Opens what other apps share with the installed app; the service worker has stored it. Text is passed
  // as a dropped file.
  const drop = text => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', text);
    dispatchEvent(new DragEvent('drop', { dataTransfer }));
  };
  const takeShared = async () => {
    if (location.search !== '?shared' || !window.caches) return;
    history.replaceState(history.state, '', location.pathname + location.hash);
    const cache = await caches.open('shared with ' + new URL('.', location).href);
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      await cache.delete(request);
      const name = decodeURIComponent(response.headers.get('x-name'));
      if (name) Module.openFile(new File([await response.blob()], name));
      else drop(await response.text());
    }
  };

  // A new version is fetched while the old one runs. It takes over at a start, if the service worker finds
  // no other tab with the old version, or when the user asks for it; then all tabs reload.
  const workers = /^https?:/.test(location.protocol) ? navigator.serviceWorker : undefined;
  const followWorkers = () => {
    let controlled = Boolean(workers.controller);
    workers.addEventListener('controllerchange', () => {
      if (controlled) location.reload();
      controlled = true;
    });
  };
  const takeNewVersion = () => workers.getRegistration().then(registration => {
    if (registration && registration.waiting) registration.waiting.postMessage('start');
  });
  const offer = worker =>
    showMessage('version', ['reload', () => worker.postMessage('now')]);
  const watchVersions = registration => {
    if (registration.waiting && workers.controller) offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming.addEventListener('statechange', () => {
        if (coming.state === 'installed' && workers.controller) offer(coming);
      });
    });
  };
  const keepOffline = () => {
    workers.register('sw.js', { updateViaCache: 'none' }).then(registration => {
      watchVersions(registration);
      return registration.update(); // browsers do not check for updates at each visit
    }).catch(() => {}); // there is no network, or a private window refuses
    workers.ready.then(({ active }) => active.postMessage(Module.version));
  };
  if (workers) followWorkers();
  if (workers && workers.controller) takeNewVersion();

  addEventListener('damas-complete', () => {
    if (Module.session('graphics') === 'none') showMessage('plain');
    early.splice(0).forEach(file => Module.openFile(file));
    takeShared().catch(error => console.warn('damas: what was shared: ' + error));
  });
  // Files for offline use are fetched after those that are needed now.
  addEventListener('damas-engine', () => workers && keepOffline());
})();
