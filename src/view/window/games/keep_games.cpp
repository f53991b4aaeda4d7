#include "view/window/games/keep_games.hpp"

#include <utility>
#include <vector>

#include "core/pdn/date.hpp"
#include "match/match_pdn.hpp"
#include "view/text/names.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/store.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/dialogs/file_chooser.hpp"
#include "view/window/games/open_games.hpp"

namespace damas {

namespace {

using Then = std::function<void(KeptGame, App&)>;

// The page's folder for files that are passed to the person.
constexpr const char* given_folder = "/given";

// Saves through the system, which may ask for a place. Calls `then` only after success.
void give(const std::shared_ptr<GameFile>& file, App& app,
          const std::function<void(SaveAnswer, App&)>& then) {
  const std::string name = file_name(file->path());
  app.desktop().save_file(name, file->text(), [&app, name, then](SaveAnswer answer) {
    if (answer == SaveAnswer::Failed) app.notify(app.tr(Text::FileUnwritable, name));
    if (answer == SaveAnswer::Saved || answer == SaveAnswer::Downloaded) then(answer, app);
  });
}

void give_new(const PdnGame& game, const Then& then, App& app) {
  const auto file = std::make_shared<GameFile>(path_in(given_folder, file_name_for(game)), "", "");
  file->load_all();
  const KeptGame kept{file, file->append(game)};
  give(file, app, [kept, then](SaveAnswer answer, App& a) {
    a.notify(answer == SaveAnswer::Downloaded
                 ? a.tr(Text::FileDownloaded, file_name(kept.file->path()))
                 : a.tr(Text::FileSavedThere));
    if (then) then(kept, a);
  });
}

void tell_where(const KeptGame& kept, App& app) {
  const int number = kept.file->entries()[kept.index].number;
  app.notify(app.tr(Text::FileGameAdded, number, kept.file->path()));
}

const FileAccess& keeper_of(const GameFile& file, const App& app) {
  return file.is_programs_own() ? app.store().games().access() : app.disk();
}

std::optional<WriteProblem> attempt(GameFile& file, const std::function<void()>& make,
                                    const FileAccess& disk, bool over_changes) {
  const GameFile::Content before = file.content();
  make();
  if (file.path().empty()) return std::nullopt;
  const auto problem = file.write(disk, over_changes);
  if (problem) file.restore(before);
  return problem;
}

void add_to(const std::shared_ptr<GameFile>& file, const PdnGame& game, const Then& then,
            App& app) {
  file->load_all();
  const auto index = std::make_shared<std::size_t>(0);
  change_file(
      file, [file, game, index] { *index = file->append(game); }, app,
      [file, index, then](App& a) {
        const KeptGame kept{file, *index};
        a.change_preferences([&](Preferences& p) { p.remember_file(kept.file->path()); });
        tell_where(kept, a);
        if (then) then(kept, a);
      });
}

void replace_file(const std::string& path, const PdnGame& game, const Then& then, App& app) {
  // The person has confirmed that the existing file is replaced.
  const auto old = app.disk().read(path);
  auto file = std::make_shared<GameFile>(path, "", old ? *old : std::string{});
  file->clear();
  add_to(file, game, then, app);
}

void save_at(const std::string& path, const PdnGame& game, const Then& then, App& app) {
  const auto old = app.disk().read(path);
  if (!old && old.failure().kind == FailureKind::Unreadable) {
    return app.notify(app.tr(Text::FileUnwritable, path));
  }
  if (!old || old->empty()) return replace_file(path, game, then, app);
  auto read = read_games(app.disk(), path, game.variant());
  const auto* opened = std::get_if<OpenedGames>(&read);
  std::vector<Button> choices;
  // A game cannot be added to a list of FENs.
  if (opened != nullptr && !opened->file->path().empty()) {
    choices.push_back({Icon::Plus, Text::FileAddGame,
                       [file = opened->file, game, then](App& a) { add_to(file, game, then, a); },
                       true, true});
  }
  choices.push_back({Icon::Save, Text::FileReplace,
                     [path, game, then](App& a) { replace_file(path, game, then, a); }});
  choices.push_back({Icon::Close, Text::Cancel, {}});
  auto question = std::make_unique<ChoicesScene>(Text::FileAskExists, std::move(choices));
  question->hold_the_clock();
  app.scenes().push(std::move(question));
}

void say_kept(const GameFile& file, std::size_t index, int broken, App& app) {
  const int number = file.entries()[index].number;
  const std::string where = file.is_programs_own() ? file.title() : place_name(app, file.path());
  app.notify(broken > 0 ? app.tr(Text::FileBrokenKept, broken, number, where)
                        : app.tr(Text::FileGameWritten, number, where));
  tell_saved(app);
}

// Passes the whole file to the person again.
void give_again(const std::shared_ptr<KeptGame>& place, int broken, App& app) {
  give(place->file, app, [place, broken](SaveAnswer answer, App& a) {
    const GameFile& file = *place->file;
    const int number = file.entries()[place->index].number;
    if (broken > 0) return say_kept(file, place->index, broken, a);
    a.notify(answer == SaveAnswer::Downloaded
                 ? a.tr(Text::FileDownloadedAgain, number, file_name(file.path()))
                 : a.tr(Text::FileSavedThere));
    tell_saved(a);
  });
}

void keep(const std::shared_ptr<KeptGame>& place, const PdnGame& game, App& app) {
  const auto elsewhere = [place, game](App& a) {
    save_elsewhere(game, a, [place](const KeptGame& kept, App& where) {
      *place = kept;
      tell_saved(where);
    });
  };
  const std::shared_ptr<GameFile> file = place->file;
  if (file->path().empty()) return elsewhere(app);
  const PdnEntry& old = file->entries()[place->index];
  const int broken = old.errors.empty() ? 0 : old.number;
  const auto index = std::make_shared<std::size_t>(place->index);
  const auto change = [file, game, broken, index] {
    if (broken > 0) {
      *index = file->append(game);
    } else {
      file->replace(*index, game);
    }
  };
  if (app.desktop().save_file && !file->is_programs_own()) {
    change();
    place->index = *index;
    return give_again(place, broken, app);
  }
  const auto written = [file, place, broken, index](App& a) {
    place->index = *index;
    say_kept(*file, place->index, broken, a);
  };
  change_file(file, change, app, written, {{Icon::Save, Text::FileSaveAs, elsewhere}});
}

// Only characters that are valid in file names on every system.
std::string plain(std::string_view text) {
  std::string name;
  for (const char c : text) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    const bool digit = c >= '0' && c <= '9';
    const bool other = static_cast<unsigned char>(c) >= 0x80 || c == '.' || c == '_' || c == '-';
    if (letter || digit || other) name += c;
    if (c == ' ' && !name.empty() && name.back() != '_') name += '_';
  }
  return name;
}

}  // namespace

void tell_saved(App& app) {
  for (const auto& scene : app.scenes().all())
    scene->game_saved();
  app.redraw();
}

GameSaver keep_in(std::shared_ptr<GameFile> file, std::size_t index) {
  const auto place = std::make_shared<KeptGame>(KeptGame{std::move(file), index});
  return {[place](const PdnGame& game, App& app) { keep(place, game, app); }, place};
}

GameSaver keep_elsewhere() {
  return keep_in(std::make_shared<GameFile>("", "", ""), 0);
}

destination::EarlierFile earlier_file(const KeptGame& place) {
  const GameFile& file = *place.file;
  if (file.path().empty() || !file.loaded() || place.index >= file.entries().size()) return {};
  return {file.path(), file.is_programs_own(), place.index,
          std::string(file.entries()[place.index].in(file.text()))};
}

KeptGame place_in(const destination::EarlierFile& earlier, const App& app) {
  if (earlier.path.empty()) return {};
  const FileAccess& keeper = earlier.programs_own ? app.store().games().access() : app.disk();
  auto text = keeper.read(earlier.path);
  if (!text) return {};
  const auto owner = earlier.programs_own ? GameFile::Owner::Program : GameFile::Owner::Person;
  const std::string title = earlier.programs_own ? app.tr(Text::MyGamesTitle) : std::string{};
  const auto file =
      std::make_shared<GameFile>(earlier.path, title, std::move(text).value(),
                                 PdnOptions{.usual = app.preferences().new_game.variant}, owner);
  file->load_all();
  const auto& games = file->entries();
  if (earlier.index >= games.size()) return {};
  if (games[earlier.index].in(file->text()) != earlier.game) return {};
  return {file, earlier.index};
}

void save_elsewhere(const PdnGame& game, App& app, Then then) {
  if (app.desktop().save_file) return give_new(game, then, app);
  app.scenes().push(std::make_unique<FileChooser>(
      app, FileChooser::Purpose::Save, file_name_for(game),
      [game, then = std::move(then)](const std::string& path, App& a) {
        save_at(path, game, then, a);
      }));
}

void change_file(const std::shared_ptr<GameFile>& file, const std::function<void()>& make, App& app,
                 const std::function<void(App&)>& then, std::vector<Button> others) {
  const auto problem = attempt(*file, make, keeper_of(*file, app), false);
  if (!problem) return then(app);
  if (*problem == WriteProblem::Changed && file->is_programs_own()) {
    if (others.empty()) return app.notify(app.tr(Text::MyGamesChanged));
    others.push_back({Icon::Close, Text::Cancel, {}});
    app.scenes().push(std::make_unique<ChoicesScene>(Text::MyGamesChanged, std::move(others)));
    return;
  }
  if (*problem != WriteProblem::Changed) {
    return app.notify(app.tr(Text::FileUnwritable, file->path()));
  }
  const auto overwrite = [file, make, then](App& a) {
    if (!attempt(*file, make, a.disk(), true)) return then(a);
    a.notify(a.tr(Text::FileUnwritable, file->path()));
  };
  others.insert(others.begin(), {Icon::Save, Text::FileOverwrite, overwrite});
  others.push_back({Icon::Close, Text::Cancel, {}});
  app.scenes().push(std::make_unique<ChoicesScene>(Text::FileAskChanged, std::move(others)));
}

PdnGame game_of_match(const Match& match, const App& app) {
  PdnHeaders headers;
  const MatchSetup& setup = match.setup();
  const bool two = is_human(setup.player(Side::White)) && is_human(setup.player(Side::Black));
  for (const Side side : {Side::White, Side::Black}) {
    if (two) break;
    const Player& player = setup.player(side);
    headers.set(side == Side::White ? "White" : "Black",
                is_human(player) ? app.tr(Text::FilePlayer) : name(app.language(), player));
  }
  const auto& today = app.desktop().today;
  if (today) headers.set("Date", today());
  return pdn_of(match, std::move(headers));
}

std::string file_name_for(const PdnGame& game) {
  std::string name;
  for (const char* tag : {"White", "Black", "Date"}) {
    const std::string part = plain(game.headers.value(tag));
    if (!part.empty()) name += (name.empty() ? "" : "-") + part;
  }
  return (name.empty() ? std::string("damas") : name) + ".pdn";
}

}  // namespace damas
