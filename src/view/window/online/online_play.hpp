// Owns OnlinePlay, the kind of match that is played against an online opponent, or watched.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "net/protocol/values.hpp"
#include "view/window/checkers/match_kind.hpp"
#include "view/window/online/match_watch.hpp"
#include "view/window/online/online.hpp"
#include "view/window/online/online_questions.hpp"
#include "view/window/online/shown_phrases.hpp"
#include "view/window/online/unanswered_move.hpp"

namespace damas {

class Session;

class OnlinePlay final : public MatchKind {
 public:
  // The current match of the client of `online`.
  OnlinePlay(std::shared_ptr<Online> online, const MatchParts& parts);

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
  void save(App&) const override {}  // Online and the server save it
  bool lets_go(App& app, const std::function<void(App&)>& then) override;
  void leave(App& app) override;
  // Online opens the match again.
  std::optional<ReturnPoint> return_point() const override;

  const Online& online() const { return *online_; }

 private:
  void tell_clock(PlayerBar& bar, const App& app) const;
  Text way_out() const;
  void command(const Command& command, App& app);
  bool may_ask_takeback() const;
  const Session& session() const;

  net::RemoteMatch& remote() { return *online_->client().match(); }
  const net::RemoteMatch& remote() const { return *online_->client().match(); }
  bool is_shown_still() const;
  const net::Person& other() const;  // the person's opponent
  void offer_draw(App& app);
  void say_something(App& app);
  Status status(const App& app) const;
  // The sentence about the effect of the end on the person's rating; may be empty.
  std::string end_remark(const App& app) const;
  void seek_another(App& app);

  std::shared_ptr<Online> online_;
  MatchParts parts_;
  net::MatchId id_;
  MatchWatch watch_;
  OnlineQuestions questions_;
  ShownPhrases phrases_;
  UnansweredMove unanswered_;
  Status shown_;  // in the last update in which the match was shown
};

// The screen of the current match of the client of `online`.
std::unique_ptr<Scene> online_scene(const std::shared_ptr<Online>& online);

}  // namespace damas
