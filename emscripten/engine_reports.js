// The way out of the worker's module: a report as text, to whoever made the module.
// Older emscripten has strings' functions always, newer on demand.
mergeInto(LibraryManager.library, {
  damas_report__deps: ['$UTF8ToString'].filter((name) => name in LibraryManager.library),
  damas_report: function (text) {
    Module['onReport'](UTF8ToString(text));
  },
});
