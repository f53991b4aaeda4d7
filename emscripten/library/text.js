// How the page hands a text to the program: into room that the program makes for it.
mergeInto(LibraryManager.library, {
  $DamasText: {
    give: function (text) {
      var bytes = lengthBytesUTF8(text);
      stringToUTF8(text, _damas_text_room(bytes), bytes + 1);
    },
  },
});
