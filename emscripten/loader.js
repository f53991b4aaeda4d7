// Starts Damas in its page: shows the progress, says failures in words, makes the Module object.
'use strict';
(() => {
  // Of this build; of the unpacked modules, the second of which is 0 where there is but one.
  const { version, bytes, lateBytes } = document.currentScript.dataset;
  const texts = {
    en: {
      lang: 'en',
      board: 'Damas. Arrow keys move the cursor, Enter selects, the question mark shows all keys, F6 leaves the board',
      point: '.',
      loading: (done, all) => `Loading… ${done} of ${all} MB`,
      starting: 'Starting…',
      wasm: 'Damas needs WebAssembly, which this browser lacks or has switched off.',
      file: 'A browser cannot start Damas from a file: it must come from a web server.',
      load: 'Damas could not be loaded. Check the connection and try again.',
      start: 'Damas could not start.',
      stop: 'Damas has stopped because of an error. What was saved is still there.',
      blind: ' This browser has no WebGL, with which the board is drawn.',
      again: 'Try again',
    },
    pt: {
      lang: 'pt-BR',
      board: 'Damas. As setas movem o cursor, Enter seleciona, a interrogação mostra as teclas, F6 sai do tabuleiro',
      point: ',',
      loading: (done, all) => `Carregando… ${done} de ${all} MB`,
      starting: 'Iniciando…',
      wasm: 'Damas precisa de WebAssembly, que falta neste navegador ou está desativado.',
      file: 'O navegador não pode abrir Damas de um arquivo: é preciso um servidor web.',
      load: 'Não foi possível carregar Damas. Verifique a conexão e tente de novo.',
      start: 'Não foi possível iniciar Damas.',
      stop: 'Damas parou por causa de um erro. O que foi salvo continua guardado.',
      blind: ' Este navegador não tem WebGL, que desenha o tabuleiro.',
      again: 'Tentar de novo',
    },
  };
  const root = document.documentElement;
  const by = id => document.getElementById(id);

  // Kept for the next start, when the page speaks before the program can.
  const memory = (key, value) => {
    try {
      if (value) localStorage.setItem('damas.' + key, value);
      else value = localStorage.getItem('damas.' + key);
    } catch (refused) {} // no storage here: the defaults must do
    return value;
  };
  let text;
  const speak = code => {
    text = texts[String(code).slice(0, 2).toLowerCase()] || texts.en;
    root.lang = text.lang;
    by('canvas').setAttribute('aria-label', text.board);
  };
  const dress = panel => {
    const [r, g, b] = panel.match(/\w\w/g).map(pair => parseInt(pair, 16));
    root.classList.toggle('light', 2 * r + 5 * g + b > 1020);
    root.style.setProperty('--panel', panel);
    document.querySelector('[name=theme-color]').content = panel;
  };

  let drawn = false, failed = false, lastError = '';
  const fail = (reason, detail = '') => {
    if (failed) return;
    failed = true;
    by('cover').className = 'failed';
    by('cover').hidden = by('again').hidden = by('detail').hidden = false;
    by('bar').hidden = true;
    by('words').setAttribute('role', 'alert');
    const blind = reason === 'start' && !document.createElement('canvas').getContext('webgl');
    by('words').textContent = text[reason] + (blind ? text.blind : '');
    by('detail').textContent = detail;
    by('again').textContent = text.again;
    by('again').onclick = () => location.reload();
  };
  const broken = what => fail(drawn ? 'stop' : 'start', lastError || what);
  // What the program throws and nobody catches stops its turns. Once it runs, other errors are those
  // of browsers and their extensions.
  const thrown = (error, message) => {
    const { RuntimeError, Exception } = window.WebAssembly || {};
    const ours = [RuntimeError, Exception].some(kind => kind && error instanceof kind);
    if (ours || !drawn) broken(message);
  };
  addEventListener('error', event => thrown(event.error, event.message));
  addEventListener('unhandledrejection', ({ reason }) => thrown(reason, reason));

  // Without the browser's own tables of numbers, which take longer to load than the program.
  const megabytes = count => (count / 1e6).toFixed(1).replace('.', text.point);
  let loaded = 0, showing = false;
  const paint = () => {
    showing = false;
    if (failed) return;
    by('bar').value = loaded / bytes;
    by('words').textContent =
      loaded < bytes ? text.loading(megabytes(loaded), megabytes(bytes)) : text.starting;
  };
  const show = done => {
    loaded = done;
    if (!showing) requestAnimationFrame(paint);
    showing = true;
  };

  // The response with its bytes counted as they pass: content-length is missing or that of a packed
  // form on many hosts. Another size is another version's: the host is being updated.
  const counted = response => {
    if (!response.ok) throw Error(`damas.wasm: ${response.status}`);
    const reader = response.body.getReader();
    let done = 0;
    const pull = async stream => {
      const part = await reader.read();
      if (part.value) show(done += part.value.length);
      if (!part.done) stream.enqueue(part.value);
      else if (done === +bytes) stream.close();
      else throw Error(`damas.wasm: ${done} / ${bytes}`);
    };
    return new Response(new ReadableStream({ pull }),
      { headers: { 'content-type': 'application/wasm' } });
  };
  const compile = () => {
    const response = fetch('damas.wasm?' + version).then(counted);
    return WebAssembly.compileStreaming ? WebAssembly.compileStreaming(response)
      : response.then(whole => whole.arrayBuffer()).then(WebAssembly.compile);
  };

  // What runs after the first frame is a module of its own, which puts its functions into the table of
  // the first. Until then others are in their places, named by their slots: whatever needs one of them
  // earlier waits for all.
  const late = `damas-late.wasm?${version}`;
  let program, joined = !+lateBytes;
  const table = () => Object.values(program).find(part => part instanceof WebAssembly.Table);
  const checked = content => {
    if (content.byteLength === +lateBytes) return content;
    throw Error(`${late}: ${content.byteLength} / ${lateBytes}`);
  };
  // What stands still and asks passes by the service worker, which alone answers offline: where there is
  // one, its copy is here before the program starts.
  const fetchContent = () => fetch(late)
    .then(response => response.ok ? response.arrayBuffer() : Promise.reject(Error(response.status)))
    .then(checked);
  const { controller } = navigator.serviceWorker || {};
  let atHand;
  const prepared = +lateBytes && controller
    ? fetchContent().then(content => { atHand = content; }, () => {}) : undefined;
  const demand = () => {
    const request = new XMLHttpRequest();
    request.open('GET', late, false);
    request.overrideMimeType('text/plain; charset=x-user-defined'); // bytes come in no other form
    request.send();
    return checked(Uint8Array.from(request.response, letter => letter.charCodeAt() & 255));
  };
  const waitForLate = () => {
    const content = atHand || demand();
    new WebAssembly.Instance(new WebAssembly.Module(content), { primary: program });
    joined = true;
    performance.mark('needed-early');
  };
  const placeholder = new Proxy({}, { get: (_, slot) => (...values) => {
    if (!joined) waitForLate();
    return table().get(+slot)(...values);
  } });
  const fetchLate = () => (atHand ? Promise.resolve(atHand) : fetchContent())
    .then(content => WebAssembly.compile(content))
    .then(module => joined || WebAssembly.instantiate(module, { primary: program }))
    .then(() => { joined = true; });

  let compiled;
  window.Module = {
    canvas: by('canvas'),
    version,
    print: line => console.log(line),
    printErr: line => console.error(lastError = line),
    onAbort: broken,
    locateFile: name => `${name}?${version}`,
    instantiateWasm: (imports, receive) => {
      Promise.all([compiled, prepared]).then(
        ([module]) => WebAssembly.instantiate(module, { ...imports, placeholder }).then(instance => {
          program = instance.exports;
          receive(instance, module);
        }).catch(broken), () => {});
      return {};
    },
    firstFrame: goOn => {
      delete Module.firstFrame; // called once
      drawn = true;
      failed = false; // of a stranger's error
      by('cover').hidden = true;
      by('canvas').focus();
      performance.mark('first-frame');
      const complete = () => {
        performance.mark('complete');
        goOn();
        dispatchEvent(new Event('damas-complete'));
      };
      if (joined) complete();
      else fetchLate().then(complete, error => fail('load', error));
    },
    setLanguage: code => speak(memory('language', code)), // 'pt-BR', 'en'
    setPanel: color => dress(memory('panel', color)), // '#rrggbb'
  };

  speak(memory('language') || navigator.language);
  dress(memory('panel') || '#211d19');
  if (!window.WebAssembly) return fail('wasm');
  if (location.protocol === 'file:') return fail('file');
  show(0);
  compiled = compile();
  compiled.catch(error => fail('load', error));
  // Browsers take their time to begin with graphics. The program gets this same context.
  by('canvas').getContext('webgl', { alpha: false, depth: false, antialias: false });
  for (const name of ['page.js', 'damas.js']) {
    const script = document.createElement('script');
    script.src = `${name}?${version}`;
    script.async = false; // in this order
    script.onerror = () => fail('load', name);
    document.head.append(script);
  }
})();
