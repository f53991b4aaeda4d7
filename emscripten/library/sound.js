// A sound context costs time even while it plays silence, so it sleeps then.
mergeInto(LibraryManager.library, {
  $damasAudio: function () {
    return Module['SDL2'] && Module['SDL2'].audioContext;
  },
  damas_wake_audio__deps: ['$damasAudio'],
  damas_wake_audio: function () {
    var context = damasAudio();
    if (context) context.resume().catch(function () {}); // before the first press it may not
  },
  damas_rest_audio__deps: ['$damasAudio'],
  damas_rest_audio: function () {
    var context = damasAudio();
    if (context && context.state === 'running') context.suspend();
  },
});
