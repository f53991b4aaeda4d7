// The folder that survives the page, by emscripten's IDBFS. Files are kept one by one: its own way
// of keeping everything would undo what another page of the game has written since.
mergeInto(LibraryManager.library, {
  $DamasStorage: {
    folder: '',
    kept: false,
    open: function (folder) {
      DamasStorage.folder = folder;
      FS.mkdirTree(folder);
      // Without it IDBFS would take the whole program down.
      if (!window['indexedDB']) return DamasStorage.opened('it has no database');
      try {
        FS.mount(IDBFS, {}, folder);
        FS.syncfs(true, DamasStorage.opened);
      } catch (error) {
        DamasStorage.opened(error);
      }
    },
    opened: function (error) {
      DamasStorage.kept = !error;
      if (error) console.warn('damas: this browser keeps no files: ' + error);
      // Not before the program's main() has returned.
      Promise.resolve().then(function () {
        _damas_storage_opened(error ? 0 : 1);
      });
    },
    entries: function (then, again) {
      IDBFS.getDB(DamasStorage.folder, function (error, db) {
        if (error) return DamasStorage.failed(error);
        var transaction;
        try {
          transaction = db.transaction([IDBFS.DB_STORE_NAME], 'readwrite');
        } catch (closed) {
          // Some browsers close it behind a page that is out of sight.
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
        if (entry) store.put(entry, path);
        else store.delete(path);
      }, true);
    },
    failed: function (error) {
      console.warn('damas: a file could not be kept: ' + error);
      _damas_not_kept();
    },
  },
  $DamasStorage__deps: ['$FS', '$IDBFS'],
  damas_open_storage__deps: ['$DamasStorage'],
  damas_open_storage: function (folder) {
    DamasStorage.open(UTF8ToString(folder));
  },
  damas_keep_file__deps: ['$DamasStorage'],
  damas_keep_file: function (path) {
    DamasStorage.keep(UTF8ToString(path));
  },
});
