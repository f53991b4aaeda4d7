// The system's clipboard. Pages may write it after a press, but read it only when the browser pastes
// or the person agrees.
mergeInto(LibraryManager.library, {
  $DamasClipboard: {
    copy: function (text) {
      if (!navigator.clipboard) return DamasClipboard.copyByCommand(text);
      navigator.clipboard.writeText(text).catch(function () {
        DamasClipboard.copyByCommand(text);
      });
    },
    // All that pages have which did not come by https.
    copyByCommand: function (text) {
      var focused = document.activeElement;
      var area = document.createElement('textarea');
      area.value = text;
      area.style.position = 'fixed';
      area.style.opacity = '0';
      document.body.appendChild(area);
      area.select();
      document.execCommand('copy');
      area.remove();
      if (focused) focused.focus();
    },
    read: function () {
      if (!navigator.clipboard || !navigator.clipboard.readText) return _damas_clipboard_read(0);
      navigator.clipboard.readText().then(function (text) {
        DamasText.give(text);
        _damas_clipboard_read(1);
      }, function () {
        _damas_clipboard_read(0);
      });
    },
  },
  $DamasClipboard__deps: ['$DamasText'],
  damas_copy__deps: ['$DamasClipboard'],
  damas_copy: function (text) {
    DamasClipboard.copy(UTF8ToString(text));
  },
  damas_read_clipboard__deps: ['$DamasClipboard'],
  damas_read_clipboard: function () {
    DamasClipboard.read();
  },
});
