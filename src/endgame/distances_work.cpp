#include "endgame/distances_work.hpp"

namespace damas::endgame {

Distances::~Distances() = default;

std::optional<Result> Distances::find(const AnyPosition& position) {
  return work_->find(position);
}

int Distances::news() const {
  return work_->news();
}

bool Distances::awaits() const {
  return work_->awaits();
}

}  // namespace damas::endgame
