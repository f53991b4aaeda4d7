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
    // Milliseconds that a task waits for a worker that is not ready. After a timeout the next ones wait less.
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

    // Returns a promise of the compiled module. A download that fails is repeated once, for example because the
    // device has changed its network. A failed promise is discarded, so that the next call tries again. The page's
    // loader repeats a stalled download; tests have pages without it.
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
        const load = () => Module['download'](url, compiling);
        damasWorkers.modules[name] = Module['download'] ? load().catch(load)
          : compiling(fetched()).catch(() => whole(fetched()));
        damasWorkers.modules[name].catch(() => { damasWorkers.modules[name] = null; });
      }
      return damasWorkers.modules[name];
    },

    // Gives the slot a new worker, for searches with that many helpers. Only a worker that is ready has a task, so
    // until then a task that nobody waits for any longer is forgotten, and the worker goes on loading.
    startWorker: (slot, helpers) => {
      const current = {slot, workers: [], watcher: null, begun: false, module: null, ready: false, late: 0, hung: 0,
                       helpers, task: ''};
      slot.current = current;
      const name = helpers > 0 ? 'damas-threads' : 'damas-engine';
      let compiled;
      try {
        // The script and the module load at the same time.
        damasWorkers.loadScript(current, name + '.js', '');
        compiled = damasWorkers.compile(name);
      } catch (error) { // the page may not be allowed to create workers
        compiled = Promise.reject(error);
      }
      compiled.then((module) => {
        if (current.slot.current !== current) return;
        current.module = module;
        damasWorkers.passModule(current);
      }).catch((error) => damasWorkers.fail(current, error));
    },

    // If the script does not begin to run for as long as the page's loader waits for data, another worker requests
    // it again. It may only be slow, so the earlier ones go on loading, and the first that runs is used. But no more
    // than three do, because browsers limit the requests at a time. The address is new, because for the same one
    // browsers may wait for the stalled request.
    loadScript: (current, file, again) => {
      const worker = new Worker(locateFile(file) + again);
      if (current.workers.push(worker) > 3) damasWorkers.dismiss(current.workers.shift());
      const repeat = () => {
        if (!current.begun && current.slot.current === current) damasWorkers.loadScript(current, file, again + '-');
      };
      worker.onmessage = (event) => damasWorkers.onMessage(current, worker, event.data);
      worker.onerror = (event) => {
        const why = event.message || 'its script does not load';
        if (current.begun) return damasWorkers.fail(current, why);
        damasWorkers.dismiss(worker);
        current.workers = current.workers.filter((other) => other !== worker);
        if (current.workers.length > 0) return;
        if (again) return damasWorkers.fail(current, why);
        if (current.watcher) current.watcher['end']();
        repeat(); // when a device changes its network, requests fail once
      };
      if (Module['watch']) current.watcher = Module['watch'](file, repeat);
    },

    dismiss: (worker) => {
      worker.onmessage = worker.onerror = null;
      worker.terminate();
    },

    // The script of this worker is the first that runs.
    useWorker: (current, worker) => {
      if (current.watcher) current.watcher['end']();
      current.workers.filter((other) => other !== worker).forEach(damasWorkers.dismiss);
      current.workers = [worker];
      current.begun = true;
      damasWorkers.passModule(current);
    },

    // A worker that has all that it needs gets ready soon. One that does not is replaced; that with threads may
    // still load the scripts of its threads.
    passModule: (current) => {
      if (!current.begun || !current.module) return;
      current.workers[0].postMessage({'module': current.module, 'helpers': current.helpers});
      if (current.helpers > 0) return;
      current.hung = setTimeout(() => damasWorkers.fail(current, 'it does not get ready'), 30000);
    },

    passTask: (current) => current.workers[0].postMessage({'task': current.task}),

    forgetTask: (current) => {
      clearTimeout(current.late);
      current.task = '';
    },

    endWorker: (slot) => {
      const current = slot.current;
      slot.current = null;
      if (!current) return;
      clearTimeout(current.late);
      clearTimeout(current.hung);
      if (current.watcher) current.watcher['end']();
      current.workers.forEach(damasWorkers.dismiss);
    },

    onMessage: (current, worker, data) => {
      const slot = current.slot;
      if (slot.current !== current) return;
      if (data['begun']) return damasWorkers.useWorker(current, worker);
      if (data['error']) return damasWorkers.fail(current, data['error']);
      if (data['ready']) return damasWorkers.getReady(current);
      slot.report = data['report'];
      // Nobody waits for this task any longer, so a later error must not begin it again.
      if (/^finished 1$/m.test(slot.report)) current.task = '';
      slot.changed();
    },

    getReady: (current) => {
      clearTimeout(current.late);
      clearTimeout(current.hung);
      current.ready = true;
      if (current.helpers > 0) damasWorkers.threadsLoaded = true;
      damasWorkers.timeLimit = 10000;
      if (current.task) damasWorkers.passTask(current);
      damasWorkers.markTried();
    },

    fail: (current, why) => {
      const slot = current.slot;
      if (slot.current !== current) return;
      damasWorkers.endWorker(slot);
      if (current.helpers > 0) damasWorkers.doWithoutThreads(slot, current.task, why);
      else damasWorkers.giveUpTask(slot, why);
    },

    giveUpTask: (slot, why) => {
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
      damasWorkers.forgetTask(current);
      current.task = task;
      if (current.ready) return damasWorkers.passTask(current);
      current.late = setTimeout(() => {
        if (current.helpers > 0) return damasWorkers.fail(current, 'it is not ready yet');
        damasWorkers.timeLimit = 1000;
        damasWorkers.forgetTask(current);
        damasWorkers.giveUpTask(slot, 'it is not ready yet');
      }, damasWorkers.timeLimit);
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
    const current = slot.current;
    slot.report = null;
    if (current && !current.ready) return damasWorkers.forgetTask(current);
    const helpers = current && !damasWorkers.threadsFailed ? current.helpers : 0;
    damasWorkers.endWorker(slot);
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
