#include "view/window/dialogs/file_trouble.hpp"

#include "platform/file_access.hpp"
#include "view/text/printable.hpp"
#include "view/window/app/app.hpp"

namespace damas {

std::string sentence(Language language, FileTrouble trouble, const std::string& path) {
  const std::string shown = shortened(path);
  switch (trouble) {
    case FileTrouble::NotFound:
      return tr(language, Text::FileNotFound, shown);
    case FileTrouble::Folder:
      return tr(language, Text::FileIsFolder, shown);
    case FileTrouble::Unreadable:
      return tr(language, Text::FileUnreadable, shown);
    case FileTrouble::NoGames:
      break;
  }
  return tr(language, Text::FileHasNoGames, shown);
}

std::string place_name(const App& app, const std::string& path) {
  return app.desktop().open_files ? file_name(path) : path;
}

}  // namespace damas
