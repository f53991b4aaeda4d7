// The shortcuts and buttons that all matches share.
#include <memory>
#include <utility>
#include <vector>

#include "core/fen.hpp"
#include "core/pdn/writer.hpp"
#include "view/window/app/app.hpp"
#include "view/window/checkers/checkers_scene.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/frame/board_cursor.hpp"
#include "view/window/games/keep_games.hpp"

namespace damas {

bool CheckersScene::perform(Action action, App& app) {
  if (walk(action)) return true;
  switch (action) {
    case Action::Select:
      if (!shown_.banner) controller_.touch_cursor(app.language());
      return true;
    case Action::Flip:
      flipped_ = !flipped_;
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
      save_elsewhere(record(app), app);
      return true;
    case Action::CopyPosition:
      copy(to_fen(controller_.shown_game().position()), app);
      return true;
    default:
      return false;
  }
}

// Handles moving the cursor, and stepping through the game.
bool CheckersScene::walk(Action action) {
  const int ply = controller_.shown_ply();
  if (const auto to = cursor_step(action)) {
    if (!shown_.banner) controller_.move_cursor(to->right, to->up, view_);
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
  table_.set(session().game(), controller_.shown_ply());
}

// Escape closes whatever is uppermost.
void CheckersScene::go_back(App& app) {
  const std::optional<Question> asked = question(app);
  if (shown_.banner) {
    banner_closed_ = true;
  } else if (session().paused()) {
    controller_.toggle_pause();
  } else if (sheet_.open()) {
    sheet_.close();
  } else if (asked && !asked->no.empty()) {
    asked->answer(false, app);
  } else if (controller_.cancel()) {
    table_.set(session().game(), controller_.shown_ply());
  } else {
    go_out(app);
  }
  app.redraw();
}

void CheckersScene::press(GameButton button, App& app) {
  switch (button) {
    case GameButton::Menu:
      return go_out(app);
    case GameButton::Resign:
      return resign(app);
    case GameButton::OfferDraw:
      return command(command::OfferDraw{}, app);
    case GameButton::Review:
      return review(app);
    case GameButton::Rules:
      return help(HelpPage::Rules, app);
    case GameButton::More:
      return app.scenes().push(
          std::make_unique<ChoicesScene>(Text::More, more_choices(layout_.compact())));
    default:
      return;
  }
}

Choice CheckersScene::choice(Icon icon, Text text, Action action, bool enabled) {
  const auto act = [this, action](App& app) { perform(action, app); };
  return {icon, text, act, enabled, Emphasis::Plain};
}

Choice CheckersScene::choice(GameButton button) {
  const ButtonLook look = look_of(button);
  if (look.action) return choice(look.icon, look.text, *look.action, look.enabled);
  const auto act = [this, button](App& app) { press(button, app); };
  return {look.icon, look.text, act, look.enabled, Emphasis::Plain};
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

PdnGame CheckersScene::record(const App& app) const {
  return game_of_match(session().match(), app);
}

// As PDN text.
void CheckersScene::copy_game(App& app) const {
  if (session().game().last_ply() == 0) return app.notify(app.tr(Text::NoMovesYet));
  copy(write_pdn(record(app)), app);
}

void CheckersScene::copy(const std::string& text, App& app) const {
  const auto& set = app.desktop().set_clipboard;
  if (set && set(text)) app.notify(app.tr(Text::Copied));
}

// Opens the review above the match, which stays open.
void CheckersScene::review(App& app) {
  app.open(destination::Review{record(app), KeptGame{}, controller_.shown_ply()});
}

}  // namespace damas
