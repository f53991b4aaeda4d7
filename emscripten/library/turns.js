// The turns of the program: one for each frame of the display while something moves, else none until
// something is due or happens.
mergeInto(LibraryManager.library, {
  $DamasTurns: {
    begun: false,
    busy: false,
    held: false, // until all of the program is there
    asked: false,
    over: false,
    timer: 0,
    unseen: 0, // the timer of a turn out of sight
    gamepads: 0,
    ask: function () {
      DamasTurns.begun = true;
      // Out of sight the display asks for no frames; the page asks again when it is seen.
      if (DamasTurns.asked || DamasTurns.held || DamasTurns.over || document.hidden) return;
      DamasTurns.asked = true;
      requestAnimationFrame(DamasTurns.take);
    },
    take: function () {
      clearTimeout(DamasTurns.timer);
      DamasTurns.asked = false;
      if (DamasTurns.over) return;
      DamasTurns.busy = true;
      var idle = -1;
      try {
        idle = _damas_turn();
      } finally {
        DamasTurns.busy = false;
      }
      if (idle < 0) DamasTurns.over = true;
      if (Module['firstFrame']) return DamasTurns.hold();
      // Browsers tell of no button of a gamepad; somebody has to look.
      if (idle < 25 || DamasTurns.gamepads > 0) DamasTurns.ask();
      else if (!document.hidden) DamasTurns.timer = setTimeout(DamasTurns.ask, idle - 8);
    },
    // Events wait in the program's queue meanwhile.
    hold: function () {
      DamasTurns.held = true;
      Module['firstFrame'](function () {
        DamasTurns.held = false;
        DamasTurns.ask();
      });
    },
    // Without waiting for the display, which may be off.
    now: function () {
      if (DamasTurns.begun && !DamasTurns.busy && !DamasTurns.held) DamasTurns.take();
    },
    // Out of sight what happens, such as a move of somebody online, still gets a turn, soon and together
    // with what happens at about the same time.
    soon: function () {
      if (!DamasTurns.unseen) DamasTurns.unseen = setTimeout(DamasTurns.takeUnseen, 250);
    },
    takeUnseen: function () {
      DamasTurns.unseen = 0;
      DamasTurns.now();
    },
    // The program hears that it is out of sight, and what it writes then is kept.
    watchPage: function () {
      document.addEventListener('visibilitychange', function () {
        if (!document.hidden) return DamasTurns.begun && DamasTurns.ask();
        setTimeout(DamasTurns.now);
        setTimeout(DamasTurns.now, 20);
      });
      addEventListener('pagehide', DamasTurns.now);
    },
    watchGamepads: function () {
      addEventListener('gamepadconnected', function () {
        DamasTurns.gamepads++;
        DamasTurns.ask();
      });
      addEventListener('gamepaddisconnected', function () {
        DamasTurns.gamepads--;
      });
    },
  },
  $DamasTurns__postset: 'DamasTurns.watchGamepads(); DamasTurns.watchPage();',
  // The others are what SDL uses without saying so.
  damas_ask_turn__deps: ['$DamasTurns', '$autoResumeAudioContext', '$dynCall'],
  damas_ask_turn: function () {
    if (document.hidden && DamasTurns.begun) DamasTurns.soon();
    else DamasTurns.ask();
  },
});
