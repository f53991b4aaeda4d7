// Keeps the program's folder after the page is closed, with emscripten's IDBFS. Files are saved one by
// one, because IDBFS saves whole folders and would overwrite newer files of another tab. Files that other
// tabs save are loaded here, so that the program, which reads before it writes, adds to them.
mergeInto(LibraryManager.library, {
  $DamasStorage: {
    folder: '',
    own: '', // name, without .json, of the file of which each tab has its own
    kept: false,
    open: function (folder, own) {
      DamasStorage.folder = folder;
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
      if (error || !navigator['locks']) return DamasStorage.begin(DamasStorage.own + '.json', 0);
      DamasStorage.claim(DamasStorage.kin(), 0);
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
        DamasStorage.entries(function (store) {
          DamasStorage.take(store, message.data);
        }, true);
      };
    },
    isNews: function (path, time) {
      return !FS.analyzePath(path).exists || time.getTime() > FS.stat(path).mtime.getTime();
    },
    take: function (store, path) {
      store.get(path).onsuccess = function (event) {
        var entry = event.target.result;
        if (!entry || !DamasStorage.isNews(path, entry['timestamp'])) return;
        IDBFS.storeLocalEntry(path, entry, function (error) {
          if (error) console.warn('damas: another tab\'s ' + path + ': ' + error);
        });
      };
    },
    takeAll: function (store) {
      store.index('timestamp').openKeyCursor().onsuccess = function (event) {
        var cursor = event.target.result;
        if (!cursor) return;
        if (DamasStorage.isNews(cursor.primaryKey, cursor.key)) DamasStorage.take(store, cursor.primaryKey);
        cursor.continue();
      };
    },
    // Lists the files of single tabs: first the one that this tab had before a reload, then the newest.
    kin: function () {
      var pattern = new RegExp('^' + DamasStorage.own + '(-\\d+)?\\.json$');
      var mine = DamasStorage.memory();
      var time = function (name) {
        return name === mine ? Infinity : FS.stat(DamasStorage.folder + '/' + name).mtime.getTime();
      };
      return FS.readdir(DamasStorage.folder).filter(function (name) {
        return pattern.test(name);
      }).sort(function (a, b) {
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
        DamasStorage.begin(name, tried > 0 && names.length > 0 ? 1 : 0);
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
    keep: function (path) {
      if (!DamasStorage.kept) return;
      var entry = null;
      if (FS.analyzePath(path).exists) {
        IDBFS.loadLocalEntry(path, function (error, found) {
          entry = found;
        });
      }
      DamasStorage.entries(function (store) {
        if (!entry) return store.delete(path);
        var put = store.put(entry, path);
        if (path.indexOf('/' + DamasStorage.own) > 0) put.onsuccess = DamasStorage.hold;
        else store.transaction.oncomplete = DamasStorage.tell.bind(null, path);
      }, true);
    },
    tell: function (path) {
      if (DamasStorage.tabs) DamasStorage.tabs.postMessage(path);
    },
    // Asks the browser not to clear the storage when space is short. Some browsers then ask the user, so
    // this is done only once, and only after something was saved.
    hold: function () {
      DamasStorage.hold = null;
      if (navigator.storage && navigator.storage.persist) navigator.storage.persist().catch(function () {});
    },
    told: {}, // errors that were reported, since each is reported only once
    failed: function (error) {
      console.warn('damas: a file could not be kept: ' + error);
      var full = error && error.name === 'QuotaExceededError' ? 1 : 0;
      if (DamasStorage.told[full]) return;
      DamasStorage.told[full] = true;
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
});
