// Owns CheckersScene, the common part of all matches in the window: it gives the input to the
// controller, and what the controller answers to the parts of the screen.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/pdn/game.hpp"
#include "view/window/app/button.hpp"
#include "view/window/app/destination.hpp"
#include "view/window/app/scene.hpp"
#include "view/window/checkers/end_banner.hpp"
#include "view/window/checkers/game_button.hpp"
#include "view/window/checkers/game_controller.hpp"
#include "view/window/checkers/hidden_pause.hpp"
#include "view/window/checkers/match_announcer.hpp"
#include "view/window/checkers/match_content.hpp"
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

class CheckersScene : public Scene {
 public:
  ~CheckersScene() override;

  void layout(Size size) override;
  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;
  void draw(Canvas& canvas, const App& app) const override;
  void panels(Gui& gui, App& app) override;
  Rect notice_room(Size window) const override;
  void save_now(App& app) override { keep(app); }
  void leave(App& app) override;
  // The keys walk through the card of a finished game, and through the answers to the coach.
  bool walks_by_keys() const override { return shown_->banner || shown_->asked; }

  const GameController& controller() const { return controller_; }
  const Session& session() const { return controller_.session(); }
  const BoardView& board() const { return screen_.board(); }
  const CheckersLayout& places() const { return screen_.places(); }
  const Status& shown_status() const { return shown_->board.status; }
  // How the match ended, and what that means for the person here; only valid after the end.
  virtual std::string end_sentence(const App& app) const;
  // What the coach says; empty if nothing.
  const std::string& coach_words() const { return shown_->coach; }
  // The line below the moves; empty if the opening has no name.
  const std::string& opening() const { return shown_->opening; }
  const PlayerBar& shown_bar(Side side) const {
    return shown_->top.side == side ? shown_->top : shown_->bottom;
  }

 protected:
  explicit CheckersScene(std::unique_ptr<Session> session);

  GameController& controller() { return controller_; }
  // The button as a row of a list, without the emphasis of the best one.
  Button row(GameButton button);
  void command(const Command& command, App& app);
  const MatchRecord& game_record() const { return record_; }

  // The buttons in portrait or landscape, and those in the header, the first one at the left.
  virtual std::span<const GameButton> buttons(bool portrait) const = 0;
  virtual std::span<const GameButton> header_buttons() const = 0;
  // The button of a match in this window; other matches replace some buttons.
  virtual Button button(GameButton button);
  // False if the action does not exist in this match.
  virtual bool perform(Action action, App& app);
  virtual Status status(const App& app) const = 0;
  // Sets the player's name and a note about them.
  virtual void name_player(PlayerBar& bar, const App& app) const = 0;
  virtual std::optional<Question> question(const App& app) = 0;
  // What the coach says, if the person has asked or is to be warned.
  virtual std::optional<CoachCard::Content> coach_card(const App& app);
  virtual std::vector<Button> more_choices(bool portrait) = 0;
  // The choices after the end of the match: at most five, the best first; the last two share a row.
  virtual std::vector<Button> sequels(const App& app) = 0;
  virtual PdnGame record(const App& app) const;
  // The number of the match in My games, once it is over.
  virtual std::optional<std::uint64_t> kept_match() const = 0;
  virtual void handle(const Event& event, App& app);
  // Saves the match for the next start.
  virtual void keep(App& app) const = 0;
  virtual void go_out(App& app) = 0;

 private:
  void arrange();
  void handle_input(const Input& input, std::chrono::milliseconds elapsed, App& app);
  void handle_events(const std::vector<Event>& events, App& app);
  MatchContent describe(const App& app);
  PlayerBar bar_of(Side side, const App& app) const;

  bool walk(Action action);
  void look_at(int ply);
  void go_back(App& app);
  // Carries out what a button is for that has no shortcut.
  void choose(GameButton button, App& app);
  void resign(App& app);
  void help(HelpPage page, App& app) const;
  void open_more(App& app);

  std::vector<Button> described(std::span<const GameButton> all);
  std::vector<Button> grid_buttons();
  PerformAction performer();
  Rect room_beside_board() const;
  void banner_panel(Ui& ui, App& app);

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
};

}  // namespace damas
