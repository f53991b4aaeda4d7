// The worker with the games database, appended to the script of src/main/games_worker.cpp. The database is a
// file in the worker's memory. It is loaded from the browser's storage, and saved there after each import.
// All tabs share the stored one: while a tab imports, it holds a lock, and afterwards it tells the others.
// Names that the page uses are quoted.
if (typeof importScripts === 'function') {
  const path = '/games.sqlite';
  const slicePath = '/import.pdn';
  const sliceBytes = 128 << 10; // small, so that questions are answered in between
  const lineEnds = new Uint8Array([10, 10]); // behind a file, so that the next one begins on a line of its own
  const lockName = 'damas games';
  const tabs = self.BroadcastChannel ? new BroadcastChannel(lockName) : null;

  let instance = null;
  let stamp = null; // of the stored database that is loaded; null if another tab may have changed it
  let news = 0; // changes by other tabs so far
  let loading = null; // a promise while the stored database is being loaded
  let importing = false;
  let received = 0; // the number of the last import that was asked for
  let stopped = 0; // the imports up to this number
  let storage = null; // a promise of the browser's database; it is null if the browser refuses one

  const call = (name, result, types = [], values = []) => instance['ccall'](name, result, types, values);

  // The page's own address says which version the module must have.
  const load = () => DamasGames({
    'locateFile': (file) => file + self.location.search,
  }).then((loaded) => { instance = loaded; });

  const open = () => new Promise((resolve) => {
    let request = null;
    try {
      request = indexedDB.open('damas-games', 1);
    } catch (refused) {
      return resolve(null);
    }
    request.onupgradeneeded = () => request.result.createObjectStore('files');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(null);
  });

  // Runs `act` with the store, and returns what the request that it returns has found.
  const inStore = async (mode, act) => {
    storage = storage || open();
    const database = await storage;
    if (!database) return undefined;
    return new Promise((resolve, reject) => {
      const transaction = database.transaction('files', mode);
      const request = act(transaction.objectStore('files'));
      transaction.oncomplete = () => resolve(request ? request.result : undefined);
      transaction.onabort = () => reject(transaction.error || Error('the browser gave up'));
    });
  };

  const replace = (bytes) => {
    call('damas_base_forget', null);
    const files = instance['FS'];
    if (bytes) files.writeFile(path, bytes);
    else if (files.analyzePath(path).exists) files.unlink(path);
  };

  const loadStored = async () => {
    const before = news;
    const found = await inStore('readonly', (store) => store.get('games'));
    if (importing || !await storage) return; // without a storage, the games in memory are all there are
    replace(found ? found['bytes'] : null);
    stamp = before === news ? (found ? found['stamp'] : 0) : null;
  };

  // Loads the stored database unless it is loaded, or is being changed here.
  const refresh = () => {
    if (stamp !== null || importing) return Promise.resolve();
    loading = loading || loadStored().finally(() => { loading = null; });
    return loading;
  };

  const save = async () => {
    storage = storage || open();
    if (!await storage) throw Error('this browser keeps no database');
    const bytes = instance['FS'].readFile(path);
    const next = Date.now() + Math.random();
    await inStore('readwrite', (store) => { store.put({ 'stamp': next, 'bytes': bytes }, 'games'); });
    stamp = next;
  };

  const tell = (kept) => {
    self.postMessage({ 'changed': true, 'kept': kept });
    if (tabs) tabs.postMessage({ 'kept': kept });
  };

  const ownState = () => call('damas_base_state', 'string');
  const postState = (number, state) => self.postMessage({ 'number': number, 'state': state });
  // Gives the worker time to receive messages that came during its work.
  const pause = () => new Promise((resolve) => setTimeout(resolve));

  // A part is the bytes of a file, or a File, of which only slices are ever in memory.
  const bytesIn = (part) => (part instanceof Blob ? part.size : part.length);
  const sliceOf = async (part, from, to) => (part instanceof Blob
    ? new Uint8Array(await part.slice(from, to).arrayBuffer()) : part.subarray(from, to));

  async function* slicesOf(parts) {
    for (const part of parts) {
      for (let at = 0; at < bytesIn(part); at += sliceBytes) yield await sliceOf(part, at, at + sliceBytes);
      yield lineEnds;
    }
  }

  const addSlice = (slice, last) => {
    instance['FS'].writeFile(slicePath, slice);
    return call('damas_base_step', 'number', ['number'], [last ? 1 : 0]);
  };

  // Returns whether all has been read and added.
  const addSlices = async (number, parts, variant) => {
    const bytes = parts.reduce((sum, part) => sum + bytesIn(part) + lineEnds.length, 0);
    if (!call('damas_base_begin', 'number', ['string', 'number'], [variant, bytes])) return false;
    for await (const slice of slicesOf(parts)) {
      if (number <= stopped || !addSlice(slice, false)) return false;
      postState(number, ownState());
      await pause();
    }
    return Boolean(addSlice(lineEnds, true));
  };

  // Returns the final state, and whether all has been read. A file that cannot be read to its end, for example
  // because it is gone, leaves the games before that.
  const addGames = async (number, parts, variant, replaces) => {
    stamp = null;
    await refresh();
    if (replaces) replace(null);
    importing = true;
    let whole = false;
    let failure = null;
    try {
      whole = await addSlices(number, parts, variant);
    } catch (error) {
      failure = error;
    }
    call('damas_base_finish', null);
    importing = false;
    const files = instance['FS'];
    if (files.analyzePath(slicePath).exists) files.unlink(slicePath);
    const state = failure ? ownState().replace(/^error .*$/m, () => `error ${sentenceOf(failure)}`) : ownState();
    return { state, whole: whole && !/^error ./m.test(state) };
  };

  // If games that are to replace the stored ones are not all there, the stored ones stay.
  const runImport = async (number, parts, variant, replaces) => {
    const run = async () => {
      const { state, whole } = await addGames(number, parts, variant, replaces);
      const kept = instance['FS'].analyzePath(path).exists;
      let failure = null;
      try {
        if (replaces && !whole) await refresh();
        else if (kept) await save();
      } catch (error) {
        failure = error;
        stamp = null;
        await refresh();
      }
      tell(Boolean(stamp));
      postState(number, failure ? failedState(failure) : state);
    };
    if (navigator.locks) await navigator.locks.request(lockName, run);
    else await run();
  };

  const sentenceOf = (error) => String(error && error.message || error).replace(/\s+/g, ' ');
  // The same form as that of damas_base_state.
  const failedState = (error) =>
    `running 0\nadded 0\nduplicates 0\nbroken 0\npermille 0\nerror ${sentenceOf(error)}\n`;

  const clear = async () => {
    const run = async () => {
      await inStore('readwrite', (store) => { store.delete('games'); });
      stamp = null;
      await refresh();
      tell(false);
    };
    if (navigator.locks) await navigator.locks.request(lockName, run);
    else await run();
  };

  const answer = async (number, question) => {
    await refresh();
    self.postMessage({ 'number': number, 'answer': call('damas_base_ask', 'string', ['string'], [question]) });
  };

  // Imports and deletions, one after the other.
  let turn = Promise.resolve();
  const inTurn = (act) => {
    turn = turn.then(act, act);
    return turn;
  };

  const perform = (data) => {
    if (data['question']) return answer(data['number'], data['question']);
    if (data['import']) {
      return inTurn(() => runImport(data['number'], data['import'], data['variant'], data['replaces']));
    }
    if (data['clear']) return inTurn(clear);
    return undefined;
  };

  const ready = load();
  const fail = (error) => self.postMessage({ 'error': String(error && error.message || error) });

  if (tabs) tabs.onmessage = (event) => {
    stamp = null;
    ++news;
    self.postMessage({ 'changed': true, 'kept': event.data['kept'] });
  };

  self.onmessage = (event) => {
    if (event.data['import']) received = event.data['number'];
    if (event.data['stop'] || event.data['clear']) stopped = received;
    if (event.data['stop']) return;
    ready.then(() => perform(event.data)).catch(fail);
  };
}
