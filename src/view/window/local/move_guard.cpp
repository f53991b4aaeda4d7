#include "view/window/local/move_guard.hpp"

#include <variant>

#include "coach/mistake.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/checkers/game_controller.hpp"
#include "view/window/checkers/session.hpp"
#include "view/window/frame/coach_endings.hpp"

namespace damas {

namespace {

// The match waits for it. Only slow devices need more than a second.
constexpr std::chrono::milliseconds longest_to_guard{6000};

// In hundredths of a man.
int least_loss(Guard wanted) {
  return wanted == Guard::Man ? coach::loses_a_man : coach::loses_half_a_man;
}

bool changes_position(const Event& event) {
  return std::holds_alternative<event::MovePlayed>(event) ||
         std::holds_alternative<event::Undone>(event) ||
         std::holds_alternative<event::Redone>(event) ||
         std::holds_alternative<event::Ended>(event);
}

}  // namespace

void MoveGuard::begin_update(const App& app) {
  session_.wait_after_moves(app.preferences().guard != Guard::Off);
}

void MoveGuard::handle(const Event& event, App& app) {
  if (changes_position(event)) mistake_.clear();
  if (const auto* played = std::get_if<event::MovePlayed>(&event)) look_at(*played, app);
}

// A move that nobody may take back needs no warning.
void MoveGuard::look_at(const event::MovePlayed& played, App& app) {
  const Match& match = session_.match();
  const Guard wanted = app.preferences().guard;
  const bool by_person = is_human(match.setup().player(played.side));
  if (wanted == Guard::Off || !by_person || session_.over()) return;
  if (match.takebacks_left(played.side) == 0 || played.ply != match.game().ply()) return;
  mistake_.look(match.game(), app.engine_options(), coach_endings(match.game(), app),
                least_loss(wanted), longest_to_guard);
  app.wake_after(Milliseconds{0});
}

// The match stands still until it is known whether the move was a mistake, and until the person has
// answered the warning.
void MoveGuard::end_update(Milliseconds elapsed, App& app) {
  if (mistake_.update(elapsed)) app.wake_after(Milliseconds{0});
  // While the match stood still, it requested no update.
  if (!mistake_.active() && session_.go_on()) app.wake_after(Milliseconds{0});
}

std::optional<CoachCard::Content> MoveGuard::warning(const App& app) {
  if (!warns()) return std::nullopt;
  const bool tells_why = app.preferences().guard_says == GuardSays::Reason;
  const std::string words =
      tells_why ? mistake_.sentence(app.language()) : mistake_.cost_sentence(app.language());
  CoachCard::Content card{app.tr(Text::GuardTitle), words, [this](App& a) { drop_warning(a); }};
  card.buttons.push_back(
      {Icon::Undo, Text::GuardTakeBack, [this](App& a) { take_back(a); }, true, true});
  if (tells_why && !mistake_.moves().empty())
    card.buttons.push_back({Icon::Play, Text::GuardShow, [this](App& a) { show_answer(a); }});
  card.buttons.push_back({Icon::Check, Text::GuardKeep, [this](App& a) { drop_warning(a); }});
  return card;
}

void MoveGuard::drop_warning(App& app) {
  mistake_.clear();
  controller_.view(session_.game().ply());
  app.wake_after(Milliseconds{0});
  app.redraw();
}

void MoveGuard::take_back(App& app) {
  controller_.command(command::Undo{}, app.language());
  app.redraw();
}

void MoveGuard::show_answer(App& app) {
  controller_.show_line(mistake_.moves());
  app.wake_after(Milliseconds{0});
}

}  // namespace damas
