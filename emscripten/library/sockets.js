// Connections to game servers.
mergeInto(LibraryManager.library, {
  // A page with https may not connect to servers without TLS, except to some addresses of this machine.
  // Only a try shows which.
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
