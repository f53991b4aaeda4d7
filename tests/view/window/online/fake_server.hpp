// Owns FakeServer: the server's part of a match in the same process, without sockets and clock. It
// answers like a server, and the test plays the opponent.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "net/client/link.hpp"
#include "net/protocol/protocol.hpp"
#include "net/replay/recorded_match.hpp"

namespace damas::test {

class FakeServer {
 public:
  static constexpr const char* token =
      "6b1f0c5e7d2a4938b1c0d9e8f7a6b5c46b1f0c5e7d2a4938b1c0d9e8f7a6b5c4";
  static constexpr const char* code = "KLMNPQ";
  static net::MatchId match_id(int number);

  // For the window, which the server must outlive.
  net::Dial dial();
  // go_down() closes the connection, and nobody can connect until come_up().
  void go_down();
  void come_up() { up_ = true; }
  void say_bye(net::ByeReason reason);

  // ---- what the window has asked ---------------------------------------------------------------
  template <class Request>
  int asked() const {
    int count = 0;
    for (const net::RequestBody& body : asked_)
      count += std::holds_alternative<Request>(body) ? 1 : 0;
    return count;
  }
  template <class Request>
  const Request& last() const {
    for (auto at = asked_.rbegin(); at != asked_.rend(); ++at) {
      if (const auto* request = std::get_if<Request>(&*at)) return *request;
    }
    throw std::runtime_error("was not asked");
  }
  const std::vector<std::string>& dialed() const { return dialed_; }

  // ---- how it answers --------------------------------------------------------------------------
  // Requests of the match wait until answer_held().
  bool hold = false;
  void answer_held();
  // The next request of the match is refused.
  std::optional<net::ErrorCode> refuse_next;
  std::optional<net::ErrorCode> refuse_hello;
  std::optional<std::int64_t> refuse_wait;  // milliseconds, told with what is refused
  std::string opponents_name = "Bia";
  std::vector<net::GameLine> lines;                // of all lists
  std::string pdn;                                 // of all games
  std::optional<std::vector<std::string>> tables;  // the variants of which it has endgame tables
  std::optional<net::DrawableOpenings> openings;   // that it draws
  std::optional<Game> drawn;  // the game after the opening that is drawn for the next matches
  // The wishes of the owner of any room that is joined.
  bool room_wishes_tables = false;
  net::OpeningWish room_opening;

  // ---- the match -------------------------------------------------------------------------------
  // The window's player has `side`; unset: others play, and it may watch.
  void begin(std::optional<Side> side, const TimeControl& time = {}, bool tell = true);
  void opponent_moves(const std::string& from, const std::string& to);
  void tell(const net::Record& record);
  void tell_presence(Side side, const net::Presence& presence);
  // The clocks stand at what both have left, or go on there.
  void tell_clocks(bool stand, Milliseconds left);
  const net::RecordedMatch& course() const { return *course_; }
  Side opponents_side() const { return opponent(side_.value_or(Side::Black)); }

 private:
  class Connection;

  void take(const std::string& text);
  void answer(std::int64_t id, const net::RequestBody& body);
  void answer_match(std::int64_t id, const net::RequestBody& body);
  void answer_offer(const net::RequestBody& body);
  void send(std::optional<std::int64_t> id, net::ReplyBody body);
  net::reply::Snap snap() const;
  std::optional<net::ClockState> clock() const;

  bool up_ = true;
  Connection* connection_ = nullptr;  // the last one, while it is open
  std::vector<std::string> dialed_;
  std::vector<net::RequestBody> asked_;
  std::vector<net::Request> held_;
  std::optional<net::Waiting> waiting_;
  std::optional<net::RecordedMatch> course_;
  std::optional<Side> side_;
  int matches_ = 0;
  int v_ = 0;
};

}  // namespace damas::test
