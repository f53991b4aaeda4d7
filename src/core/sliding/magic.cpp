#include "core/sliding/magic.hpp"

#include <cassert>
#include <limits>

#include "core/sliding/walk.hpp"

namespace damas::sliding {

namespace {

// The generator SplitMix64 of Steele, Lea and Flood.
std::uint64_t stirred(std::uint64_t& state) {
  state += 0x9E3779B97F4A7C15;
  std::uint64_t z = state;
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
  z = (z ^ z >> 27) * 0x94D049BB133111EB;
  return z ^ z >> 31;
}

}  // namespace

Bitboard relevant_mask(Slider slider, Square from) {
  Bitboard mask;
  for (const Step& step : walk(slider, from, {})) {
    if (!shifted({step.at}, step.way).empty()) mask.set(step.at);
  }
  return mask;
}

MagicSearch::MagicSearch(Slider slider, Square from, std::uint64_t seed) : state_(seed) {
  assert(slider != Slider::Queen);
  magic_.mask = relevant_mask(slider, from);
  magic_.bits = magic_.mask.size();
  const std::uint64_t mask = magic_.mask.word();
  const auto count = std::size_t{1} << magic_.bits;
  ways_.reserve(count);
  seen_.reserve(count);
  std::uint64_t way = 0;
  do {
    ways_.emplace_back(way);
    Bitboard& seen = seen_.emplace_back();
    for (const Step& step : walk(slider, from, Bitboard{way}))
      seen.set(step.at);
    way = (way - mask) & mask;  // the next subset; after the last one, the empty set
  } while (way != 0);
  table_.resize(count);
  filled_.resize(count);
}

bool MagicSearch::advance(int tries) {
  for (; tries > 0 && !found(); --tries) {
    const std::uint64_t factor = next_candidate();
    if (fits(factor)) magic_.factor = factor;
  }
  return found();
}

void MagicSearch::finish() {
  advance(std::numeric_limits<int>::max());
}

// A factor with few bits causes few carries, and carries would mix bits that must stay separate.
std::uint64_t MagicSearch::next_candidate() {
  const std::uint64_t first = stirred(state_);
  const std::uint64_t second = stirred(state_);
  return first & second & stirred(state_);
}

bool MagicSearch::fits(std::uint64_t factor) {
  ++tries_;
  // Reject early: a factor that brings few squares of the mask into the highest bits does not fit.
  constexpr int least = 6;
  if (bits::count(magic_.mask.word() * factor >> 56) < least) return false;
  Magic trial = magic_;
  trial.factor = factor;
  for (std::size_t i = 0; i < ways_.size(); ++i) {
    const std::size_t at = trial.index(ways_[i]);
    if (filled_[at] == tries_ && table_[at] != seen_[i]) return false;
    filled_[at] = tries_;
    table_[at] = seen_[i];
  }
  return true;
}

Magics::Magics(std::uint64_t seed) {
  for (const Slider slider : {Slider::Rook, Slider::Bishop}) {
    for (const Square s : all_squares) {
      MagicSearch search(slider, s, seed);
      search.finish();
      tries_ += search.tries();
      entries_[static_cast<std::size_t>(slider)][static_cast<std::size_t>(sliding::index(s))] = {
          search.magic(), table_.size()};
      table_.insert(table_.end(), search.table().begin(), search.table().end());
    }
  }
}

}  // namespace damas::sliding
