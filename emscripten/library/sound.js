// A sound context costs time even while it plays silence, so it is suspended then.
mergeInto(LibraryManager.library, {
  $DamasAudio: {
    context: function () {
      return Module['SDL2'] && Module['SDL2'].audioContext;
    },
    // Creating a context takes longer than a frame. SDL would create it with the first sound, while a move
    // is animated; at the first press there is time. Some browsers also allow sound later only if the
    // context was resumed during a press.
    prepare: function () {
      var make = window['AudioContext'] || window['webkitAudioContext'];
      if (!make || DamasAudio.context()) return;
      Module['SDL2'] = Module['SDL2'] || {};
      var context = Module['SDL2'].audioContext = new make();
      context.resume().catch(DamasAudio.refused);
      context.suspend().catch(DamasAudio.refused);
    },
    refused: function () {}, // before the first press, or after the context is closed
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
