// The worker's side of the engine, appended to the scripts of src/main/engine_worker.cpp. The page sends
// the compiled module first, then tasks; the worker answers with reports. Names that another script uses
// are quoted. Threads load the script again, in workers of their own that emcc's code controls: older versions
// of emscripten set onmessage before, newer ones name the worker, with a number in builds with assertions.
if (typeof importScripts === 'function' && !self.onmessage && !/^em-pthread/.test(self.name)) {
  let engine = null;

  const fail = (error) => self.postMessage({'error': String(error)});

  // Starts the module from the page's compiled copy; by default it would fetch its own. `helpers` says how many
  // threads the module can start; all scripts of a version have its number in their address.
  const start = ({ module, helpers }) => new Promise((resolve, reject) => {
    const { href, search } = self.location;
    DamasEngine({
      'helpers': helpers,
      'mainScriptUrlOrBlob': href,
      'locateFile': (name) => href.replace(/[^/]*$/, name) + search,
      'instantiateWasm': (imports, use) => {
        WebAssembly.instantiate(module, imports).then((instance) => use(instance, module), reject);
        return {};
      },
      'onReport': (text) => self.postMessage({'report': text}),
    }).then(resolve, reject);
  });

  // Fetches the learnt weights and the opening book of the task's variant, and its endgame tables for a task that uses
  // them, when they are first needed. If they do not come, for example offline, the engine plays without them. The
  // player is waiting for the move, so a file that takes longer serves the next search.
  const learn = (instance, task) => {
    const all = async () => {
      for (;;) {
        const file = instance['ccall']('damas_file_to_fetch', 'string', ['string'], [task]);
        if (!file) return;
        await fetchFile(instance, file);
      }
    };
    return Promise.race([all(), new Promise((resolve) => setTimeout(resolve, 3000))]);
  };

  const fetchFile = async (instance, file) => {
    try {
      const response = await fetch(file + self.location.search, {'credentials': 'same-origin'});
      if (!response['ok']) return;
      const bytes = new Uint8Array(await response['arrayBuffer']());
      const part = 4096; // the arguments are copied to the small stack
      for (let at = 0; at < bytes.length; at += part) {
        const some = bytes.subarray(at, at + part);
        instance['ccall']('damas_add_bytes', null, ['array', 'number'], [some, some.length]);
      }
      instance['ccall']('damas_use_file', 'number', ['string'], [file]);
    } catch {
      // The engine plays without them.
    }
  };

  const think = async (instance, task) => {
    await learn(instance, task);
    const error = instance['ccall']('damas_think', 'string', ['string'], [task]);
    if (error) fail(error);
  };

  self.onmessage = (event) => {
    if (event.data['module']) {
      engine = start(event.data);
      engine.then(() => self.postMessage({'ready': true}), fail);
    } else {
      engine.then((instance) => think(instance, event.data['task'])).catch(fail);
    }
  };

  self.postMessage({'begun': true}); // until then the page does not know whether the script arrives
}
