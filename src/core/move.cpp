#include "core/move.hpp"

#include <utility>

namespace damas {

void MoveList::grow() {
  auto larger = std::make_unique<Slot[]>(2 * capacity_);
  for (std::size_t i = 0; i < size_; ++i)
    reinterpret_cast<Move*>(larger.get())[i] = data()[i];
  heap_ = std::move(larger);
  capacity_ *= 2;
}

}  // namespace damas
