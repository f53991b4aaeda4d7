// The system's clipboard. A page may write to it after a click or key, but may read it only when the
// browser pastes or the user allows it.
mergeInto(LibraryManager.library, {
  $DamasClipboard: {
    // Chains the copies, so that the program gets the results in the order of its requests.
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
    // The only way to copy for pages without https. Returns whether it worked.
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
