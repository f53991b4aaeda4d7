#include "view/window/checkers/buttons.hpp"

#include "view/window/checkers/session.hpp"
#include "view/window/frame/hint_search.hpp"

namespace damas {

ButtonLook look_of(GameButton button, const Session& session, const HintSearch& hint) {
  const bool person = session.person().has_value();
  const bool going_on = person && !session.over();
  const Game& game = session.game();
  switch (button) {
    case GameButton::Menu:
      return {Icon::Menu, Text::MainMenu, std::nullopt};
    case GameButton::Undo:
      return {Icon::Undo, Text::Undo, Action::Undo, person && game.ply() > 0};
    case GameButton::Redo:
      return {Icon::Redo, Text::Redo, Action::Redo, person && game.ply() < game.last_ply()};
    case GameButton::Hint:
      return {Icon::Hint, Text::Hint, Action::Hint, session.may_move(),
              hint.searching() || hint.move()};
    case GameButton::Resign:
      return {Icon::Resign, Text::Resign, std::nullopt, going_on};
    case GameButton::OfferDraw:
      return {Icon::Draw, Text::OfferDraw, std::nullopt, going_on && !session.paused()};
    case GameButton::Flip:
      return {Icon::Flip, Text::FlipBoard, Action::Flip};
    case GameButton::Pause:
      if (session.paused()) return {Icon::Play, Text::Resume, Action::Pause, true, true};
      return {Icon::Pause, Text::Pause, Action::Pause, !session.over()};
    case GameButton::NewGame:
      return {Icon::Plus, Text::NewGame, Action::NewGame};
    case GameButton::Settings:
      return {Icon::Settings, Text::Settings, Action::Settings};
    case GameButton::Help:
      return {Icon::Help, Text::HelpMenu, Action::Help};
    case GameButton::Review:
      return {Icon::Analysis, Text::Review, std::nullopt};
    case GameButton::Rules:
      return {Icon::Help, Text::RulesMenu, std::nullopt};
    default:
      break;
  }
  return {Icon::More, Text::More, std::nullopt};
}

}  // namespace damas
