// Owns ShownPhrases: what the players of an online match have just said, as long as it is shown.
#pragma once

#include <chrono>
#include <string>

#include "core/piece.hpp"
#include "net/protocol/values.hpp"

namespace damas {

class App;

namespace net {
class RemoteMatch;
}

class ShownPhrases {
 public:
  // Call it in every update. Announces the phrases of others.
  void update(net::RemoteMatch& match, std::chrono::milliseconds elapsed, App& app);
  // Empty if the player has said nothing for a while.
  const std::string& of(Side side) const { return phrases_[side].text; }

 private:
  struct Phrase {
    std::string text;
    std::chrono::milliseconds left{0};  // how long to show it
  };

  net::BySide<Phrase> phrases_;
};

}  // namespace damas
