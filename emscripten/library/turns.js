// The turns of the program: one for each frame of the display while something moves, else none until
// something is due or happens.
mergeInto(LibraryManager.library, {
  $DamasTurns: {
    asked: false,
    over: false,
    timer: 0,
    gamepads: 0,
    ask: function () {
      if (DamasTurns.asked || DamasTurns.over) return;
      DamasTurns.asked = true;
      requestAnimationFrame(DamasTurns.take);
    },
    take: function () {
      clearTimeout(DamasTurns.timer);
      DamasTurns.asked = false;
      var idle = _damas_turn();
      if (Module['firstFrame']) Module['firstFrame']();
      if (idle < 0) DamasTurns.over = true;
      // Browsers tell of no button of a gamepad; somebody has to look.
      if (idle < 25 || DamasTurns.gamepads > 0) DamasTurns.ask();
      else DamasTurns.timer = setTimeout(DamasTurns.ask, idle - 8);
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
  $DamasTurns__postset: 'DamasTurns.watchGamepads();',
  // The others are what SDL uses without saying so.
  damas_ask_turn__deps: ['$DamasTurns', '$autoResumeAudioContext', '$dynCall'],
  damas_ask_turn: function () {
    DamasTurns.ask();
  },
});
