// Owns the talk with another program over one connection: waits for what it has to say, as long as
// may be, and tells why it says no more.
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

// Why nothing more is to be expected of a program, or not what was asked for.
struct Trouble {
  enum class Kind : std::uint8_t {
    Ended,    // the connection
    Silent,   // no answer in time
    Refused,  // the game; others may be asked for
  };
  Kind kind = Kind::Ended;
  std::string text = {};  // a sentence without its subject: "closed the connection"
};

class Peer {
 public:
  using Notice = std::function<void(const Event&)>;

  // `patience` is for everything but moves.
  Peer(std::unique_ptr<tcp::Stream> stream, const Settings& settings, Milliseconds patience);

  Peer(const Peer&) = delete;
  Peer& operator=(const Peer&) = delete;

  // To be told of everything that the program says.
  void on_event(Notice notice) { notice_ = std::move(notice); }

  // Whatever is done with it is sent at once.
  Session& session() { return session_; }
  const Session& session() const { return session_; }

  // Each waits for something of which nothing is the sign; the session tells the rest.
  // The game that is asked for has begun.
  std::optional<Trouble> ask(const Terms& terms);
  // The other side has asked for a game, which has begun, or wants no more.
  std::optional<Trouble> await_game(Milliseconds patience);
  // This side is to move, or the game is over.
  std::optional<Trouble> await_move(Milliseconds patience);
  // The end of the game is settled, so that another can be asked for.
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
  std::optional<std::string> broken_;  // why nothing can be sent
  std::string last_error_;
  Session session_;
};

}  // namespace damas::dxp
