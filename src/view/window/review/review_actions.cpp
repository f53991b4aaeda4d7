// The shortcuts and buttons of a review.
#include <memory>
#include <string>
#include <utility>

#include "core/fen.hpp"
#include "core/pdn/writer.hpp"
#include "view/window/app/app.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/frame/coach_endings.hpp"
#include "view/window/games/find_position.hpp"
#include "view/window/games/open_games.hpp"
#include "view/window/review/explorer_commands.hpp"
#include "view/window/review/review_scene.hpp"
#include "view/window/share/link_choices.hpp"
#include "view/window/share/share_game.hpp"

namespace damas {

void ReviewScene::perform(Action action, App& app) {
  app.redraw();
  if (take_step(action, controller_, board()) || edits_.perform(action, app)) return;
  const auto again = [this](Action a, App& its_app) { perform(a, its_app); };
  if (engines_.perform(action, again, app)) return arrange();
  switch (action) {
    case Action::Select: {
      if (!controller_.has_cursor()) return controller_.move_cursor(0, 0, board());
      const auto taken = controller_.touch_cursor(app.language());
      if (taken.branched) app.notify(app.tr(Text::ReviewVariationAdded));
      return;
    }
    case Action::Flip:
      screen_.flip();
      return arrange();
    case Action::Hint:
      if (!controller_.ask_hint(app)) app.notify(app.tr(Text::ReviewNoHint));
      return app.wake_after(Milliseconds{0});
    case Action::Explain:
      return explain(app);
    case Action::AnalyseGame:
      return toggle_game_analysis(app);
    case Action::NextMistake:
      return show_next_mistake(app);
    case Action::Explore:
      return toggle_explorer(app);
    case Action::FindPosition:
      return find_games_with(controller_.game().position(), file_, app);
    case Action::Pause:
      return autoplay_.running() ? autoplay_.stop() : autoplay_.start(controller_, app);
    case Action::CopyGame:
      app.copy(write_pdn(document().game()));
      return;
    case Action::CopyPosition:
      app.copy(to_fen(controller_.game().position()));
      return;
    case Action::SaveGame:
      return changes_.save(app);
    case Action::OpenGame:
      return choose_files(app);
    case Action::PasteGame:
    case Action::PastePosition:
      return paste_games(app);
    case Action::NewGame:
      return set_up_game(std::nullopt, app);
    case Action::Settings:
      return app.open(destination::Settings{});
    case Action::Help:
      return app.open(destination::Help{controller_.game().variant(),
                                        controller_.game().draw_table(), HelpPage::Keys});
    case Action::Back:
      return go_back(app);
    default:
      return;
  }
}

void ReviewScene::toggle_game_analysis(App& app) {
  const bool was_running = whole_.running();
  whole_.toggle(app);
  if (was_running) results_.collect(app);
  arrange();
}

// From a variation it goes on where that leaves the main line.
void ReviewScene::show_next_mistake(App& app) {
  PdnNode node = document().node();
  while (node != PdnNode::Root && chances().ply_of(node) < 0)
    node = document().tree().parent(node);
  if (chances().found() == nullptr) return app.notify(app.tr(Text::LearnAnalyseFirst));
  const auto ply = chances().mistake_after(chances().ply_of(node));
  const auto to = ply ? chances().node_at(*ply) : std::nullopt;
  to ? show(*to, app) : app.notify(app.tr(Text::LearnNone));
}

void ReviewScene::toggle_explorer(App& app) {
  explorer_.on() ? explorer_.switch_off() : explorer_.switch_on(controller_.game().variant(), app);
  arrange();
}

void ReviewScene::explain(App& app) {
  if (!controller_.ask_reason(app.engine_options(), coach_endings(controller_.game(), app)))
    app.notify(app.tr(Text::NoMoveToExplain));
  app.wake_after(Milliseconds{0});
}

std::optional<CoachCard::Content> ReviewScene::coach_card(const App& app) {
  const auto close = [this](App&) { controller_.drop_reasons(); };
  const CoachSearch& reason = controller_.reason();
  if (const std::string why = controller_.hints().reason(app.language()); !why.empty())
    return CoachCard::Content{controller_.hints().sentence(app.language()), why, close};
  if (!reason.active()) return std::nullopt;
  return CoachCard::Content{app.tr(Text::LastMoveIs, reason.words_of_move()),
                            reason.sentence(app.language()), close};
}

// A move that the engine or the explorer shows.
void ReviewScene::play_shown(const Move& move, App& app) {
  if (!controller_.game().is_legal(move)) return;
  autoplay_.stop();
  if (controller_.play(move)) app.notify(app.tr(Text::ReviewVariationAdded));
  app.redraw();
}

// Asks about changes now, so that there is no question when the game begins.
void ReviewScene::set_up_game(const std::optional<AnyPosition>& start, App& app) {
  leave_for([start](App& a) { a.open(destination::NewGame{std::nullopt, start, true}); }, app);
}

// Escape first closes the sheet or drops a selection.
void ReviewScene::go_back(App& app) {
  if (moves_.sheet_open()) return moves_.close_sheet();
  if (!controller_.cancel()) go_out(app);
}

void ReviewScene::go_out(App& app) {
  leave_for(
      [this](App& a) {
        if (a.scenes().all().front().get() == this) return a.start(destination::Menu{});
        a.scenes().close(*this);
      },
      app);
}

void ReviewScene::leave_for(const std::function<void(App&)>& go, App& app) {
  if (lets_go(app, go)) go(app);
}

bool ReviewScene::lets_go(App& app, const std::function<void(App&)>& then) {
  return changes_.lets_go(app, then);
}

void ReviewScene::open_more(App& app) {
  autoplay_.stop();
  std::vector<Button> choices = edits_.choices();
  const auto play_on = [this](App& a) { set_up_game(controller_.game().position(), a); };
  choices.insert(choices.begin(),
                 {Icon::Play, Text::ReviewPlayOn, play_on, controller_.can_play_on()});
  if (app.desktop().start_program) {
    choices.push_back(
        {Icon::Hint, Text::ReviewEngine, [this](App& a) { engines_.choose_program(a); }});
    choices.push_back(comparison_switch(position_.engines(), app));
  }
  choices.push_back({Icon::Analysis, whole_.running() ? Text::AnalysisStop : Text::AnalyseGame,
                     Action::AnalyseGame});
  choices.push_back({Icon::Puzzle, Text::LearnMistakes, [this](App& a) { results_.practise(a); },
                     chances().found() != nullptr && !whole_.running()});
  choices.push_back({Icon::ChevronRight, Text::LearnNext, Action::NextMistake,
                     chances().mistake_after(0).has_value()});
  choices.push_back({Icon::Hint, Text::ExplainMove, Action::Explain});
  choices.push_back({Icon::Eye, Text::ShowThreat, Action::ShowThreat});
  choices.push_back({Icon::Eye, Text::ShowResults, Action::ShowResults, true, endings().marking()});
  choices.push_back({Icon::Analysis, Text::Explorer, Action::Explore, true, explorer_.on()});
  if (const int games = explorer_.findings().games; games > 0) {
    choices.push_back({Icon::Trophy, counted(app.language(), games, Counted::ExplorerListGames),
                       [this](App& a) { list_games(explorer_, a); }});
  }
  choices.push_back({Icon::Open, Text::FindPosition, Action::FindPosition});
  if (explorer_.findings().in_book)
    choices.push_back({Icon::Speech, Text::OpeningsFromHere,
                       [this](App& a) { practise_opening(controller_.game(), a); }});
  choices.push_back({Icon::Settings, app.tr(Text::AnalysisLinesNow, above_.lines()),
                     [this](App& a) { engines_.choose_lines(a); },
                     !position_.engines().one_line()});
  choices.push_back({Icon::Save, Text::SaveGame, Action::SaveGame});
  const auto share = [this](App& a) {
    open_share({document().game(), document().node(), board().flipped()}, a);
  };
  choices.push_back({Icon::Globe, Text::Share, share});
  choices.push_back({Icon::Copy, Text::CopyGame, Action::CopyGame});
  choices.push_back({Icon::Copy, Text::CopyPosition, Action::CopyPosition});
  const LinkedGame linked{[this](const App&) { return document().game(); },
                          [this] { return controller_.game().position(); }};
  for (Button& link : link_choices(linked, app))
    choices.push_back(std::move(link));
  if (places().folded) choices.push_back({Icon::Analysis, Text::Analyse, Action::Analyse});
  if (places().compact()) {
    choices.push_back({Icon::Flip, Text::FlipBoard, Action::Flip});
    choices.push_back({Icon::Hint, Text::Hint, Action::Hint});
    choices.push_back({Icon::Play, Text::ReviewAutoplay, Action::Pause});
    choices.push_back({Icon::Settings, Text::Settings, Action::Settings});
    choices.push_back({Icon::Help, Text::HelpMenu, Action::Help});
  }
  app.scenes().push(std::make_unique<ChoicesScene>(
      Text::More, std::move(choices), [this](Action action, App& a) { perform(action, a); }));
}

}  // namespace damas
