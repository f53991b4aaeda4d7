// What the shortcuts and buttons of the checkers scene do.
#include <memory>
#include <utility>
#include <vector>

#include "core/fen.hpp"
#include "core/pdn/writer.hpp"
#include "view/text/names.hpp"
#include "view/text/sentences.hpp"
#include "view/window/app.hpp"
#include "view/window/checkers/checkers_scene.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/dialogs/new_game.hpp"
#include "view/window/dialogs/settings.hpp"
#include "view/window/editor/editor_scene.hpp"
#include "view/window/library/keep_games.hpp"
#include "view/window/library/open_games.hpp"
#include "view/window/menu/menu_scene.hpp"
#include "view/window/review/review_scene.hpp"
#include "view/window/store.hpp"

namespace damas {

void CheckersScene::perform(Action action, App& app) {
  if (perform_on_board(action, app)) return;
  switch (action) {
    case Action::Back:
      return go_back(app);
    case Action::NewGame:
      return app.scenes().push(std::make_unique<NewGameScene>(app));
    case Action::Settings:
      return app.scenes().push(std::make_unique<SettingsScene>());
    case Action::Help:
      return help(HelpScene::Page::Keys, app);
    case Action::SetUpPosition:
      return app.scenes().push(
          std::make_unique<EditorScene>(controller_.shown_game().position(), flipped_));
    case Action::CopyGame:
      return copy_game(app);
    case Action::OpenGame:
      return choose_files(app);
    case Action::SaveGame:
      return save_elsewhere(game_of_match(controller_.session().match(), app), app);
    case Action::CopyPosition:
      return copy(to_fen(controller_.shown_game().position()), app);
    case Action::PasteGame:
      return paste_games(app);
    case Action::PastePosition:
      return paste_position(app);
    default:
      return;
  }
}

void CheckersScene::help(HelpScene::Page page, App& app) const {
  const Game& game = controller_.session().game();
  app.scenes().push(std::make_unique<HelpScene>(game.variant(), game.draw_table(), page));
}

bool CheckersScene::perform_on_board(Action action, App& app) {
  const int ply = controller_.shown_ply();
  switch (action) {
    case Action::CursorUp:
      controller_.move_cursor(0, 1, view_);
      return true;
    case Action::CursorDown:
      controller_.move_cursor(0, -1, view_);
      return true;
    case Action::CursorLeft:
      controller_.move_cursor(-1, 0, view_);
      return true;
    case Action::CursorRight:
      controller_.move_cursor(1, 0, view_);
      return true;
    case Action::Select:
      controller_.touch_cursor(app.language());
      return true;
    case Action::Undo:
      controller_.command(command::Undo{}, app.language());
      return true;
    case Action::Redo:
      controller_.command(command::Redo{}, app.language());
      return true;
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
      look_at(controller_.session().game().ply());
      return true;
    case Action::Flip:
      flipped_ = !flipped_;
      arrange();
      app.redraw();
      return true;
    case Action::Hint:
      hint(app);
      return true;
    case Action::Pause:
      controller_.toggle_pause();
      app.redraw();
      return true;
    default:
      return false;
  }
}

void CheckersScene::look_at(int ply) {
  controller_.view(ply);
  table_.set(controller_.session().game(), controller_.shown_ply());
}

void CheckersScene::go_back(App& app) {
  const Session& session = controller_.session();
  if (session.match().draw_offer() && session.persons() == 2) {
    answer_draw(false, app);
  } else if (controller_.cancel()) {
    table_.set(controller_.session().game(), controller_.shown_ply());
  } else if (sheet_.open()) {
    sheet_.close();
  } else if (shown_.banner) {
    banner_closed_ = true;
  } else {
    app.scenes().start(make_menu(app));
  }
  app.redraw();
}

void CheckersScene::hint(App& app) {
  if (app.preferences().new_game.hints) {
    controller_.ask_hint(app.drive(), app.next_seed());
  } else {
    app.notify(app.tr(Text::HintsAreOff));
  }
}

void CheckersScene::resign(App& app) {
  const auto give_up = [this](App& a) { controller_.command(command::Resign{}, a.language()); };
  if (app.preferences().confirm_resign) {
    app.scenes().push(ask(Text::AskResign, Icon::Resign, give_up));
  } else {
    give_up(app);
  }
}

void CheckersScene::rematch(App& app) {
  MatchSetup setup = controller_.session().match().setup();
  setup.seed = app.next_seed();
  std::swap(setup.players[0], setup.players[1]);
  app.scenes().replace(*this, std::make_unique<CheckersScene>(Match(setup, app.drive())));
}

// As PDN.
void CheckersScene::copy_game(App& app) const {
  if (controller_.session().game().last_ply() == 0) return app.notify(app.tr(Text::NoMovesYet));
  copy(write_pdn(game_of_match(controller_.session().match(), app)), app);
}

void CheckersScene::copy(const std::string& text, App& app) const {
  const auto& set = app.desktop().set_clipboard;
  if (set && set(text)) app.notify(app.tr(Text::Copied));
}

void CheckersScene::paste_position(App& app) {
  app.paste([this](const std::string& text, App& a) { take_pasted(text, a); });
}

void CheckersScene::take_pasted(const std::string& text, App& app) {
  if (text.empty()) return app.notify(app.tr(Text::NothingToPaste));
  const MatchSetup& setup = controller_.session().match().setup();
  const auto parsed = parse_fen(setup.variant, text);
  if (const auto* error = std::get_if<FenError>(&parsed)) {
    return app.notify(app.tr(Text::PasteExpected, name(app.language(), setup.variant),
                             sentence(app.language(), *error, text, setup.variant)));
  }
  offer_start(Game(std::get<AnyPosition>(parsed), setup.draw_table), app);
}

// A game with moves is not replaced without a question.
void CheckersScene::offer_start(const Game& game, App& app) {
  if (controller_.session().game().last_ply() == 0) return start_from(game, app);
  app.scenes().push(ask(Text::AskPaste, Icon::Open, [this, game](App& a) { start_from(game, a); }));
}

// The same players go on from there, without clocks having run.
void CheckersScene::start_from(const Game& game, App& app) {
  MatchSetup setup = controller_.session().match().setup();
  setup.start = game.start();
  app.scenes().replace(
      *this, std::make_unique<CheckersScene>(Match(setup, MatchProgress{game}, app.drive())));
  app.notify(app.tr(Text::Pasted));
}

void CheckersScene::open_more(App& app) {
  const Session& session = controller_.session();
  const bool on = !session.over() && session.person().has_value();
  const auto action = [this](Action a) { return [this, a](App& where) { perform(a, where); }; };
  std::vector<Choice> choices;
  const auto add = [&](Icon icon, Text text, std::function<void(App&)> act, bool enabled = true) {
    choices.push_back({icon, text, std::move(act), enabled, Emphasis::Plain});
  };
  if (layout_.portrait) {
    const bool redo = look_of(GameButton::Redo, session, controller_.hint()).enabled;
    add(Icon::Redo, Text::Redo, action(Action::Redo), redo);
    add(session.paused() ? Icon::Play : Icon::Pause, session.paused() ? Text::Resume : Text::Pause,
        action(Action::Pause), !session.over());
    add(
        Icon::Draw, Text::OfferDraw, [this](App& a) { offer_draw(a); }, on);
    add(
        Icon::Resign, Text::Resign, [this](App& a) { resign(a); }, on);
  }
  add(Icon::Plus, Text::NewGame, action(Action::NewGame));
  add(Icon::Analysis, Text::Review, [this](App& a) { review(a); });
  add(Icon::Open, Text::OpenGame, action(Action::OpenGame));
  add(Icon::Save, Text::SaveGame, action(Action::SaveGame));
  add(Icon::Crown, Text::EditorTitle, action(Action::SetUpPosition));
  add(Icon::Copy, Text::CopyGame, action(Action::CopyGame));
  add(Icon::Open, Text::PasteGame, action(Action::PasteGame));
  add(Icon::Copy, Text::CopyPosition, action(Action::CopyPosition));
  add(Icon::Open, Text::PastePosition, action(Action::PastePosition));
  if (layout_.portrait) {
    add(Icon::Settings, Text::Settings, action(Action::Settings));
    add(Icon::Help, Text::RulesMenu, [this](App& a) { help(HelpScene::Page::Rules, a); });
  }
  app.scenes().push(std::make_unique<ChoicesScene>(Text::More, std::move(choices)));
}

// The match waits below.
void CheckersScene::review(App& app) {
  const int ply = controller_.shown_ply();
  PdnGame game = game_of_match(controller_.session().match(), app);
  app.scenes().push(make_review(std::move(game), keep_elsewhere(), ply));
}

void CheckersScene::offer_draw(App& app) {
  if (!controller_.command(command::OfferDraw{}, app.language())) return;
  app.redraw();
}

std::unique_ptr<Scene> make_match(const NewGameChoice& choice, App& app,
                                  const std::optional<AnyPosition>& start) {
  MatchSetup setup = setup_of(choice, app.next_seed());
  setup.start = start;
  return std::make_unique<CheckersScene>(Match(setup, app.drive()));
}

}  // namespace damas
