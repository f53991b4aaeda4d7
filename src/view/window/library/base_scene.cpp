#include "view/window/library/base_scene.hpp"

#include <utility>

#include "explorer/games_base.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/button.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/return_point.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/dialogs/path_field.hpp"
#include "view/window/kit/shortcuts.hpp"
#include "view/window/kit/text_width.hpp"
#include "view/window/library/games_count.hpp"
#include "view/window/library/list_actions.hpp"
#include "view/window/library/position_search.hpp"
#include "view/window/library/room.hpp"
#include "view/window/library/search_fields.hpp"

namespace damas {

namespace {

constexpr float base_line = 40;  // of the complaint
constexpr float widest_open = 200;
// A database that answers sooner is not called busy.
constexpr std::chrono::milliseconds long_pause_of_base{500};

enum BaseCell { BasePlayer, BaseVariant, BaseResult, BaseFrom, BaseTo, BaseOpening, base_cells };

}  // namespace

// A pattern that is still to be changed is no condition yet.
BaseScene::BaseScene(std::shared_ptr<GamesBase> base, destination::GamesDatabase to)
    : base_(std::move(base)),
      list_(base_, {{}, {}, to.edit ? std::nullopt : to.pattern}),
      to_edit_(to.edit ? std::move(to.pattern) : std::nullopt) {}

void BaseScene::layout(Size size) {
  layout_ = arrange_list(size, base_cells, false, base_line);
}

Rect BaseScene::notice_room(Size window) const {
  return {0, layout_.table.y, window.w, layout_.table.h};
}

std::string BaseScene::spoken_title(const App& app) const {
  return app.tr(Text::GamesBaseTitle);
}

std::optional<ReturnPoint> BaseScene::return_point(const App&) const {
  return ReturnPoint{destination::GamesDatabase{list_.search().pattern}};
}

void BaseScene::update(const Input& input, std::chrono::milliseconds, App& app) {
  import_.follow(app);
  follow_base(app);
  if (const auto first = std::exchange(to_edit_, std::nullopt)) edit_pattern(*first, app);
  if (opening_) open(*opening_, app);
  for (const Action action : actions_in(input, app.preferences().keys)) {
    if (!app.scenes().pending()) perform(action, app);
  }
}

void BaseScene::follow_base(App& app) {
  if (ask_again_at_ && app.now() >= *ask_again_at_) {
    ask_again_at_.reset();
    list_.ask_again();
    app.redraw();
  }
  const bool changed = list_.refresh();
  if (list_.waiting() && !ask_again_at_) {
    ask_again_at_ = app.now() + base_->pause();
    app.redraw();
  }
  if (ask_again_at_) app.wake_after(*ask_again_at_ - app.now());
  if (!changed) return;
  settle_selection();
  app.announce(count_sentence(app));
  app.redraw();
}

void BaseScene::perform(Action action, App& app) {
  if (const auto to = rows_.walk(action, list_, selected_)) {
    selected_ = to;
    return app.redraw();
  }
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
    default:
      return perform_in_any_list(action, app);
  }
}

void BaseScene::search(const BaseSearch& search, App& app) {
  list_.find(search);
  settle_selection();
  rows_.to_top();
  app.redraw();
}

void BaseScene::settle_selection() {
  if (selected_ && list_.row_of(*selected_)) return rows_.follow();
  selected_.reset();
  if (list_.count() > 0) selected_ = list_.index_at(0);
}

void BaseScene::sort_by(GameColumn column, App& app) {
  list_.sort_by(column);
  settle_selection();
  app.redraw();
}

// The present column stands out; choosing it again reverses the rows, as its heading does.
void BaseScene::choose_order(App& app) {
  std::vector<Button> columns;
  for (int i = 0; i < column_count; ++i) {
    const auto column = static_cast<GameColumn>(i);
    const bool present = list_.column() == column;
    const Icon icon = present && list_.descending() ? Icon::ChevronDown : Icon::ChevronUp;
    columns.push_back(
        {icon, title_of(column), [this, column](App& a) { sort_by(column, a); }, true, present});
  }
  app.scenes().push(std::make_unique<ChoicesScene>(Text::LibrarySort, std::move(columns)));
}

// A changed game is saved elsewhere: the database keeps games as they came.
void BaseScene::open(std::size_t number, App& app) {
  selected_ = number;
  rows_.follow();
  app.redraw();
  const auto game = base_->game(static_cast<std::uint32_t>(number));
  opening_.reset();
  const auto& pattern = list_.search().pattern;
  const auto ply = game && pattern ? first_match(*pattern, game->tree) : std::nullopt;
  if (game) return app.open(destination::Review{*game, KeptGame{}, ply.value_or(0)});
  if (!base_->busy()) return app.notify(app.tr(Text::GamesBaseLost));
  if (base_->pause() >= long_pause_of_base) return app.notify(app.tr(Text::GamesBaseBusy));
  opening_ = number;
  app.wake_after(base_->pause());
}

std::string BaseScene::count_sentence(const App& app) const {
  GamesCount count{list_.count(), list_.all()};
  if (const auto progress = list_.progress()) {
    std::string searching = app.tr(Text::LibrarySearching, static_cast<int>(*progress * 100));
    if (list_.all() == 0) return searching;
    count.news.push_back(std::move(searching));
  }
  if (import_.running()) count.news.push_back(import_.sentence(app));
  return sentence(app.language(), count);
}

// While games are imported, a phone has room for the progress only.
std::string BaseScene::fitting_count(Ui& ui, const App& app, float width) const {
  const FontScope font(ui.gui(), GuiFont::Caption);
  std::string said = count_sentence(app);
  if (import_.running() && text_width(said) > width) said = import_.sentence(app);
  return with_ellipsis(said, width);
}

std::string BaseScene::complaint(const App& app) const {
  if (std::string wrong = complaint_about(list_.search().games, app); !wrong.empty()) return wrong;
  const bool soon = list_.progress() || base_->pause() < long_pause_of_base;
  if (list_.waiting()) return soon ? std::string{} : app.tr(Text::GamesBaseBusy);
  if (list_.all() == 0 && !import_.running()) return app.tr(Text::GamesBaseEmpty);
  return list_.count() == 0 && list_.all() > 0 ? app.tr(Text::LibraryNoneFound) : std::string{};
}

void BaseScene::panels(Gui& gui, App& app) {
  Ui ui(gui, app.theme());
  const Panel all("base", Rect::at({}, layout_.window), Panel::Kind::Flat, false);
  header_panel(ui, app);
  search_panel(ui, app);
  rows_panel(ui, app);
  notes_panel(ui, app);
  footer_panel(ui, app);
}

void BaseScene::header_panel(Ui& ui, App& app) {
  const Room room("base-header", layout_.header);
  ImGui::SetCursorPos({4, 4});
  if (icon_button(ui, {Icon::ChevronLeft, Text::Back}, app)) perform(Action::Back, app);
  const float right = layout_.header.right() - ListLayout::margin - touch_target;
  const float order = right - (import_.running() ? touch_target : 0);
  const float position = order - (layout_.narrow ? touch_target : 0);
  ImGui::PushClipRect({60, 0}, {position, layout_.header.h}, true);
  ImGui::SetCursorPos({60, 8});
  ui.heading(app.tr(Text::GamesBaseTitle));
  ImGui::SetCursorPos({60, 34});
  ui.caption(fitting_count(ui, app, position - 60).c_str());
  ImGui::PopClipRect();
  ImGui::SetCursorPos({position, 4});
  const bool on = list_.search().pattern.has_value();
  if (icon_button(ui, {Icon::Eye, Text::FindPosition, Action::FindPosition, true, on}, app))
    edit_pattern(app);
  if (layout_.narrow) {
    ImGui::SetCursorPos({order, 4});
    const Icon way = list_.descending() ? Icon::ChevronDown : Icon::ChevronUp;
    if (icon_button(ui, {way, Text::LibrarySort}, app)) choose_order(app);
  }
  if (!import_.running()) return;
  ImGui::SetCursorPos({right, 4});
  if (icon_button(ui, {Icon::Close, Text::GamesBaseStop}, app)) base_->stop_import();
}

void BaseScene::search_panel(Ui& ui, App& app) {
  BaseSearch wanted = list_.search();
  const bool changed = search_cells(layout_.fields, layout_.cells_in_row, layout_.cells,
                                    [&](int cell) { return search_cell(ui, app, cell, wanted); });
  if (changed) search(wanted, app);
}

bool BaseScene::search_cell(Ui& ui, App& app, int cell, BaseSearch& wanted) {
  switch (cell) {
    case BasePlayer:
      return player_field(ui, app, wanted.games.player, focusing_);
    case BaseVariant:
      return variant_field(ui, app, list_.variants(), wanted.games.variant);
    case BaseResult:
      return result_field(ui, app, wanted.games.outcome);
    case BaseFrom:
      return date_field(ui, app, Text::LibraryFrom, wanted.games.first_date);
    case BaseTo:
      return date_field(ui, app, Text::LibraryTo, wanted.games.last_date);
    default:
      return ui.text_field(app.tr(Text::OpeningLabel), wanted.opening,
                           app.tr(Text::LibraryPlayerHint));
  }
}

void BaseScene::rows_panel(Ui& ui, App& app) {
  const RowsEvent event =
      rows_.panel(ui, layout_.table, layout_.narrow, list_, selected_, app.language());
  if (event.scrolled) app.redraw();
  if (list_.waiting() && !ask_again_at_) app.wake_after(std::chrono::milliseconds{0});
  if (event.sorted) sort_by(*event.sorted, app);
  if (event.selected) {
    selected_ = event.selected;
    app.redraw();
  }
  if (event.opened) open(*event.opened, app);
}

void BaseScene::footer_panel(Ui& ui, App& app) {
  const Room room("base-footer", layout_.footer);
  ImGui::SetCursorPos({0, ListLayout::gap});
  ImGui::BeginDisabled(!selected_);
  const float width = layout_.narrow ? layout_.footer.w : widest_open;
  if (ui.button(app.tr(Text::Open), Emphasis::Primary, width)) open(*selected_, app);
  ImGui::EndDisabled();
}

}  // namespace damas
