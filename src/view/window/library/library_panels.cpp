// The Dear ImGui parts of the library: header, search, table, errors, buttons.
#include <algorithm>
#include <cmath>
#include <utility>

#include "explorer/games_base.hpp"
#include "view/text/names.hpp"
#include "view/text/pdn_sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/button.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/dialogs/path_field.hpp"
#include "view/window/games/my_games.hpp"
#include "view/window/games/open_games.hpp"
#include "view/window/kit/widget_shapes.hpp"
#include "view/window/library/library_scene.hpp"
#include "view/window/library/room.hpp"

namespace damas {

namespace {

constexpr float header_height = 56;
constexpr float footer_height = 56;
constexpr float margin = 16;
constexpr float gap = 8;
constexpr float cell_height = 64;
constexpr float least_cell = 150;
constexpr float errors_height = 48;

enum SearchCell { PlayerCell, VariantCell, ResultCell, FromCell, ToCell, PositionCell, OtherCell };

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
  const int in_row = std::clamp(static_cast<int>((width + gap) / (least_cell + gap)), 1, cells());
  const int all_rows = (cells() + in_row - 1) / in_row;
  // All fields of a wide window are shown, and as much of those of a narrow one as fits one row,
  // unless they are unfolded.
  const int rows = search_open_ || !portrait_ ? all_rows : 1;
  header_ = {0, 0, size.w, header_height};
  fields_ = {margin, header_.bottom(), width, static_cast<float>(rows) * cell_height};
  footer_ = {margin, size.h - footer_height, width, footer_height};
  errors_ = {margin, footer_.y - errors_height, width, errors_height};
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
  const std::size_t shown = list_.shown().size();
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
  if (importing_) {
    const auto added = static_cast<std::size_t>(app.desktop().games->import_state().added);
    text += " · ";
    text += app.tr(Text::LibraryImporting, grouped(language, added));
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
  const float left = right - (can_import(app) ? touch_target : 0);
  ImGui::PushClipRect({60, 0}, {left, header_height}, true);
  ImGui::SetCursorPos({60, 8});
  ui.heading(file().title().c_str());
  ImGui::SetCursorPos({60, 34});
  ui.caption(count_sentence(app).c_str());
  ImGui::PopClipRect();
  if (can_import(app)) {
    ImGui::SetCursorPos({left, 4});
    const Button add{Icon::Plus, Text::LibraryImport, [this](App& a) { import_file(a); },
                     !importing_};
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
  const Room room("library-search", fields_);
  const float width = fields_.w;
  const int in_row = std::clamp(static_cast<int>((width + gap) / (least_cell + gap)), 1, cells());
  const float each = std::floor((width + gap) / static_cast<float>(in_row)) - gap;
  const int shown = search_open_ || !portrait_ ? cells() : in_row;
  GameSearch wanted = list_.search();
  bool changed = false;
  for (int i = 0; i < shown; ++i) {
    const int row = i / in_row;
    ImGui::SetCursorPos(
        {static_cast<float>(i % in_row) * (each + gap), static_cast<float>(row) * cell_height});
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 2});
    ImGui::BeginChild(("cell" + std::to_string(i)).c_str(), {each, cell_height}, 0,
                      ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoScrollbar |
                          ImGuiWindowFlags_NavFlattened);
    ImGui::BeginDisabled(!file().loaded());
    changed = search_cell(ui, app, i, wanted) || changed;
    ImGui::EndDisabled();
    ImGui::EndChild();
    ImGui::PopStyleVar();
  }
  if (changed && file().loaded()) search(wanted, app);
}

bool LibraryScene::search_cell(Ui& ui, App& app, int cell, GameSearch& wanted) {
  switch (cell) {
    case PlayerCell:
      if (focusing_ == focus_frames) {
        ImGui::SetWindowFocus();  // else ImGui searches the field in the wrong window
        ImGui::SetKeyboardFocusHere();
      }
      if (focusing_ > 0) {
        --focusing_;
        app.redraw();
      }
      return ui.text_field(app.tr(Text::FilePlayer), wanted.player,
                           app.tr(Text::LibraryPlayerHint));
    case VariantCell:
      return variant_cell(ui, app, wanted);
    case ResultCell:
      return result_cell(ui, app, wanted);
    case FromCell:
      return date_cell(ui, app, Text::LibraryFrom, wanted.first_date);
    case ToCell:
      return date_cell(ui, app, Text::LibraryTo, wanted.last_date);
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

bool LibraryScene::date_cell(Ui& ui, App& app, Text label, std::string& date) {
  const bool changed = ui.text_field(app.tr(label), date, app.tr(Text::LibraryDateHint));
  if (!date.empty() && !is_date(date)) ui.outline(item_rect(), 8, 2, ui.theme().accent);
  return changed;
}

bool LibraryScene::variant_cell(Ui& ui, App& app, GameSearch& wanted) {
  std::vector<std::string> names = {app.tr(Text::LibraryAny)};
  int chosen = 0;
  std::vector<Variant> offered = list_.variants();
  // The variant of the search may not occur in this file.
  if (wanted.variant && std::find(offered.begin(), offered.end(), *wanted.variant) == offered.end())
    offered.push_back(*wanted.variant);
  for (const Variant variant : offered) {
    if (wanted.variant == variant) chosen = static_cast<int>(names.size());
    names.push_back(name(app.language(), variant));
  }
  if (!ui.list(app.tr(Text::VariantLabel), names, chosen)) return false;
  wanted.variant.reset();
  if (chosen > 0) wanted.variant = offered[static_cast<std::size_t>(chosen) - 1];
  return true;
}

bool LibraryScene::result_cell(Ui& ui, App& app, GameSearch& wanted) {
  // In the order of PdnOutcomeFilter.
  const std::vector<std::string> names = {app.tr(Text::LibraryAny), app.tr(Text::LibraryWhiteWins),
                                          app.tr(Text::LibraryBlackWins), app.tr(Text::Draw),
                                          app.tr(Text::LibraryUnknown)};
  int chosen = wanted.outcome ? static_cast<int>(*wanted.outcome) + 1 : 0;
  if (!ui.list(app.tr(Text::LibraryResult), names, chosen)) return false;
  wanted.outcome.reset();
  if (chosen > 0) wanted.outcome = static_cast<PdnOutcomeFilter>(chosen - 1);
  return true;
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
  const RowsEvent event =
      rows_.panel(ui, table_, portrait_, file().entries(), list_, selected_, app.language());
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
  for (const std::string& date : {list_.search().first_date, list_.search().last_date}) {
    if (!date.empty() && !is_date(date)) return app.tr(Text::ReviewDateExpected, date);
  }
  return {};
}

// The error in the search's dates, or all errors of the selected game.
void LibraryScene::errors_panel(Ui& ui, App& app) {
  if (const std::string wrong = complaint(app); !wrong.empty()) {
    const Room room("library-complaint", errors_);
    ImGui::SetCursorPos({gap, 4});
    return ui.caption(wrong.c_str());
  }
  if (!file().loaded() || !selected_ || *selected_ >= file().entries().size()) return;
  const PdnEntry& entry = file().entries()[*selected_];
  if (entry.errors.empty()) return;
  const Room room("library-errors", errors_);
  std::string text = sentence(app.language(), entry.errors.front());
  if (entry.errors.size() > 1) text += " (+" + std::to_string(entry.errors.size() - 1) + ")";
  ImGui::SetCursorPos({gap, 4});
  ui.caption(text.c_str());
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
