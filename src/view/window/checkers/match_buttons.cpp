#include "view/window/checkers/match_buttons.hpp"

#include <algorithm>

#include "view/window/checkers/game_controller.hpp"

namespace damas {

Button match_button(GameButton button, const GameController& controller,
                    const ChooseButton& choose) {
  const Session& session = controller.session();
  const bool person = session.person().has_value();
  const bool going_on = person && !session.over();
  const bool paused = session.paused();
  const Game& game = session.game();
  const auto chosen = [choose, button](App& app) { choose(button, app); };
  switch (button) {
    case GameButton::Menu:
      return {Icon::Menu, Text::MainMenu, chosen};
    case GameButton::Undo:
      return {Icon::Undo, Text::Undo, Action::Undo,
              person && game.ply() > session.match().setup().drawn_plies};
    case GameButton::Redo:
      return {Icon::Redo, Text::Redo, Action::Redo, person && game.ply() < game.last_ply()};
    case GameButton::Hint:
      return {Icon::Hint, Text::Hint, Action::Hint, session.may_move(), controller.hint().active()};
    case GameButton::Explain:
      return {Icon::Hint, Text::ExplainMove, Action::Explain, controller.shown_ply() > 0,
              controller.reason().active()};
    case GameButton::Resign:
      return {Icon::Resign, Text::Resign, chosen, going_on};
    case GameButton::OfferDraw:
      return {Icon::Draw, Text::OfferDraw, chosen, going_on && !paused};
    case GameButton::Flip:
      return {Icon::Flip, Text::FlipBoard, Action::Flip};
    case GameButton::Pause:
      if (paused) return {Icon::Play, Text::Resume, Action::Pause, true, true};
      return {Icon::Pause, Text::Pause, Action::Pause, !session.over()};
    case GameButton::NewGame:
      return {Icon::Plus, Text::NewGame, Action::NewGame};
    case GameButton::Settings:
      return {Icon::Settings, Text::Settings, Action::Settings};
    case GameButton::Help:
      return {Icon::Help, Text::HelpMenu, Action::Help};
    case GameButton::Review:
      return {Icon::Analysis, Text::Review, chosen};
    case GameButton::Analyse:
      return {Icon::Analysis, Text::AnalyseGame, Action::AnalyseGame};
    case GameButton::Share:
      return {Icon::Globe, Text::Share, chosen};
    case GameButton::Rules:
      return {Icon::Help, Text::RulesMenu, chosen};
    default:
      break;
  }
  return {Icon::More, Text::More, chosen};
}

std::vector<GameButton> fill_rows(std::span<const GameButton> first,
                                  std::span<const GameButton> others, int rows) {
  std::vector<GameButton> shown(first.begin(), first.end());
  for (const GameButton button : others) {
    if (static_cast<int>(shown.size()) % rows == 0) break;
    if (std::find(shown.begin(), shown.end(), button) != shown.end()) continue;
    shown.insert(shown.end() - 1, button);
  }
  return shown;
}

Text rematch_words(std::optional<Side> person) {
  if (!person) return Text::Rematch;
  return *person == Side::White ? Text::RematchAsBlack : Text::RematchAsWhite;
}

}  // namespace damas
