// Gives the program texts that the page has loaded (loader.js).
mergeInto(LibraryManager.library, {
  damas_give_texts: function (language, first, row) {
    var content = Module['texts'](UTF8ToString(language), first !== 0, row);
    if (!content) return;
    var place = _damas_texts_room(content.length); // which may enlarge the memory, and so replace HEAPU8
    HEAPU8.set(content, place);
  },
});
