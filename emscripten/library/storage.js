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
      _damas_storage_opened(error ? 0 : 1);
    },
    entries: function (then) {
      IDBFS.getDB(DamasStorage.folder, function (error, db) {
        if (error) return DamasStorage.failed(error);
        var transaction = db.transaction([IDBFS.DB_STORE_NAME], 'readwrite');
        transaction.onerror = function (event) {
          DamasStorage.failed(this.error);
          event.preventDefault();
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
        if (entry) IDBFS.storeRemoteEntry(store, path, entry, DamasStorage.failed);
        else IDBFS.removeRemoteEntry(store, path, DamasStorage.failed);
      });
    },
    failed: function (error) {
      if (error) console.warn('damas: a file could not be kept: ' + error);
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
