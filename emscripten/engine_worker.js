// The worker's side of the engine, behind the module of src/main/engine_worker.cpp in one script.
// It is sent the compiled module first, then tasks, and answers with reports. Names that another
// script sees are quoted.
if (typeof importScripts === 'function') {
  let engine = null;

  const fail = (error) => self.postMessage({'error': String(error)});

  // The module's start, which would fetch its own copy.
  const start = (module) => new Promise((resolve, reject) => {
    DamasEngine({
      'instantiateWasm': (imports, use) => {
        WebAssembly.instantiate(module, imports).then((instance) => use(instance), reject);
        return {};
      },
      'onReport': (text) => self.postMessage({'report': text}),
    }).then(resolve, reject);
  });

  // Fetches the learnt weights and the opening book of the task's variant when it is first played.
  // Without them, offline or after an error, the engine plays without them.
  const learn = async (instance, task) => {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), 3000); // a player waits for the move
    try {
      for (;;) {
        const file = instance['ccall']('damas_file_to_fetch', 'string', ['string'], [task]);
        if (!file) break;
        await fetchFile(instance, file, late.signal);
      }
    } finally {
      clearTimeout(timer);
    }
  };

  const fetchFile = async (instance, file, signal) => {
    try {
      const response = await fetch(file + self.location.search,
        {'credentials': 'same-origin', 'signal': signal});
      if (!response['ok']) return;
      const bytes = new Uint8Array(await response['arrayBuffer']());
      const part = 4096; // arguments go over the stack
      for (let at = 0; at < bytes.length; at += part) {
        const some = bytes.subarray(at, at + part);
        instance['ccall']('damas_add_bytes', null, ['array', 'number'], [some, some.length]);
      }
      instance['ccall']('damas_use_file', 'number', ['string'], [file]);
    } catch {
      // As said above.
    }
  };

  const think = async (instance, task) => {
    await learn(instance, task);
    const error = instance['ccall']('damas_think', 'string', ['string'], [task]);
    if (error) fail(error);
  };

  self.onmessage = (event) => {
    if (event.data['module']) {
      engine = start(event.data['module']);
      engine.then(() => self.postMessage({'ready': true}), fail);
    } else {
      engine.then((instance) => think(instance, event.data['task'])).catch(fail);
    }
  };
}
