// What the page offers around the running program: spoken words, files, offline use, new versions.
'use strict';
if (!Module.announce) (() => { // a slow network may bring this twice
  const by = id => document.getElementById(id);
  const canvas = by('canvas');
  canvas.addEventListener('contextmenu', event => event.preventDefault());

  // Two fingers are the browser's, to enlarge the page. SDL would keep it from that; and to the program
  // a finger that the browser takes over leaves the picture, so that it presses nothing.
  for (const type of ['touchstart', 'touchmove'])
    canvas.addEventListener(type, event => { event.preventDefault = () => {}; },
      { capture: true, passive: true });
  canvas.addEventListener('touchcancel', ({ changedTouches }) => {
    const away = [...changedTouches].map(({ identifier }) =>
      new Touch({ identifier, target: canvas, clientX: -9999, clientY: -9999 }));
    canvas.dispatchEvent(new TouchEvent('touchmove',
      { changedTouches: away, touches: away, targetTouches: away }));
  }, { capture: true });

  // Telephones take the graphics from pages that are out of sight; the game goes on as it was kept.
  // Where they are taken soon after each start, the next start does without.
  const soon = 30000; // ms
  canvas.addEventListener('webglcontextlost', () => {
    const lost = performance.now() < soon ? 1 + Number(Module.session('lost')) : 1;
    if (!lost || Module.session('lost', lost) === undefined) return Module.fail('lost');
    if (lost > 1) Module.session('graphics', 'none');
    location.reload();
  });

  // Speaks to screen readers; the last lines stay to be read again. Out of sight the title says it, too.
  Module.announce = words => {
    const line = document.createElement('div');
    line.textContent = words;
    by('live').append(line);
    if (by('live').childElementCount > 20) by('live').firstChild.remove();
    if (document.hidden) document.title = `${words} · Damas`;
  };
  document.addEventListener('visibilitychange', () => { if (!document.hidden) document.title = 'Damas'; });

  // A sentence of the page itself, with something to do about it or not.
  const tell = (sentence, [answer, act] = []) => {
    by('news').hidden = false;
    by('news-words').textContent = Module.sentence(sentence);
    by('news-yes').hidden = !answer;
    by('news-no').textContent = Module.sentence(answer ? 'later' : 'close');
    if (answer) by('news-yes').textContent = Module.sentence(answer);
    by('news-yes').onclick = act;
    by('news-no').onclick = () => {
      by('news').hidden = true;
      canvas.focus();
    };
  };

  // Files that the system opens with the installed app. The program replaces this by its own.
  const early = [];
  Module.openFile = file => early.push(file);
  let launches = 0;
  const launched = async ({ files, targetURL }) => {
    // The first is the one that began this page; links of later ones begin it anew.
    const link = launches++ > 0 && targetURL ? new URL(targetURL).hash : '';
    if (link) location.hash = link;
    for (const handle of files) {
      const file = await handle.getFile();
      Module.openFile(file); // which may have changed meanwhile
    }
  };
  if (window.launchQueue) launchQueue.setConsumer(launched);

  // What other programs share with the installed app waits where the service worker has put it. Text
  // comes as if it had been dropped.
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

  // A new version is fetched while the old one runs. It takes over at the start, before anything is
  // played, where the worker sees to it that no other tab runs the old one, or when the person wants;
  // then all tabs begin anew.
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
    tell('version', ['reload', () => worker.postMessage('now')]);
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
      return registration.update(); // browsers look by themselves, but not each time
    }).catch(() => {}); // no network, or a private window that refuses
    workers.ready.then(({ active }) => active.postMessage(Module.version));
  };
  if (workers) followWorkers();
  if (workers && workers.controller) takeNewVersion();

  addEventListener('damas-complete', () => {
    if (Module.session('graphics') === 'none') tell('plain');
    early.splice(0).forEach(file => Module.openFile(file));
    takeShared().catch(error => console.warn('damas: what was shared: ' + error));
  });
  // Keeping all files for later comes after what is needed now.
  addEventListener('damas-engine', () => workers && keepOffline());
})();
