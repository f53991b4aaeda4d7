// Whether WebGL keeps the pixels of a frame, as loader.js asks for, so that the next one draws only what
// differs: without a graphics card, filling pixels takes most of the time of a frame.
mergeInto(LibraryManager.library, {
  damas_keeps_pixels__deps: ['$GL'],
  damas_keeps_pixels: function () {
    var got = GL.currentContext && GL.currentContext.GLctx.getContextAttributes(); // null if it is lost
    return got && got['preserveDrawingBuffer'] ? 1 : 0;
  },
});
