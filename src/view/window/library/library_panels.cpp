// The Dear ImGui parts of the library: header, search, table, errors, buttons.
#include <algorithm>
#include <cmath>
#include <utility>

#include "view/text/pdn_sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/button.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/games/my_games.hpp"
#include "view/window/games/open_games.hpp"
#include "view/window/kit/widget_shapes.hpp"
#include "view/window/library/library_scene.hpp"
#include "view/window/library/room.hpp"
#include "view/window/library/search_fields.hpp"

namespace damas {

namespace {

constexpr float header_height = 56;
constexpr float footer_height = 56;
constexpr float margin = 16;
constexpr float gap = 8;
constexpr float errors_height = 48;

enum SearchCell { PlayerCell, VariantCell, ResultCell, FromCell, ToCell, PositionCell, OtherCell };

class FileTable final : public GameTable {
 public:
  FileTable(const std::vector<PdnEntry>& entries, const GameList& list)
      : entries_(entries), list_(list) {}

  std::size_t count() const override { return list_.shown().size(); }
  std::size_t index_at(std::size_t row) const override { return list_.shown()[row]; }
  std::optional<std::size_t> row_of(std::size_t index) const override {
    return list_.row_of(index);
  }
  const PdnEntry& entry(std::size_t index) const override { return entries_[index]; }
  GameColumn column() const override { return list_.column(); }
  bool descending() const override { return list_.descending(); }

 private:
  const std::vector<PdnEntry>& entries_;
  const GameList& list_;
};

// Where a text that was just written ends.
float below_text() {
  return ImGui::GetCursorPosY() - ImGui::GetStyle().ItemSpacing.y;
}

}  // namespace

// The last cells are for the file, if there are several, and for the order, if there are no
// columns.
int LibraryScene::cells() const {
  return OtherCell + (files_.size() > 1 ? 1 : 0) + (portrait_ ? 1 : 0);
}

void LibraryScene::layout(Size size) {
  size_ = size;
  portrait_ = size.w < 720;
  const float width = size.w - 2 * margin;
  const int in_row = cells_in_row(width, cells());
  const int all_rows = (cells() + in_row - 1) / in_row;
  // All fields of a wide window are shown, and as much of those of a narrow one as fits one row,
  // unless they are unfolded.
  const int rows = search_open_ || !portrait_ ? all_rows : 1;
  header_ = {0, 0, size.w, header_height};
  fields_ = {margin, header_.bottom(), width, static_cast<float>(rows) * search_cell_height};
  footer_ = {margin, size.h - footer_height, width, footer_height};
  const float errors = std::clamp(errors_room_, errors_height, std::max(errors_height, size.h / 3));
  errors_ = {margin, footer_.y - errors, width, errors};
  table_ = {margin - gap, fields_.bottom() + 4, width + 2 * gap, errors_.y - fields_.bottom() - 8};
}

Rect LibraryScene::notice_room(Size window) const {
  return {0, table_.y, window.w, table_.h};
}

std::string LibraryScene::count_sentence(const App& app) const {
  const Language language = app.language();
  if (!file().loaded()) {
    return app.tr(Text::LibraryReading, static_cast<int>(file().progress() * 100));
  }
  const std::size_t all = file().entries().size();
  // Before its first update the list is empty, which does not mean that no game is found.
  const std::size_t shown = seen_revision_ < 0 ? all : list_.shown().size();
  const std::string games =
      counted(language, static_cast<int>(all), Counted::LibraryGames, {grouped(language, all)});
  std::string text =
      shown == all ? games : app.tr(Text::LibraryCount, grouped(language, shown), games);
  const auto broken = static_cast<std::size_t>(
      std::count_if(file().entries().begin(), file().entries().end(),
                    [](const PdnEntry& entry) { return !entry.errors.empty(); }));
  if (broken > 0) {
    text += " · ";
    text += counted(language, static_cast<int>(broken), Counted::LibraryBroken,
                    {grouped(language, broken)});
  }
  if (import_.running()) {
    text += " · ";
    text += import_.sentence(app);
  }
  if (searches_positions()) {
    text += " · ";
    text +=
        app.tr(Text::LibrarySearching, static_cast<int>(position_.progress(list_.found()) * 100));
  }
  const PersonRating& rating = app.preferences().rating;
  if (file().is_programs_own() && rating.games() > 0) {
    text += " · ";
    text += app.tr(Text::MyGamesRating, rating.rating());
  }
  return text;
}

void LibraryScene::panels(Gui& gui, App& app) {
  Ui ui(gui, app.theme());
  const Panel all("library", Rect::at({}, size_), Panel::Kind::Flat, false);
  header_panel(ui, app);
  search_panel(ui, app);
  rows_panel(ui, app);
  errors_panel(ui, app);
  footer_panel(ui, app);
}

void LibraryScene::header_panel(Ui& ui, App& app) {
  const Room room("library-header", header_);
  ImGui::SetCursorPos({4, 4});
  if (icon_button(ui, {Icon::ChevronLeft, Text::Back}, app)) perform(Action::Back, app);
  const bool folds = portrait_;
  const bool elsewhere = !file().is_programs_own();
  const float fold = header_.right() - margin - (folds ? touch_target : 0);
  const float right = fold - touch_target;
  const float plus = right - (can_import(app) ? touch_target : 0);
  const float left = plus - (app.desktop().games ? touch_target : 0);
  ImGui::PushClipRect({60, 0}, {left, header_height}, true);
  ImGui::SetCursorPos({60, 8});
  ui.heading(file().title().c_str());
  ImGui::SetCursorPos({60, 34});
  ui.caption(count_sentence(app).c_str());
  ImGui::PopClipRect();
  if (app.desktop().games) {
    ImGui::SetCursorPos({left, 4});
    const Button base{Icon::Copy, Text::GamesBaseTitle};
    if (icon_button(ui, base, app)) app.open(destination::GamesDatabase{});
  }
  if (can_import(app)) {
    ImGui::SetCursorPos({plus, 4});
    const Button add{Icon::Plus, Text::LibraryImport, [this](App& a) { import_file(a); },
                     !import_.running()};
    if (icon_button(ui, add, app)) import_file(app);
  }
  ImGui::SetCursorPos({right, 4});
  if (elsewhere) {
    if (icon_button(ui, {Icon::Trophy, Text::MyGames}, app)) app.open(destination::MyGames{});
  } else if (icon_button(ui, {Icon::Analysis, Text::Statistics}, app)) {
    app.open(destination::Statistics{});
  }
  if (!folds) return;
  ImGui::SetCursorPos({fold, 4});
  const Icon chevron = search_open_ ? Icon::ChevronUp : Icon::ChevronDown;
  if (icon_button(ui, {chevron, Text::LibraryFind, {}, true, search_open_}, app)) {
    search_open_ = !search_open_;
    layout(size_);
    app.redraw();
  }
}

void LibraryScene::search_panel(Ui& ui, App& app) {
  const int in_row = cells_in_row(fields_.w, cells());
  GameSearch wanted = list_.search();
  const bool changed =
      search_cells(fields_, in_row, search_open_ || !portrait_ ? cells() : in_row, [&](int cell) {
        ImGui::BeginDisabled(!file().loaded());
        const bool edited = search_cell(ui, app, cell, wanted);
        ImGui::EndDisabled();
        return edited;
      });
  if (changed && file().loaded()) search(wanted, app);
}

bool LibraryScene::search_cell(Ui& ui, App& app, int cell, GameSearch& wanted) {
  switch (cell) {
    case PlayerCell:
      return player_field(ui, app, wanted.player, focusing_);
    case VariantCell:
      return variant_field(ui, app, list_.variants(), wanted.variant);
    case ResultCell:
      return result_field(ui, app, wanted.outcome);
    case FromCell:
      return date_field(ui, app, Text::LibraryFrom, wanted.first_date);
    case ToCell:
      return date_field(ui, app, Text::LibraryTo, wanted.last_date);
    case PositionCell:
      position_cell(ui, app);
      return false;
    default:
      break;
  }
  std::vector<std::string> names;
  if (portrait_ && cell == OtherCell) {
    for (int i = 0; i < column_count; ++i)
      names.emplace_back(app.tr(title_of(static_cast<GameColumn>(i))));
    int column = static_cast<int>(list_.column());
    if (ui.list(app.tr(Text::LibrarySort), names, column)) {
      list_.sort_by(file().entries(), static_cast<GameColumn>(column));
    }
    return false;
  }
  for (const auto& file : files_)
    names.push_back(file->title());
  int chosen = static_cast<int>(shown_file_);
  if (ui.list(app.tr(Text::LibraryFile), names, chosen)) {
    show_file(static_cast<std::size_t>(chosen), app);
  }
  return false;
}

void LibraryScene::position_cell(Ui& ui, App& app) {
  const bool on = position_.pattern().has_value();
  const Text value = on ? Text::LibraryPositionSet : Text::LibraryAny;
  if (ui.value_row(app.tr(Text::LibraryPosition), app.tr(value), on)) edit_pattern(app);
}

void LibraryScene::rows_panel(Ui& ui, App& app) {
  if (!file().loaded()) {
    const Room room("library-reading", table_);
    const float full = std::min(320.0F, table_.w - 2 * margin);
    const Rect bar = {table_.center().x - full / 2, table_.y + 48, full, 8};
    ui.fill(bar, 4, ui.gui().palette().control);
    ui.fill({bar.x, bar.y, std::max(8.0F, full * file().progress()), bar.h}, 4, ui.theme().accent);
    return;
  }
  if (list_.shown().empty() && seen_revision_ >= 0 && !searches_positions()) {
    const Room room("library-none", {table_.x, table_.bottom() - 64, table_.w, 32});
    ImGui::SetCursorPos({margin, 0});
    ui.caption(app.tr(Text::LibraryNoneFound));
  }
  const FileTable table(file().entries(), list_);
  const RowsEvent event = rows_.panel(ui, table_, portrait_, table, selected_, app.language());
  if (event.scrolled) app.redraw();
  if (event.sorted) {
    list_.sort_by(file().entries(), *event.sorted);
    rows_.follow();
    app.redraw();
  }
  if (event.selected) {
    selected_ = event.selected;
    app.redraw();
  }
  if (event.opened) open(*event.opened, app);
}

std::string LibraryScene::complaint(const App& app) const {
  return complaint_about(list_.search(), app);
}

// The error in the search's dates, or all errors of the selected game.
void LibraryScene::errors_panel(Ui& ui, App& app) {
  if (const std::string wrong = complaint(app); !wrong.empty()) {
    const Room room("library-complaint", errors_);
    ImGui::SetCursorPos({gap, 4});
    ui.caption(wrong.c_str());
    return make_room_for_errors(below_text(), app);
  }
  if (!file().loaded() || !selected_ || *selected_ >= file().entries().size())
    return make_room_for_errors(0, app);
  const PdnEntry& entry = file().entries()[*selected_];
  if (entry.errors.empty()) return make_room_for_errors(0, app);
  const Room room("library-errors", errors_);
  std::string text = sentence(app.language(), entry.errors.front());
  if (entry.errors.size() > 1) text += " (+" + std::to_string(entry.errors.size() - 1) + ")";
  ImGui::SetCursorPos({gap, 4});
  ui.caption(text.c_str());
  make_room_for_errors(below_text(), app);
}

// From the next frame on. A long sentence takes many lines of a narrow window.
void LibraryScene::make_room_for_errors(float height, App& app) {
  if (std::exchange(errors_room_, height) == height) return;
  layout(size_);
  app.redraw();
}

void LibraryScene::footer_panel(Ui& ui, App& app) {
  const Room room("library-footer", footer_);
  const float each = std::floor(std::min(200.0F, (footer_.w - 2 * gap) / 3));
  const bool any = selected_ && list_.row_of(*selected_);
  ImGui::SetCursorPos({0, gap});
  ImGui::BeginDisabled(!any);
  if (ui.button(app.tr(Text::Open), Emphasis::Primary, each)) open(*selected_, app);
  ImGui::SameLine(0, gap);
  if (ui.button(app.tr(Text::LibraryDelete), Emphasis::Plain, each)) remove_selected(app);
  ImGui::EndDisabled();
  if (removed_.empty()) return;
  ImGui::SameLine(0, gap);
  if (ui.button(app.tr(Text::Undo), Emphasis::Plain, each)) put_back(app);
}

}  // namespace damas
