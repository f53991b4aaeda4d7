// The shortcuts and buttons of a review.
#include <memory>
#include <string>
#include <utility>

#include "core/fen.hpp"
#include "core/pdn/writer.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/page_link.hpp"
#include "view/window/frame/board_cursor.hpp"
#include "view/window/frame/coach_endings.hpp"
#include "view/window/games/open_games.hpp"
#include "view/window/review/engine_dialog.hpp"
#include "view/window/review/review_scene.hpp"
#include "view/window/share/share_game.hpp"

namespace damas {

void ReviewScene::perform(Action action, App& app) {
  app.redraw();
  if (step(action) || edits_.perform(action, app)) return;
  switch (action) {
    case Action::Select: {
      if (!controller_.has_cursor()) return controller_.move_cursor(0, 0, board());
      const auto taken = controller_.touch_cursor(app.language());
      if (taken.branched) app.notify(app.tr(Text::ReviewVariationAdded));
      return;
    }
    case Action::Flip:
      frame_.flip();
      return arrange();
    case Action::Hint:
      return hint(app);
    case Action::Explain:
      return explain(app);
    case Action::Analyse:
      return toggle_engine();
    case Action::AnalyseGame:
      return toggle_game_analysis(app);
    case Action::Compare:
      return toggle_comparison(app);
    case Action::ShowThreat:
      return toggle_threat(app);
    case Action::ShowResults:
      return position_.toggle_results(app);
    case Action::Explore:
      return toggle_explorer(app);
    case Action::FindPosition:
      return find_games_with(controller_.game().position(), file_, app);
    case Action::Pause:
      return toggle_autoplay(app);
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

void ReviewScene::toggle_engine() {
  position_.toggle_engine();
  arrange();
}

void ReviewScene::toggle_threat(App& app) {
  position_.toggle_threat(app);
  arrange();
}

// The first time there may be no program yet.
void ReviewScene::toggle_comparison(App& app) {
  if (!app.offers(Action::Compare)) return;
  if (!program_to_compare(app)) {
    return choose_engine(app, [this](App& a) {
      if (program_to_compare(a)) perform(Action::Compare, a);
    });
  }
  position_.toggle_comparison(app);
  arrange();
}

void ReviewScene::toggle_game_analysis(App& app) {
  const bool was_running = whole_.running();
  whole_.toggle(app);
  if (was_running) collect(app);
  arrange();
}

bool ReviewScene::step(Action action) {
  if (const auto to = cursor_step(action)) return arrow(to->right, to->up), true;
  switch (action) {
    case Action::First:
      return controller_.go_to(PdnNode::Root), true;
    case Action::Previous:
      return controller_.backwards(), true;
    case Action::Next:
      return controller_.forwards(), true;
    case Action::Last:
      return controller_.to_end(), true;
    default:
      return false;
  }
}

// The arrow keys step through the game unless the board has a cursor.
void ReviewScene::arrow(int right, int up) {
  if (controller_.has_cursor()) return controller_.move_cursor(right, up, board());
  if (right > 0) controller_.forwards();
  if (right < 0) controller_.backwards();
  if (up != 0) controller_.choose(-up);
}

void ReviewScene::toggle_autoplay(App& app) {
  autoplay_.running() ? autoplay_.stop() : autoplay_.start(controller_, app);
}

void ReviewScene::hint(App& app) {
  if (!controller_.ask_hint(app)) app.notify(app.tr(Text::ReviewNoHint));
  app.wake_after(Milliseconds{0});
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

void ReviewScene::choose_engine(App& app, std::function<void(App&)> then) {
  const Game& game = controller_.game();
  app.scenes().push(
      std::make_unique<EngineDialog>(app, game.variant(), game.draw_table(), std::move(then)));
}

void ReviewScene::play_on(App& app) {
  set_up_game(controller_.game().position(), app);
}

// Asks about changes now, so that there is no question when the game begins.
void ReviewScene::set_up_game(const std::optional<AnyPosition>& start, App& app) {
  leave_for([start](App& a) { a.open(destination::NewGame{std::nullopt, start, true}); }, app);
}

void ReviewScene::share(App& app) const {
  open_share({document().game(), document().node(), frame_.view().flipped()}, app);
}

// Escape first closes the sheet or drops a selection.
void ReviewScene::go_back(App& app) {
  if (sheet_.open()) return sheet_.close();
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
  choices.insert(choices.begin(), {Icon::Play, Text::ReviewPlayOn, [this](App& a) { play_on(a); },
                                   controller_.can_play_on()});
  if (app.desktop().start_program) {
    choices.push_back({Icon::Hint, Text::ReviewEngine, [this](App& a) { choose_engine(a); }});
    choices.push_back(comparison_switch(position_.engines(), app));
  }
  choices.push_back({Icon::Analysis, whole_.running() ? Text::AnalysisStop : Text::AnalyseGame,
                     Action::AnalyseGame});
  choices.push_back({Icon::Puzzle, Text::LearnMistakes, [this](App& a) { learn(a); },
                     chances().found() != nullptr && !whole_.running()});
  choices.push_back({Icon::Hint, Text::ExplainMove, Action::Explain});
  choices.push_back({Icon::Eye, Text::ShowThreat, Action::ShowThreat});
  choices.push_back({Icon::Eye, Text::ShowResults, Action::ShowResults, true, endings().marking()});
  choices.push_back({Icon::Analysis, Text::Explorer, Action::Explore, true, explorer_.on()});
  if (const int games = explorer_.findings().games; games > 0) {
    choices.push_back({Icon::Trophy, counted(app.language(), games, Counted::ExplorerListGames),
                       [this](App& a) { list_explored_games(a); }});
  }
  choices.push_back({Icon::Open, Text::FindPosition, Action::FindPosition});
  if (explorer_.findings().in_book)
    choices.push_back({Icon::Speech, Text::OpeningsFromHere, [this](App& a) { practise(a); }});
  choices.push_back({Icon::Settings, app.tr(Text::AnalysisLinesNow, lines_),
                     [this](App& a) { choose_lines(a); }, !position_.engines().one_line()});
  choices.push_back({Icon::Save, Text::SaveGame, Action::SaveGame});
  choices.push_back({Icon::Globe, Text::Share, [this](App& a) { share(a); }});
  choices.push_back({Icon::Copy, Text::CopyGame, Action::CopyGame});
  choices.push_back({Icon::Copy, Text::CopyPosition, Action::CopyPosition});
  if (const std::string& page = app.desktop().page_address; !page.empty()) {
    const bool sends = app.desktop().send_link != nullptr;
    const Icon icon = sends ? Icon::Globe : Icon::Copy;
    choices.push_back(
        {icon, sends ? Text::SendLinkToGame : Text::CopyLinkToGame,
         [this, page](App& a) { a.pass_link(link_to_games(page, write_pdn(document().game()))); }});
    choices.push_back(
        {icon, sends ? Text::SendLinkToPosition : Text::CopyLinkToPosition, [this, page](App& a) {
           a.pass_link(link_to_position(page, controller_.game().position()));
         }});
  }
  if (layout_.folded) choices.push_back({Icon::Analysis, Text::Analyse, Action::Analyse});
  if (layout_.compact()) {
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
