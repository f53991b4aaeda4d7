// Text input without plain key presses: on-screen keyboards, dead keys and input methods. They write into
// a hidden text field of the page, and its changes are passed to the program.
mergeInto(LibraryManager.library, {
  $DamasKeyboard: {
    field: null,
    wanted: false, // a text field of the program has the focus
    asked: false, // the player wants to type moves
    touched: false, // the last press was a touch, not a mouse
    filler: '  ', // gives backspace something to delete
    seen: '',
    begin: function () {
      var field = DamasKeyboard.field = document.getElementById('keyboard');
      if (!field) return;
      addEventListener('pointerdown', function (event) {
        DamasKeyboard.touched = event.pointerType === 'touch';
      }, true);
      // Some browsers show the keyboard only while they handle the touch event.
      Module['canvas'].addEventListener('touchend', function () {
        DamasTurns.now();
        DamasKeyboard.follow();
      });
      field.addEventListener('keydown', DamasKeyboard.onKey);
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
    // After a touch the user has closed the keyboard; a mouse has only clicked elsewhere on the canvas.
    leave: function () {
      DamasKeyboard.asked = false;
      if (DamasKeyboard.wanted && !DamasKeyboard.touched) setTimeout(DamasKeyboard.follow);
    },
    clear: function () {
      DamasKeyboard.field.value = DamasKeyboard.seen = DamasKeyboard.filler;
    },
    // SDL does not know keys without a code.
    onKey: function (event) {
      if (event.code) return;
      var known = { 'Enter': 13, 'Backspace': 8, 'Tab': 9, 'Escape': 27 };
      var key = known[event.key];
      if (!key) return;
      event.preventDefault();
      event.stopPropagation();
      _damas_key_pressed(key, 0);
    },
    // Compares the whole text, because suggestions also change earlier letters.
    compare: function (event) {
      var before = DamasKeyboard.seen;
      var now = DamasKeyboard.seen = DamasKeyboard.field.value;
      var same = 0;
      while (same < before.length && before[same] === now[same]) same++;
      for (var i = same; i < before.length; i++) _damas_key_pressed(8, 0);
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
