// Files beside the page that the first picture does not need.
mergeInto(LibraryManager.library, {
  $DamasFetch: {
    // What does not come is asked for again, less and less often: a network may be away for a while.
    fetch: function (path, ticket, wait) {
      var url = Module['locateFile'](path);
      fetch(url)
        .then(function (response) {
          if (!response.ok) throw Error(response.status);
          return response.arrayBuffer();
        })
        .then(DamasFetch.give.bind(null, ticket), function (error) {
          console.warn('damas: ' + url + ': ' + error);
          setTimeout(DamasFetch.fetch, wait, path, ticket, 2 * wait);
        });
    },
    // What goes wrong from here on is the program's own doing, which asking again does not mend.
    give: function (ticket, content) {
      var size = content.byteLength;
      var place = _malloc(size);
      HEAPU8.set(new Uint8Array(content), place);
      _damas_fetched(ticket, place, size);
      _free(place);
      DamasTurns.ask();
    },
  },
  $DamasFetch__deps: ['$DamasTurns', 'malloc', 'free'],
  damas_fetch__deps: ['$DamasFetch'],
  damas_fetch: function (path, ticket) {
    var fetching = DamasFetch.fetch.bind(null, UTF8ToString(path), ticket, 2000);
    if (Module['firstFrame']) addEventListener('damas-complete', fetching, { once: true });
    else fetching();
  },
});
