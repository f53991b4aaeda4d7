#include "view/window/menu/menu_scene.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "platform/canvas.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/store.hpp"
#include "view/window/board/theme.hpp"
#include "view/window/games/open_games.hpp"
#include "view/window/kit/shortcuts.hpp"
#include "view/window/kit/widgets.hpp"

namespace damas {

namespace {

constexpr float tallest_row = 56;
constexpr float least_row = 44;
constexpr float row_gap = 8;
constexpr std::size_t most_choices = 8;  // of the first page, with a game to continue
constexpr float widest_column = 320;
constexpr float narrowest_column = 224;
constexpr float title_size = 64;
constexpr float title_height = 96;
constexpr float small_title = 56;  // height of the title's area in a low window
constexpr float margin = 32;
constexpr float smallest_board = 160;
constexpr float narrow_window = 640;

void continue_match(App& app) {
  if (app.store().match().exists()) app.start(destination::ResumedMatch{});
}

void open_new_game(App& app, std::optional<Opponent> opponent) {
  app.open(destination::NewGame{opponent, std::nullopt});
}

void open_help(HelpPage page, App& app) {
  const NewGameChoice& last = app.preferences().new_game;
  app.open(destination::Help{last.variant, last.draw_table, page});
}

// The second press of a double click must not press the item that the first one brought there.
bool is_second_click() {
  return ImGui::GetIO().MouseClickedLastCount[ImGuiMouseButton_Left] > 1 &&
         ImGui::IsMouseReleased(ImGuiMouseButton_Left);
}

void open_rules(App& app) {
  open_help(HelpPage::Rules, app);
}

}  // namespace

MenuScene::MenuScene(App& app)
    : game_(app.engine_options(), app.next_seed()), view_(game_.shape()) {
  view_.set_labels({false, false});
}

void MenuScene::layout(Size size) {
  size_ = size;
  const bool portrait = size.w < size.h;
  const float wanted = portrait ? size.w - margin : std::floor(size.w * 0.35F);
  constexpr float two_columns = 2 * narrowest_column + row_gap;
  const bool wide = !portrait && size.w - two_columns - 2 * margin >= smallest_board;
  columns_ = finger_ > least_row && wide ? 2 : 1;
  low_row_ = columns_ > 1 || portrait ? std::max(finger_, least_row) : least_row;
  const float width =
      columns_ > 1 ? two_columns : std::clamp(wanted, narrowest_column, widest_column);
  const float usual = rows_of(most_choices) * (low_row_ + row_gap) - row_gap;
  const bool small = size.h < title_height + usual + row_gap;
  const float heading = small ? small_title : title_height;
  row_gap_ = small ? row_gap / 2 : row_gap;
  const float choices = small ? size.h - heading - 2 * row_gap : usual;
  const float column = heading + choices;
  behind_ = false;
  if (!portrait) {
    const bool narrow = size.w < narrow_window;
    const float beside = narrow ? margin / 2 : margin;
    const float share = narrow ? 0 : 0.07F;  // of the width, as left margin
    const float left = std::round(std::clamp(size.w * share, margin / 2, 3 * margin));
    title_ = {left, std::round(std::max(8.0F, (size.h - column) / 2 - 24)), width, heading};
    const float board_left = left + width + beside;
    view_.layout({board_left, margin / 2, size.w - board_left - margin / 2, size.h - margin},
                 scale_);
  } else {
    const float room = size.h - column - 2 * margin;
    behind_ = room < smallest_board;
    const float board = std::min(size.w - margin, room);
    title_ = {std::round((size.w - width) / 2), behind_ ? std::max(8.0F, (size.h - column) / 2) : 8,
              width, heading};
    view_.layout(
        behind_ ? Rect::at({}, size) : Rect{(size.w - board) / 2, title_.bottom(), board, board},
        scale_);
  }
  const float top = portrait && !behind_ ? view_.frame().bottom() + margin / 2 : title_.bottom();
  buttons_ = {title_.x, top, width, std::min(choices, size.h - top)};
}

void MenuScene::update(const Input& input, std::chrono::milliseconds elapsed, App& app) {
  const bool other_finger = std::exchange(finger_, app.finger()) != app.finger();
  if (std::exchange(scale_, app.scale()) != app.scale() || other_finger) layout(size_);
  // Not earlier, because the previous scene saves its game only when it is closed.
  if (!std::exchange(looked_for_left_, true)) app.store().match().take_over_left();
  if (input.focus_lost) watched_ = false;
  if (input.focus_gained) watched_ = true;
  const bool still = app.preferences().reduced_motion || !app.is_whole();
  if (watched_ && !still && &app.scenes().top() == this) {
    if (game_.update(elapsed, app.preferences().motion_speed())) app.redraw();
    if (const auto next = game_.next_update()) app.wake_after(*next);
  }
  for (const Action action : actions_in(input, app.preferences().keys)) {
    if (action == Action::Back) turn_to(Page::Main);
    if (action == Action::NewGame) open_new_game(app, std::nullopt);
    if (action == Action::OpenGame) choose_files(app);
    if (action == Action::PasteGame || action == Action::PastePosition) paste_games(app);
    if (action == Action::Settings) app.open(destination::Settings{});
    if (action == Action::SetUpPosition) app.open(destination::Editor{});
    if (action == Action::Help) open_help(HelpPage::Keys, app);
    app.redraw();
  }
}

void MenuScene::draw(Canvas& canvas, const App& app) const {
  const Theme& theme = app.theme();
  {
    const auto softly = canvas.faded(behind_ ? 0.2F : 0.9F);
    view_.draw(canvas, game_.picture(), Marks{}, theme);
  }
  TextStyle style;
  style.size = std::min(title_size, title_.h - 16);
  style.weight = FontWeight::SemiBold;
  style.color = theme.text;
  if (place_of(rows_).y < title_.bottom()) return;
  const bool centered = size_.w < size_.h;
  if (centered) style.align = Align::Center;
  canvas.text_in({title_.x, title_.y, title_.w, title_.h - 16}, app.tr(Text::AppName), style);
}

void MenuScene::panels(Gui& gui, App& app) {
  Ui ui(gui, app.theme());
  const std::vector<Button> all = choices(app);
  if (std::exchange(rows_, all.size()) != all.size()) app.redraw();
  const Panel panel("menu", place_of(rows_), Panel::Kind::Flat, false);
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, gap_between(all.size())});
  if (std::exchange(turned_, false)) ImGui::SetKeyboardFocusHere();
  const float column = columns_ > 1 ? narrowest_column : 0;  // 0: the whole width
  int shown = 0;
  bool by_enter = &app.scenes().top() == this && ui.enter_is_free();  // Enter chooses the first
  for (const Button& choice : all) {
    if (shown++ % columns_ != 0) ImGui::SameLine(0, row_gap);
    const bool pressed = row_button(ui, choice, {column, choice_height(all.size())}, app);
    if (!pressed && !std::exchange(by_enter, false)) continue;
    if (pressed && is_second_click()) continue;
    app.drop_waiting_step();  // this choice counts instead
    press(choice, {}, app);
    app.redraw();
  }
  ImGui::PopStyleVar();
  scroll_by_drag();
}

// The buttons cover the program's name if there is no room for both, and scroll in lower windows.
Rect MenuScene::place_of(std::size_t choices) const {
  const float gap = gap_between(choices);
  const float least = rows_of(choices) * (low_row_ + gap) - gap;
  const float more = std::max(0.0F, least - buttons_.h);
  const float top = std::max(0.0F, buttons_.y - more);
  return {buttons_.x, top, buttons_.w, std::min(buttons_.h + more, size_.h - top)};
}

float MenuScene::choice_height(std::size_t choices) const {
  const float gap = gap_between(choices);
  const float each = (place_of(choices).h + gap) / rows_of(choices);
  return std::clamp(std::floor(each - gap), low_row_, std::max(low_row_, tallest_row));
}

// Smaller if the choices would not fit into the window otherwise.
float MenuScene::gap_between(std::size_t choices) const {
  const float rows = rows_of(choices);
  return std::clamp(std::floor((size_.h - rows * low_row_) / rows), 0.0F, row_gap_);
}

float MenuScene::rows_of(std::size_t choices) const {
  return std::ceil(static_cast<float>(choices) / static_cast<float>(columns_));
}

void MenuScene::turn_to(Page page) {
  turned_ = page_ != page;
  page_ = page;
}

std::vector<Button> MenuScene::choices(App& app) {
  return page_ == Page::Main ? main_choices(app) : more_choices(app);
}

std::vector<Button> MenuScene::main_choices(App& app) {
  std::vector<Button> all;
  const bool saved = app.store().match().exists();
  if (saved) all.push_back({Icon::Play, Text::Continue, continue_match, true, true});
  all.push_back({saved ? Icon::Plus : Icon::Play, Text::Play,
                 [](App& a) { open_new_game(a, std::nullopt); }, true, !saved});
  all.push_back(
      {Icon::People, Text::TwoPlayers, [](App& a) { open_new_game(a, Opponent::Person); }});
  all.push_back({Icon::Globe, Text::Online, [](App& a) { a.open(destination::Online{}); }});
  all.push_back({Icon::Speech, Text::Lessons, [](App& a) { a.open(destination::Lessons{}); }});
  all.push_back({Icon::Hint, Text::Problems, [](App& a) { a.open(destination::Problems{}); }});
  all.push_back({Icon::Puzzle, Text::PuzzleMenu, [](App& a) { a.start(destination::Puzzle{}); }});
  all.push_back({Icon::More, Text::More, [this](App&) { turn_to(Page::More); }});
  return all;
}

std::vector<Button> MenuScene::more_choices(const App& app) {
  std::vector<Button> all{
      {Icon::Open, Text::OpenGame, choose_files},
      {Icon::Trophy, Text::MyGames, [](App& a) { a.open(destination::MyGames{}); }},
      {Icon::Analysis, Text::Statistics, [](App& a) { a.open(destination::Statistics{}); }},
      {Icon::Crown, Text::EditorTitle, [](App& a) { a.open(destination::Editor{}); }},
      {Icon::Eye, Text::SlidingLab, [](App& a) { a.open(destination::Lab{}); }},
      {Icon::Help, Text::RulesMenu, open_rules},
      {Icon::Settings, Text::Settings, [](App& a) { a.open(destination::Settings{}); }},
  };
  if (app.desktop().games) {
    all.insert(all.begin() + 2, {Icon::Copy, Text::GamesBaseTitle,
                                 [](App& a) { a.open(destination::GamesDatabase{}); }});
  }
  if (app.desktop().has_quit) {
    all.push_back({Icon::Close, Text::Quit, [](App& a) { a.quit(); }});
  }
  all.push_back({Icon::ChevronLeft, Text::Back, [this](App&) { turn_to(Page::Main); }});
  return all;
}

}  // namespace damas
