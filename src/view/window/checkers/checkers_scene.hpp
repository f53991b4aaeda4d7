// Owns CheckersScene, the screen of every match: it gives the input to the controller, and what the
// controller and the kind of match answer to the parts of the screen.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "view/window/app/button.hpp"
#include "view/window/app/destination.hpp"
#include "view/window/app/scene.hpp"
#include "view/window/checkers/end_banner.hpp"
#include "view/window/checkers/game_button.hpp"
#include "view/window/checkers/game_controller.hpp"
#include "view/window/checkers/hidden_pause.hpp"
#include "view/window/checkers/match_announcer.hpp"
#include "view/window/checkers/match_content.hpp"
#include "view/window/checkers/match_kind.hpp"
#include "view/window/checkers/match_record.hpp"
#include "view/window/checkers/moves_panel.hpp"
#include "view/window/checkers/player_bars.hpp"
#include "view/window/checkers/question_panel.hpp"
#include "view/window/checkers/time_warning.hpp"
#include "view/window/frame/board_screen.hpp"
#include "view/window/frame/coach_card.hpp"
#include "view/window/frame/shown.hpp"

namespace damas {

class Ui;

class CheckersScene final : public Scene {
 public:
  CheckersScene(std::unique_ptr<Session> session, const MakeMatchKind& make);
  ~CheckersScene() override;

  void layout(Size size) override;
  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;
  void draw(Canvas& canvas, const App& app) const override;
  void panels(Gui& gui, App& app) override;
  Rect notice_room(Size window) const override;
  // The clock goes on under other screens, so nobody gains time by opening one.
  bool goes_on_covered() const override { return session().runs_clock(); }
  bool lets_go(App& app, const std::function<void(App&)>& then) override {
    return kind_->lets_go(app, then);
  }
  std::optional<ReturnPoint> return_point(const App&) const override;
  void save_now(App& app) override { kind_->save(app); }
  void leave(App& app) override;
  // The keys walk through the card of a finished game, and through the answers to the coach.
  bool walks_by_keys() const override { return shown_->banner || shown_->asked; }

  const MatchKind& kind() const { return *kind_; }
  const GameController& controller() const { return controller_; }
  const Session& session() const { return controller_.session(); }
  const BoardView& board() const { return screen_.board(); }
  const CheckersLayout& places() const { return screen_.places(); }
  const Status& shown_status() const { return shown_->board.status; }
  // How the match ended, and what that means for the person here; only valid after the end.
  std::string end_sentence(const App& app) const;
  // The words of the coach; empty if there are none.
  const std::string& coach_words() const { return shown_->coach; }
  // The line below the moves; empty if the opening has no name.
  const std::string& opening() const { return shown_->opening; }
  const PlayerBar& shown_bar(Side side) const {
    return shown_->top.side == side ? shown_->top : shown_->bottom;
  }

 private:
  void arrange();
  void update_screen(const Input& input, std::chrono::milliseconds elapsed, App& app);
  void handle_input(const Input& input, std::chrono::milliseconds elapsed, App& app);
  void handle_events(const std::vector<Event>& events, App& app);
  void update_pondering(App& app);
  MatchContent describe(const MatchWords& words, const App& app);
  PlayerBar bar_of(Side side, const App& app) const;
  std::string end_sentence(const MatchWords& words, const App& app) const;
  // The card of the coach, if the person has asked for a reason or is to be warned.
  std::optional<CoachCard::Content> coach_card(const MatchWords& words, const App& app);

  void perform(Action action, App& app);
  bool walk(Action action);
  void look_at(int ply);
  void go_back(App& app);
  // Carries out what a button is for that has no shortcut.
  void choose(GameButton button, App& app);
  void command(const Command& command, App& app);
  void resign(App& app);
  void help(HelpPage page, App& app) const;
  void open_more(App& app);

  std::span<const GameButton> buttons(bool portrait) const;
  // The button as it is in this kind of match.
  Button button(GameButton which);
  std::vector<Button> described(std::span<const GameButton> all);
  // As rows of a list, without the emphasis of the best one.
  std::vector<Button> rows(std::vector<MatchChoice> choices);
  std::vector<Button> grid_buttons();
  PerformAction performer();
  Rect room_beside_board() const;
  void banner_panel(Ui& ui, App& app, const MatchWords& words);

  GameController controller_;
  BoardScreen screen_;
  MatchRecord record_;
  PlayerBars bars_;
  MovesPanel moves_;
  QuestionPanel question_panel_;
  EndBanner banner_;
  CoachCard coach_card_;
  TimeWarning time_warning_;
  HiddenPause hidden_pause_;
  MatchAnnouncer announcer_;
  Shown<MatchContent> shown_;
  std::unique_ptr<MatchKind> kind_;  // uses the parts above
};

}  // namespace damas
