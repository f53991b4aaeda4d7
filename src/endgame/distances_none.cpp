// A page has no tables of distances: their computation for all variants would double its size.
#include "endgame/distances.hpp"
#include "endgame/tables.hpp"

namespace damas::endgame {

class Distances::Work {};

Distances::Distances(Variant, Computing, std::function<void()>, MakeTables) {}
Distances::~Distances() = default;

bool Distances::computes(const AnyPosition&) {
  return false;
}

std::optional<Result> Distances::find(const AnyPosition&) {
  return std::nullopt;
}

int Distances::news() const {
  return 0;
}

}  // namespace damas::endgame
