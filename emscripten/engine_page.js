// The page's side of its workers (src/wire/page_worker.cpp). Their module is fetched
// and compiled only once, so stopping a search is cheap: the worker is terminated and replaced.
// A search with several threads has a worker with another module, if the page may share memory; while that
// module loads, one thread searches.
// Names that another script or thread uses are quoted, because the closure compiler renames all others.
mergeInto(LibraryManager.library, {
  // Older versions of emscripten always include the string functions; newer ones only if they are listed.
  $damasWorkers__deps: ['$UTF8ToString', '$stringToUTF8', '$lengthBytesUTF8'].filter(
    (name) => name in LibraryManager.library),
  $damasWorkers: {
    all: {},
    count: 0,
    modules: {}, // by name: promises
    // Milliseconds that a worker may take to get ready. After a timeout the next ones have less time.
    timeLimit: 10000,
    warned: false,
    prepared: null, // the slot of a worker that is made before the program asks for one
    programLoaded: false, // all of the program is loaded
    tried: false, // a worker has been ready, or has failed
    notified: false, // 'damas-engine' has been sent
    threadsFailed: false,
    spare: null, // the slot of a worker that loads the module with threads, for the next search with threads
    threadsLoaded: false,

    // The engine loads right after the program; downloads that wait for 'damas-engine' load after it.
    prepare: () => {
      if (typeof addEventListener !== 'function') return;
      addEventListener('damas-complete', () => {
        damasWorkers.programLoaded = true;
        if (damasWorkers.count > 0) return damasWorkers.notifyReady();
        damasWorkers.prepared = {current: null, report: null, failed: false, changed: () => {}};
        damasWorkers.startWorker(damasWorkers.prepared, 0);
      });
    },

    notifyReady: () => {
      if (!damasWorkers.programLoaded || !damasWorkers.tried || damasWorkers.notified) return;
      damasWorkers.notified = true;
      window.dispatchEvent(new Event('damas-engine'));
    },

    markTried: () => {
      damasWorkers.tried = true;
      damasWorkers.notifyReady();
    },

    // How many threads of a task run beside that of the worker: none until the module with threads is
    // loaded. Browsers share memory only if the host isolates the page.
    helpersOf: (task) => {
      if (damasWorkers.threadsFailed || !globalThis['crossOriginIsolated'] ||
          !globalThis['SharedArrayBuffer']) return 0;
      const line = /^threads (\d+)$/m.exec(task);
      const helpers = line ? Number(line[1]) - 1 : 0;
      if (helpers === 0 || damasWorkers.threadsLoaded) return helpers;
      if (!damasWorkers.spare) {
        damasWorkers.spare = {current: null, report: null, failed: false, changed: () => {}};
        damasWorkers.startWorker(damasWorkers.spare, helpers);
      }
      return 0;
    },

    // Gives the slot the worker that has loaded the module with threads, if it has enough of them.
    takeSpare: (slot, helpers) => {
      const spare = damasWorkers.spare;
      if (helpers === 0 || !spare) return;
      damasWorkers.spare = null;
      if (spare.current.helpers < helpers) return damasWorkers.endWorker(spare);
      slot.current = spare.current;
      slot.current.slot = slot;
    },

    // Returns a promise of the compiled module. A failed promise is discarded, so that the next call tries
    // again. The page's loader repeats a stalled download; tests have pages without it.
    compile: (name) => {
      const url = locateFile(name + '.wasm');
      const fetched = () => fetch(url, {'credentials': 'same-origin'}).then((response) => {
        if (!response['ok']) throw new Error(url + ': ' + response['status']);
        return response;
      });
      const whole = (response) => response
        .then((answer) => answer['arrayBuffer']())
        .then((bytes) => WebAssembly.compile(bytes));
      const compiling = (response) => WebAssembly.compileStreaming
        ? WebAssembly.compileStreaming(response) : whole(response);
      if (!damasWorkers.modules[name]) {
        // Streaming fails if the host does not send the media type application/wasm; the loader adds it.
        damasWorkers.modules[name] = Module['download'] ? Module['download'](url, compiling)
          : compiling(fetched()).catch(() => whole(fetched()));
        damasWorkers.modules[name].catch(() => { damasWorkers.modules[name] = null; });
      }
      return damasWorkers.modules[name];
    },

    // Gives the slot a new worker, for searches with that many helpers.
    startWorker: (slot, helpers) => {
      const current = {slot, worker: null, watcher: null, messages: [], sent: null, ready: false, late: 0,
                       helpers, task: ''};
      slot.current = current;
      const name = helpers > 0 ? 'damas-threads' : 'damas-engine';
      try {
        // The script and the module load at the same time.
        damasWorkers.loadScript(current, name + '.js', '');
        current.sent = damasWorkers.compile(name).then((module) => {
          if (current.slot.current !== current) return;
          damasWorkers.post(current, {'module': module, 'helpers': helpers});
        });
      } catch (error) { // the page may not be allowed to create workers
        current.sent = Promise.reject(error);
      }
      current.sent.catch((error) => damasWorkers.fail(current, error));
    },

    // If the script does not begin to run for as long as the page's loader waits for data, another worker requests
    // it again and gets the messages of this one. The address is new, because for the same one browsers may wait
    // for the stalled request.
    loadScript: (current, file, again) => {
      const worker = new Worker(locateFile(file) + again);
      current.worker = worker;
      worker.onmessage = (event) => damasWorkers.onMessage(current, event.data);
      worker.onerror = (event) => {
        damasWorkers.fail(current, event.message || 'its script does not load');
      };
      if (!Module['watch']) return;
      current.watcher = Module['watch'](file, () => {
        if (!current.messages || current.worker !== worker || current.slot.current !== current) return;
        damasWorkers.dismiss(worker);
        damasWorkers.loadScript(current, file, again + '-');
        current.messages.forEach((message) => current.worker.postMessage(message));
      });
    },

    // Messages are kept until the script runs.
    post: (current, message) => {
      if (current.messages) current.messages.push(message);
      current.worker.postMessage(message);
    },

    dismiss: (worker) => {
      worker.onmessage = worker.onerror = null;
      worker.terminate();
    },

    endWorker: (slot) => {
      const current = slot.current;
      slot.current = null;
      if (!current) return;
      clearTimeout(current.late);
      if (current.watcher) current.watcher['end']();
      if (current.worker) damasWorkers.dismiss(current.worker);
    },

    onMessage: (current, data) => {
      const slot = current.slot;
      if (slot.current !== current) return;
      if (current.watcher) current.watcher['end']();
      current.watcher = current.messages = null;
      if (data['begun']) return;
      if (data['error']) return damasWorkers.fail(current, data['error']);
      clearTimeout(current.late);
      current.ready = true;
      if (current.helpers > 0) damasWorkers.threadsLoaded = true;
      damasWorkers.timeLimit = 10000;
      damasWorkers.markTried();
      if (!data['report']) return;
      slot.report = data['report'];
      // Nobody waits for this task any longer, so a later error must not begin it again.
      if (/^finished 1$/m.test(slot.report)) current.task = '';
      slot.changed();
    },

    fail: (current, why) => {
      const slot = current.slot;
      if (slot.current !== current) return;
      damasWorkers.endWorker(slot);
      if (current.helpers > 0) return damasWorkers.doWithoutThreads(slot, current.task, why);
      slot.failed = true;
      slot.changed();
      damasWorkers.markTried();
      if (damasWorkers.warned) return;
      damasWorkers.warned = true;
      console.warn('Damas: the engine cannot run beside the page (' + why +
                   '), so the machine may play a weaker game, and endings may lack their results.');
    },

    // The module without threads takes over, now and for all later tasks.
    doWithoutThreads: (slot, task, why) => {
      damasWorkers.threadsFailed = true;
      console.warn('Damas: the engine searches with one thread (' + why + ').');
      if (slot === damasWorkers.spare) damasWorkers.spare = null;
      else if (task) damasWorkers.start(slot, task);
      else damasWorkers.startWorker(slot, 0);
    },

    start: (slot, task) => {
      const helpers = damasWorkers.helpersOf(task);
      slot.report = null;
      slot.failed = false;
      if (slot.current && slot.current.helpers < helpers) damasWorkers.endWorker(slot);
      if (!slot.current) damasWorkers.takeSpare(slot, helpers);
      if (!slot.current) damasWorkers.startWorker(slot, helpers);
      const current = slot.current;
      current.task = task;
      if (!current.ready) {
        current.late = setTimeout(() => {
          if (current.helpers === 0) damasWorkers.timeLimit = 1000;
          damasWorkers.fail(current, 'it is not ready yet');
        }, damasWorkers.timeLimit);
      }
      current.sent.then(() => {
        if (slot.current === current) damasWorkers.post(current, {'task': task});
      }, () => {});
    },
  },

  $damasWorkers__postset: 'damasWorkers.prepare();',

  damas_worker_new__deps: ['$damasWorkers'],
  damas_worker_new: function (changed, engine) {
    const slot = damasWorkers.prepared || {current: null, report: null, failed: false};
    damasWorkers.prepared = null;
    slot.changed = () => {{{ makeDynCall('vi', 'changed') }}}(engine);
    damasWorkers.all[++damasWorkers.count] = slot;
    if (!slot.current) damasWorkers.startWorker(slot, 0);
    return damasWorkers.count;
  },

  damas_worker_delete__deps: ['$damasWorkers'],
  damas_worker_delete: function (worker) {
    damasWorkers.endWorker(damasWorkers.all[worker]);
    delete damasWorkers.all[worker];
  },

  damas_worker_start__deps: ['$damasWorkers'],
  damas_worker_start: function (worker, task) {
    damasWorkers.start(damasWorkers.all[worker], UTF8ToString(task));
  },

  damas_worker_stop__deps: ['$damasWorkers'],
  damas_worker_stop: function (worker) {
    const slot = damasWorkers.all[worker];
    const helpers = slot.current && !damasWorkers.threadsFailed ? slot.current.helpers : 0;
    damasWorkers.endWorker(slot);
    slot.report = null;
    damasWorkers.startWorker(slot, helpers);
  },

  damas_worker_refuse__deps: ['$damasWorkers'],
  damas_worker_refuse: function (worker) {
    const slot = damasWorkers.all[worker];
    slot.current.task = ''; // the program no longer waits for it
    damasWorkers.fail(slot.current, 'its reports cannot be read');
  },

  damas_worker_take__deps: ['$damasWorkers'],
  damas_worker_take: function (worker, buffer, size) {
    const slot = damasWorkers.all[worker];
    if (slot.failed) return -1;
    if (!slot.report) return 0;
    const needed = lengthBytesUTF8(slot.report) + 1;
    if (size >= needed) {
      stringToUTF8(slot.report, buffer, size);
      slot.report = null;
    }
    return needed;
  },
});
