// Leaves some keys to the browser, and handles pasting. SDL listens to all keys of the window and keeps
// most of them from the browser; these listeners run before SDL's.
mergeInto(LibraryManager.library, {
  $DamasKeys: {
    pasting: 0,
    begin: function () {
      addEventListener('keydown', DamasKeys.down, true);
      addEventListener('keydown', DamasKeys.after);
      addEventListener('paste', DamasKeys.paste);
    },
    // Reload, address, windows, tabs, zoom, developer tools; F6 moves the focus to the browser's bars.
    isBrowsers: function (event) {
      var key = event.key.toLowerCase();
      if (event.altKey && !event.ctrlKey) {
        return ['arrowleft', 'arrowright', 'home', 'd'].indexOf(key) >= 0;
      }
      if (!event.ctrlKey && !event.metaKey) return /^f(5|6|7|12)$/.test(key);
      return /^([-+=_0-9dijlnprtuw]|tab|pageup|pagedown|f[0-9]+)$/.test(key);
    },
    down: function (event) {
      if (!event.key) return; // autofill sends events without a key
      // A key for the input method. On-screen keyboards send no code, and their Enter ends the field.
      if (event.isComposing && event.code) return event.stopImmediatePropagation();
      var writes = event.getModifierState('AltGraph') && event.key.length === 1;
      if (writes || DamasKeys.isBrowsers(event)) return event.stopImmediatePropagation();
      var command = (event.ctrlKey || event.metaKey) && !event.altKey;
      if (command && event.key.toLowerCase() === 'v') return DamasKeys.awaitPaste(event);
      // SDL prevents the browser's action only for the Ctrl key.
      if (event.metaKey && /^[acefosxyz,]$/i.test(event.key)) event.preventDefault();
    },
    // macOS sends no keyup for keys that are released while Command is down.
    after: function (event) {
      if (!event.metaKey || !event.key || event.key.length > 1) return;
      var up = { 'code': event.code, 'key': event.key, 'metaKey': true };
      setTimeout(function () {
        window.dispatchEvent(new KeyboardEvent('keyup', up));
      });
    },
    // The browser usually sends a paste event now. If it does not, the key is passed on without a text.
    awaitPaste: function (event) {
      event.stopImmediatePropagation();
      var modifiers = event.shiftKey ? 3 : 2;
      clearTimeout(DamasKeys.pasting);
      DamasKeys.modifiers = modifiers;
      DamasKeys.pasting = setTimeout(function () {
        DamasKeys.passedOnAt = performance.now();
        DamasKeys.pressV();
      }, 150);
    },
    passedOnAt: -1e9, // time at which the last wait for a paste event ended without one
    pressV: function () {
      clearTimeout(DamasKeys.pasting);
      _damas_key_pressed(118, DamasKeys.modifiers);
      DamasKeys.modifiers = 2;
    },
    modifiers: 2,
    paste: function (event) {
      var pasted = event.clipboardData;
      if (!pasted) return;
      event.preventDefault();
      if (pasted.files.length > 0) {
        clearTimeout(DamasKeys.pasting);
        return DamasFiles.take(pasted.files);
      }
      DamasText.give(pasted.getData('text/plain'));
      // A late paste event belongs to the key that was passed on without a text.
      var late = performance.now() - DamasKeys.passedOnAt < 3000;
      DamasKeys.passedOnAt = -1e9;
      _damas_pasted(late ? 1 : 0);
      if (!late) DamasKeys.pressV();
    },
  },
  $DamasKeys__deps: ['$DamasText', '$DamasFiles'],
});
