// Owns OnlineScene: a match against an online opponent, or a watched match of others.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "net/protocol/values.hpp"
#include "view/window/checkers/checkers_scene.hpp"
#include "view/window/online/online.hpp"

namespace damas {

class OnlineScene final : public CheckersScene {
 public:
  // Shows the current match of the client of `online`.
  explicit OnlineScene(std::shared_ptr<Online> online);

  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;
  bool lets_go(App& app, const std::function<void(App&)>& then) override;
  void leave(App& app) override;
  std::string end_sentence(const App& app) const override;

  const Online& online() const { return *online_; }

 private:
  // The phrases and presence of one player.
  struct Seat {
    std::string said;
    Milliseconds left{0};  // how long to show the phrase
    bool there = true;     // in the last update
  };

  // The person's open offers in the last update.
  struct OwnOffers {
    bool draw = false;
    bool takeback = false;
    int ply = 0;
  };

  std::span<const GameButton> buttons(bool portrait) const override;
  std::span<const GameButton> header_buttons() const override;
  Button button(GameButton button) override;
  bool perform(Action action, App& app) override;
  Status status(const App& app) const override;
  void name_player(PlayerBar& bar, const App& app) const override;
  void tell_clock(PlayerBar& bar, const App& app) const;
  std::optional<Question> question(const App& app) override;
  std::vector<Button> more_choices(bool portrait) override;
  std::vector<Button> sequels(const App& app) override;
  PdnGame record(const App& app) const override;
  std::optional<std::uint64_t> kept_match() const override;
  void handle(const Event& event, App& app) override;
  void keep(App&) const override {}  // Online and the server save it
  void go_out(App& app) override;
  Text way_out() const;

  net::RemoteMatch& remote() { return *online_->client().match(); }
  const net::RemoteMatch& remote() const { return *online_->client().match(); }
  bool is_shown_still() const;
  const net::Person& other() const;  // the person's opponent
  void listen(Milliseconds elapsed, App& app);
  void watch_presence(Side side, App& app);
  void watch_connection(const App& app);
  void watch_clocks(const App& app);
  void watch_own_offers(App& app);
  void time_unanswered_move(Milliseconds elapsed, App& app);
  void offer_draw(App& app);
  void say_something(App& app);
  Status status_of_match(const App& app) const;
  std::string end_or_rematch(const App& app) const;
  std::optional<std::string> standing_offer(const App& app) const;
  std::optional<std::string> offer_of(Side by, const App& app) const;
  // The question that a button can answer now; a claim is handled separately.
  std::optional<std::string> asked_for(const App& app) const;
  std::string taken_back(Side by, const App& app) const;
  std::optional<Question> question_of_connection(const App& app);
  std::optional<Question> question_of_offers(const App& app);
  std::optional<Question> question_of_claim(const App& app);
  void seek_another(App& app);

  std::shared_ptr<Online> online_;
  net::MatchId id_;
  net::BySide<Seat> seats_;
  OwnOffers own_offers_;
  bool connected_ = true;           // in the last update
  bool clocks_stand_ = false;       // in the last update
  bool comes_anew_ = false;         // reconnect as a new user in the next update
  Milliseconds unanswered_for_{0};  // since the person's move was sent
};

}  // namespace damas
