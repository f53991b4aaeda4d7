// The page's side of the engine: the workers that src/engine/web_engine.cpp uses. Their module is fetched
// and compiled only once, so stopping a search is cheap: the worker is terminated and replaced.
// Names that another script or thread uses are quoted, because the closure compiler renames all others.
mergeInto(LibraryManager.library, {
  // Older versions of emscripten always include the string functions; newer ones only if they are listed.
  $damasWorkers__deps: ['$UTF8ToString', '$stringToUTF8', '$lengthBytesUTF8'].filter(
    (name) => name in LibraryManager.library),
  $damasWorkers: {
    all: {},
    count: 0,
    module: null,
    // Milliseconds that a worker may take to get ready. After a timeout the next ones have less time.
    patience: 10000,
    warned: false,
    spare: null, // the slot of a worker that is made before the program asks for one
    whole: false, // all of the program is loaded
    settled: false, // a worker has been ready, or has failed
    told: false, // 'damas-engine' has been sent

    // The engine loads right after the program; downloads that wait for 'damas-engine' load after it.
    prepare: () => {
      if (typeof addEventListener !== 'function') return;
      addEventListener('damas-complete', () => {
        damasWorkers.whole = true;
        if (damasWorkers.count > 0) return damasWorkers.tell();
        damasWorkers.spare = {hired: null, news: null, failed: false, changed: () => {}};
        damasWorkers.hire(damasWorkers.spare);
      });
    },

    tell: () => {
      if (!damasWorkers.whole || !damasWorkers.settled || damasWorkers.told) return;
      damasWorkers.told = true;
      window.dispatchEvent(new Event('damas-engine'));
    },

    settle: () => {
      damasWorkers.settled = true;
      damasWorkers.tell();
    },

    // Returns a promise of the compiled module. A failed promise is discarded, so that the next call tries
    // again.
    compile: () => {
      const url = locateFile('damas-engine.wasm');
      const fetched = () => fetch(url, {'credentials': 'same-origin'}).then((response) => {
        if (!response['ok']) throw new Error(url + ': ' + response['status']);
        return response;
      });
      const whole = () => fetched()
        .then((response) => response['arrayBuffer']())
        .then((bytes) => WebAssembly.compile(bytes));
      if (!damasWorkers.module) {
        // Streaming fails if the host does not send the media type application/wasm.
        damasWorkers.module = WebAssembly.compileStreaming
          ? WebAssembly.compileStreaming(fetched()).catch(whole) : whole();
        damasWorkers.module.catch(() => { damasWorkers.module = null; });
      }
      return damasWorkers.module;
    },

    // Gives the slot a new worker.
    hire: (slot) => {
      const hired = slot.hired = {worker: null, sent: null, ready: false, late: 0};
      try {
        // The script and the module load at the same time.
        hired.worker = new Worker(locateFile('damas-engine.js'));
        hired.worker.onmessage = (event) => damasWorkers.hear(slot, hired, event.data);
        hired.worker.onerror = (event) => {
          damasWorkers.fail(slot, hired, event.message || 'its script does not load');
        };
        hired.sent = damasWorkers.compile().then((module) => {
          if (slot.hired === hired) hired.worker.postMessage({'module': module});
        });
      } catch (error) { // the page may not be allowed to create workers
        hired.sent = Promise.reject(error);
      }
      hired.sent.catch((error) => damasWorkers.fail(slot, hired, error));
    },

    dismiss: (slot) => {
      const hired = slot.hired;
      slot.hired = null;
      if (!hired) return;
      clearTimeout(hired.late);
      if (!hired.worker) return;
      hired.worker.onmessage = hired.worker.onerror = null;
      hired.worker.terminate();
    },

    hear: (slot, hired, data) => {
      if (slot.hired !== hired) return;
      if (data['error']) return damasWorkers.fail(slot, hired, data['error']);
      clearTimeout(hired.late);
      hired.ready = true;
      damasWorkers.patience = 10000;
      damasWorkers.settle();
      if (!data['report']) return;
      slot.news = data['report'];
      slot.changed();
    },

    fail: (slot, hired, why) => {
      if (slot.hired !== hired) return;
      damasWorkers.dismiss(slot);
      slot.failed = true;
      slot.changed();
      damasWorkers.settle();
      if (damasWorkers.warned) return;
      damasWorkers.warned = true;
      console.warn('Damas: the engine cannot run beside the page (' + why +
                   '), so the machine plays a weaker game.');
    },

    start: (slot, task) => {
      slot.news = null;
      slot.failed = false;
      if (!slot.hired) damasWorkers.hire(slot);
      const hired = slot.hired;
      if (!hired.ready) {
        hired.late = setTimeout(() => {
          damasWorkers.patience = 1000;
          damasWorkers.fail(slot, hired, 'it is not ready yet');
        }, damasWorkers.patience);
      }
      hired.sent.then(() => {
        if (slot.hired === hired) hired.worker.postMessage({'task': task});
      }, () => {});
    },
  },

  $damasWorkers__postset: 'damasWorkers.prepare();',

  damas_worker_new__deps: ['$damasWorkers'],
  damas_worker_new: function (changed, engine) {
    const slot = damasWorkers.spare || {hired: null, news: null, failed: false};
    damasWorkers.spare = null;
    slot.changed = () => {{{ makeDynCall('vi', 'changed') }}}(engine);
    damasWorkers.all[++damasWorkers.count] = slot;
    if (!slot.hired) damasWorkers.hire(slot);
    return damasWorkers.count;
  },

  damas_worker_delete__deps: ['$damasWorkers'],
  damas_worker_delete: function (worker) {
    damasWorkers.dismiss(damasWorkers.all[worker]);
    delete damasWorkers.all[worker];
  },

  damas_worker_start__deps: ['$damasWorkers'],
  damas_worker_start: function (worker, task) {
    damasWorkers.start(damasWorkers.all[worker], UTF8ToString(task));
  },

  damas_worker_stop__deps: ['$damasWorkers'],
  damas_worker_stop: function (worker) {
    const slot = damasWorkers.all[worker];
    damasWorkers.dismiss(slot);
    slot.news = null;
    damasWorkers.hire(slot);
  },

  damas_worker_refuse__deps: ['$damasWorkers'],
  damas_worker_refuse: function (worker) {
    const slot = damasWorkers.all[worker];
    damasWorkers.fail(slot, slot.hired, 'its reports cannot be read');
  },

  damas_worker_take__deps: ['$damasWorkers'],
  damas_worker_take: function (worker, buffer, size) {
    const slot = damasWorkers.all[worker];
    if (slot.failed) return -1;
    if (!slot.news) return 0;
    const needed = lengthBytesUTF8(slot.news) + 1;
    if (size >= needed) {
      stringToUTF8(slot.news, buffer, size);
      slot.news = null;
    }
    return needed;
  },
});
