// Owns LocalPlay, the kind of match that is played in this window by one person, two, or none.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "view/window/checkers/match_kind.hpp"
#include "view/window/local/clock_second.hpp"
#include "view/window/local/covered_clock.hpp"
#include "view/window/local/move_guard.hpp"
#include "view/window/local/program_seat.hpp"

namespace damas {

class LocalPlay final : public MatchKind {
 public:
  // `session` is the one of the controller.
  LocalPlay(LocalSession& session, const MatchParts& parts);

  MatchButtons buttons() const override;
  Button button(GameButton which, Button usual) override;
  std::vector<MatchChoice> more_choices(bool portrait) const override;
  std::vector<MatchChoice> sequels(const App& app) override;
  MatchWords words(const App& app) override;
  void name_player(PlayerBar& bar, const App& app) const override;
  MatchGame record(const App& app) const override;
  std::optional<Milliseconds> begin_update(Milliseconds elapsed, App& app) override;
  void end_update(Milliseconds elapsed, App& app) override;
  void handle(const Event& event, App& app) override;
  bool perform(Action action, App& app) override;
  void go_out(App& app) override;
  void save(App& app) const override;
  bool lets_go(App&, const std::function<void(App&)>&) override { return true; }
  void leave(App&) override {}
  std::optional<ReturnPoint> return_point() const override;

 private:
  const Match& match() const { return session_.match(); }
  // The number of the match in My games, once it is over.
  std::optional<std::uint64_t> kept_match() const;
  // Null if the match does not count for the person's rating.
  const Computer* rated_machine() const;
  std::optional<Question> question(const App& app);
  void command(const Command& command, App& app);
  void hint(App& app);
  void explain(App& app);
  void rematch(App& app);
  // Makes the level follow the results from now on, and begins another match.
  void rematch_at_own_level(App& app);
  void take_pasted(const std::string& text, App& app);
  void offer_start(const Game& game, App& app);
  void start_from(const Game& game, App& app);
  void replace_by(Match match, App& app);

  LocalSession& session_;
  MatchParts parts_;
  ProgramSeat seat_;
  MoveGuard guard_;
  CoveredClock covered_clock_;
  ClockSecond clock_second_;
};

}  // namespace damas
