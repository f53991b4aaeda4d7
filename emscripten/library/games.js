// Starts the worker that has the games database when it is first needed, and passes questions and answers.
// Names that the worker uses are quoted, because the closure compiler renames all others.
mergeInto(LibraryManager.library, {
  $DamasGames: {
    worker: null,
    files: [], // of the next import: bytes, or a File that is too large to be read at once
    start: function () {
      if (DamasGames.worker) return DamasGames.worker;
      var worker = new Worker(Module['locateFile']('damas-games.js'));
      worker.onmessage = function (event) {
        DamasGames.take(event.data);
      };
      worker.onerror = function (event) {
        DamasGames.fail(event.message || 'its script does not load');
      };
      DamasGames.worker = worker;
      return worker;
    },
    post: function (message) {
      try { // the page may not be allowed to create workers
        DamasGames.start().postMessage(message);
      } catch (error) {
        DamasGames.fail(String(error));
      }
    },
    take: function (data) {
      if (data['error']) return DamasGames.fail(data['error']);
      if ('kept' in data) DamasGames.keep(data['kept']);
      if (data['changed']) _damas_games_changed();
      if (data['state']) {
        DamasText.give(data['state']);
        _damas_games_imported(data['number']);
      }
      if ('answer' in data) {
        DamasText.give(data['answer']);
        _damas_games_answered(data['number']);
      }
    },
    // A later question starts another worker.
    fail: function (why) {
      console.warn('damas: the games database: ' + why);
      if (DamasGames.worker) DamasGames.worker.terminate();
      DamasGames.worker = null;
      DamasText.give(why);
      _damas_games_failed();
    },
    some: null, // whether there are games, if this tab knows it better than the storage below
    // Remembers whether there are games. Browsers that refuse this start the worker to know.
    keep: function (some) {
      DamasGames.some = some;
      try {
        window.localStorage.setItem('damas.games', some ? '1' : '0');
      } catch (refused) {}
    },
    heed: function (event) {
      if (event.key !== 'damas.games' || DamasGames.worker || !DamasGames.listening) return;
      DamasGames.some = event.newValue === '1';
      _damas_games_changed();
    },
    listening: false, // the program has asked
    // Deletes what is stored, even if no worker can be started.
    clear: function () {
      DamasGames.keep(false);
      var request;
      try {
        request = indexedDB.open('damas-games', 1);
      } catch (refused) {
        return;
      }
      request.onupgradeneeded = function () {
        request.result.createObjectStore('files');
      };
      request.onsuccess = function () {
        var database = request.result;
        var transaction = database.transaction('files', 'readwrite');
        transaction.objectStore('files').delete('games');
        transaction.oncomplete = function () {
          database.close();
          if (DamasGames.worker) DamasGames.worker.postMessage({ 'clear': true });
        };
      };
    },
    kept: function () {
      if (DamasGames.some !== null) return DamasGames.some;
      try {
        return window.localStorage.getItem('damas.games') === '1';
      } catch (refused) {
        return true;
      }
    },
  },
  // Another tab has added the first games, or deleted all; a tab that has a worker knows that from it.
  $DamasGames__postset: "addEventListener('storage', function (event) { DamasGames.heed(event); });",
  $DamasGames__deps: ['$DamasFiles', '$DamasText', '$FS'],
  damas_games_kept__deps: ['$DamasGames'],
  damas_games_kept: function () {
    DamasGames.listening = true;
    return DamasGames.kept() ? 1 : 0;
  },
  damas_games_ask__deps: ['$DamasGames'],
  damas_games_ask: function (number, question) {
    var text = UTF8ToString(question);
    // Later, because a failure is reported by a call into the program.
    setTimeout(function () {
      DamasGames.post({ 'number': number, 'question': text });
    });
  },
  damas_games_add_file__deps: ['$DamasGames'],
  damas_games_add_file: function (name) {
    var path = UTF8ToString(name);
    DamasGames.files.push(DamasFiles.large[path] || FS.readFile(path));
    delete DamasFiles.large[path];
  },
  damas_games_add_text__deps: ['$DamasGames'],
  damas_games_add_text: function (text, bytes) {
    DamasGames.files.push(HEAPU8.slice(text, text + bytes));
  },
  damas_games_import__deps: ['$DamasGames'],
  damas_games_import: function (number, variant, replaces) {
    var message = {
      'import': DamasGames.files, 'number': number, 'variant': UTF8ToString(variant), 'replaces': replaces,
    };
    DamasGames.files = [];
    setTimeout(function () {
      DamasGames.post(message);
    });
  },
  damas_games_stop__deps: ['$DamasGames'],
  damas_games_stop: function () {
    if (DamasGames.worker) DamasGames.worker.postMessage({ 'stop': true });
  },
  damas_games_clear__deps: ['$DamasGames'],
  damas_games_clear: function () {
    DamasGames.clear();
  },
});
