#include "view/window/start/moved_data.hpp"

#include <chrono>
#include <memory>
#include <string>
#include <thread>
#include <utility>

#include "explorer/collected_games.hpp"
#include "platform/files.hpp"
#include "view/text/printable.hpp"
#include "view/window/app/everything.hpp"
#include "view/window/start/games_base.hpp"
#include "view/window/start/match_place.hpp"

namespace damas {

namespace {

class Mover {
 public:
  Mover(const UserFiles& place, const FileAccess& files, Language language)
      : place_(place),
        files_(files),
        language_(language),
        games_(games_base_in(place.path(games_database_file))) {}

  CommandLineEnd save(const std::string& path, bool identities) const {
    const auto kept = kept_files(place_);
    if (!kept) return end(Text::FileUnreadable, kept.failure().subject, 1);
    CollectedGames games(games_, most_bytes_of_games);
    if (games_) collect(games);
    const std::string text =
        everything_of(identities ? *kept : without_identities(*kept), games.take_text());
    if (!files_.write_secret(files_.absolute(path), text))
      return end(Text::FileUnwritable, path, 1);
    const bool left_out = !identities && have_identities(*kept);
    auto said = end(left_out ? Text::EverythingSavedWithout : Text::EverythingSaved, path, 0);
    if (games_ && games.state() != CollectedGames::State::Complete)
      said.text += end(Text::EverythingSavedNoGames, place_.path(games_database_file), 0).text;
    return said;
  }

  // A running window or terminal would write its own state over what is read.
  CommandLineEnd read(const std::string& path) const {
    const auto text = files_.read(files_.absolute(path));
    if (!text) {
      const bool missing = text.failure().kind == FailureKind::NotFound;
      return end(missing ? Text::FileNotFound : Text::FileUnreadable, path, 2);
    }
    const auto everything = everything_in(*text);
    if (!everything) return end(Text::EverythingBroken, path, 2);
    if (MatchPlace::programs(place_) > 0) return end(Text::EverythingInUse, path, 1);
    const Replaced replaced = replace_kept(place_, everything->files, OtherFiles::IdentitiesStay);
    const auto shown = [](const std::string& name) { return shortened(name); };
    if (!replaced.ok()) return {sentence(language_, replaced, shown) + "\n", 1};
    const bool left_out = everything->left_out_programs;
    auto said = end(left_out ? Text::EverythingReadNoPrograms : Text::EverythingRead, path, 0);
    return everything->games.empty() ? said : with_games(everything->games, std::move(said));
  }

 private:
  // Somebody else may be writing; a question then waits for a tenth of a second.
  static void collect(CollectedGames& games) {
    constexpr int most_busy = 100;
    int busy = 0;
    for (auto state = games.step(); busy < most_busy; state = games.step()) {
      const bool is_busy = state == CollectedGames::State::Busy;
      if (!is_busy && state != CollectedGames::State::Asking) return;
      busy += is_busy ? 1 : 0;
    }
  }

  // Waits until the games are in the database.
  CommandLineEnd with_games(const std::string& games, CommandLineEnd said) const {
    if (!games_) {
      said.text += std::string(tr(language_, Text::EverythingGamesUnused)) + "\n";
      return said;
    }
    games_->replace_by_text(games, Variant::Brazilian, {});
    while (games_->import_state().running)
      std::this_thread::sleep_for(std::chrono::milliseconds{20});
    const std::string error = games_->import_state().error;
    if (error.empty()) return said;
    return {said.text + end(Text::LibraryImportFailed, error, 1).text, 1};
  }

  CommandLineEnd end(Text text, const std::string& subject, int status) const {
    return {tr(language_, text, shortened(subject)) + "\n", status};
  }

  const UserFiles& place_;
  const FileAccess& files_;
  Language language_;
  std::shared_ptr<GamesBase> games_;  // null without SQLite
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
