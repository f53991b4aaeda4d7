// Owns PlayerRequests: a player's requests to the server about their match, except moves.
#pragma once

#include <functional>
#include <utility>

#include "net/protocol/request.hpp"

namespace damas::net {

class PlayerRequests {
 public:
  // Sends a request, now or as soon as there is a connection.
  using Ask = std::function<void(RequestBody)>;

  // `plays`: false for a spectator, who may ask for nothing; their requests are dropped.
  PlayerRequests(MatchId match, bool plays, Ask ask)
      : match_(std::move(match)), plays_(plays), ask_(std::move(ask)) {}

  void resign() const { send(request::Resign{match_}); }
  void draw(Answer answer) const { send(request::Draw{match_, answer}); }
  void takeback(Answer answer) const { send(request::Takeback{match_, answer}); }
  void rematch(Answer answer) const { send(request::Rematch{match_, answer}); }
  void claim() const { send(request::Claim{match_}); }
  // Leaves without resigning: the opponent may claim soon.
  void leave() const { send(request::Leave{match_}); }
  void say(Phrase phrase) const { send(request::Say{match_, phrase}); }
  // The opponent's time is over.
  void flag() const { send(request::Flag{match_}); }
  void send(RequestBody body) const {
    if (plays_) ask_(std::move(body));
  }

 private:
  MatchId match_;
  bool plays_;
  Ask ask_;
};

}  // namespace damas::net
