// Owns the exchange of messages with another program over one connection: waits for its messages
// until a deadline, and reports why no more will come.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "dxp/channel.hpp"
#include "dxp/session.hpp"

namespace damas::dxp {

// The reason why a program did not do what was requested.
struct Trouble {
  enum class Kind : std::uint8_t {
    Ended,    // the connection has ended
    Silent,   // no answer in time
    Refused,  // it refused the game; the connection still works
  };
  Kind kind = Kind::Ended;
  std::string text = {};  // a sentence without its subject: "closed the connection"
};

class Peer {
 public:
  using Notice = std::function<void(const Event&)>;

  // `patience` limits all waits except those for moves.
  Peer(std::unique_ptr<tcp::Stream> stream, const Settings& settings, Milliseconds patience);

  Peer(const Peer&) = delete;
  Peer& operator=(const Peer&) = delete;

  // `notice` is called with each event.
  void on_event(Notice notice) { notice_ = std::move(notice); }

  // Its functions send their messages at once.
  Session& session() { return session_; }
  const Session& session() const { return session_; }

  // The following functions wait, and answer nothing on success. The session then has the details.
  //
  // Asks for a game and waits until it begins.
  std::optional<Trouble> ask(const Terms& terms);
  // Waits until a game that the other side asked for begins, or until it wants no more games.
  std::optional<Trouble> await_game(Milliseconds patience);
  // Waits until this side is to move or the game is over.
  std::optional<Trouble> await_move(Milliseconds patience);
  // Waits until the end of the game is confirmed, so that another game can be requested.
  std::optional<Trouble> settle();

 private:
  template <class Done>
  std::optional<Trouble> exchange(Milliseconds patience, Done done);
  Trouble silent() const;
  Trouble ended(const std::string& why) const;
  std::string after_error() const;

  Channel channel_;
  Milliseconds patience_;
  Notice notice_ = [](const Event&) {};
  std::optional<std::string> broken_;  // the reason, if nothing can be sent
  std::string last_error_;
  Session session_;
};

}  // namespace damas::dxp
