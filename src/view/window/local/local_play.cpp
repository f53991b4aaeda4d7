#include "view/window/local/local_play.hpp"

#include <array>
#include <memory>
#include <utility>
#include <variant>

#include "view/text/names.hpp"
#include "view/text/sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/app/return_point.hpp"
#include "view/window/app/store.hpp"
#include "view/window/checkers/game_controller.hpp"
#include "view/window/checkers/match_buttons.hpp"
#include "view/window/checkers/player_bar.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/frame/board_screen.hpp"
#include "view/window/frame/coach_endings.hpp"
#include "view/window/games/keep_games.hpp"
#include "view/window/games/my_games.hpp"
#include "view/window/games/open_games.hpp"
#include "view/window/local/local_scene.hpp"
#include "view/window/local/next_match.hpp"
#include "view/window/local/pasted_position.hpp"
#include "view/window/local/rated_match.hpp"

namespace damas {

LocalPlay::LocalPlay(LocalSession& session, const MatchParts& parts)
    : session_(session),
      parts_(parts),
      seat_(session, [this](App& app) { save(app); }),
      guard_(session, parts.controller),
      covered_clock_(parts.scene, parts.controller) {}

std::optional<Milliseconds> LocalPlay::begin_update(Milliseconds elapsed, App& app) {
  seat_.update(app, app.scenes().in_front(parts_.scene));
  guard_.begin_update(app);
  return covered_clock_.is_held(app) ? Milliseconds{0} : elapsed;
}

void LocalPlay::end_update(Milliseconds elapsed, App& app) {
  guard_.end_update(elapsed, app);
  covered_clock_.follow(app);
  if (clock_second_.has_changed(match())) save(app);
}

MatchButtons LocalPlay::buttons() const {
  using enum GameButton;
  static constexpr std::array header = {Menu, NewGame, Settings, Help, More};
  static constexpr std::array below_board = {Menu, Undo, Hint, Flip, More};
  static constexpr std::array beside_board = {Undo, Redo, Hint, Resign, OfferDraw, Flip, Pause};
  return {header, below_board, beside_board};
}

Button LocalPlay::button(GameButton, Button usual) {
  return usual;
}

bool LocalPlay::perform(Action action, App& app) {
  switch (action) {
    case Action::NewGame:
      app.open(destination::NewGame{});
      return true;
    case Action::Undo:
      command(command::Undo{}, app);
      return true;
    case Action::Redo:
      command(command::Redo{}, app);
      return true;
    case Action::Hint:
      hint(app);
      return true;
    case Action::Explain:
      explain(app);
      return true;
    case Action::Pause:
      parts_.controller.toggle_pause();
      app.redraw();
      return true;
    case Action::SetUpPosition:
      app.open(destination::Editor{parts_.controller.shown_game().position(),
                                   parts_.screen.board().flipped()});
      return true;
    case Action::OpenGame:
      covered_clock_.pause_for_system_dialog(app);
      choose_files(app);
      return true;
    case Action::PasteGame:
      paste_games(app);
      return true;
    case Action::PastePosition:
      app.paste([this](const std::string& text, App& a) { take_pasted(text, a); });
      return true;
    default:
      return false;
  }
}

void LocalPlay::command(const Command& command, App& app) {
  parts_.controller.command(command, app.language());
  app.redraw();
}

MatchWords LocalPlay::words(const App& app) {
  MatchWords words{parts_.controller.status(app.language()), question(app), guard_.warning(app)};
  if (!parts_.controller.at_present()) return words;
  if (words.warning) words.status = Status::notice(words.warning->title);
  if (guard_.is_slow()) words.status = Status::notice(app.tr(Text::GuardLooking));
  return words;
}

void LocalPlay::name_player(PlayerBar& bar, const App& app) const {
  const std::string side = name(app.language(), bar.side);
  const Player& player = match().setup().player(bar.side);
  const auto* machine = std::get_if<Computer>(&player);
  const std::string who =
      machine ? app.tr(Text::ComputerWithLevel, machine->level) : name(app.language(), player);
  bar.name = session_.persons() == 2 ? side : app.tr(Text::PlayerOfSide, side, who);
}

// With two persons at one board, either may answer.
std::optional<Question> LocalPlay::question(const App& app) {
  if (!match().draw_offer() || session_.persons() != 2) return std::nullopt;
  const auto answer = [this](bool accept, App& a) { command(command::AnswerDraw{accept}, a); };
  return Question{app.tr(Text::AcceptDraw), app.tr(Text::DeclineDraw), answer};
}

std::vector<MatchChoice> LocalPlay::more_choices(bool portrait) const {
  using enum GameButton;
  std::vector<MatchChoice> choices;
  if (portrait) choices = {Redo, Pause, OfferDraw, Resign};
  const Button my_games{Icon::Trophy, Text::MyGames,
                        [](App& app) { app.open(destination::MyGames{}); }};
  const std::vector<MatchChoice> usual = {
      Explain,
      NewGame,
      Review,
      Button{Icon::Open, Text::OpenGame, Action::OpenGame},
      my_games,
      Button{Icon::Save, Text::SaveGame, Action::SaveGame},
      Share,
      Button{Icon::Crown, Text::EditorTitle, Action::SetUpPosition},
      Button{Icon::Copy, Text::CopyGame, Action::CopyGame},
      Button{Icon::Open, Text::PasteGame, Action::PasteGame},
      Button{Icon::Copy, Text::CopyPosition, Action::CopyPosition},
      Button{Icon::Open, Text::PastePosition, Action::PastePosition}};
  choices.insert(choices.end(), usual.begin(), usual.end());
  if (portrait) choices.insert(choices.end(), {Settings, Rules});
  return choices;
}

// After some games it is known which level suits the person; the review is then found under More.
std::vector<MatchChoice> LocalPlay::sequels(const App& app) {
  constexpr int games_before_offer = 3;
  const PersonRating& rating = app.preferences().rating;
  const bool offers = rated_machine() != nullptr && !app.preferences().new_game.adapts &&
                      rating.games() >= games_before_offer;
  MatchChoice second = GameButton::Review;
  if (offers) {
    const bool was_white = session_.only_person() == Side::White;
    const Text words = was_white ? Text::RematchAtOwnLevelAsBlack : Text::RematchAtOwnLevelAsWhite;
    second = Button{Icon::Computer, app.tr(words, rating.level()),
                    [this](App& a) { rematch_at_own_level(a); }};
  }
  const Button again{Icon::Restart, rematch_words(session_.only_person()),
                     [this](App& a) { rematch(a); }};
  return {again, second, GameButton::Analyse, GameButton::NewGame, GameButton::Menu};
}

void LocalPlay::handle(const Event& event, App& app) {
  guard_.handle(event, app);
  if (const auto* declined = std::get_if<event::DrawDeclined>(&event))
    app.notify(sentence(app.language(), *declined));
  const bool offered = std::holds_alternative<event::DrawOffered>(event);
  const bool stands = match().draw_offer() && session_.persons() == 1;
  if (offered && stands) app.notify(app.tr(Text::DrawOfferStands));
  const auto* ended = std::get_if<event::Ended>(&event);
  if (ended && covered_clock_.covered())
    app.notify(sentence(app.language(), *match().outcome(), match().game()));
}

MatchGame LocalPlay::record(const App& app) const {
  return {game_of_match(match(), app), kept_match()};
}

// A game without moves does not replace a kept one. An ended game is added to My games before it is
// removed as unfinished.
void LocalPlay::save(App& app) const {
  if (match().game().last_ply() == 0) return;
  if (const std::optional<std::uint64_t> id = kept_match()) {
    add_to_my_games(parts_.record.named(app), *id, app);
    if (const Computer* const machine = rated_machine()) rate_match(match(), *machine, *id, app);
  }
  app.store().match().keep(match());
}

std::optional<std::uint64_t> LocalPlay::kept_match() const {
  if (!match().outcome() || match().game().ply() == 0) return std::nullopt;
  const MatchSetup& setup = match().setup();
  return setup.id != 0 ? setup.id : setup.seed;
}

// A match that a program has played for a part is not rated.
const Computer* LocalPlay::rated_machine() const {
  return seat_.has_played() ? nullptr : rated_opponent(match());
}

std::optional<ReturnPoint> LocalPlay::return_point() const {
  if (match().outcome() || match().game().last_ply() == 0) return std::nullopt;
  return ReturnPoint{destination::ResumedMatch{}};
}

void LocalPlay::go_out(App& app) {
  app.start(destination::Menu{});
}

void LocalPlay::hint(App& app) {
  if (!app.preferences().new_game.hints) return app.notify(app.tr(Text::HintsAreOff));
  session_.set_pondering(false);
  parts_.controller.ask_hint(app.engine_options(), coach_endings(session_.game(), app));
  app.wake_after(Milliseconds{0});
}

void LocalPlay::explain(App& app) {
  if (!app.preferences().new_game.hints) return app.notify(app.tr(Text::HintsAreOff));
  session_.set_pondering(false);
  GameController& controller = parts_.controller;
  if (!controller.ask_reason(app.engine_options(), coach_endings(controller.shown_game(), app)))
    app.notify(app.tr(Text::NoMoveToExplain));
  app.wake_after(Milliseconds{0});
}

void LocalPlay::rematch(App& app) {
  replace_by(rematch_of(match(), app), app);
}

void LocalPlay::rematch_at_own_level(App& app) {
  app.change_preferences([](Preferences& p) { p.new_game.adapts = true; });
  rematch(app);
  app.notify(app.tr(Text::AdaptsFromNow));
}

void LocalPlay::take_pasted(const std::string& text, App& app) {
  if (const auto game = pasted_game(text, match().setup(), app)) offer_start(*game, app);
}

// Asks before a game with moves is replaced.
void LocalPlay::offer_start(const Game& game, App& app) {
  if (match().game().last_ply() == 0) return start_from(game, app);
  app.scenes().push(ask(Text::AskPaste, Icon::Open, [this, game](App& a) { start_from(game, a); }));
}

void LocalPlay::start_from(const Game& game, App& app) {
  replace_by(match_from(game, match(), app), app);
  app.notify(app.tr(Text::Pasted));
}

void LocalPlay::replace_by(Match match, App& app) {
  app.scenes().replace(parts_.scene, local_scene(std::move(match)));
}

}  // namespace damas
