// Owns OpeningDraws: which openings this server can draw by lot, and drawing one for a match.
#pragma once

#include <functional>
#include <optional>
#include <string_view>

#include "core/game.hpp"
#include "net/protocol/reply.hpp"
#include "net/server/community/random.hpp"

namespace damas::net {

// The list of openings of a variant (openings/ballots.hpp), which the server's program provides.
using BallotLists = std::function<std::string_view(Variant)>;

class OpeningDraws {
 public:
  explicit OpeningDraws(const RandomBits& random) : random_(random) {}

  // Without lists no opening is drawn.
  void use(BallotLists lists) { lists_ = std::move(lists); }

  bool can_draw(Variant variant, OpeningLot lot) const;
  // Nothing if it can draw none.
  std::optional<DrawableOpenings> all() const;
  // The game after the opening, by the server's random source. Call it only for openings that it
  // can draw.
  Game draw(Variant variant, OpeningLot lot) const;

 private:
  const RandomBits& random_;
  BallotLists lists_;
};

}  // namespace damas::net
