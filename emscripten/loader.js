// Starts Damas in its page: shows the progress, explains failures, creates the Module object.
'use strict';
(() => {
  // The version of this build, and the sizes of the unpacked modules; lateBytes is 0 if there is only one.
  const { version, bytes, lateBytes, textBytes, lateFonts } = document.currentScript.dataset;
  const textSizes = JSON.parse(textBytes); // by language: of the file for the first frame, and of the other
  const texts = {
    en: {
      lang: 'en',
      board: 'Damas. Arrow keys move the cursor, Enter selects, the question mark shows all keys, F6 leaves the board',
      point: '.',
      loading: (done, all) => `Loading… ${done} of ${all} MB`,
      starting: 'Starting…',
      rest: (done, all) => `Still loading: ${done} of ${all} MB. Your last choice follows when all is here.`,
      stalled: 'The network does not answer; Damas is trying again.',
      waiting: 'A part of Damas does not arrive. “Try again” loads the page again.',
      wasm: 'Damas needs WebAssembly, which this browser lacks or has switched off.',
      old: 'This browser is too old for Damas, or does not let it use WebAssembly.',
      file: 'A browser cannot start Damas from a file: it must come from a web server.',
      load: 'Damas could not be loaded. Check the connection and try again.',
      start: 'Damas could not start.',
      stop: 'Damas has stopped because of an error. What was saved is still there.',
      lost: 'This browser takes its graphics away from Damas again and again.',
      plain: 'The graphics of this browser failed twice, so Damas draws without them, more slowly.',
      blind: ' This browser has no WebGL, which Damas needs to draw the board.',
      again: 'Try again',
      version: 'A new version of Damas is ready. Your game continues after the reload.',
      reload: 'Reload',
      later: 'Later',
      close: 'Close',
    },
    pt: {
      lang: 'pt-BR',
      board: 'Damas. As setas movem o cursor, Enter seleciona, a interrogação mostra as teclas, F6 sai do tabuleiro',
      point: ',',
      loading: (done, all) => `Carregando… ${done} de ${all} MB`,
      starting: 'Iniciando…',
      rest: (done, all) => `Ainda carregando: ${done} de ${all} MB. Sua última escolha será atendida quando tudo chegar.`,
      stalled: 'A rede não responde; Damas está tentando de novo.',
      waiting: 'Uma parte de Damas não chega. “Tentar de novo” carrega a página de novo.',
      wasm: 'Damas precisa de WebAssembly, que falta neste navegador ou está desativado.',
      old: 'Este navegador é antigo demais para Damas, ou não o deixa usar WebAssembly.',
      file: 'O navegador não pode abrir Damas de um arquivo: é preciso um servidor web.',
      load: 'Não foi possível carregar Damas. Verifique a conexão e tente de novo.',
      start: 'Não foi possível iniciar Damas.',
      stop: 'Damas parou por causa de um erro. O que foi salvo continua guardado.',
      lost: 'Este navegador retira os gráficos de Damas repetidamente.',
      plain: 'Os gráficos deste navegador falharam duas vezes: Damas desenha sem eles, mais devagar.',
      blind: ' Este navegador não tem WebGL, de que Damas precisa para desenhar o tabuleiro.',
      again: 'Tentar de novo',
      version: 'Há uma nova versão de Damas. Sua partida continua depois de recarregar.',
      reload: 'Recarregar',
      later: 'Depois',
      close: 'Fechar',
    },
  };
  const root = document.documentElement;
  const by = id => document.getElementById(id);
  by('stuck').remove(); // is shown only if this script does not load

  // Values for the next start, which the page needs before the program runs.
  const memory = (key, value) => {
    try {
      if (value) localStorage.setItem('damas.' + key, value);
      else value = localStorage.getItem('damas.' + key);
    } catch (refused) {} // without storage the defaults are used
    return value;
  };
  // Values that the tab keeps over reloads. Returns undefined if the browser refuses.
  const session = (key, value) => {
    try {
      if (value !== undefined) sessionStorage.setItem('damas.' + key, value);
      return sessionStorage.getItem('damas.' + key);
    } catch (refused) {
      return undefined;
    }
  };
  let text;
  const languageOf = code => String(code).split('-')[0].toLowerCase(); // 'pt' of 'pt-BR'
  const useLanguage = code => {
    text = texts[languageOf(code)] || texts.en;
    root.lang = text.lang;
    by('canvas').setAttribute('aria-label', text.board);
  };
  const usePanelColor = panel => {
    const [r, g, b] = panel.match(/\w\w/g).map(pair => parseInt(pair, 16));
    root.className = 2 * r + 5 * g + b > 1020 ? 'light' : 'dark';
    root.style.setProperty('--panel', panel);
    for (const color of document.querySelectorAll('[name=theme-color]')) color.content = panel;
  };

  // The page shows the board of the menu until the first frame, if the program will begin there, in usual
  // colours. This places it on whole pixels, as MenuScene::layout and BoardView::arrange do.
  const between = (least, value, most) => Math.min(Math.max(value, least), most);
  const placeBoard = () => {
    const { clientWidth, clientHeight } = by('cover');
    // Small pages are drawn smaller, as if their shorter side had 360 pixels (interface_size.cpp); lengths below are
    // in these pixels.
    const part = Math.min(1, Math.min(clientWidth, clientHeight) / 360);
    const width = clientWidth / part, height = clientHeight / part, scale = devicePixelRatio * part;
    const column = 152 + 8 * Math.ceil(44 / part); // of the upright menu, whose rows stay as high as a finger
    let x = 0, y = 16, room;
    if (width < height && height < column + 224) { // behind the menu
      y = 0;
      room = [width, height];
    } else if (width < height) {
      const side = Math.min(width - 32, height - column - 64);
      x = (width - side) / 2;
      y = 104;
      room = [side, side];
    } else {
      const narrow = part < 1 && width < 640, twoColumns = part < 1 && width >= 680;
      const left = Math.round(narrow ? 16 : between(16, 0.07 * width, 96));
      x = left + (twoColumns ? 456 : between(224, Math.floor(0.35 * width), 320)) + (narrow ? 16 : 32);
      room = [width - x - 16, height - 32];
    }
    const [across, down] = room.map(length => Math.floor(length * scale + 0.01));
    const frameOf = square => Math.round(between(5, 0.14 * square / scale, 12) * scale);
    let square = Math.floor(Math.min(across, down) / 8);
    while (square > 0 && 8 * square + 2 * frameOf(square) > Math.min(across, down)) --square;
    const side = 8 * square + 2 * frameOf(square), { style } = by('start');
    style.left = `${Math.round(x * scale + (across - side) / 2) / devicePixelRatio}px`;
    style.top = `${Math.round(y * scale + (down - side) / 2) / devicePixelRatio}px`;
    style.width = style.height = `${side / devicePixelRatio}px`;
    style.padding = `${frameOf(square) / devicePixelRatio}px`;
  };

  let drawn = false, failed = '', lastError = '';
  // Uncaught C++ exceptions are numbers (addresses), which mean nothing to the user.
  const readable = what => /^(Uncaught )?\d*$/.test(what) ? '' : what;
  // If a part of the page is missing, the program stops, so that it does not go on behind the message.
  const stopTurns = () => {
    if (Module.stopTurns) Module.stopTurns();
  };
  const fail = (reason, detail = '') => {
    if (failed) return;
    failed = reason;
    if (reason === 'load') stopTurns();
    by('cover').className = 'failed';
    by('cover').hidden = by('again').hidden = false;
    by('bar').hidden = by('wait').hidden = true;
    by('words').setAttribute('role', 'alert');
    const blind = reason === 'start' && !document.createElement('canvas').getContext('webgl');
    by('words').textContent = text[reason] + (blind ? text.blind : '');
    by('detail').textContent = readable(detail);
    by('detail').hidden = !by('detail').textContent;
    by('again').textContent = text.again;
    by('again').onclick = () => {
      session('graphics', ''); // try WebGL again
      location.reload();
    };
  };
  const broken = what => fail(drawn ? 'stop' : 'start', lastError || what);
  // An uncaught exception of the program stops its turns. While it runs, other errors come from the
  // browser or its extensions.
  const thrown = (error, message) => {
    const { RuntimeError, Exception } = window.WebAssembly || {};
    const ours = [RuntimeError, Exception].some(kind => kind && error instanceof kind);
    if (ours || !drawn) broken(message);
  };
  addEventListener('error', event => thrown(event.error, event.message));
  addEventListener('unhandledrejection', ({ reason }) => thrown(reason, reason));

  // Formats without Intl, whose tables take longer to load than the program.
  const megabytes = count => (count / 1e6).toFixed(1).replace('.', text.point);
  let loaded = 0, lateLoaded = 0, complete = false, showing = false;
  const stalled = new Map(); // by file: the function that requests it again, and the sentence that says so
  const tries = new Map(); // by file that has not arrived: how often the page itself has requested it again
  const stallSentence = () => {
    const sentences = [...stalled.values()].map(({ sentence }) => sentence);
    return text[sentences.includes('waiting') ? 'waiting' : 'stalled'];
  };
  const paintCover = () => {
    by('bar').value = loaded / bytes;
    by('words').textContent = stalled.size > 0 ? stallSentence()
      : loaded < bytes ? text.loading(megabytes(loaded), megabytes(bytes)) : text.starting;
    by('again').hidden = stalled.size === 0;
    by('again').textContent = text.again;
    by('again').onclick = askAgain;
  };
  // If the player presses something that needs all of the program, a box beside it says what is still loading.
  const box = by('wait');
  let held = false;  // whether the program does nothing until the rest of it is here
  let waits = false; // whether something that the player pressed waits for the rest
  let pressed, waitAt; // where, and where the middle of the box's upper edge is; or undefined
  const within = (wanted, most) => `${Math.max(8, Math.min(wanted, most - 8))}px`;
  const paintWait = () => {
    box.hidden = !waits && stalled.size === 0;
    if (box.hidden) return;
    const [x, y] = waitAt || [innerWidth / 2, innerHeight];
    by('wait-bar').value = lateLoaded / lateBytes;
    by('wait-words').textContent = stalled.size > 0 ? stallSentence()
      : text.rest(megabytes(lateLoaded), megabytes(lateBytes));
    by('wait-again').hidden = stalled.size === 0;
    by('wait-again').textContent = text.again;
    by('wait-again').onclick = askAgain;
    box.style.left = within(x - box.offsetWidth / 2, innerWidth - box.offsetWidth);
    box.style.top = within(y, innerHeight - box.offsetHeight);
  };
  const paint = () => {
    showing = false;
    if (failed) return;
    if (complete) Module.showStalled(stalled.size > 0 && askAgain, tries.size === 0);
    else if (drawn) paintWait();
    else paintCover();
  };
  const show = () => {
    if (!showing) requestAnimationFrame(paint);
    showing = true;
  };
  const askAgain = () => {
    for (const { request } of [...stalled.values()]) request();
  };

  // If no data of a file arrives for this time, the page says so, and `again` requests it once more; its argument
  // says whether the user asked for that. The message about the file stays until data arrives. Often nobody waits
  // for a file that is fetched after the start, so a first failure of one causes no message.
  // The network may only be slow, so further requests come after longer times. While data of other files arrives,
  // a file may wait for its turn, because browsers limit the requests at a time.
  const patience = 8000; // ms
  const patienceOf = [1, 1, 2, 4]; // by tries, in these times
  const recent = 2000, mostTurns = 4;
  let heard = -Infinity; // when data of any file arrived
  const watch = (name, again, sentence = 'stalled') => {
    let timer, silences = 0, turns = 0;
    const request = () => {
      clearTimeout(timer);
      again(true);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(expire, patience);
    };
    const expire = () => {
      if (performance.now() - heard < recent && turns++ < mostTurns) return wait();
      const tried = tries.get(name) || 0;
      if (!complete || tried > 0) {
        stalled.set(name, { request, sentence });
        show();
      }
      if (++silences < patienceOf[Math.min(tried, patienceOf.length - 1)]) return wait();
      tries.set(name, tried + 1);
      again(false);
    };
    const arrive = () => {
      clearTimeout(timer);
      silences = turns = 0;
      if (stalled.delete(name)) show();
    };
    if (stalled.has(name)) stalled.set(name, { request, sentence });
    wait();
    return { end: () => {
      if (tries.delete(name)) show();
      arrive();
    }, progress: () => {
      heard = performance.now();
      arrive();
      wait();
    } };
  };

  // `use` gets a response whose bytes are counted, because many hosts send no content-length or that of
  // the packed form. A wrong size means another version: the host is being updated; only the files of the start
  // have a known size. A stalled download is cancelled and repeated until it succeeds or is refused.
  const download = (path, size, count, use) => new Promise((done, refuse) => {
    const name = path.split('?')[0];
    const attempt = () => {
      const control = new AbortController();
      let current = true, got = 0;
      const watcher = watch(name, () => {
        if (!current) return;
        current = false;
        control.abort();
        attempt();
      });
      const counted = response => {
        if (!response.ok) throw Error(`${name}: ${response.status}`);
        const reader = response.body.getReader();
        const pull = async stream => {
          const part = await reader.read();
          if (!current) throw Error(`${name}: given up`);
          if (!part.done) {
            watcher.progress();
            count(got += part.value.length);
            if (!complete) show();
            return stream.enqueue(part.value);
          }
          watcher.end();
          if (size && got !== +size) throw Error(`${name}: ${got} / ${size}`);
          stream.close();
        };
        return new Response(new ReadableStream({ pull }),
          { headers: { 'content-type': 'application/wasm' } });
      };
      const settle = act => value => {
        if (!current) return;
        current = false;
        watcher.end();
        act(value);
      };
      use(fetch(path, { signal: control.signal }).then(counted)).then(settle(done), settle(refuse));
    };
    attempt();
  });
  const whole = response => response.then(answer => answer.arrayBuffer());
  const compiling = response => WebAssembly.compileStreaming
    ? WebAssembly.compileStreaming(response) : whole(response).then(WebAssembly.compile);
  const compile = () =>
    download('damas.wasm?' + version, bytes, done => { loaded = done; }, compiling);

  // The texts of one language: of that of the last time, or else of the browser. If the program wants
  // another one, it fetches that itself (src/view/window/start/page.cpp).
  const wanted = languageOf(memory('language') || navigator.language);
  const spoken = wanted in textSizes ? wanted : Object.keys(textSizes)[0];
  const textParts = ['', '-late'].map((part, i) =>
    ({ path: `texts/${spoken}${part}.texts?${version}`, size: textSizes[spoken][i] }));
  const fetchTexts = part => {
    const { path, size } = textParts[part];
    return download(path, size, () => {}, whole).then(content => {
      textParts[part].content = new Uint8Array(content);
    });
  };

  // The code that runs after the first frame is a separate module, which puts its functions into the
  // first module's table. Until then placeholders are in the table: a call of one of them waits for the second
  // module. The texts that the first frame does not need come with it.
  const late = `damas-late.wasm?${version}`;
  let program, joined = !+lateBytes;
  const table = () => Object.values(program).find(part => part instanceof WebAssembly.Table);
  // What the second module imports: the functions are at the end of the table, in this order (slots.mjs).
  const joints = module => {
    const wanted = WebAssembly.Module.imports(module).filter(({ kind }) => kind === 'function');
    const first = wanted.length > 0 && table().length - wanted.length;
    return { primary: { ...program,
      ...Object.fromEntries(wanted.map(({ name }, i) => [name, table().get(first + i)])) } };
  };
  // The synchronous request of demand() bypasses the service worker, which alone answers offline. So if
  // there is a service worker, its copy is loaded before the program starts.
  const fetchLate = use => download(late, lateBytes, done => { lateLoaded = done; }, use);
  const { controller } = navigator.serviceWorker || {};
  let atHand;
  const fonts = {}; // by path
  // The program fetches the fonts after the first frame. Its copies would come so soon then that all texts would
  // change before the player's eyes.
  const fetchFont = path => download(`${path}?${version}`, 0, () => {}, whole).then(
    content => { fonts[path] = content; }, () => {});
  const prepared = controller ? Promise.all([...JSON.parse(lateFonts).map(fetchFont), ...+lateBytes ?
    [fetchLate(whole).then(content => { atHand = content; }), fetchTexts(1)] : []]).catch(() => {}) : undefined;
  const demand = (path, size) => {
    const request = new XMLHttpRequest();
    request.open('GET', path, false);
    request.overrideMimeType('text/plain; charset=x-user-defined'); // the only way to get bytes here
    request.send();
    const content = Uint8Array.from(request.response, letter => letter.charCodeAt() & 255);
    if (content.length === +size) return content;
    throw Error(`${path}: ${content.length} / ${size}`);
  };
  // `reason` names what was needed, for the browser's timeline.
  const waitForLate = reason => {
    const texts = textParts[1];
    texts.content = texts.content || demand(texts.path, texts.size);
    const content = atHand || demand(late, lateBytes);
    const module = new WebAssembly.Module(content);
    new WebAssembly.Instance(module, joints(module));
    joined = true;
    performance.mark('needed-early', { detail: reason });
  };
  // Makes the module with a placeholder for each slot of the table that the section `damas.slots` gives a type
  // (slots.mjs): it calls `wait` with its slot, and then what is in the slot. They are WebAssembly because browsers
  // need some 20 ms for as many functions of JavaScript. One loop writes the bytes; lists would take as long.
  const placeholders = section => {
    const given = new Uint8Array(section), types = [], bodies = [];
    const number = value => [value & 127 | 128, value >> 7 & 127 | 128, value >> 14]; // always three bytes
    let at = 1;
    while (types.length < given[0]) {
      const from = at, parameters = given[at];
      at += 1 + parameters;
      at += 1 + given[at]; // the results
      const passed = Array.from({ length: parameters }, (_, i) => [0x20, i]).flat(); // local.get
      const body = [0, 0x41, 0, 0, 0, 0x10, 0, ...passed, 0x41, 0, 0, 0, 0x11, ...number(types.length), 0, 0x0b];
      types.push([0x60, ...given.subarray(from, at)]);
      bodies.push(new Uint8Array([...number(body.length), ...body]));
    }
    const slots = given.subarray(at), most = Math.max(...bodies.map(({ length }) => length));
    const [kinds, places, codes] = [3, 10, most].map(length => new Uint8Array(length * slots.length));
    let count = 0, end = 0;
    const put = (bytes, place, value) => {
      bytes[place] = value & 127 | 128;
      bytes[place + 1] = value >> 7 & 127 | 128;
      bytes[place + 2] = value >> 14;
    };
    slots.forEach((which, slot) => {
      if (!which) return;
      const type = which - 1, place = 10 * count;
      put(kinds, 3 * count++, type);
      places[place + 1] = 0x41;
      put(places, place + 2, slot);
      places[place + 5] = 0x0b;
      places[place + 6] = 1;
      put(places, place + 7, count); // `wait` is function 0
      codes.set(bodies[type], end);
      put(codes, end + 5, slot);
      end += bodies[type].length;
      put(codes, end - 9, slot);
    });
    const part = (kind, items, content) => [[kind, ...number(3 + content.length), ...number(items)], content];
    const all = [[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      ...part(1, types.length + 1, [...types.flat(), 0x60, 1, 0x7f, 0]),
      ...part(2, 2, [1, 0x70, 1, 0x77, 0, ...number(types.length), 1, 0x70, 1, 0x74, 1, 0x70, 0, 0]), // p.w and p.t
      ...part(3, count, kinds.subarray(0, 3 * count)), ...part(9, count, places.subarray(0, 10 * count)),
      ...part(10, count, codes.subarray(0, end))];
    const module = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
    at = 0;
    for (const each of all) {
      module.set(each, at);
      at += each.length;
    }
    return module;
  };
  const wait = slot => {
    if (!joined) waitForLate(`function ${slot}`);
  };
  const compilePlaceholders = module => {
    const [section] = WebAssembly.Module.customSections(module, 'damas.slots');
    return section && WebAssembly.compile(placeholders(section)); // a program in one part has none
  };
  // Puts the placeholders into the program's table before it runs.
  const instantiate = async ([module, holes], imports) => {
    const instance = await WebAssembly.instantiate(module, imports);
    program = instance.exports;
    if (holes) await WebAssembly.instantiate(holes, { p: { w: wait, t: table() } });
    return instance;
  };
  const joinLate = () => Promise.all([
    atHand ? WebAssembly.compile(atHand) : fetchLate(compiling), textParts[1].content || fetchTexts(1),
  ]).then(([module]) => joined || WebAssembly.instantiate(module, joints(module)))
    .then(() => { joined = true; });

  const showWaiting = waiting => {
    if (!drawn || complete || failed) return;
    waits = waiting;
    waitAt = pressed;
    paintWait();
  };
  const notePress = event => {
    if (!drawn || box.contains(event.target)) return;
    pressed = event.type === 'pointerdown' ? [event.clientX, event.clientY + 16] : undefined; // a key has no place
    if (held) showWaiting(true);
  };
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, notePress, true);

  // Gives the canvas its size before it has a context. SDL sets it several times, also to 0 and 1 (to find out whether
  // the style decides about it), and each time the browser makes the buffers of WebGL anew, even of the same size.
  const sizeOnce = canvas => {
    for (const side of ['width', 'height']) {
      const { get, set } = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, side);
      Object.defineProperty(canvas, side, { get, set: length => {
        if (length > 1 && length !== canvas[side]) set.call(canvas, length);
      } });
    }
    const { width, height } = canvas.getBoundingClientRect();
    [canvas.width, canvas.height] = [width, height].map(length => Math.trunc(length * devicePixelRatio));
  };

  // Browsers need time to make or open the database of the program's folder, which the program reads before its first
  // frame (IDBFS of emscripten, for library/storage.js). This is done while the program is loading.
  const openStorage = () => {
    try {
      const request = indexedDB.open('/damas', 21);
      request.onupgradeneeded = () => {
        if (request.result.objectStoreNames.contains('FILE_DATA')) return;
        request.result.createObjectStore('FILE_DATA').createIndex('timestamp', 'timestamp', { unique: false });
      };
      // Other tabs may delete it, or need a newer form.
      request.onsuccess = () => { request.result.onversionchange = () => request.result.close(); };
      request.onerror = event => event.preventDefault();
    } catch (refused) {} // the program says what that means
  };

  let compiled, fillers, worded;
  window.Module = {
    canvas: by('canvas'),
    version,
    print: line => console.log(line),
    printErr: line => console.error(lastError = line),
    onAbort: broken,
    locateFile: name => `${name}?${version}`,
    instantiateWasm: (imports, receive) => {
      Promise.all([compiled, fillers, worded, prepared]).then(parts => instantiate(parts, imports)
        .then(instance => receive(instance, parts[0])).catch(broken), () => {});
      return {};
    },
    firstFrame: (goOn, needsRest) => {
      delete Module.firstFrame; // is called only once
      if (failed === 'load') return stopTurns(); // a part of the page is missing
      drawn = true;
      failed = ''; // the error was not the program's
      by('cover').hidden = true;
      by('canvas').style.visibility = '';
      by('canvas').focus();
      performance.mark('first-frame');
      held = needsRest;
      const soon = held && setTimeout(showWaiting, 1500, true);
      const end = () => {
        complete = true;
        clearTimeout(soon);
        box.hidden = true;
        performance.mark('complete');
        goOn();
        dispatchEvent(new Event('damas-complete'));
      };
      if (joined) end();
      else joinLate().then(end, error => {
        clearTimeout(soon);
        fail('load', error);
      });
    },
    // Returns the content of a file of texts, if it is of this language: the first one, or that which has
    // the row; the program could not use them before.
    texts: (language, first, row) => {
      if (language !== spoken) return undefined;
      if (!first && !joined) waitForLate(`text ${row}`);
      return textParts[first ? 0 : 1].content;
    },
    // Whether the program must not yet do what needs its second part; before the first frame, it may (demand()).
    loadsRest: () => drawn && !joined,
    showWaiting, // or hide it; of a press that needs the second part
    // Returns the content of a late file that the page has loaded before the start.
    loaded: path => fonts[path],
    setLanguage: code => useLanguage(memory('language', code)), // 'pt-BR', 'en'
    // '#rrggbb'. If the person has not chosen it, the next start takes the system's colours of that time.
    setPanel: (color, chosen) => {
      memory('colors', chosen ? 'chosen' : 'system');
      usePanelColor(memory('panel', color));
    },
    // Whether Escape leads back, which is not so in the menu.
    setWayBack: back => memory('first', back ? 'another' : 'menu'),
    download: (path, use) => download(path, 0, () => {}, use),
    watch,
    sentence: key => text[key],
    session,
    fail,
  };

  useLanguage(memory('language') || navigator.language);
  const usual = { dark: '#211d19', light: '#f8f2e6' };
  const strong = { dark: '#000000', light: '#ffffff' }; // if the system asks for strong contrasts
  const asks = query => matchMedia(`(${query})`).matches;
  const tones = asks('prefers-contrast: more') || asks('forced-colors: active') ? strong : usual;
  const chosenPanel = memory('colors') !== 'system' && memory('panel');
  const panel = chosenPanel || (asks('prefers-color-scheme: light') ? tones.light : tones.dark);
  usePanelColor(panel);
  // In large windows everything is enlarged.
  const large = Math.max(innerWidth, innerHeight) >= 2000 && Math.min(innerWidth, innerHeight) >= 1125;
  if (memory('first') === 'another' || location.hash.length > 1 || large ||
      !Object.values(usual).includes(panel)) by('cover').className = '';
  placeBoard();
  addEventListener('resize', () => drawn || placeBoard());
  if (!window.WebAssembly) return fail('wasm');
  if (location.protocol === 'file:') return fail('file');
  show();
  compiled = compile();
  fillers = compiled.then(compilePlaceholders);
  worded = fetchTexts(0);
  // Older browsers let a page compile WebAssembly only if it may also run texts as scripts.
  const refused = error => error instanceof WebAssembly.CompileError || error instanceof EvalError;
  for (const part of [compiled, fillers, worded]) part.catch(error => fail(refused(error) ? 'old' : 'load', error));
  openStorage();
  sizeOnce(by('canvas'));
  by('canvas').style.visibility = 'hidden'; // browsers would copy each of its pictures, though the cover hides them
  // Browsers need time to start WebGL, so the context is created early; the program uses the same one. It
  // keeps the pixels of a frame, so that the next one draws only what differs.
  const webgl = () => by('canvas').getContext('webgl',
    { alpha: false, depth: false, antialias: false, preserveDrawingBuffer: true });
  if (session('graphics') === 'none' || !webgl()) {
    // WebGL is missing or was lost twice, so the program draws in software. SDL does that only for one
    // pixel per point.
    Object.defineProperty(window, 'devicePixelRatio', { value: 1 });
    const { getContext } = HTMLCanvasElement.prototype;
    by('canvas').getContext = function (kind, ...rest) {
      return /webgl/.test(kind) ? null : getContext.call(this, kind, ...rest);
    };
    Module.createContext = canvas => canvas.getContext('2d', { alpha: false });
  }

  // A stalled script that is requested again may run twice, so this is done only where it does no harm.
  const run = (name, twice, then) => {
    let ended = false, tries = 0;
    const attempt = () => {
      const script = document.createElement('script');
      // A new address, because for the same one browsers would wait for the stalled request.
      script.src = `${name}?${version}${tries++ ? `-${tries}` : ''}`;
      const watcher = watch(name, wanted => {
        if (twice) attempt();
        else if (wanted) location.reload();
      }, twice ? 'stalled' : 'waiting');
      const settle = act => () => {
        watcher.end();
        if (!ended) act();
        ended = true;
      };
      script.onload = settle(then);
      script.onerror = settle(() => fail('load', name));
      document.head.append(script);
    };
    attempt();
  };
  run('page.js', true, () => run('damas.js', false, () => {}));
})();
