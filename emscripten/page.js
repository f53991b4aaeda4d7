// What the page offers around the running program: spoken words, files, offline use.
'use strict';
(() => {
  const by = id => document.getElementById(id);
  const canvas = by('canvas');
  canvas.addEventListener('contextmenu', event => event.preventDefault());
  // Telephones take it from pages that are out of sight; the game goes on as it was kept.
  canvas.addEventListener('webglcontextlost', () => location.reload());

  // Speaks to screen readers; the last lines stay to be read again.
  Module.announce = words => {
    const line = document.createElement('div');
    line.textContent = words;
    by('live').append(line);
    if (by('live').childElementCount > 20) by('live').firstChild.remove();
  };

  // Files that the system opens with the installed app. The program replaces this by its own.
  const early = [];
  Module.openFile = file => early.push(file);
  if (window.launchQueue) {
    launchQueue.setConsumer(async ({ files }) => {
      for (const handle of files) {
        const file = await handle.getFile();
        Module.openFile(file); // which may have changed meanwhile
      }
    });
  }

  // A new version is fetched while the old one runs. It may take over only before anything is played,
  // at the start; the worker sees to it that no other tab runs the old one.
  const workers = /^https?:/.test(location.protocol) ? navigator.serviceWorker : undefined;
  const takeNewVersion = () => {
    workers.addEventListener('controllerchange', () => location.reload());
    workers.getRegistration().then(registration => {
      if (registration && registration.waiting) registration.waiting.postMessage('start');
    });
  };
  const keepOffline = () => {
    workers.register('sw.js', { updateViaCache: 'none' })
      .then(registration => registration.update()) // browsers look by themselves, but not each time
      .catch(() => {}); // no network, or a private window that refuses
    workers.ready.then(({ active }) => active.postMessage(Module.version));
  };
  if (workers && workers.controller) takeNewVersion();

  addEventListener('damas-complete', () => {
    early.splice(0).forEach(file => Module.openFile(file));
    if (workers) keepOffline();
  });
})();
