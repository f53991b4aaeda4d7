// Owns LocalScene: a match that is played in this window by one person, two, or none.
#pragma once

#include <cstdint>
#include <optional>

#include "view/window/checkers/checkers_scene.hpp"
#include "view/window/frame/refutation.hpp"
#include "view/window/local/program_seat.hpp"

namespace damas {

class LocalScene final : public CheckersScene {
 public:
  explicit LocalScene(Match match);

  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;
  void panels(Gui& gui, App& app) override;
  // The clock goes on under other screens, so nobody gains time by opening one. It stops only while
  // a file is chosen, in games against the computer.
  bool goes_on_covered() const override;
  std::optional<ReturnPoint> return_point(const App&) const override;

 private:
  explicit LocalScene(std::unique_ptr<LocalSession> session);
  LocalScene(LocalSession& local, std::unique_ptr<LocalSession>& session);

  std::span<const GameButton> buttons(bool portrait) const override;
  std::span<const GameButton> header_buttons() const override;
  bool perform(Action action, App& app) override;
  Status status(const App& app) const override;
  void name_player(PlayerBar& bar, const App& app) const override;
  std::optional<Question> question(const App& app) override;
  std::optional<CoachCard::Content> coach_card(const App& app) override;
  std::vector<Button> more_choices(bool portrait) override;
  std::vector<Button> sequels(const App& app) override;
  std::optional<std::uint64_t> kept_match() const override;
  void handle(const Event& event, App& app) override;
  void keep(App& app) const override;
  // Of a match with one person.
  Side side_of_person() const;
  // The opponent of the person in a match that changes the rating; null in others.
  const Computer* rated_machine() const;
  void rate(std::uint64_t match, App& app) const;
  void go_out(App& app) override;

  bool is_held(App& app) const;
  void keep_running_clock(App& app);
  void announce_running_clock(App& app);
  void update_pondering(App& app);
  void pause_below_system_dialog(const App& app);
  void hint(App& app);
  void explain(App& app);
  void guard_move(const event::MovePlayed& played, App& app);
  void update_guard(std::chrono::milliseconds elapsed, App& app);
  void drop_warning(App& app);
  void rematch(App& app);
  // From then on the level follows the results.
  void rematch_at_own_level(App& app);
  void paste_position(App& app);
  void take_pasted(const std::string& text, App& app);
  void offer_start(const Game& game, App& app);
  void start_from(const Game& game, App& app);

  LocalSession& local_;  // the session of the controller
  ProgramSeat seat_;
  Refutation guard_;               // of the person's last move
  std::int64_t kept_second_ = -1;  // second of the running clock at the last save
  bool covered_ = false;           // by another screen, in the last update
};

// A new match with the dialog's choice; from `start`, a position of the same variant, if given. The
// moves of `opening` are already played.
std::unique_ptr<Scene> make_match(const NewGameChoice& choice, App& app,
                                  const std::optional<AnyPosition>& start = std::nullopt,
                                  const std::vector<Move>& opening = {});

}  // namespace damas
