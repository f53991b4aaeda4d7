// Plays short sounds. A sound context costs time even while it plays silence, so it is suspended then.
mergeInto(LibraryManager.library, {
  $DamasAudio: {
    context: null,
    output: null, // all sounds go through it; its gain is the volume
    volume: 1,
    playing: 0,
    silence: 0, // the timer that suspends the context
    // Creating a context takes longer than a frame, so this happens at the first press and not with the
    // first sound, while a move is animated. Some browsers also allow sound later only if the context was
    // resumed during a press.
    prepare: function () {
      var make = window['AudioContext'] || window['webkitAudioContext'];
      if (!make || DamasAudio.context) return;
      var context = DamasAudio.context = new make();
      DamasAudio.output = context.createGain();
      DamasAudio.output.gain.value = DamasAudio.volume;
      DamasAudio.output.connect(context.destination);
      context.resume().catch(DamasAudio.refused);
      context.suspend().catch(DamasAudio.refused);
    },
    refused: function () {},
    watchPresses: function () {
      ['mousedown', 'touchend', 'keydown'].forEach(function (name) {
        addEventListener(name, DamasAudio.prepare, { capture: true, once: true });
      });
    },
    play: function (samples, rate, gain) {
      var context = DamasAudio.context;
      if (!context || samples.length === 0) return; // browsers allow no sound before the first press
      clearTimeout(DamasAudio.silence);
      context.resume().catch(DamasAudio.refused);
      var buffer = context.createBuffer(1, samples.length, rate);
      buffer.getChannelData(0).set(samples);
      var source = context.createBufferSource(), level = context.createGain();
      source.buffer = buffer;
      level.gain.value = gain;
      source.connect(level);
      level.connect(DamasAudio.output);
      ++DamasAudio.playing;
      source.onended = DamasAudio.ended;
      source.start();
    },
    ended: function () {
      if (--DamasAudio.playing > 0) return;
      DamasAudio.silence = setTimeout(function () {
        DamasAudio.context.suspend().catch(DamasAudio.refused);
      }, 500);
    },
  },
  $DamasAudio__postset: 'DamasAudio.watchPresses();',
  damas_play_sound__deps: ['$DamasAudio'],
  damas_play_sound: function (samples, count, rate, gain) {
    DamasAudio.play(HEAPF32.subarray(samples >> 2, (samples >> 2) + count), rate, gain);
  },
  damas_set_volume__deps: ['$DamasAudio'],
  damas_set_volume: function (volume) {
    DamasAudio.volume = volume;
    if (DamasAudio.output) DamasAudio.output.gain.value = volume;
  },
});
