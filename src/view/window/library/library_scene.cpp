#include "view/window/library/library_scene.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/dialogs/path_field.hpp"
#include "view/window/games/keep_games.hpp"
#include "view/window/games/open_games.hpp"
#include "view/window/kit/shortcuts.hpp"

namespace damas {

namespace {

constexpr std::chrono::milliseconds reading_time{10};  // per frame
constexpr int games_at_once = 8;

}  // namespace

LibraryScene::LibraryScene(Files files) : files_(std::move(files)) {}

// Reads a part in each frame, so that the window stays responsive.
void LibraryScene::read_on(App& app) {
  GameFile& file = *files_[shown_file_];
  const auto now = std::chrono::steady_clock::now;
  const auto end = now() + reading_time;
  while (!file.load(games_at_once) && now() < end) {
  }
  app.redraw();
  app.wake_after(std::chrono::milliseconds{0});
}

void LibraryScene::show_file(std::size_t number, App& app) {
  shown_file_ = number;
  seen_revision_ = -1;
  // The next drawing must not use indices of another file.
  list_.clear();
  selected_.reset();
  removed_.clear();
  app.redraw();
  app.wake_after(std::chrono::milliseconds{0});
}

void LibraryScene::update(const Input& input, std::chrono::milliseconds, App& app) {
  if (!file().loaded()) read_on(app);
  if (file().loaded() && std::exchange(seen_revision_, file().revision()) != file().revision()) {
    list_changed(app);
  }
  for (const Action action : actions_in(input, app.preferences().keys)) {
    if (!app.scenes().pending()) perform(action, app);
  }
}

void LibraryScene::list_changed(App& app) {
  list_.set(file().entries());
  if (selected_ && *selected_ >= file().entries().size()) selected_.reset();
  if (!selected_ && !list_.shown().empty()) selected_ = list_.shown().front();
  app.redraw();
}

void LibraryScene::search(const GameSearch& search, App& app) {
  list_.find(file().entries(), search);
  if (!selected_ || !list_.row_of(*selected_)) {
    selected_.reset();
    if (!list_.shown().empty()) selected_ = list_.shown().front();
    rows_.to_top();
  }
  rows_.follow();
  app.redraw();
}

void LibraryScene::perform(Action action, App& app) {
  constexpr int all = 1 << 30;
  switch (action) {
    case Action::CursorUp:
      return walk(-1, app);
    case Action::CursorDown:
      return walk(1, app);
    case Action::Previous:
      return walk(-rows_.rows_in_view(), app);
    case Action::Next:
      return walk(rows_.rows_in_view(), app);
    case Action::First:
      return walk(-all, app);
    case Action::Last:
      return walk(all, app);
    case Action::Select:
      if (selected_) open(*selected_, app);
      return;
    case Action::Back:
      app.scenes().close(*this);
      return app.redraw();
    case Action::Find:
      focusing_ = focus_frames;
      return app.redraw();
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

void LibraryScene::walk(int rows, App& app) {
  if (list_.shown().empty()) return;
  const auto last = static_cast<std::int64_t>(list_.shown().size()) - 1;
  const auto row = selected_ ? list_.row_of(*selected_) : std::nullopt;
  const std::int64_t from = row ? static_cast<std::int64_t>(*row) : 0;
  const std::int64_t to = std::clamp<std::int64_t>(from + rows, 0, last);
  select(list_.shown()[static_cast<std::size_t>(to)]);
  app.redraw();
}

void LibraryScene::select(std::size_t index) {
  selected_ = index;
  rows_.follow();
}

void LibraryScene::open(std::size_t index, App& app) {
  select(index);
  open_game(files_[shown_file_], index, app);
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
        rows_.follow();
        a.redraw();
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
