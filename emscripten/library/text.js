// Passes a text from the page to the program, which allocates the memory for it.
mergeInto(LibraryManager.library, {
  $DamasText: {
    give: function (text) {
      var bytes = lengthBytesUTF8(text);
      stringToUTF8(text, _damas_text_room(bytes), bytes + 1);
    },
  },
});
