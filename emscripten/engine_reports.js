// The way out of the worker's module: a report as text, to whoever made the module.
mergeInto(LibraryManager.library, {
  damas_report__deps: ['$UTF8ToString'],
  damas_report: (text) => Module['onReport'](UTF8ToString(text)),
});
