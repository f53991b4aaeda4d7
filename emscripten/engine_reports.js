// Passes reports of the worker's module, as text, to the script that created the module.
// Older versions of emscripten always include the string functions; newer ones only if they are listed.
mergeInto(LibraryManager.library, {
  damas_report__deps: ['$UTF8ToString'].filter((name) => name in LibraryManager.library),
  damas_report: function (text) {
    Module['onReport'](UTF8ToString(text));
  },
});
