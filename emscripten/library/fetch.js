// Fetches files of the site that the first frame does not need.
mergeInto(LibraryManager.library, {
  $DamasFetch: {
    waiting: [], // downloads start when the engine is loaded and the page is idle, or when one is needed
    complete: false, // all of the program is loaded
    begin: function () {
      addEventListener('damas-complete', function () {
        DamasFetch.complete = true;
      });
      addEventListener('damas-engine', function () {
        if (window['requestIdleCallback']) requestIdleCallback(DamasFetch.open, { 'timeout': 5000 });
        else setTimeout(DamasFetch.open, 1000);
      });
    },
    open: function () {
      var all = DamasFetch.waiting || [];
      DamasFetch.waiting = null;
      all.forEach(function (fetching) {
        fetching();
      });
    },
    // Returns a promise of the file's bytes. A stalled download is repeated by the loader.
    load: function (path) {
      return Module['download'](Module['locateFile'](path), function (response) {
        return response.then(function (answer) {
          return answer.arrayBuffer();
        });
      });
    },
    content: function (path) {
      if (!DamasPictures.isPacked(path)) return DamasFetch.load(path);
      return DamasFetch.load(DamasPictures.packedPath(path)).then(DamasPictures.toPng);
    },
    // Repeats a failed download at growing intervals, because the network may come back later.
    fetch: function (path, ticket, wait) {
      DamasFetch.content(path).then(function (content) {
        DamasFetch.give(path, ticket, content);
        DamasTurns.ask();
      }, function (error) {
        console.warn('damas: ' + path + ': ' + error);
        setTimeout(DamasFetch.fetch, wait, path, ticket, 2 * wait);
      });
    },
    // Errors from here on are the program's own, so the download is not repeated. The browser's timeline gets a
    // mark with the path.
    give: function (path, ticket, content) {
      var size = content.byteLength;
      var place = _malloc(size);
      HEAPU8.set(new Uint8Array(content), place);
      _damas_fetched(ticket, place, size);
      _free(place);
      performance['mark']('fetched', { 'detail': path });
    },
  },
  $DamasFetch__postset: 'DamasFetch.begin();',
  $DamasFetch__deps: ['$DamasPictures', '$DamasTurns', 'malloc', 'free'],
  damas_fetch__deps: ['$DamasFetch'],
  damas_fetch: function (path, ticket) {
    var fetching = DamasFetch.fetch.bind(null, UTF8ToString(path), ticket, 2000);
    if (DamasFetch.waiting) DamasFetch.waiting.push(fetching);
    else fetching();
  },
  damas_fetch_before_others__deps: ['$DamasFetch'],
  damas_fetch_before_others: function (path, ticket) {
    var fetching = DamasFetch.fetch.bind(null, UTF8ToString(path), ticket, 2000);
    if (DamasFetch.complete) fetching();
    else addEventListener('damas-complete', fetching);
  },
  damas_take__deps: ['$DamasFetch'],
  damas_take: function (path, ticket) {
    var name = UTF8ToString(path), content = Module['loaded'](name);
    if (content) DamasFetch.give(name, ticket, content);
  },
  damas_fetch_now__deps: ['$DamasFetch'],
  damas_fetch_now: function () {
    DamasFetch.open();
  },
});
