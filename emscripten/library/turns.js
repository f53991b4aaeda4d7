// Runs the turns of the program: one for each frame of the display while something moves; otherwise none
// until an event or a due time.
mergeInto(LibraryManager.library, {
  $DamasTurns: {
    begun: false,
    busy: false,
    held: false, // no turns until all of the program is loaded, because what it shows needs all
    asked: 0, // the frame that is requested
    over: false,
    // A part of the program cannot be loaded: no further turns, whatever happens, but those in which the program saves
    // because the page is hidden.
    stopped: false,
    timer: 0,
    unseen: 0, // the timer of the next turn while the page is hidden
    gamepads: 0,
    ask: function () {
      var first = !DamasTurns.begun;
      DamasTurns.begun = true;
      // A hidden page gets no frames; it asks again when it is shown.
      if (DamasTurns.asked || DamasTurns.held || DamasTurns.over || DamasTurns.stopped || document.hidden) return;
      // The first turn does not wait for the display: what it draws is ready for the next frame then.
      if (first) Promise.resolve().then(DamasTurns.take);
      else DamasTurns.asked = requestAnimationFrame(DamasTurns.take);
    },
    // Drops what is requested: two frames would request two again, and so on.
    forget: function () {
      clearTimeout(DamasTurns.timer);
      cancelAnimationFrame(DamasTurns.asked);
      DamasTurns.asked = 0;
    },
    take: function () {
      DamasTurns.forget();
      if (DamasTurns.over) return;
      DamasTurns.busy = true;
      var idle = -1;
      try {
        idle = _damas_turn();
      } finally {
        DamasTurns.busy = false;
      }
      if (idle < 0) DamasTurns.over = true;
      if (Module['firstFrame']) return DamasTurns.first();
      // Browsers send no events for gamepad buttons, so they must be polled.
      if (idle < 25 || DamasTurns.gamepads > 0) DamasTurns.ask();
      else if (!document.hidden) DamasTurns.timer = setTimeout(DamasTurns.ask, idle - 8);
    },
    // Shows the first frame. If the turns are held, events stay in the program's queue.
    first: function () {
      DamasTurns.held = _damas_needs_rest() !== 0;
      Module['firstFrame'](function () {
        DamasTurns.held = false;
        DamasTurns.ask();
      }, DamasTurns.held);
      DamasTurns.ask();
    },
    // Runs a turn without waiting for the display, which may be off.
    now: function () {
      if (!DamasTurns.stopped) DamasTurns.save();
    },
    // The same for a page that is hidden, and also after a stop.
    save: function () {
      if (DamasTurns.begun && !DamasTurns.busy && !DamasTurns.held) DamasTurns.take();
    },
    // A hidden page also gets a turn after an event, such as an opponent's move online: after a short wait,
    // so that several events share one turn.
    soon: function () {
      if (!DamasTurns.unseen && !DamasTurns.stopped) DamasTurns.unseen = setTimeout(DamasTurns.takeUnseen, 250);
    },
    takeUnseen: function () {
      DamasTurns.unseen = 0;
      DamasTurns.now();
    },
    // Tells the program that the page is hidden; what it then writes is still saved.
    watchPage: function () {
      document.addEventListener('visibilitychange', function () {
        if (!document.hidden) return DamasTurns.begun && DamasTurns.ask();
        setTimeout(DamasTurns.save);
        setTimeout(DamasTurns.save, 20);
      });
      addEventListener('pagehide', DamasTurns.save);
    },
    // For the page, if a part of the program cannot be loaded.
    offerStop: function () {
      Module['stopTurns'] = function () {
        DamasTurns.stopped = true;
        DamasTurns.forget();
        clearTimeout(DamasTurns.unseen);
        DamasTurns.unseen = 0;
      };
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
  $DamasTurns__postset: 'DamasTurns.watchGamepads(); DamasTurns.watchPage(); DamasTurns.offerStop();',
  damas_ask_turn__deps: ['$DamasTurns'],
  damas_ask_turn: function () {
    if (document.hidden && DamasTurns.begun) DamasTurns.soon();
    else DamasTurns.ask();
  },
});
