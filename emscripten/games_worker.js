// The worker with the games database, appended to the script of src/main/games_worker.cpp. The database is a
// file in the worker's memory. It is loaded from the browser's storage, and saved there after each import.
// All tabs share the stored one: while a tab imports, it holds a lock, and afterwards it tells the others.
// Names that the page uses are quoted.
if (typeof importScripts === 'function') {
  const path = '/games.sqlite';
  const importPath = '/import.pdn';
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
  // Lets messages in.
  const pause = () => new Promise((resolve) => setTimeout(resolve));

  const together = (parts) => {
    const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length + 2, 0));
    let at = 0;
    for (const part of parts) {
      all.set(part, at);
      at += part.length;
      all[at++] = all[at++] = 10; // the next file begins on a line of its own
    }
    return all;
  };

  // Returns whether all has been read.
  const addGames = async (number, parts, variant, replaces) => {
    stamp = null;
    await refresh();
    if (replaces) replace(null);
    importing = true;
    instance['FS'].writeFile(importPath, together(parts));
    let more = call('damas_base_begin', 'number', ['string'], [variant]);
    while (more && number > stopped) {
      more = call('damas_base_step', 'number');
      postState(number, ownState());
      await pause();
    }
    call('damas_base_finish', null);
    importing = false;
    instance['FS'].unlink(importPath);
    return !more && !/^error ./m.test(ownState());
  };

  // If games that are to replace the stored ones are not all there, the stored ones stay.
  const runImport = async (number, parts, variant, replaces) => {
    const run = async () => {
      const whole = await addGames(number, parts, variant, replaces);
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
      postState(number, failure ? failedState(failure) : ownState());
    };
    if (navigator.locks) await navigator.locks.request(lockName, run);
    else await run();
  };

  // The same form as that of damas_base_state.
  const failedState = (error) => 'running 0\nadded 0\nduplicates 0\nbroken 0\npermille 0\nerror ' +
    String(error && error.message || error).replace(/\s+/g, ' ') + '\n';

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
