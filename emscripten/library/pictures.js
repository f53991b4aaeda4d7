// Lets the browser decode pictures of the site. Beside each x.png is a smaller x.webp, which the program cannot
// read; it gets the same picture as a PNG.
mergeInto(LibraryManager.library, {
  $DamasPictures: {
    decodes: null, // whether the browser can do it, if that is known
    context: function (width, height) {
      var canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      return canvas.getContext('2d', { 'willReadFrequently': true });
    },
    // Some browsers change what a page reads from a canvas, so that it cannot recognise its visitors.
    isTrue: function () {
      var wanted = [51, 102, 153, 255];
      var context = DamasPictures.context(4, 4);
      context.fillStyle = '#369';
      context.fillRect(0, 0, 4, 4);
      return context.getImageData(0, 0, 4, 4).data.every(function (value, i) {
        return Math.abs(value - wanted[i % 4]) < 4;
      });
    },
    // Whether the page should load the smaller form of this file.
    isPacked: function (path) {
      if (!/^assets\/.*\.png$/.test(path)) return false;
      if (DamasPictures.decodes === null) {
        try {
          DamasPictures.decodes = Boolean(window['createImageBitmap']) && DamasPictures.isTrue();
        } catch (refused) {
          DamasPictures.decodes = false;
        }
      }
      return DamasPictures.decodes;
    },
    packedPath: function (path) {
      return path.replace(/png$/, 'webp');
    },
    encode: function (picture) {
      var context = DamasPictures.context(picture.width, picture.height);
      context.drawImage(picture, 0, 0);
      return new Promise(function (done, refuse) {
        context.canvas.toBlob(function (file) {
          if (file) done(file.arrayBuffer());
          else refuse(Error('it cannot be encoded'));
        });
      });
    },
    // Returns a promise of the PNG. After a failure the page loads the PNGs themselves.
    toPng: function (content) {
      return window['createImageBitmap'](new Blob([content], { 'type': 'image/webp' }))
        .then(DamasPictures.encode)
        .catch(function (error) {
          DamasPictures.decodes = false;
          throw error;
        });
    },
  },
});
