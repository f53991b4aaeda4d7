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
#include "view/window/library/games_count.hpp"
#include "view/window/library/library_scene.hpp"
#include "view/window/library/room.hpp"
#include "view/window/library/search_fields.hpp"

namespace damas {

namespace {

constexpr float gap = ListLayout::gap;
constexpr float errors_height = 48;

enum SearchCell { PlayerCell, VariantCell, ResultCell, FromCell, ToCell, PositionCell, OtherCell };

// The end of a text that was just written.
float below_text() {
  return ImGui::GetCursorPosY() - ImGui::GetStyle().ItemSpacing.y;
}

}  // namespace

// The last cells are for the order, if there are no columns, and for the file, if there are
// several.
int LibraryScene::cells() const {
  return OtherCell + (files_.size() > 1 ? 1 : 0) + (layout_.narrow ? 1 : 0);
}

void LibraryScene::layout(Size size) {
  layout_.narrow = is_narrow_list(size);
  // A wide window shows all fields; a narrow one as many as fit in one row, unless it is unfolded.
  const bool folded = layout_.narrow && !search_open_;
  const float errors = std::clamp(errors_room_, errors_height, std::max(errors_height, size.h / 3));
  layout_ = arrange_list(size, cells(), folded, errors);
}

Rect LibraryScene::notice_room(Size window) const {
  return {0, layout_.table.y, window.w, layout_.table.h};
}

std::string LibraryScene::count_sentence(const App& app) const {
  if (!file().loaded())
    return app.tr(Text::LibraryReading, static_cast<int>(file().progress() * 100));
  const std::vector<PdnEntry>& entries = file().entries();
  const auto broken = std::count_if(entries.begin(), entries.end(),
                                    [](const PdnEntry& entry) { return !entry.errors.empty(); });
  GamesCount count{games_.told(), entries.size(), static_cast<std::size_t>(broken)};
  if (import_.running()) count.news.push_back(import_.sentence(app));
  if (games_.searching()) {
    const int percent = static_cast<int>(games_.progress() * 100);
    count.news.push_back(app.tr(Text::LibrarySearching, percent));
  }
  const PersonRating& rating = app.preferences().rating;
  if (file().is_programs_own() && rating.games() > 0)
    count.news.push_back(app.tr(Text::MyGamesRating, rating.rating()));
  return sentence(app.language(), count);
}

void LibraryScene::panels(Gui& gui, App& app) {
  Ui ui(gui, app.theme());
  const Panel all("library", Rect::at({}, layout_.window), Panel::Kind::Flat, false);
  header_panel(ui, app);
  search_panel(ui, app);
  rows_panel(ui, app);
  errors_panel(ui, app);
  footer_panel(ui, app);
}

void LibraryScene::header_panel(Ui& ui, App& app) {
  const Room room("library-header", layout_.header);
  ImGui::SetCursorPos({4, 4});
  if (icon_button(ui, {Icon::ChevronLeft, Text::Back}, app)) perform(Action::Back, app);
  const bool folds = layout_.narrow;
  const bool elsewhere = !file().is_programs_own();
  const float fold = layout_.header.right() - ListLayout::margin - (folds ? touch_target : 0);
  const float right = fold - touch_target;
  const float plus = right - (can_import(app) ? touch_target : 0);
  const float left = plus - (app.desktop().games ? touch_target : 0);
  ImGui::PushClipRect({60, 0}, {left, layout_.header.h}, true);
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
    layout(layout_.window);
    app.redraw();
  }
}

void LibraryScene::search_panel(Ui& ui, App& app) {
  GameSearch wanted = list().search();
  const bool changed =
      search_cells(layout_.fields, layout_.cells_in_row, layout_.cells, [&](int cell) {
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
      return variant_field(ui, app, list().variants(), wanted.variant);
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
  if (layout_.narrow && cell == OtherCell) {
    order_cell(ui, app);
  } else {
    file_cell(ui, app);
  }
  return false;
}

void LibraryScene::order_cell(Ui& ui, App& app) {
  std::vector<std::string> names;
  for (int i = 0; i < column_count; ++i)
    names.emplace_back(app.tr(title_of(static_cast<GameColumn>(i))));
  int column = static_cast<int>(list().column());
  if (ui.list(app.tr(Text::LibrarySort), names, column))
    games_.sort_by(static_cast<GameColumn>(column));
}

void LibraryScene::file_cell(Ui& ui, App& app) {
  std::vector<std::string> names;
  for (const auto& file : files_)
    names.push_back(file->title());
  const auto shown = std::find(files_.begin(), files_.end(), games_.shared_file());
  int chosen = static_cast<int>(shown - files_.begin());
  if (ui.list(app.tr(Text::LibraryFile), names, chosen))
    show_file(files_[static_cast<std::size_t>(chosen)], app);
}

void LibraryScene::position_cell(Ui& ui, App& app) {
  const bool on = pattern().has_value();
  const Text value = on ? Text::LibraryPositionSet : Text::LibraryAny;
  if (ui.value_row(app.tr(Text::LibraryPosition), app.tr(value), on)) edit_pattern(app);
}

void LibraryScene::reading_panel(Ui& ui) const {
  const Rect& table = layout_.table;
  const Room room("library-reading", table);
  const float full = std::min(320.0F, table.w - 2 * ListLayout::margin);
  const Rect bar = {table.center().x - full / 2, table.y + 48, full, 8};
  ui.fill(bar, 4, ui.gui().palette().control);
  ui.fill({bar.x, bar.y, std::max(8.0F, full * file().progress()), bar.h}, 4, ui.theme().accent);
}

void LibraryScene::rows_panel(Ui& ui, App& app) {
  if (!file().loaded()) return reading_panel(ui);
  const Rect& table = layout_.table;
  if (games_.count() == 0 && games_.listed() && !games_.searching()) {
    const Room room("library-none", {table.x, table.bottom() - 64, table.w, 32});
    ImGui::SetCursorPos({ListLayout::margin, 0});
    ui.caption(app.tr(Text::LibraryNoneFound));
  }
  const RowsEvent event =
      rows_.panel(ui, table, layout_.narrow, games_, selected(), app.language());
  if (event.scrolled) app.redraw();
  if (event.sorted) {
    games_.sort_by(*event.sorted);
    rows_.follow();
    app.redraw();
  }
  if (event.selected) {
    games_.select(*event.selected);
    app.redraw();
  }
  if (event.opened) open(*event.opened, app);
}

std::string LibraryScene::complaint(const App& app) const {
  return complaint_about(list().search(), app);
}

// The error in the search's dates, or all errors of the selected game.
void LibraryScene::errors_panel(Ui& ui, App& app) {
  if (const std::string wrong = complaint(app); !wrong.empty()) {
    const Room room("library-complaint", layout_.note);
    ImGui::SetCursorPos({gap, 4});
    ui.caption(wrong.c_str());
    return make_room_for_errors(below_text(), app);
  }
  const PdnEntry* const entry = games_.selected_entry();
  if (entry == nullptr || entry->errors.empty()) return make_room_for_errors(0, app);
  const Room room("library-errors", layout_.note);
  std::string text = sentence(app.language(), entry->errors.front());
  if (entry->errors.size() > 1) text += " (+" + std::to_string(entry->errors.size() - 1) + ")";
  ImGui::SetCursorPos({gap, 4});
  ui.caption(text.c_str());
  make_room_for_errors(below_text(), app);
}

// From the next frame on. A long sentence takes many lines of a narrow window.
void LibraryScene::make_room_for_errors(float height, App& app) {
  if (std::exchange(errors_room_, height) == height) return;
  layout(layout_.window);
  app.redraw();
}

void LibraryScene::footer_panel(Ui& ui, App& app) {
  const Room room("library-footer", layout_.footer);
  const float each = std::floor(std::min(200.0F, (layout_.footer.w - 2 * gap) / 3));
  ImGui::SetCursorPos({0, gap});
  ImGui::BeginDisabled(!games_.selected_row());
  if (ui.button(app.tr(Text::Open), Emphasis::Primary, each)) open(*selected(), app);
  ImGui::SameLine(0, gap);
  if (ui.button(app.tr(Text::LibraryDelete), Emphasis::Plain, each)) remove_selected(app);
  ImGui::EndDisabled();
  if (removed_.empty()) return;
  ImGui::SameLine(0, gap);
  if (ui.button(app.tr(Text::Undo), Emphasis::Plain, each)) put_back(app);
}

}  // namespace damas
