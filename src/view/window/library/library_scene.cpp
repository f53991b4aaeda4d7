#include "view/window/library/library_scene.hpp"

#include <algorithm>
#include <chrono>
#include <iterator>
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
#include "view/window/library/pattern_scene.hpp"

namespace damas {

namespace {

constexpr std::chrono::milliseconds reading_time{10};  // per frame, also of a search for positions
constexpr int games_at_once = 8;
constexpr std::size_t most_kept_text = 256 << 10;

}  // namespace

LibraryScene::LibraryScene(Files files, std::optional<PositionPattern> pattern)
    : files_(std::move(files)) {
  position_.begin(std::move(pattern));
  list_.set_condition([this](std::size_t index) {
    return !position_.pattern() || position_.ply_of(index).has_value();
  });
}

// Reads a part in each frame, so that the window stays responsive.
void LibraryScene::read_on(App& app) {
  GameFile& file = *files_[shown_file_];
  const auto now = std::chrono::steady_clock::now;
  const auto end = now() + reading_time;
  while (!file.load(games_at_once) && now() < end) {
  }
  app.redraw();
  app.wake_after(std::chrono::milliseconds{0});
  if (file.loaded()) app.announce(count_sentence(app));
}

void LibraryScene::show_file(std::size_t number, App& app) {
  shown_file_ = number;
  seen_revision_ = -1;
  // The next drawing must not use indices of another file.
  list_.clear();
  position_.forget();
  selected_.reset();
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
  if (file().loaded() && std::exchange(seen_revision_, file().revision()) != file().revision()) {
    position_.forget();
    list_changed(app);
  }
  if (searches_positions()) search_on(app);
  for (const Action action : actions_in(input, app.preferences().keys)) {
    if (!app.scenes().pending()) perform(action, app);
  }
}

// Games that have no file, or only one that a page was given, come back if they are few.
std::optional<ReturnPoint> LibraryScene::return_point(const App& app) const {
  const GameFile& first = *files_.front();
  if (first.is_programs_own()) return ReturnPoint{destination::MyGames{}};
  // A search for positions may list My games below a person's file.
  Files own;
  std::copy_if(files_.begin(), files_.end(), std::back_inserter(own),
               [](const auto& each) { return !each->is_programs_own(); });
  const bool from_disk =
      !app.desktop().in_browser &&
      std::none_of(own.begin(), own.end(), [](const auto& each) { return each->path().empty(); });
  if (from_disk) {
    destination::Files to;
    for (const auto& each : own)
      to.paths.push_back(each->path());
    to.as_list = true;
    return ReturnPoint{std::move(to)};
  }
  if (own.size() > 1 || first.text().size() > most_kept_text) return std::nullopt;
  return ReturnPoint{destination::PastedGames{first.text()}};
}

void LibraryScene::list_changed(App& app) {
  position_.look_again();
  list_.set(file().entries());
  listed_ = position_.found();
  if (selected_ && *selected_ >= file().entries().size()) selected_.reset();
  if (!selected_ && !list_.shown().empty()) selected_ = list_.shown().front();
  app.redraw();
}

void LibraryScene::search(const GameSearch& search, App& app) {
  position_.look_again();
  list_.find(file().entries(), search);
  listed_ = position_.found();
  if (!selected_ || !list_.row_of(*selected_)) {
    selected_.reset();
    if (!list_.shown().empty()) selected_ = list_.shown().front();
    rows_.to_top();
  }
  rows_.follow();
  app.redraw();
}

bool LibraryScene::searches_positions() const {
  return file().loaded() && !position_.over(list_.found());
}

// Looks into some games in each frame. The list grows by an eighth at a time, because sorting it
// for each game would take too long.
void LibraryScene::search_on(App& app) {
  const auto now = std::chrono::steady_clock::now;
  const auto end = now() + reading_time;
  do {
    position_.step(file(), list_.found());
  } while (searches_positions() && now() < end);
  if (!searches_positions() || position_.found() > listed_ + listed_ / 8) {
    listed_ = position_.found();
    list_.refresh(file().entries());
    if (!selected_ && !list_.shown().empty()) selected_ = list_.shown().front();
  }
  app.redraw();
  if (searches_positions()) return app.wake_after(std::chrono::milliseconds{0});
  app.announce(count_sentence(app));
}

void LibraryScene::search_positions(const std::optional<PositionPattern>& pattern, App& app) {
  position_.begin(pattern);
  search(list_.search(), app);
  app.wake_after(std::chrono::milliseconds{0});
}

void LibraryScene::edit_pattern(App& app) {
  PositionPattern first;
  first.variant = usual_variant(app);
  app.scenes().push(std::make_unique<PatternScene>(
      position_.pattern().value_or(first), [this](const std::optional<PositionPattern>& pattern,
                                                  App& a) { search_positions(pattern, a); }));
}

// That of the search, else of the selected game.
Variant LibraryScene::usual_variant(const App& app) const {
  if (list_.search().variant) return *list_.search().variant;
  const bool any = file().loaded() && selected_ && *selected_ < file().entries().size();
  return any ? file().entries()[*selected_].variant : app.preferences().new_game.variant;
}

void LibraryScene::perform(Action action, App& app) {
  if (walk(action, app)) return;
  switch (action) {
    case Action::Select:
      if (selected_) open(*selected_, app);
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
    case Action::PasteGame:
      return paste_games(app);
    case Action::OpenGame:
      return choose_files(app);
    case Action::Settings:
      return app.open(destination::Settings{});
    case Action::Help:
      return app.open(destination::Help{app.preferences().new_game.variant, 0, HelpPage::Keys});
    default:
      return;
  }
}

bool LibraryScene::walk(Action action, App& app) {
  const auto row = selected_ ? list_.row_of(*selected_) : std::nullopt;
  const auto to = rows_.row_after(action, row, list_.shown().size());
  if (!to) return false;
  select(list_.shown()[*to]);
  app.redraw();
  return true;
}

void LibraryScene::select(std::size_t index) {
  selected_ = index;
  rows_.follow();
}

void LibraryScene::open(std::size_t index, App& app) {
  select(index);
  open_game(files_[shown_file_], index, app, position_.ply_of(index).value_or(0));
  app.redraw();
}

// Written at once, so there are no unsaved changes.
void LibraryScene::remove_selected(App& app) {
  if (!file().loaded() || !selected_ || !list_.row_of(*selected_)) return;
  const std::shared_ptr<GameFile> from = files_[shown_file_];
  const auto removed = std::make_shared<RemovedGame>();
  change_file(
      from, [from, removed, index = *selected_] { *removed = from->remove(index); }, app,
      [this, removed, row = *list_.row_of(*selected_)](App& a) { tell_removed(*removed, row, a); });
}

void LibraryScene::tell_removed(const RemovedGame& removed, std::size_t row, App& app) {
  removed_.push_back(removed);
  seen_revision_ = file().revision();
  position_.removed(removed.index);
  list_changed(app);
  selected_.reset();
  if (!list_.shown().empty()) select(list_.shown()[std::min(row, list_.shown().size() - 1)]);
  app.notify(app.tr(Text::LibraryDeleted, removed.entry.number,
                    app.preferences().keys.text(app.language(), Action::Undo)));
  if (app.desktop().save_file && !file().is_programs_own())
    app.notify(app.tr(Text::LibraryOnlyHere));
}

void LibraryScene::put_back(App& app) {
  if (removed_.empty()) return;
  const std::shared_ptr<GameFile> to = files_[shown_file_];
  change_file(
      to, [to, removed = removed_.back()] { to->put_back(removed); }, app,
      [this](App& a) {
        const RemovedGame removed = std::move(removed_.back());
        removed_.pop_back();
        selected_ = std::min(removed.index, file().entries().size() - 1);
        seen_revision_ = file().revision();
        position_.inserted(removed.index);
        list_changed(a);
        rows_.follow();
        a.notify(a.tr(Text::LibraryRestored, removed.entry.number));
      });
}

// Copies the game as it is in the file, byte for byte.
void LibraryScene::copy_selected(App& app) const {
  if (!selected_) return;
  const std::string text(file().entries()[*selected_].in(file().text()));
  app.copy(text + "\n");
}

}  // namespace damas
