#include "view/window/local/local_scene.hpp"

#include <algorithm>
#include <cstdlib>
#include <memory>
#include <utility>
#include <vector>

#include "coach/mistake.hpp"
#include "core/fen.hpp"
#include "view/text/names.hpp"
#include "view/text/sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/return_point.hpp"
#include "view/window/app/store.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/dialogs/drawn_opening.hpp"
#include "view/window/frame/coach_endings.hpp"
#include "view/window/games/my_games.hpp"
#include "view/window/games/open_games.hpp"

namespace damas {

namespace {

// The match waits for it. Only slow devices need more than a second.
constexpr std::chrono::milliseconds longest_to_guard{6000};

// In hundredths of a man.
int least_loss(Guard wanted) {
  return wanted == Guard::Man ? coach::loses_a_man : coach::loses_half_a_man;
}

// The moves of `opening` were drawn by lot.
Match match_after(MatchSetup setup, const PlayedOpening& opening, const App& app) {
  setup.start = opening.start;
  setup.drawn_plies = static_cast<int>(opening.moves.size());
  Game game(setup.start.value_or(start_of(setup.variant)), setup.draw_table);
  for (const Move& move : opening.moves)
    game.play(move);
  return Match(setup, MatchProgress{std::move(game)}, app.engine_options());
}

// No moves if the variant has no list, or if a page has not fetched it yet.
PlayedOpening drawn_opening(Variant variant, App& app) {
  DrawnOpening drawn;
  if (!DrawnOpening::possible(variant, app)) return {};
  if (app.preferences().new_game.eleven_men && DrawnOpening::has_eleven_men(variant))
    return DrawnOpening::draw_eleven_men(app);
  drawn.ask_for(variant, app);
  return drawn.ready() ? drawn.draw(app) : PlayedOpening{};
}

}  // namespace

LocalScene::LocalScene(Match match)
    : LocalScene(std::make_unique<LocalSession>(std::move(match))) {}

LocalScene::LocalScene(std::unique_ptr<LocalSession> session) : LocalScene(*session, session) {}

LocalScene::LocalScene(LocalSession& local, std::unique_ptr<LocalSession>& session)
    : CheckersScene(std::move(session)),
      local_(local),
      seat_(local, [this](App& app) { keep(app); }) {}

void LocalScene::update(const Input& input, std::chrono::milliseconds elapsed, App& app) {
  seat_.update(app, &app.scenes().top() == this && !app.scenes().pending());
  local_.wait_after_moves(app.preferences().guard != Guard::Off);
  CheckersScene::update(input, is_held(app) ? std::chrono::milliseconds{0} : elapsed, app);
  update_guard(elapsed, app);
  announce_running_clock(app);
  update_pondering(app);
  keep_running_clock(app);
}

void LocalScene::panels(Gui& gui, App& app) {
  CheckersScene::panels(gui, app);
  update_pondering(app);
}

// The computer does not think on the person's time while another scene covers this one, because
// then updates may stop, or while a hint is searched for.
void LocalScene::update_pondering(App& app) {
  const bool wanted = app.preferences().ponders && !app.desktop().in_browser;
  const SceneStack& scenes = app.scenes();
  const bool in_front = !scenes.pending() && !scenes.empty() && &scenes.top() == this;
  local_.own_match().set_pondering(wanted && in_front && !controller().hint().searching() &&
                                   !controller().reason().searching());
}

bool LocalScene::is_held(App& app) const {
  if (session().persons() != 1) return false;
  const auto& scenes = app.scenes().all();
  return std::any_of(scenes.begin(), scenes.end(),
                     [](const auto& scene) { return scene->holds_the_clock(); });
}

bool LocalScene::goes_on_covered() const {
  return session().match().setup().time.timed() && !session().over() && !session().paused();
}

// The system's dialog does not report when it closes, so the person continues with a button.
void LocalScene::pause_below_system_dialog(const App& app) {
  const bool covered = app.desktop().open_files != nullptr;
  if (covered && session().persons() == 1 && goes_on_covered()) controller().toggle_pause();
}

// The clock goes on while another screen is open, as at a real board. The person is told so.
void LocalScene::announce_running_clock(App& app) {
  const std::vector<Scene*> shown = app.scenes().visible();
  const bool covered = std::find(shown.begin(), shown.end(), this) == shown.end();
  if (std::exchange(covered_, covered) || !covered || !goes_on_covered()) return;
  app.notify(app.tr(Text::ClockGoesOn));
}

// Saves each time that the clock shows another second, so that a killed program loses at most one
// second.
void LocalScene::keep_running_clock(App& app) {
  const Match& match = session().match();
  const auto left = match.clock().remaining(match.game().side_to_move());
  if (!left || match.state() != Match::State::Playing) return;
  const std::int64_t second = left->count() / 1000;
  if (std::exchange(kept_second_, second) != second) keep(app);
}

std::span<const GameButton> LocalScene::buttons(bool portrait) const {
  using enum GameButton;
  static constexpr std::array below_board = {Menu, Undo, Hint, Flip, More};
  static constexpr std::array beside_board = {Undo, Redo, Hint, Resign, OfferDraw, Flip, Pause};
  if (portrait) return below_board;
  return beside_board;
}

std::span<const GameButton> LocalScene::header_buttons() const {
  using enum GameButton;
  static constexpr std::array header = {Menu, NewGame, Settings, Help, More};
  return header;
}

bool LocalScene::perform(Action action, App& app) {
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
      controller().toggle_pause();
      app.redraw();
      return true;
    case Action::SetUpPosition:
      app.open(destination::Editor{controller().shown_game().position(), board().flipped()});
      return true;
    case Action::OpenGame:
      pause_below_system_dialog(app);
      choose_files(app);
      return true;
    case Action::PasteGame:
      paste_games(app);
      return true;
    case Action::PastePosition:
      paste_position(app);
      return true;
    default:
      return CheckersScene::perform(action, app);
  }
}

Status LocalScene::status(const App& app) const {
  if (guard_.found() && controller().at_present())
    return {app.tr(Text::GuardTitle), Status::Tone::Notice, {}};
  if (guard_.is_slow()) return {app.tr(Text::GuardLooking), Status::Tone::Notice, {}};
  return controller().status(app.language());
}

void LocalScene::name_player(PlayerBar& bar, const App& app) const {
  const std::string side = name(app.language(), bar.side);
  const Player& player = session().match().setup().player(bar.side);
  const auto* machine = std::get_if<Computer>(&player);
  const std::string who =
      machine ? app.tr(Text::ComputerWithLevel, machine->level) : name(app.language(), player);
  bar.name = session().persons() == 2 ? side : app.tr(Text::PlayerOfSide, side, who);
}

// With two persons at one board, either may answer.
std::optional<Question> LocalScene::question(const App& app) {
  if (!session().match().draw_offer() || session().persons() != 2) return std::nullopt;
  const auto answer = [this](bool accept, App& a) { command(command::AnswerDraw{accept}, a); };
  return Question{app.tr(Text::AcceptDraw), app.tr(Text::DeclineDraw), answer};
}

std::vector<Button> LocalScene::more_choices(bool portrait) {
  std::vector<Button> choices;
  if (portrait) {
    for (const GameButton each :
         {GameButton::Redo, GameButton::Pause, GameButton::OfferDraw, GameButton::Resign})
      choices.push_back(row(each));
  }
  choices.push_back(row(GameButton::Explain));
  choices.push_back(row(GameButton::NewGame));
  choices.push_back(row(GameButton::Review));
  choices.push_back({Icon::Open, Text::OpenGame, Action::OpenGame});
  choices.push_back({Icon::Trophy, Text::MyGames, [](App& a) { a.open(destination::MyGames{}); }});
  choices.push_back({Icon::Save, Text::SaveGame, Action::SaveGame});
  choices.push_back(row(GameButton::Share));
  choices.push_back({Icon::Crown, Text::EditorTitle, Action::SetUpPosition});
  choices.push_back({Icon::Copy, Text::CopyGame, Action::CopyGame});
  choices.push_back({Icon::Open, Text::PasteGame, Action::PasteGame});
  choices.push_back({Icon::Copy, Text::CopyPosition, Action::CopyPosition});
  choices.push_back({Icon::Open, Text::PastePosition, Action::PastePosition});
  if (!portrait) return choices;
  choices.push_back(row(GameButton::Settings));
  choices.push_back(row(GameButton::Rules));
  return choices;
}

// After some games it is known which level suits the person; the review is then found under More.
std::vector<Button> LocalScene::sequels(const App& app) {
  constexpr int games_before_offer = 3;
  const PersonRating& rating = app.preferences().rating;
  const bool offers = rated_machine() != nullptr && !app.preferences().new_game.adapts &&
                      rating.games() >= games_before_offer;
  const Button at_own_level{Icon::Computer, app.tr(Text::RematchAtOwnLevel, rating.level()),
                            [this](App& a) { rematch_at_own_level(a); }};
  return {{Icon::Restart, Text::Rematch, [this](App& a) { rematch(a); }},
          offers ? at_own_level : row(GameButton::Review),
          row(GameButton::Analyse),
          row(GameButton::NewGame),
          row(GameButton::Menu)};
}

void LocalScene::handle(const Event& event, App& app) {
  CheckersScene::handle(event, app);
  const bool changes_position = std::holds_alternative<event::MovePlayed>(event) ||
                                std::holds_alternative<event::Undone>(event) ||
                                std::holds_alternative<event::Redone>(event) ||
                                std::holds_alternative<event::Ended>(event);
  if (changes_position) guard_.clear();
  if (const auto* played = std::get_if<event::MovePlayed>(&event)) guard_move(*played, app);
  if (const auto* declined = std::get_if<event::DrawDeclined>(&event)) {
    app.notify(sentence(app.language(), *declined));
  }
  const bool offered = std::holds_alternative<event::DrawOffered>(event);
  const bool stands = session().match().draw_offer() && session().persons() == 1;
  if (offered && stands) app.notify(app.tr(Text::DrawOfferStands));
  if (std::holds_alternative<event::Ended>(event) && covered_) app.notify(end_sentence(app));
}

// A game without moves does not replace a kept one. An ended game is added to My games before it is
// removed as unfinished.
void LocalScene::keep(App& app) const {
  const Match& match = session().match();
  if (match.game().last_ply() == 0) return;
  if (const std::optional<std::uint64_t> id = kept_match()) {
    add_to_my_games(game_record().named(app), *id, app);
    rate(*id, app);
  }
  app.store().match().keep(match);
}

std::optional<std::uint64_t> LocalScene::kept_match() const {
  const Match& match = session().match();
  if (!match.outcome() || match.game().ply() == 0) return std::nullopt;
  const MatchSetup& setup = match.setup();
  return setup.id != 0 ? setup.id : setup.seed;
}

Side LocalScene::side_of_person() const {
  const MatchSetup& setup = session().match().setup();
  return is_human(setup.player(Side::White)) ? Side::White : Side::Black;
}

// Games from a position that was set up, or against a program for a part, are not rated. One that
// was drawn by lot is.
const Computer* LocalScene::rated_machine() const {
  const MatchSetup& setup = session().match().setup();
  const bool set_up = setup.start && setup.drawn_plies == 0;
  if (session().persons() != 1 || set_up || seat_.has_played()) return nullptr;
  return std::get_if<Computer>(&setup.player(opponent(side_of_person())));
}

void LocalScene::rate(std::uint64_t match, App& app) const {
  const Side person = side_of_person();
  const Computer* const machine = rated_machine();
  if (machine == nullptr) return;
  const std::optional<Side> winner = session().match().outcome()->winner;
  const double result = !winner ? 0.5 : *winner == person ? 1 : 0;
  PersonRating rating = app.preferences().rating;
  const PersonRating before = rating;
  const int change = rating.add(match, machine->level, result);
  if (rating == before) return;
  app.change_preferences([&](Preferences& p) { p.rating = rating; });
  const auto& today = app.desktop().today;
  app.store().ratings().change([&](RatingHistory& all) {
    all.note({today ? today() : std::string(), rating.games(), rating.rating()});
  });
  if (!app.preferences().new_game.adapts) return;
  const std::string sign = change < 0 ? "\u2212" : "+";
  app.notify(app.tr(Text::RatingChanged, rating.rating(), sign + std::to_string(std::abs(change))));
}

std::optional<ReturnPoint> LocalScene::return_point(const App&) const {
  const Match& match = session().match();
  if (match.outcome() || match.game().last_ply() == 0) return std::nullopt;
  return ReturnPoint{destination::ResumedMatch{}};
}

void LocalScene::go_out(App& app) {
  app.start(destination::Menu{});
}

void LocalScene::hint(App& app) {
  if (app.preferences().new_game.hints) {
    local_.own_match().set_pondering(false);
    controller().ask_hint(app.engine_options(), app.next_seed(),
                          coach_endings(session().game(), app));
    app.wake_after(Milliseconds{0});
  } else {
    app.notify(app.tr(Text::HintsAreOff));
  }
}

void LocalScene::explain(App& app) {
  if (!app.preferences().new_game.hints) return app.notify(app.tr(Text::HintsAreOff));
  local_.own_match().set_pondering(false);
  if (!controller().ask_reason(app.engine_options(), coach_endings(controller().shown_game(), app)))
    app.notify(app.tr(Text::NoMoveToExplain));
  app.wake_after(Milliseconds{0});
}

// A move that nobody may take back needs no warning.
void LocalScene::guard_move(const event::MovePlayed& played, App& app) {
  const Match& match = session().match();
  const Guard wanted = app.preferences().guard;
  const bool by_person = is_human(match.setup().player(played.side));
  if (wanted == Guard::Off || !by_person || session().over()) return;
  if (match.takebacks_left(played.side) == 0 || played.ply != match.game().ply()) return;
  guard_.look(match.game(), app.engine_options(), coach_endings(match.game(), app),
              least_loss(wanted), longest_to_guard);
  app.wake_after(Milliseconds{0});
}

// The match stands still until it is known whether the move was a mistake, and until the person has
// answered the warning.
void LocalScene::update_guard(Milliseconds elapsed, App& app) {
  if (guard_.update(elapsed)) app.wake_after(Milliseconds{0});
  // A match that stood still has asked for no update.
  if (!guard_.active() && local_.go_on()) app.wake_after(Milliseconds{0});
}

void LocalScene::drop_warning(App& app) {
  guard_.clear();
  controller().view(session().game().ply());
  app.wake_after(Milliseconds{0});
  app.redraw();
}

std::optional<CoachCard::Content> LocalScene::coach_card(const App& app) {
  if (!guard_.found()) return CheckersScene::coach_card(app);
  CoachCard::Content card{app.tr(Text::GuardTitle), guard_.sentence(app.language()),
                          [this](App& a) { drop_warning(a); }};
  card.buttons.push_back({Icon::Undo, Text::GuardTakeBack,
                          [this](App& a) { command(command::Undo{}, a); }, true, true});
  if (!guard_.moves().empty()) {
    card.buttons.push_back({Icon::Play, Text::GuardShow, [this](App& a) {
                              controller().show_line(guard_.moves());
                              a.wake_after(Milliseconds{0});
                            }});
  }
  card.buttons.push_back({Icon::Check, Text::GuardKeep, [this](App& a) { drop_warning(a); }});
  return card;
}

void LocalScene::rematch(App& app) {
  MatchSetup setup = session().match().setup();
  setup.seed = app.next_seed();
  setup.id = app.new_match_id();
  std::swap(setup.players[0], setup.players[1]);
  if (app.preferences().new_game.adapts && session().persons() == 1) {
    for (Player& player : setup.players) {
      if (auto* const machine = std::get_if<Computer>(&player))
        machine->level = app.preferences().rating.level();
    }
  }
  // A start with drawn moves is that of an eleven-man ballot, which belongs to the last game only.
  if (setup.drawn_plies > 0) setup.start.reset();
  const bool drawn = app.preferences().new_game.ballot && !setup.start;
  const PlayedOpening opening =
      drawn ? drawn_opening(setup.variant, app) : PlayedOpening{setup.start, {}};
  app.scenes().replace(*this, std::make_unique<LocalScene>(match_after(setup, opening, app)));
}

void LocalScene::rematch_at_own_level(App& app) {
  app.change_preferences([](Preferences& p) { p.new_game.adapts = true; });
  rematch(app);
  app.notify(app.tr(Text::AdaptsFromNow));
}

void LocalScene::paste_position(App& app) {
  app.paste([this](const std::string& text, App& a) { take_pasted(text, a); });
}

void LocalScene::take_pasted(const std::string& text, App& app) {
  if (text.empty()) return app.notify(app.tr(Text::NothingToPaste));
  const MatchSetup& setup = session().match().setup();
  const auto parsed = parse_fen(setup.variant, text);
  if (const auto* error = std::get_if<FenError>(&parsed)) {
    return app.notify(app.tr(Text::PasteExpected, name(app.language(), setup.variant),
                             sentence(app.language(), *error, text, setup.variant)));
  }
  offer_start(Game(std::get<AnyPosition>(parsed), setup.draw_table), app);
}

// Asks before a game with moves is replaced.
void LocalScene::offer_start(const Game& game, App& app) {
  if (session().game().last_ply() == 0) return start_from(game, app);
  app.scenes().push(ask(Text::AskPaste, Icon::Open, [this, game](App& a) { start_from(game, a); }));
}

// The same players continue from there, with full clocks.
void LocalScene::start_from(const Game& game, App& app) {
  MatchSetup setup = session().match().setup();
  setup.start = game.start();
  setup.drawn_plies = 0;
  setup.id = app.new_match_id();
  app.scenes().replace(
      *this, std::make_unique<LocalScene>(Match(setup, MatchProgress{game}, app.engine_options())));
  app.notify(app.tr(Text::Pasted));
}

std::unique_ptr<Scene> make_match(const NewGameChoice& choice, App& app,
                                  const std::optional<AnyPosition>& start,
                                  const std::vector<Move>& opening) {
  NewGameChoice suited = choice;
  if (choice.adapts && choice.opponent == Opponent::Computer)
    suited.level = app.preferences().rating.level();
  MatchSetup setup = setup_of(suited, app.next_seed());
  setup.id = app.new_match_id();
  return std::make_unique<LocalScene>(match_after(setup, PlayedOpening{start, opening}, app));
}

}  // namespace damas
