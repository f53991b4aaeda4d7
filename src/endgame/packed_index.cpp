#include "endgame/packed_index.hpp"

#include <algorithm>

namespace damas::endgame {

PackedIndex::Order PackedIndex::order(int number) {
  Order order = {0, 1, 2, 3};
  for (int i = 0; i < number; ++i)
    std::next_permutation(order.begin(), order.end());
  return order;
}

PackedIndex::PackedIndex(const BoardShape& board, const Material& material, const Order& order)
    : row_(board.per_rank()) {
  const int squares = board.square_count();
  sizes_ = {sets(squares - row_, material.mover.men), sets(squares - row_, material.waiter.men),
            sets(squares, material.mover.kings), sets(squares, material.waiter.kings)};
  for (std::size_t i = order.size(); i-- > 0;) {
    weights_[order[i]] = cells_;
    cells_ *= sizes_[order[i]];
  }
}

std::size_t PackedIndex::operator()(const Placement& placement) const {
  Squares men = placement.sets[0];
  for (int i = 0; i < men.count; ++i) {
    std::uint8_t& square = men.at[static_cast<std::size_t>(i)];
    square = static_cast<std::uint8_t>(square - row_);
  }
  std::size_t cell = number_of(men) * weights_[0];
  for (std::size_t i = 1; i < weights_.size(); ++i)
    cell += number_of(placement.sets[i]) * weights_[i];
  return cell;
}

}  // namespace damas::endgame
