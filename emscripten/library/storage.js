// Keeps the program's folder after the page is closed, with emscripten's IDBFS. Files are saved one by
// one, because IDBFS saves whole folders and would overwrite newer files of another tab. Files that other
// tabs save are loaded here, so that the program, which reads before it writes, adds to them.
mergeInto(LibraryManager.library, {
  $DamasStorage: {
    folder: '',
    own: '', // name, without .json, of the file of which each tab has its own
    kept: false,
    known: 0, // files of single tabs that exist
    // The file that changes whenever a tab replaces or deletes everything, and its content when this tab
    // opened or replaced everything itself. A tab whose content is older saves nothing any more.
    mark: '',
    age: '',
    inDatabase: {}, // paths of the files that were there last
    open: function (folder, own) {
      DamasStorage.folder = folder;
      DamasStorage.mark = folder + '/replaced-at';
      DamasStorage.own = own;
      FS.mkdirTree(folder);
      // IDBFS would abort the program if there is no indexedDB.
      if (!window['indexedDB']) return DamasStorage.opened('it has no database');
      try {
        FS.mount(IDBFS, {}, folder);
        DamasStorage.watchTabs();
        FS.syncfs(true, DamasStorage.opened);
      } catch (error) {
        DamasStorage.opened(error);
      }
    },
    opened: function (error) {
      DamasStorage.kept = !error;
      if (error) console.warn('damas: this browser keeps no files: ' + error);
      else DamasStorage.noteAll();
      if (error || !navigator['locks']) return DamasStorage.begin(DamasStorage.own + '.json', 0);
      DamasStorage.claim(DamasStorage.ownFiles(), 0);
    },
    paths: function () {
      return FS.readdir(DamasStorage.folder).map(function (name) {
        return DamasStorage.folder + '/' + name;
      }).filter(function (path) {
        return FS.isFile(FS.stat(path).mode);
      });
    },
    noteAll: function () {
      DamasStorage.paths().forEach(function (path) {
        DamasStorage.inDatabase[path] = true;
      });
      if (FS.analyzePath(DamasStorage.mark).exists)
        DamasStorage.age = DamasStorage.letters(FS.readFile(DamasStorage.mark));
    },
    letters: function (bytes) {
      return String.fromCharCode.apply(null, bytes);
    },
    begin: function (own, others) {
      // Runs after the program's main() has returned.
      Promise.resolve().then(function () {
        DamasText.give(own);
        _damas_storage_opened(DamasStorage.kept ? 1 : 0, others);
      });
    },
    tabs: null, // the BroadcastChannel, if the browser supports it
    watchTabs: function () {
      // A hidden tab may have been frozen, and then it missed messages.
      document.addEventListener('visibilitychange', function () {
        if (DamasStorage.kept && !document.hidden) DamasStorage.entries(DamasStorage.takeAll, true);
      });
      if (!window['BroadcastChannel']) return;
      DamasStorage.tabs = new BroadcastChannel('damas ' + DamasStorage.folder);
      DamasStorage.tabs.onmessage = function (message) {
        if (!DamasStorage.kept) return;
        DamasStorage.entries(function (store) {
          DamasStorage.checkAge(store, DamasStorage.age);
          DamasStorage.take(store, message.data);
        }, true);
      };
    },
    // If another tab has replaced everything, nothing of this transaction is saved, and the page is loaded
    // again: what the program has in memory must not come back.
    checkAge: function (store, age) {
      store.get(DamasStorage.mark).onsuccess = function (event) {
        var entry = event.target.result;
        if (age === (entry ? DamasStorage.letters(entry['contents']) : '')) return;
        if (DamasStorage.kept) window.location.reload();
        DamasStorage.kept = false;
        store.transaction.abort();
      };
    },
    isNews: function (path, time) {
      return !FS.analyzePath(path).exists || time.getTime() > FS.stat(path).mtime.getTime();
    },
    take: function (store, path) {
      store.get(path).onsuccess = function (event) {
        var entry = event.target.result;
        if (!entry) return DamasStorage.drop(path);
        DamasStorage.inDatabase[path] = true;
        if (!DamasStorage.isNews(path, entry['timestamp'])) return;
        IDBFS.storeLocalEntry(path, entry, function (error) {
          if (error) console.warn('damas: another tab\'s ' + path + ': ' + error);
        });
      };
    },
    // Another tab has deleted the file. One that was never in the database stays: it could not be saved.
    drop: function (path) {
      if (DamasStorage.inDatabase[path] && FS.analyzePath(path).exists) FS.unlink(path);
      delete DamasStorage.inDatabase[path];
    },
    takeAll: function (store) {
      var found = {};
      DamasStorage.checkAge(store, DamasStorage.age);
      store.index('timestamp').openKeyCursor().onsuccess = function (event) {
        var cursor = event.target.result;
        if (!cursor) {
          return Object.keys(DamasStorage.inDatabase).forEach(function (path) {
            if (!found[path]) DamasStorage.drop(path);
          });
        }
        found[cursor.primaryKey] = true;
        if (DamasStorage.isNews(cursor.primaryKey, cursor.key)) DamasStorage.take(store, cursor.primaryKey);
        cursor.continue();
      };
    },
    // Lists the files of single tabs: first the one that this tab had before a reload, then the newest.
    ownFiles: function () {
      var pattern = new RegExp('^' + DamasStorage.own + '(-\\d+)?\\.json$');
      var mine = DamasStorage.memory();
      var time = function (name) {
        return name === mine ? Infinity : FS.stat(DamasStorage.folder + '/' + name).mtime.getTime();
      };
      var names = FS.readdir(DamasStorage.folder).filter(function (name) {
        return pattern.test(name);
      });
      DamasStorage.known = names.length;
      // A tab without a game still has what was open in it, in a file beside.
      if (pattern.test(mine) && names.indexOf(mine) < 0) names.push(mine);
      return names.sort(function (a, b) {
        return time(b) - time(a);
      });
    },
    // Reads, or with a name writes, which file this tab has; it survives reloads. Some browsers refuse this.
    memory: function (name) {
      try {
        if (name) window.sessionStorage.setItem('damas.own', name);
        else name = window.sessionStorage.getItem('damas.own');
      } catch (refused) {}
      return name;
    },
    // Takes the first file that no other tab has, else a new one. The file is this tab's while it holds the
    // lock.
    claim: function (names, tried) {
      var number = tried - names.length + 1;
      var name = names[tried] || DamasStorage.own + (number > 1 ? '-' + number : '') + '.json';
      new Promise(function (answer, refuse) {
        navigator['locks']['request']('damas ' + name, { 'ifAvailable': true }, function (lock) {
          answer(lock);
          return lock && new Promise(function () {});
        }).catch(refuse);
      }).then(function (lock) {
        if (!lock) return DamasStorage.claim(names, tried + 1);
        DamasStorage.memory(name);
        // Tells the program about other tabs only if they hold an unfinished game.
        DamasStorage.begin(name, tried > 0 && DamasStorage.known > 0 ? 1 : 0);
      }, function () {
        DamasStorage.begin(DamasStorage.own + '.json', 0);
      });
    },
    entries: function (then, again) {
      IDBFS.getDB(DamasStorage.folder, function (error, db) {
        if (error) return DamasStorage.failed(error);
        var transaction;
        try {
          transaction = db.transaction([IDBFS.DB_STORE_NAME], 'readwrite');
        } catch (closed) {
          // Some browsers close the database while the page is hidden.
          delete IDBFS.dbs[DamasStorage.folder];
          return again ? DamasStorage.entries(then, false) : DamasStorage.failed(closed);
        }
        transaction.onabort = function () {
          DamasStorage.failed(transaction.error || 'the browser gave up');
        };
        then(transaction.objectStore(IDBFS.DB_STORE_NAME));
      });
    },
    // Null if there is no such file.
    localEntry: function (path) {
      var entry = null;
      if (FS.analyzePath(path).exists) {
        IDBFS.loadLocalEntry(path, function (error, found) {
          entry = found;
        });
      }
      return entry;
    },
    // Writes at once and checks afterwards, in one transaction, because a page that is being closed gets no
    // answers any more.
    keep: function (path) {
      if (!DamasStorage.kept) return;
      var entry = DamasStorage.localEntry(path);
      var age = DamasStorage.age;
      DamasStorage.entries(function (store) {
        var change = entry ? store.put(entry, path) : store.delete(path);
        var game = path.indexOf('/' + DamasStorage.own) > 0;
        if (entry && game) change.onsuccess = DamasStorage.requestPersistence;
        store.transaction.oncomplete = function () {
          if (entry) DamasStorage.inDatabase[path] = true;
          else delete DamasStorage.inDatabase[path];
          DamasStorage.notifyTabs(path);
        };
        DamasStorage.checkAge(store, age);
      }, true);
    },
    // In one transaction, so that the database has either all of the old files or all of the new ones, and
    // no other tab writes between them.
    keepReplaced: function () {
      if (!DamasStorage.kept) return;
      var before = DamasStorage.age;
      DamasStorage.age = Date.now() + ' ' + Math.random();
      FS.writeFile(DamasStorage.mark, DamasStorage.age);
      var paths = DamasStorage.paths();
      var entries = paths.map(DamasStorage.localEntry);
      DamasStorage.entries(function (store) {
        store.transaction.addEventListener('abort', function () {
          DamasStorage.age = before;
        });
        store.clear();
        paths.forEach(function (path, i) {
          store.put(entries[i], path);
        });
        store.transaction.oncomplete = function () {
          DamasStorage.inDatabase = {};
          DamasStorage.noteAll();
          DamasStorage.notifyTabs(DamasStorage.mark);
        };
      }, true);
    },
    notifyTabs: function (path) {
      if (DamasStorage.tabs) DamasStorage.tabs.postMessage(path);
    },
    // Asks the browser not to clear the storage when space is short. Some browsers then ask the user, so
    // this is done only once, and only after something was saved.
    requestPersistence: function () {
      DamasStorage.requestPersistence = null;
      if (navigator.storage && navigator.storage.persist) navigator.storage.persist().catch(function () {});
    },
    reported: {}, // errors that were reported, since each is reported only once
    failed: function (error) {
      if (!DamasStorage.kept) return; // another tab has replaced everything
      console.warn('damas: a file could not be kept: ' + error);
      var full = error && error.name === 'QuotaExceededError' ? 1 : 0;
      if (DamasStorage.reported[full]) return;
      DamasStorage.reported[full] = true;
      _damas_not_kept(full);
    },
  },
  $DamasStorage__deps: ['$FS', '$IDBFS', '$DamasText'],
  damas_open_storage__deps: ['$DamasStorage'],
  damas_open_storage: function (folder, own) {
    DamasStorage.open(UTF8ToString(folder), UTF8ToString(own));
  },
  damas_keep_file__deps: ['$DamasStorage'],
  damas_keep_file: function (path) {
    DamasStorage.keep(UTF8ToString(path));
  },
  damas_keep_replaced__deps: ['$DamasStorage'],
  damas_keep_replaced: function () {
    DamasStorage.keepReplaced();
  },
});
