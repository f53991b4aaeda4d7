// The shortcuts and buttons that all matches share.
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/fen.hpp"
#include "view/window/app/app.hpp"
#include "view/window/checkers/checkers_scene.hpp"
#include "view/window/checkers/match_buttons.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/frame/board_cursor.hpp"

namespace damas {

void CheckersScene::perform(Action action, App& app) {
  if (kind_->perform(action, app) || walk(action)) return;
  switch (action) {
    case Action::Select:
      if (!walks_by_keys()) controller_.touch_cursor(app.language());
      return;
    case Action::Flip:
      screen_.flip();
      arrange();
      app.redraw();
      return;
    case Action::Back:
      go_back(app);
      return;
    case Action::Settings:
      app.open(destination::Settings{});
      return;
    case Action::Help:
      help(HelpPage::Keys, app);
      return;
    case Action::CopyGame:
      record_.copy(app);
      return;
    case Action::SaveGame:
      record_.save(app);
      return;
    case Action::CopyPosition:
      app.copy(to_fen(controller_.shown_game().position()));
      return;
    case Action::AnalyseGame:
      // While the game goes on, it would be help from the engine.
      if (session().over()) record_.review(true, app);
      return;
    default:
      return;
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
  const MatchWords words = kind_->words(app);
  const std::optional<Question>& asked = words.question;
  if (shown_->banner) {
    banner_.close();
  } else if (session().paused()) {
    controller_.toggle_pause();
  } else if (moves_.sheet_open()) {
    moves_.close_sheet();
  } else if (const auto card = coach_card(words, app); card && controller_.at_present()) {
    card->close(app);
  } else if (asked && !asked->no.empty()) {
    asked->answer(false, app);
  } else if (controller_.cancel()) {
    moves_.set(session().game(), controller_.shown_ply());
  } else {
    kind_->go_out(app);
  }
  app.redraw();
}

Button CheckersScene::button(GameButton which) {
  const auto chosen = [this](GameButton button, App& app) { choose(button, app); };
  return kind_->button(which, match_button(which, controller_, chosen));
}

void CheckersScene::choose(GameButton button, App& app) {
  switch (button) {
    case GameButton::Menu:
      return kind_->go_out(app);
    case GameButton::Resign:
      return resign(app);
    case GameButton::OfferDraw:
      return command(command::OfferDraw{}, app);
    case GameButton::Review:
      return record_.review(false, app);
    case GameButton::Share:
      return record_.share(board().flipped(), app);
    case GameButton::Rules:
      return help(HelpPage::Rules, app);
    case GameButton::More:
      return open_more(app);
    default:
      return;
  }
}

void CheckersScene::open_more(App& app) {
  std::vector<Button> choices = rows(kind_->more_choices(places().compact()));
  for (Button& link : record_.links(app))
    choices.push_back(std::move(link));
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

}  // namespace damas
