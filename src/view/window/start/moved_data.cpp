#include "view/window/start/moved_data.hpp"

#include <string>

#include "platform/files.hpp"
#include "view/text/printable.hpp"
#include "view/window/app/everything.hpp"
#include "view/window/start/match_place.hpp"

namespace damas {

namespace {

class Mover {
 public:
  Mover(const UserFiles& place, const FileAccess& files, Language language)
      : place_(place), files_(files), language_(language) {}

  CommandLineEnd save(const std::string& path, bool identities) const {
    const auto kept = kept_files(place_);
    if (!kept) return end(Text::FileUnreadable, kept.failure().subject, 1);
    const std::string text = everything_of(identities ? *kept : without_identities(*kept));
    if (!files_.write_secret(files_.absolute(path), text))
      return end(Text::FileUnwritable, path, 1);
    const bool left_out = !identities && have_identities(*kept);
    return end(left_out ? Text::EverythingSavedWithout : Text::EverythingSaved, path, 0);
  }

  // A running window would write its own state over what is read.
  CommandLineEnd read(const std::string& path) const {
    const auto text = files_.read(files_.absolute(path));
    if (!text) {
      const bool missing = text.failure().kind == FailureKind::NotFound;
      return end(missing ? Text::FileNotFound : Text::FileUnreadable, path, 2);
    }
    const auto everything = everything_in(*text);
    if (!everything) return end(Text::EverythingBroken, path, 2);
    if (MatchPlace::windows(place_) > 0) return end(Text::EverythingInUse, path, 1);
    const Replaced replaced = replace_kept(place_, everything->files, OtherFiles::IdentitiesStay);
    const auto shown = [](const std::string& name) { return shortened(name); };
    if (!replaced.ok()) return {sentence(language_, replaced, shown) + "\n", 1};
    const bool left_out = everything->left_out_programs;
    return end(left_out ? Text::EverythingReadNoPrograms : Text::EverythingRead, path, 0);
  }

 private:
  CommandLineEnd end(Text text, const std::string& subject, int status) const {
    return {tr(language_, text, shortened(subject)) + "\n", status};
  }

  const UserFiles& place_;
  const FileAccess& files_;
  Language language_;
};

}  // namespace

std::optional<CommandLineEnd> move_data(const WindowProgramOptions& options,
                                        const FileAccess& files, Language language) {
  if (!options.exported && !options.imported) return std::nullopt;
  const auto place = UserFiles::open("damas", options.data);
  if (!place) {
    const std::string subject = shortened(place.failure().subject);
    return CommandLineEnd{tr(language, Text::FolderUnwritable, subject) + "\n", 1};
  }
  const Mover mover(*place, files, language);
  return options.exported ? mover.save(*options.exported, options.identities)
                          : mover.read(*options.imported);
}

}  // namespace damas
