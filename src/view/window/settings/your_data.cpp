#include "view/window/settings/your_data.hpp"

#include <memory>
#include <optional>
#include <utility>

#include "explorer/games_base.hpp"
#include "match/saved_match.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/everything.hpp"
#include "view/window/app/match_file_names.hpp"
#include "view/window/app/store.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/dialogs/file_chooser.hpp"
#include "view/window/kit/widgets.hpp"
#include "view/window/settings/collecting_scene.hpp"
#include "view/window/settings/replacing_scene.hpp"
#include "view/window/share/save_content.hpp"

namespace damas {

namespace {

constexpr const char* usual_name = "damas-everything.json";

// The contents of the file.
struct Everything {
  KeptFiles files;
  std::string games;  // of the games database, as PDN
};

void save_files(const KeptFiles& files, const std::string& games, App& app) {
  save_content(usual_name, everything_of(files, games), app, Readers::Owner);
}

// Usually a copy needs no identities, and may get into other hands. Moving to another device needs
// them, because nothing else proves to a server who the person is.
void ask_for_identities(Everything what, App& app) {
  const auto all = std::make_shared<const Everything>(std::move(what));
  std::vector<Button> answers;
  answers.push_back({Icon::Save, Text::EverythingWithout,
                     [all](App& a) { save_files(without_identities(all->files), all->games, a); },
                     true, true});
  answers.push_back({Icon::People, Text::EverythingWith,
                     [all](App& a) { save_files(all->files, all->games, a); }});
  answers.push_back({Icon::Close, Text::Cancel, {}});
  auto scene = std::make_unique<ChoicesScene>(Text::EverythingAskIdentities, std::move(answers));
  scene->explain(app.tr(Text::EverythingIdentitiesGoes));
  app.scenes().push(std::move(scene));
}

// Includes what is only in memory, because a scene has not saved it yet or because its file could
// not be written.
void save_with(std::string games, App& app) {
  app.scenes().save_all(app);
  auto kept = kept_files(*app.store().files());
  if (!kept) return app.notify(app.tr(Text::FileUnreadable, kept.failure().subject));
  for (auto& [name, content] : app.store().unwritten())
    (*kept)[name] = std::move(content);
  if (!have_identities(*kept)) return save_files(*kept, games, app);
  ask_for_identities({std::move(kept).value(), std::move(games)}, app);
}

std::string why_without_games(const CollectedGames& collected, const App& app) {
  if (collected.state() != CollectedGames::State::TooLarge)
    return app.tr(Text::EverythingGamesUnread);
  const std::string number = grouped(app.language(), collected.all());
  if (app.desktop().in_browser) return app.tr(Text::EverythingGamesTooLargeInPage, number);
  return app.tr(Text::EverythingGamesTooLarge, number,
                app.store().files()->path(games_database_file));
}

void save_collected(CollectedGames collected, App& app) {
  if (collected.state() == CollectedGames::State::Complete)
    return save_with(collected.take_text(), app);
  std::vector<Button> answers;
  answers.push_back(
      {Icon::Save, Text::EverythingWithoutGames, [](App& a) { save_with({}, a); }, true, true});
  answers.push_back({Icon::Close, Text::Cancel, {}});
  auto scene = std::make_unique<ChoicesScene>(Text::EverythingAskWithoutGames, std::move(answers));
  scene->explain(why_without_games(collected, app));
  app.scenes().push(std::move(scene));
}

// A dialog shows how far the games are read, unless there are none or few.
void save_everything(App& app) {
  if (!app.desktop().games) return save_with({}, app);
  CollectedGames collected(app.desktop().games, app.desktop().in_browser
                                                    ? most_bytes_of_games_in_page
                                                    : most_bytes_of_games);
  if (collected.step() == CollectedGames::State::Complete)
    return save_collected(std::move(collected), app);
  app.scenes().push(std::make_unique<CollectingScene>(std::move(collected), save_collected));
}

// Another window or a terminal would write its own state over what is replaced: the sentence about
// it. (Tabs of a page have no such locks; the browser's storage makes the others load the page
// again.)
std::optional<Text> what_undoes_changes(const App& app) {
  const UserFiles& files = *app.store().files();
  if (files.held(match_file_stem, match_file_extension) > 1) return Text::EverythingOtherWindow;
  if (files.held(terminal_match_file_stem, match_file_extension) > 0)
    return Text::EverythingOpenTerminal;
  return std::nullopt;
}

void replace_everything(const Replacement& by, App& app) {
  if (const auto why = what_undoes_changes(app)) return app.notify(app.tr(*why));
  app.scenes().when_let_go(
      app, [by](App& a) { a.scenes().start(std::make_unique<ReplacingScene>(by)); });
}

// The answer by which nothing is lost stands out.
void ask_to_replace(Text question, const std::string& explanation, Button answer, App& app) {
  std::vector<Button> answers;
  answers.push_back(std::move(answer));
  answers.push_back({Icon::Save, Text::EverythingSave, save_everything});
  answers.push_back({Icon::Close, Text::Cancel, {}, true, true});
  auto scene = std::make_unique<ChoicesScene>(question, std::move(answers));
  scene->explain(explanation);
  app.scenes().push(std::move(scene));
}

// The sentence about the effect on the games database.
std::string about_games(const ReadEverything& found, const App& app) {
  std::string sentence;
  if (app.desktop().games) {
    sentence = app.tr(found.games.empty() ? Text::EverythingGamesStay : Text::EverythingGamesToo);
  } else if (!found.games.empty()) {
    sentence = app.tr(Text::EverythingGamesUnused);
  }
  return sentence.empty() ? sentence : " " + sentence;
}

// With its folder, so that a file of the same name in another one is not taken for it. A page knows
// no folders.
std::string shown_path(const std::string& path, const App& app) {
  return app.desktop().in_browser ? file_name(path) : path;
}

void ask_to_read(const std::string& path, const ReadEverything& found, App& app) {
  const Text notice =
      found.left_out_programs ? Text::EverythingReadNoPrograms : Text::EverythingRead;
  const Replacement by{found.files, OtherFiles::IdentitiesStay, notice, false,
                       std::make_shared<const std::string>(found.games)};
  const auto read = [by](App& a) { replace_everything(by, a); };
  const Text identities =
      have_identities(found.files) ? Text::EverythingIdentitiesToo : Text::EverythingIdentitiesStay;
  ask_to_replace(Text::EverythingAskRead,
                 app.tr(Text::EverythingReadGoes, shown_path(path, app)) + " " +
                     app.tr(identities) + about_games(found, app),
                 {Icon::Open, Text::EverythingReadNow, read}, app);
}

void ask_to_delete(App& app) {
  const auto remove = [](App& a) {
    replace_everything({{}, OtherFiles::Removed, Text::EverythingDeleted, true}, a);
  };
  ask_to_replace(Text::EverythingAskDelete, app.tr(Text::EverythingDeleteGoes),
                 {Icon::Bin, Text::EverythingDeleteNow, remove}, app);
}

void take_path(const std::string& path, App& app) {
  const auto text = app.disk().read(path);
  if (!text) return app.notify(app.tr(Text::FileUnreadable, shown_path(path, app)));
  const auto found = everything_in(*text);
  if (!found) return app.notify(app.tr(Text::EverythingBroken, shown_path(path, app)));
  ask_to_read(path, *found, app);
}

// In a page the chosen file arrives like a dropped one.
void choose_everything(App& app) {
  if (app.desktop().open_files) return app.desktop().open_files();
  app.scenes().push(
      std::make_unique<FileChooser>(app, FileChooser::Purpose::OpenKept, "", take_path));
}

}  // namespace

void your_data_rows(Ui& ui, App& app) {
  if (ui.button(app.tr(Text::Statistics))) app.open(destination::Statistics{});
  if (app.store().files() == nullptr) return;
  if (ui.button(app.tr(Text::EverythingSave))) save_everything(app);
  if (ui.button(app.tr(Text::EverythingOpen))) choose_everything(app);
  if (ui.button(app.tr(Text::EverythingDelete))) ask_to_delete(app);
}

bool take_everything(const std::vector<std::string>& paths, App& app) {
  if (paths.size() != 1 || app.store().files() == nullptr) return false;
  const auto text = app.disk().read(paths.front());
  const bool named = extension(paths.front()) == ".json";
  if (!named && !(text && is_everything(*text))) return false;
  take_path(paths.front(), app);
  return true;
}

}  // namespace damas
