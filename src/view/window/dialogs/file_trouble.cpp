#include "view/window/dialogs/file_trouble.hpp"

#include "platform/file_access.hpp"
#include "view/text/pdn_sentences.hpp"
#include "view/text/printable.hpp"
#include "view/window/app/app.hpp"

namespace damas {

std::string sentence(Language language, const FileTrouble& trouble, const std::string& path) {
  const std::string shown = shortened(path);
  switch (trouble.kind) {
    case FileTrouble::Kind::NotFound:
      return tr(language, Text::FileNotFound, shown);
    case FileTrouble::Kind::Folder:
      return tr(language, Text::FileIsFolder, shown);
    case FileTrouble::Kind::TooLarge:
      return tr(language, Text::FileTooLarge, shown, in_megabytes(most_read));
    case FileTrouble::Kind::Unreadable:
      return tr(language, Text::FileUnreadable, shown);
    case FileTrouble::Kind::NoGames:
      break;
  }
  return with_error(language, tr(language, Text::FileHasNoGames, shown), trouble.error);
}

int in_megabytes(std::uint64_t bytes) {
  return static_cast<int>((bytes + (1U << 19)) >> 20);
}

std::string with_error(Language language, const std::string& sentence,
                       const std::optional<PdnError>& error) {
  if (!error) return sentence;
  return tr(language, Text::FileFirstError, sentence, damas::sentence(language, *error));
}

std::string place_name(const App& app, const std::string& path) {
  return app.desktop().open_files ? file_name(path) : path;
}

}  // namespace damas
