// The shortcuts and buttons that all matches share.
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/fen.hpp"
#include "core/pdn/writer.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/page_link.hpp"
#include "view/window/checkers/checkers_scene.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/frame/board_cursor.hpp"
#include "view/window/games/keep_games.hpp"
#include "view/window/share/share_game.hpp"

namespace damas {

bool CheckersScene::perform(Action action, App& app) {
  if (walk(action)) return true;
  switch (action) {
    case Action::Select:
      if (!walks_by_keys()) controller_.touch_cursor(app.language());
      return true;
    case Action::Flip:
      frame_.flip();
      arrange();
      app.redraw();
      return true;
    case Action::Back:
      go_back(app);
      return true;
    case Action::Settings:
      app.open(destination::Settings{});
      return true;
    case Action::Help:
      help(HelpPage::Keys, app);
      return true;
    case Action::CopyGame:
      copy_game(app);
      return true;
    case Action::SaveGame:
      save_elsewhere(named_record(app), app);
      return true;
    case Action::CopyPosition:
      app.copy(to_fen(controller_.shown_game().position()));
      return true;
    case Action::AnalyseGame:
      // While the game goes on, it would be help from the engine.
      if (session().over()) review(app, true);
      return true;
    default:
      return false;
  }
}

// Handles moving the cursor, and stepping through the game.
bool CheckersScene::walk(Action action) {
  const int ply = controller_.shown_ply();
  if (const auto to = cursor_step(action)) {
    if (!walks_by_keys()) controller_.move_cursor(to->right, to->up, board());
    return true;
  }
  switch (action) {
    case Action::First:
      look_at(0);
      return true;
    case Action::Previous:
      look_at(ply - 1);
      return true;
    case Action::Next:
      look_at(ply + 1);
      return true;
    case Action::Last:
      look_at(session().game().ply());
      return true;
    default:
      return false;
  }
}

void CheckersScene::help(HelpPage page, App& app) const {
  const Game& game = session().game();
  app.open(destination::Help{game.variant(), game.draw_table(), page});
}

void CheckersScene::look_at(int ply) {
  controller_.view(ply);
  moves_.set(session().game(), controller_.shown_ply());
}

// Escape closes whatever is uppermost.
void CheckersScene::go_back(App& app) {
  const std::optional<Question> asked = question(app);
  if (shown_->banner) {
    banner_.close();
  } else if (session().paused()) {
    controller_.toggle_pause();
  } else if (moves_.sheet_open()) {
    moves_.close_sheet();
  } else if (const auto card = coach_card(app); card && controller_.at_present()) {
    card->close(app);
  } else if (asked && !asked->no.empty()) {
    asked->answer(false, app);
  } else if (controller_.cancel()) {
    moves_.set(session().game(), controller_.shown_ply());
  } else {
    go_out(app);
  }
  app.redraw();
}

Button CheckersScene::button(GameButton button) {
  const bool person = session().person().has_value();
  const bool going_on = person && !session().over();
  const bool paused = session().paused();
  const Game& game = session().game();
  switch (button) {
    case GameButton::Menu:
      return {Icon::Menu, Text::MainMenu, [this](App& app) { go_out(app); }};
    case GameButton::Undo:
      return {Icon::Undo, Text::Undo, Action::Undo,
              person && game.ply() > session().match().setup().drawn_plies};
    case GameButton::Redo:
      return {Icon::Redo, Text::Redo, Action::Redo, person && game.ply() < game.last_ply()};
    case GameButton::Hint:
      return {Icon::Hint, Text::Hint, Action::Hint, session().may_move(),
              controller_.hint().active()};
    case GameButton::Explain:
      return {Icon::Hint, Text::ExplainMove, Action::Explain, controller_.shown_ply() > 0,
              controller_.reason().active()};
    case GameButton::Resign:
      return {Icon::Resign, Text::Resign, [this](App& app) { resign(app); }, going_on};
    case GameButton::OfferDraw:
      return {Icon::Draw, Text::OfferDraw, [this](App& app) { command(command::OfferDraw{}, app); },
              going_on && !paused};
    case GameButton::Flip:
      return {Icon::Flip, Text::FlipBoard, Action::Flip};
    case GameButton::Pause:
      if (paused) return {Icon::Play, Text::Resume, Action::Pause, true, true};
      return {Icon::Pause, Text::Pause, Action::Pause, !session().over()};
    case GameButton::NewGame:
      return {Icon::Plus, Text::NewGame, Action::NewGame};
    case GameButton::Settings:
      return {Icon::Settings, Text::Settings, Action::Settings};
    case GameButton::Help:
      return {Icon::Help, Text::HelpMenu, Action::Help};
    case GameButton::Review:
      return {Icon::Analysis, Text::Review, [this](App& app) { review(app); }};
    case GameButton::Analyse:
      return {Icon::Analysis, Text::AnalyseGame, Action::AnalyseGame};
    case GameButton::Share:
      return {Icon::Globe, Text::Share, [this](App& app) { share(app); }};
    case GameButton::Rules:
      return {Icon::Help, Text::RulesMenu, [this](App& app) { help(HelpPage::Rules, app); }};
    default:
      break;
  }
  return {Icon::More, Text::More, [this](App& app) { open_more(app); }};
}

Button CheckersScene::row(GameButton button) {
  Button plain = this->button(button);
  plain.on = false;
  return plain;
}

void CheckersScene::open_more(App& app) {
  std::vector<Button> choices = more_choices(layout_.compact());
  if (const std::string& page = app.desktop().page_address; !page.empty()) {
    const bool sends = app.desktop().send_link != nullptr;
    const Icon icon = sends ? Icon::Globe : Icon::Copy;
    choices.push_back(
        {icon, sends ? Text::SendLinkToGame : Text::CopyLinkToGame,
         [this, page](App& a) { a.pass_link(link_to_games(page, write_pdn(record(a)))); },
         session().game().last_ply() > 0});
    choices.push_back(
        {icon, sends ? Text::SendLinkToPosition : Text::CopyLinkToPosition, [this, page](App& a) {
           a.pass_link(link_to_position(page, controller_.shown_game().position()));
         }});
  }
  app.scenes().push(std::make_unique<ChoicesScene>(Text::More, std::move(choices), performer()));
}

void CheckersScene::command(const Command& command, App& app) {
  controller_.command(command, app.language());
  app.redraw();
}

void CheckersScene::resign(App& app) {
  const auto give_up = [this](App& a) { command(command::Resign{}, a); };
  if (app.preferences().confirm_resign) {
    app.scenes().push(ask(Text::AskResign, Icon::Resign, give_up));
  } else {
    give_up(app);
  }
}

PdnGame CheckersScene::named_record(const App& app) const {
  PdnGame game = record(app);
  opening_.name(game);
  return game;
}

PdnGame CheckersScene::record(const App& app) const {
  return game_of_match(session().match(), app);
}

// As PDN text.
void CheckersScene::copy_game(App& app) const {
  if (session().game().last_ply() == 0) return app.notify(app.tr(Text::NoMovesYet));
  app.copy(write_pdn(named_record(app)));
}

void CheckersScene::share(App& app) const {
  PdnGame game = record(app);
  const PdnNode shown = node_after(game.tree, controller_.shown_ply());
  open_share({std::move(game), shown, frame_.view().flipped()}, app);
}

// Opens the review above the match, which stays open.
void CheckersScene::review(App& app, bool analyse) {
  app.open(destination::Review{record(app), KeptGame{}, controller_.shown_ply(), analyse, true,
                               kept_match()});
}

}  // namespace damas
