// Opens and saves files in the user's folders with the browser's dialogs.
mergeInto(LibraryManager.library, {
  $DamasFiles: {
    taken: 0,
    begin: function () {
      addEventListener('dragover', function (event) {
        event.preventDefault();
      });
      addEventListener('drop', DamasFiles.drop);
      Module['openFile'] = function (file) {
        DamasFiles.take([file]);
      };
    },
    drop: function (event) {
      event.preventDefault();
      var dropped = event.dataTransfer;
      if (dropped.files.length > 0) return DamasFiles.take(dropped.files);
      var text = dropped.getData('text/plain');
      if (!text) return;
      DamasText.give(text);
      _damas_dropped(0);
    },
    choose: function (picture) {
      var input = document.createElement('input');
      input.type = 'file';
      input.multiple = !picture;
      if (picture) input.accept = 'image/png,image/jpeg';
      // Phones do not know these extensions and would offer no files.
      else if (!window.matchMedia('(pointer: coarse)').matches) input.accept = '.pdn,.fen,.txt,.lesson,.json';
      input.onchange = function () {
        DamasFiles.take(input.files);
      };
      input.click();
    },
    most: 64 << 20, // bytes; the program reads no larger files either
    // Larger files by the paths that the program knows; the games database reads them in slices.
    large: {},
    read: function (file) {
      if (file.size > DamasFiles.most) return null;
      return new Response(file).arrayBuffer().catch(function () {
        return null;
      });
    },
    // Passes all files at once, so that the program shows them as one list. The program reports files that
    // cannot be read.
    take: function (files) {
      var list = Array.prototype.slice.call(files);
      var contents = list.map(DamasFiles.read);
      Promise.all(contents).then(function (all) {
        all.forEach(function (content, i) {
          DamasFiles.pass(list[i], content && new Uint8Array(content));
        });
      });
    },
    // Each file gets its own folder, because two may have the same name. The program removes them after
    // reading.
    pass: function (file, content) {
      var folder = '/opened/' + ++DamasFiles.taken;
      var path = folder + '/' + (file.name.replace(/[\/\\\0]/g, '_').replace(/^\.*$/, '_'));
      if (file.size > DamasFiles.most) DamasFiles.large[path] = file;
      FS.mkdirTree(folder);
      FS.writeFile(path, content || new Uint8Array(0), { canOwn: true });
      if (content === null) FS.chmod(path, 0);
      DamasText.give(path);
      _damas_dropped(1);
    },
    kinds: {
      pdn: 'application/x-draughts-pdn', // the same type as in the manifest and the packages
      png: 'image/png',
      svg: 'image/svg+xml',
      gif: 'image/gif',
      html: 'text/html',
      csv: 'text/csv',
      json: 'application/json',
    },
    save: function (name, bytes, ticket) {
      var ending = name.slice(name.lastIndexOf('.') + 1);
      var kind = DamasFiles.kinds[ending] || DamasFiles.kinds.pdn;
      var blob = new Blob([bytes], { type: kind });
      var ask = window['showSaveFilePicker'];
      if (!ask) return DamasFiles.download(name, blob, ticket);
      var accept = {};
      accept[kind] = ['.' + ending];
      var kinds = [{ 'description': ending.toUpperCase(), 'accept': accept }];
      ask({ 'suggestedName': name, 'types': kinds }).then(function (handle) {
        return handle['createWritable']();
      }).then(function (file) {
        return file.write(blob).then(function () {
          return file.close();
        });
      }).then(function () {
        _damas_saved(ticket, 0);
      }, function (error) {
        if (error.name === 'AbortError') return _damas_saved(ticket, 2);
        if (error.name === 'SecurityError') return DamasFiles.download(name, blob, ticket);
        _damas_saved(ticket, 3);
      });
    },
    download: function (name, blob, ticket) {
      var link = document.createElement('a');
      link.href = URL.createObjectURL(blob);
      link.download = name;
      link.click();
      setTimeout(function () {
        URL.revokeObjectURL(link.href);
      }, 60000);
      _damas_saved(ticket, 1);
    },
  },
  $DamasFiles__deps: ['$DamasText', '$FS'],
  damas_take_files__deps: ['$DamasFiles'],
  damas_take_files: function () {
    DamasFiles.begin();
  },
  damas_size_of_large_file__deps: ['$DamasFiles'],
  damas_size_of_large_file: function (path) {
    var file = DamasFiles.large[UTF8ToString(path)];
    return file ? file.size : 0;
  },
  damas_open_files__deps: ['$DamasFiles'],
  damas_open_files: function (picture) {
    DamasFiles.choose(picture);
  },
  damas_save_file__deps: ['$DamasFiles'],
  damas_save_file: function (name, content, bytes, ticket) {
    DamasFiles.save(UTF8ToString(name), HEAPU8.slice(content, content + bytes), ticket);
  },
});
