// What writes without keys, as keyboards on the screen, dead keys and input methods do: it writes into
// the page's own text field, whose changes are passed on.
mergeInto(LibraryManager.library, {
  $DamasKeyboard: {
    field: null,
    wanted: false, // a text is being written
    asked: false, // moves are to be typed
    touched: false, // lately a finger, not a mouse
    filler: '  ', // so that there is something to delete
    seen: '',
    begin: function () {
      var field = DamasKeyboard.field = document.getElementById('keyboard');
      if (!field) return;
      addEventListener('pointerdown', function (event) {
        DamasKeyboard.touched = event.pointerType === 'touch';
      }, true);
      // Some browsers show their keyboard only from within the touch itself.
      Module['canvas'].addEventListener('touchend', function () {
        DamasTurns.now();
        DamasKeyboard.follow();
      });
      field.addEventListener('keydown', DamasKeyboard.strike);
      field.addEventListener('input', DamasKeyboard.compare);
      field.addEventListener('blur', DamasKeyboard.leave);
    },
    follow: function () {
      var field = DamasKeyboard.field;
      if (!field) return;
      var should = DamasKeyboard.asked || DamasKeyboard.wanted;
      var has = document.activeElement === field;
      if (should && !has) {
        DamasKeyboard.clear();
        field.focus({ preventScroll: true });
      } else if (!should && has) {
        Module['canvas'].focus();
      }
    },
    // By a finger the keyboard was put away; a mouse only pressed elsewhere in the same picture.
    leave: function () {
      DamasKeyboard.asked = false;
      if (DamasKeyboard.wanted && !DamasKeyboard.touched) setTimeout(DamasKeyboard.follow);
    },
    clear: function () {
      DamasKeyboard.field.value = DamasKeyboard.seen = DamasKeyboard.filler;
    },
    // Keys without a place on a keyboard are unknown to SDL.
    strike: function (event) {
      if (event.code) return;
      var known = { 'Enter': 13, 'Backspace': 8, 'Tab': 9, 'Escape': 27 };
      var key = known[event.key];
      if (!key) return;
      event.preventDefault();
      event.stopPropagation();
      _damas_struck(key, 0);
    },
    // Suggestions change what was written before.
    compare: function (event) {
      var before = DamasKeyboard.seen;
      var now = DamasKeyboard.seen = DamasKeyboard.field.value;
      var same = 0;
      while (same < before.length && before[same] === now[same]) same++;
      for (var i = same; i < before.length; i++) _damas_struck(8, 0);
      if (now.length > same) {
        DamasText.give(now.slice(same));
        _damas_typed();
      }
      var odd = now.length < DamasKeyboard.filler.length || now.length > 60;
      if (odd && !event.isComposing) DamasKeyboard.clear();
    },
  },
  $DamasKeyboard__deps: ['$DamasText', '$DamasTurns'],
  damas_take_keys__deps: ['$DamasKeyboard', '$DamasKeys'],
  damas_take_keys: function () {
    DamasKeys.begin();
    DamasKeyboard.begin();
  },
  damas_want_keyboard__deps: ['$DamasKeyboard'],
  damas_want_keyboard: function (wanted) {
    if (DamasKeyboard.wanted === (wanted !== 0)) return;
    DamasKeyboard.wanted = wanted !== 0;
    DamasKeyboard.follow();
  },
  damas_show_keyboard__deps: ['$DamasKeyboard'],
  damas_show_keyboard: function () {
    DamasKeyboard.asked = !DamasKeyboard.asked;
    DamasKeyboard.follow();
  },
});
