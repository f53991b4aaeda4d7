// Passes links and files to the system's list of apps (navigator.share), on touch screens only: elsewhere
// copying and saving are more usual.
mergeInto(LibraryManager.library, {
  $DamasSend: {
    share: function (what) {
      navigator['share'](what).then(function () {
        _damas_sent(1);
      }, function (error) {
        _damas_sent(error.name === 'AbortError' ? 1 : 0);
      });
    },
    // Browsers take only files of kinds that they know.
    file: function (name, bytes) {
      var ending = name.slice(name.lastIndexOf('.') + 1);
      var kind = ending === 'txt' ? 'text/plain' : DamasFiles.kinds[ending];
      return { 'files': [new File([bytes], name, { 'type': kind })] };
    },
  },
  $DamasSend__deps: ['$DamasFiles'],
  damas_can_send__deps: ['$DamasSend'],
  damas_can_send: function () {
    if (!navigator['share'] || !window.matchMedia('(pointer: coarse)').matches) return 0;
    return navigator['canShare'] && navigator['canShare'](DamasSend.file('game.txt', '')) ? 2 : 1;
  },
  damas_send_link__deps: ['$DamasSend'],
  damas_send_link: function (link) {
    DamasSend.share({ 'title': 'Damas', 'url': UTF8ToString(link) });
  },
  damas_send_file__deps: ['$DamasSend'],
  damas_send_file: function (name, content, bytes) {
    DamasSend.share(DamasSend.file(UTF8ToString(name), HEAPU8.slice(content, content + bytes)));
  },
});
