// Connections to servers of games.
mergeInto(LibraryManager.library, {
  // Pages of https may not speak to servers without it, but for some of this machine; which, is known by
  // trying only.
  damas_may_connect: function (url) {
    url = UTF8ToString(url);
    if (location.protocol !== 'https:' || /^wss:/.test(url)) return 1;
    try {
      new WebSocket(url).close();
      return 1;
    } catch (refused) {
      return 0;
    }
  },
});
