#include "view/window/library/library_scene.hpp"

#include <chrono>
#include <memory>
#include <utility>

#include "explorer/games_base.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/return_point.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/dialogs/path_field.hpp"
#include "view/window/games/keep_games.hpp"
#include "view/window/games/open_games.hpp"
#include "view/window/kit/shortcuts.hpp"
#include "view/window/library/list_actions.hpp"
#include "view/window/library/list_return.hpp"
#include "view/window/library/pattern_scene.hpp"

namespace damas {

namespace {

constexpr std::chrono::milliseconds reading_time{10};  // per frame, also of a search for positions
constexpr int games_at_once = 8;

}  // namespace

LibraryScene::LibraryScene(Files files, std::optional<PositionPattern> pattern)
    : files_(std::move(files)), games_(files_.front(), std::move(pattern)) {}

// Reads a part in each frame, so that the window stays responsive.
void LibraryScene::read_on(App& app) {
  GameFile& file = *games_.shared_file();
  const auto now = std::chrono::steady_clock::now;
  const auto end = now() + reading_time;
  while (!file.load(games_at_once) && now() < end) {
  }
  app.redraw();
  app.wake_after(std::chrono::milliseconds{0});
  if (file.loaded()) app.announce(count_sentence(app));
}

void LibraryScene::show_file(const std::shared_ptr<GameFile>& file, App& app) {
  games_.show(file);
  removed_.clear();
  app.redraw();
  app.wake_after(std::chrono::milliseconds{0});
}

std::string LibraryScene::spoken_title(const App& app) const {
  return file().title() + ". " + count_sentence(app);
}

bool LibraryScene::can_import(const App& app) const {
  return app.desktop().games && !file().is_programs_own();
}

// As the file is on the disk; it need not be read completely here. A page, and text that was
// pasted, have no such file.
void LibraryScene::import_file(App& app) {
  if (!can_import(app) || import_.running()) return;
  GamesBase& base = *app.desktop().games;
  const Variant otherwise = app.preferences().new_game.variant;
  if (app.desktop().in_browser || file().path().empty()) {
    base.add_text(file().text(), otherwise, app.waker());
  } else {
    base.add_files({file().path()}, otherwise, app.waker());
  }
  import_.follow(app);
  app.redraw();
}

void LibraryScene::update(const Input& input, std::chrono::milliseconds, App& app) {
  import_.follow(app);
  if (!file().loaded()) read_on(app);
  if (games_.follow()) app.redraw();
  if (games_.searching()) search_on(app);
  for (const Action action : actions_in(input, app.preferences().keys)) {
    if (!app.scenes().pending()) perform(action, app);
  }
}

std::optional<ReturnPoint> LibraryScene::return_point(const App& app) const {
  return return_point_of(files_, app.desktop().in_browser);
}

void LibraryScene::search(const GameSearch& search, App& app) {
  show_search(games_.find(search), app);
}

void LibraryScene::search_positions(const std::optional<PositionPattern>& pattern, App& app) {
  show_search(games_.find_positions(pattern), app);
  app.wake_after(std::chrono::milliseconds{0});
}

void LibraryScene::show_search(bool selected_other, App& app) {
  if (selected_other) rows_.to_top();
  rows_.follow();
  app.redraw();
}

// Searches some games in each frame.
void LibraryScene::search_on(App& app) {
  const auto now = std::chrono::steady_clock::now;
  const auto end = now() + reading_time;
  do {
    games_.search_one();
  } while (games_.searching() && now() < end);
  games_.show_found();
  app.redraw();
  if (games_.searching()) return app.wake_after(std::chrono::milliseconds{0});
  app.announce(count_sentence(app));
}

void LibraryScene::edit_pattern(App& app) {
  PositionPattern first;
  first.variant = usual_variant(app);
  app.scenes().push(std::make_unique<PatternScene>(
      games_.pattern().value_or(first), [this](const std::optional<PositionPattern>& pattern,
                                               App& a) { search_positions(pattern, a); }));
}

// That of the search, else of the selected game.
Variant LibraryScene::usual_variant(const App& app) const {
  if (list().search().variant) return *list().search().variant;
  const PdnEntry* const entry = games_.selected_entry();
  return entry ? entry->variant : app.preferences().new_game.variant;
}

void LibraryScene::perform(Action action, App& app) {
  if (const auto to = rows_.walk(action, games_, selected())) {
    games_.select(*to);
    return app.redraw();
  }
  switch (action) {
    case Action::Select:
      if (selected()) open(*selected(), app);
      return;
    case Action::Back:
      app.scenes().close(*this);
      return app.redraw();
    case Action::Find:
      focusing_ = focus_frames;
      return app.redraw();
    case Action::FindPosition:
      return edit_pattern(app);
    case Action::DeleteGame:
      return remove_selected(app);
    case Action::Undo:
      return put_back(app);
    case Action::CopyGame:
      return copy_selected(app);
    default:
      return perform_in_any_list(action, app);
  }
}

void LibraryScene::open(std::size_t index, App& app) {
  games_.select(index);
  rows_.follow();
  open_game(games_.shared_file(), index, app, games_.ply_of(index));
  app.redraw();
}

// Written at once, so there are no unsaved changes.
void LibraryScene::remove_selected(App& app) {
  const auto row = games_.selected_row();
  if (!row) return;
  const std::shared_ptr<GameFile> from = games_.shared_file();
  const auto removed = std::make_shared<RemovedGame>();
  change_file(
      from, [from, removed, index = *selected()] { *removed = from->remove(index); }, app,
      [this, removed, row](App& a) { tell_removed(*removed, *row, a); });
}

void LibraryScene::tell_removed(const RemovedGame& removed, std::size_t row, App& app) {
  removed_.push_back(removed);
  games_.take_out(removed.index, row);
  rows_.follow();
  app.redraw();
  app.notify(app.tr(Text::LibraryDeleted, removed.entry.number,
                    app.preferences().keys.text(app.language(), Action::Undo)));
  if (app.desktop().save_file && !file().is_programs_own())
    app.notify(app.tr(Text::LibraryOnlyHere));
}

void LibraryScene::put_back(App& app) {
  if (removed_.empty()) return;
  const std::shared_ptr<GameFile> to = games_.shared_file();
  change_file(
      to, [to, removed = removed_.back()] { to->put_back(removed); }, app,
      [this](App& a) {
        const RemovedGame removed = std::move(removed_.back());
        removed_.pop_back();
        games_.put_in(removed.index);
        rows_.follow();
        a.redraw();
        a.notify(a.tr(Text::LibraryRestored, removed.entry.number));
      });
}

// Copies the game as it is in the file, byte for byte.
void LibraryScene::copy_selected(App& app) const {
  if (const PdnEntry* const entry = games_.selected_entry())
    app.copy(std::string(entry->in(file().text())) + "\n");
}

}  // namespace damas
