// The system's clipboard. Pages may write it after a press, but read it only when the browser pastes
// or the person agrees.
mergeInto(LibraryManager.library, {
  $DamasClipboard: {
    // The program hears whether it was copied, in the order of its wishes.
    copies: Promise.resolve(),
    copy: function (text) {
      var copied = navigator.clipboard
        ? navigator.clipboard.writeText(text).then(function () {
          return true;
        }, function () {
          return DamasClipboard.copyByCommand(text);
        })
        : Promise.resolve(DamasClipboard.copyByCommand(text));
      DamasClipboard.copies = Promise.all([copied, DamasClipboard.copies]).then(function (answers) {
        _damas_copied(answers[0] ? 1 : 0);
      });
    },
    // All that pages have which did not come by https. Gives whether it was copied.
    copyByCommand: function (text) {
      var focused = document.activeElement;
      var area = document.createElement('textarea');
      area.value = text;
      area.style.position = 'fixed';
      area.style.opacity = '0';
      document.body.appendChild(area);
      area.select();
      var copied = false;
      try {
        copied = document.execCommand('copy');
      } catch (refused) {}
      area.remove();
      if (focused) focused.focus();
      return copied;
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
