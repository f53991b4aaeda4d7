#include "view/window/new_game/new_game_scene.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "view/text/names.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/store.hpp"
#include "view/window/dialogs/opening_choice.hpp"
#include "view/window/dialogs/variant_list.hpp"
#include "view/window/kit/shortcuts.hpp"
#include "view/window/new_game/replace_game.hpp"

namespace damas {

namespace {

using std::chrono::minutes;
using std::chrono::seconds;

constexpr float dialog_width = 560;
constexpr float rules_button_width = 96;
constexpr float about_gap = 12;
constexpr int longest_minutes = 180;
constexpr int longest_increment = 60;

const std::array<TimeControl, 5> clock_presets = {{
    {std::nullopt, seconds(0)},
    {minutes(3), seconds(2)},
    {minutes(5), seconds(0)},
    {minutes(10), seconds(5)},
    {minutes(30), seconds(0)},
}};

// The limits of takebacks in the dialog.
const std::array<std::optional<int>, 4> takeback_presets = {std::nullopt, 0, 1, 3};

template <class Values, class Value>
int position_of(const Values& values, const Value& value) {
  const auto found = std::find(values.begin(), values.end(), value);
  return found == values.end() ? -1 : static_cast<int>(found - values.begin());
}

int whole_minutes(const TimeControl& time) {
  return static_cast<int>(std::chrono::duration_cast<minutes>(*time.initial).count());
}

int whole_seconds(Milliseconds time) {
  return static_cast<int>(std::chrono::duration_cast<seconds>(time).count());
}

std::string what_is_level(Language language, int level, Variant variant) {
  return about_level(language, level) + (" " + strength_of_level(language, level, variant));
}

std::vector<ListEntry> level_entries(Language language, Variant variant) {
  std::vector<ListEntry> levels;
  for (int each = weakest_level; each <= strongest_level; ++each) {
    levels.push_back({std::to_string(each) + " · " + name_of_level(language, each),
                      what_is_level(language, each, variant),
                      {}});
  }
  return levels;
}

// The description of the chosen level stays visible below the closed list.
void level_row(Ui& ui, const char* label, Language language, Variant variant, int& level) {
  int chosen = level - weakest_level;
  ui.long_list(label, level_entries(language, variant), chosen);
  level = chosen + weakest_level;
  ui.caption(what_is_level(language, level, variant).c_str());
}

std::string about_rating(const App& app) {
  const PersonRating& rating = app.preferences().rating;
  const std::string level = level_and_name(app.language(), rating.level());
  if (rating.games() == 0) return app.tr(Text::AdaptsFirst, level);
  return app.tr(Text::AdaptsNext, rating.rating(), rating.games(), level);
}

// The levels, after the choice that follows the person's results.
void adaptive_level_row(Ui& ui, const App& app, NewGameChoice& choice) {
  std::vector<ListEntry> entries = {{app.tr(Text::AdaptsToMe), about_rating(app), {}}};
  for (ListEntry& each : level_entries(app.language(), choice.variant))
    entries.push_back(std::move(each));
  int chosen = choice.adapts ? 0 : choice.level - weakest_level + 1;
  ui.long_list(app.tr(Text::LevelLabel), entries, chosen);
  choice.adapts = chosen == 0;
  if (!choice.adapts) choice.level = chosen - 1 + weakest_level;
  const std::string about = choice.adapts
                                ? about_rating(app)
                                : what_is_level(app.language(), choice.level, choice.variant);
  ui.caption(about.c_str());
}

NewGameChoice last_choice(const App& app, std::optional<Opponent> opponent) {
  NewGameChoice choice = app.preferences().new_game;
  choice.opponent = opponent.value_or(choice.opponent);
  return choice;
}

}  // namespace

NewGameScene::NewGameScene(const App& app, std::optional<Opponent> opponent,
                           std::optional<AnyPosition> start, bool below_agreed)
    : NewGameScene(last_choice(app, opponent), std::move(start), below_agreed) {}

NewGameScene::NewGameScene(const NewGameChoice& choice, std::optional<AnyPosition> start,
                           bool below_agreed)
    : Overlay(dialog_width),
      choice_(choice),
      program_(choice.program, ProgramRows::OwnEngine::NotOffered),
      start_(std::move(start)),
      below_agreed_(below_agreed) {
  if (start_ && variant_of(*start_) != choice_.variant) {
    choice_.variant = variant_of(*start_);
    choice_.draw_table = 0;
  }
  shown_ = choice_;
  custom_clock_ = position_of(clock_presets, choice_.time) < 0;
}

std::string NewGameScene::title(const App& app) const {
  return app.tr(start_ ? Text::EditorNewGame : Text::NewGame);
}

void NewGameScene::content(Ui& ui, App& app) {
  rows(ui, app);
  if (choice_ == shown_) return;
  shown_ = choice_;
  app.drop_waiting_step();  // the person has changed their mind about the game
}

void NewGameScene::rows(Ui& ui, App& app) {
  if (!start_) variant_rows(ui, app);
  draw_table_row(ui, app);
  if (!start_) opening_row(ui, app);
  opponent_rows(ui, app);
  clock_rows(ui, app);
  takeback_rows(ui, app);
  if (choice_.opponent != Opponent::ComputerVComputer) {
    ui.toggle(app.tr(Text::HintsLabel), choice_.hints);
  }
  if (app.store().match().exists()) ui.caption(app.tr(Text::GameWillBeReplaced));
}

void NewGameScene::update(const Input& input, std::chrono::milliseconds elapsed, App& app) {
  Overlay::update(input, elapsed, app);
  update_program(app);
  for (const Action action : actions_in(input, app.preferences().keys)) {
    if (action == Action::Help) open_rules(app);
  }
}

void NewGameScene::update_program(App& app) {
  if (choice_.opponent != Opponent::Program) return;
  if (app.desktop().start_program) {
    program_.update(app, choice_.variant, choice_.draw_table);
  } else {
    choice_.opponent = Opponent::Computer;
    app.redraw();
  }
}

bool NewGameScene::keep_typed(App& app) {
  program_.keep_typed(app);
  return true;
}

void NewGameScene::open_rules(App& app) {
  app.open(destination::Help{choice_.variant, choice_.draw_table});
  app.redraw();
}

// The description of the variant, and the button for its rules.
void NewGameScene::about_row(Ui& ui, App& app) {
  const float width = ImGui::GetContentRegionAvail().x - rules_button_width - about_gap;
  const ImVec2 start = ImGui::GetCursorPos();
  const std::string text = about(app.language(), choice_.variant);
  const float height = ui.measured([&] { ui.caption(text.c_str(), width); });
  const float row = std::max(height, control_height());
  ImGui::SetCursorPosY(start.y + (row - height) / 2);
  ui.caption(text.c_str(), width);
  ImGui::SetCursorPos({start.x + width + about_gap, start.y + (row - control_height()) / 2});
  if (ui.button(app.tr(Text::RulesMenu), Emphasis::Plain, rules_button_width)) open_rules(app);
  ImGui::SetCursorPos(start);
  ImGui::Dummy({1, row});
}

void NewGameScene::variant_rows(Ui& ui, App& app) {
  int chosen = static_cast<int>(choice_.variant);
  if (variant_list(ui, app.language(), app.tr(Text::VariantLabel), chosen)) {
    choice_.variant = static_cast<Variant>(chosen);
    choice_.draw_table = 0;
  }
  about_row(ui, app);
}

void NewGameScene::draw_table_row(Ui& ui, const App& app) {
  const auto tables = info(choice_.variant).draw_tables;
  if (tables.size() < 2) return;
  std::vector<std::string> table_names;
  for (const DrawRules& table : tables) {
    table_names.push_back(name_of_draw_table(app.language(), table.id));
  }
  int table = static_cast<int>(choice_.draw_table);
  if (ui.list(app.tr(Text::DrawRulesLabel), table_names, table)) {
    choice_.draw_table = static_cast<std::size_t>(table);
  }
}

bool NewGameScene::draws_opening(const App& app) const {
  return choice_.ballot && !start_ && DrawnOpening::possible(choice_.variant, app);
}

bool NewGameScene::draws_eleven_men() const {
  return choice_.eleven_men && DrawnOpening::has_eleven_men(choice_.variant);
}

void NewGameScene::opening_row(Ui& ui, App& app) {
  if (!DrawnOpening::possible(choice_.variant, app)) return;
  opening_choice(ui, app.language(), choice_.variant, DrawnOpening::has_eleven_men(choice_.variant),
                 choice_.ballot, choice_.eleven_men);
  // Early, because a page has to fetch the list.
  if (draws_opening(app) && !draws_eleven_men()) drawn_.ask_for(choice_.variant, app);
}

void NewGameScene::side_row(Ui& ui, const App& app) {
  const std::vector<std::string> sides = {name(app.language(), Side::White),
                                          name(app.language(), Side::Black),
                                          app.tr(Text::SideRandom)};
  int side = static_cast<int>(choice_.side);
  if (ui.segments(app.tr(Text::SideLabel), sides, side)) {
    choice_.side = static_cast<SideChoice>(side);
  }
}

void NewGameScene::opponent_rows(Ui& ui, App& app) {
  const Language language = app.language();
  std::vector<std::string> opponents = {app.tr(Text::OpponentComputer),
                                        app.tr(Text::OpponentPerson),
                                        app.tr(Text::ComputerVComputer)};
  if (app.desktop().start_program || choice_.opponent == Opponent::Program) {
    opponents.emplace_back(app.tr(Text::OpponentProgram));
  }
  int opponent = static_cast<int>(choice_.opponent);
  if (ui.list(app.tr(Text::Opponent), opponents, opponent)) {
    choice_.opponent = static_cast<Opponent>(opponent);
  }
  if (choice_.opponent == Opponent::Computer) {
    adaptive_level_row(ui, app, choice_);
    side_row(ui, app);
  }
  if (choice_.opponent == Opponent::Program) {
    program_.show(ui, app, choice_.time.timed());
    side_row(ui, app);
  }
  if (choice_.opponent == Opponent::ComputerVComputer) {
    const Variant variant = choice_.variant;
    level_row(ui, app.tr(Text::LevelOfWhite), language, variant, choice_.level);
    level_row(ui, app.tr(Text::LevelOfBlack), language, variant, choice_.second_level);
  }
}

void NewGameScene::clock_rows(Ui& ui, const App& app) {
  std::vector<std::string> names;
  for (const TimeControl& preset : clock_presets)
    names.push_back(name(app.language(), preset));
  names.emplace_back(app.tr(Text::CustomClock));
  const int custom = static_cast<int>(clock_presets.size());
  int chosen = custom_clock_ ? custom : std::max(0, position_of(clock_presets, choice_.time));
  if (ui.list(app.tr(Text::ClockLabel), names, chosen)) {
    custom_clock_ = chosen == custom;
    if (!custom_clock_) choice_.time = clock_presets[static_cast<std::size_t>(chosen)];
  }
  if (!custom_clock_) return;
  if (!choice_.time.timed()) choice_.time = {minutes(15), seconds(10)};
  int initial = std::max(1, whole_minutes(choice_.time));
  int increment = whole_seconds(choice_.time.increment);
  if (ui.number(app.tr(Text::ClockMinutes), initial, 1, longest_minutes, "min")) {
    choice_.time.initial = minutes(initial);
  }
  if (ui.number(app.tr(Text::ClockIncrement), increment, 0, longest_increment, "s")) {
    choice_.time.increment = seconds(increment);
  }
}

void NewGameScene::takeback_rows(Ui& ui, const App& app) {
  if (choice_.opponent == Opponent::ComputerVComputer) return;
  const std::vector<std::string> names = {app.tr(Text::Unlimited), app.tr(Text::None), "1", "3"};
  int chosen = std::max(0, position_of(takeback_presets, choice_.takebacks));
  if (ui.segments(app.tr(Text::TakebacksLabel), names, chosen)) {
    choice_.takebacks = takeback_presets[static_cast<std::size_t>(chosen)];
  }
}

void NewGameScene::footer(Ui& ui, App& app) {
  const float width = ImGui::GetContentRegionAvail().x;
  const float cancel = std::floor(width / 3);
  if (ui.button(app.tr(Text::Cancel), Emphasis::Plain, cancel)) cancelled(app);
  ImGui::SameLine();
  if (ui.button(app.tr(Text::Start), Emphasis::Primary)) start(app);
}

// Possible questions appear above this dialog, so it still exists when they are answered; and a
// start that waits for the rest of the program is dropped with it.
void NewGameScene::start(App& app) {
  if (!app.scenes().in_front(*this)) return;  // another press in this frame has closed it
  app.when_whole([this](App& a) { start_whole(a); });
}

void NewGameScene::start_whole(App& app) {
  if (choice_.opponent == Opponent::Program) {
    program_.settle_typed();
    if (const std::string why = program_.complaint(app); !why.empty()) return app.notify(why);
    choice_.program = program_.chosen();
  }
  if (draws_opening(app) && !draws_eleven_men()) {
    drawn_.ask_for(choice_.variant, app);
    if (!drawn_.ready()) return app.notify(app.tr(Text::Loading));
  }
  SceneStack& scenes = app.scenes();
  scenes.when_let_go(
      app, [this](App& a) { start_match(a); }, below_agreed_ ? scenes.below(*this) : nullptr);
}

void NewGameScene::start_match(App& app) {
  PlayedOpening opening{start_, {}};
  if (draws_opening(app)) {
    opening = draws_eleven_men() ? DrawnOpening::draw_eleven_men(app) : drawn_.draw(app);
  }
  begin_over_unfinished(app, [choice = choice_, opening](App& a) {
    a.change_preferences([&](Preferences& p) { p.new_game = choice; });
    a.start(destination::LocalMatch{choice, opening.start, opening.moves});
  });
}

}  // namespace damas
