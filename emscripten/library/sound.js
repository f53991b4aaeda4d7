// A sound context costs time even while it plays silence, so it sleeps then.
mergeInto(LibraryManager.library, {
  $DamasAudio: {
    context: function () {
      return Module['SDL2'] && Module['SDL2'].audioContext;
    },
    // To make one takes longer than a frame may: SDL would do so with the first sound, in a turn that
    // has a move to show. With the first press there is time, and browsers allow it then: some allow
    // sound later only where it was resumed within a press.
    prepare: function () {
      var make = window['AudioContext'] || window['webkitAudioContext'];
      if (!make || DamasAudio.context()) return;
      Module['SDL2'] = Module['SDL2'] || {};
      var context = Module['SDL2'].audioContext = new make();
      context.resume().catch(DamasAudio.refused);
      context.suspend().catch(DamasAudio.refused);
    },
    refused: function () {}, // as before the first press, or when the context is closed
    watchPresses: function () {
      ['mousedown', 'touchend', 'keydown'].forEach(function (name) {
        addEventListener(name, DamasAudio.prepare, { capture: true, once: true });
      });
    },
  },
  $DamasAudio__postset: 'DamasAudio.watchPresses();',
  damas_wake_audio__deps: ['$DamasAudio'],
  damas_wake_audio: function () {
    var context = DamasAudio.context();
    if (context) context.resume().catch(DamasAudio.refused);
  },
  damas_rest_audio__deps: ['$DamasAudio'],
  damas_rest_audio: function () {
    var context = DamasAudio.context();
    if (context && context.state === 'running') context.suspend().catch(DamasAudio.refused);
  },
});
