#include "games/pattern_search.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "games/packed_moves.hpp"

namespace damas::games {

namespace {

bool reaches_if_whole(GamesDatabase& database, std::uint32_t number,
                      const PositionPattern& pattern) {
  try {
    return reaches(database, number, pattern);
  } catch (const DatabaseBusy&) {
    throw;
  } catch (const DatabaseError&) {
    return false;
  }
}

}  // namespace

// Leaves the rest of a game when it has too few pieces.
bool reaches(GamesDatabase& database, std::uint32_t number, const PositionPattern& pattern) {
  bool found = false;
  const auto visit = [&](const AnyPosition& position, int, std::optional<int>) {
    found = pattern.matches(position);
    return !found && pattern.may_follow(position);
  };
  const GamesDatabase::Moves moves = database.moves(number);
  walk_main_line(moves.packed, moves.variant, visit);
  return found;
}

void PatternSearch::begin(std::vector<std::uint32_t> numbers) {
  numbers_ = std::move(numbers);
  next_ = 0;
  const std::size_t last = numbers_.empty() ? 0 : numbers_.back();
  if (known_.size() <= last) known_.resize(last + 1);
}

bool PatternSearch::look(GamesDatabase& database, const std::function<bool()>& go_on) {
  std::size_t replayed = 0;
  for (; next_ < numbers_.size(); ++next_) {
    Known& known = known_[numbers_[next_]];
    if (known != Known::Nothing) continue;
    if (replayed == games_at_once) {
      if (!go_on()) return false;
      replayed = 0;
    }
    ++replayed;
    const bool found = reaches_if_whole(database, numbers_[next_], pattern_);
    known = found ? Known::Reaches : Known::DoesNot;
  }
  return true;
}

float PatternSearch::seen() const {
  if (numbers_.empty()) return 1;
  return static_cast<float>(next_) / static_cast<float>(numbers_.size());
}

std::vector<std::uint32_t> PatternSearch::found() const {
  std::vector<std::uint32_t> numbers;
  std::copy_if(numbers_.begin(), numbers_.end(), std::back_inserter(numbers),
               [this](std::uint32_t number) { return known_[number] == Known::Reaches; });
  return numbers;
}

}  // namespace damas::games
