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

  const think = (instance, task) => {
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
