#include "games/order.hpp"

#include <algorithm>
#include <array>

#include "core/pdn/index.hpp"
#include "games/facts.hpp"
#include "games/names.hpp"

namespace damas::games {

namespace {

constexpr std::size_t stored_kinds = 256;  // of variants and outcomes

// The keys by which games are compared, by their number minus 1. Smaller keys come first.
using Keys = std::vector<std::uint32_t>;

Keys keys_of_names(const Connection& connection, Field field) {
  const std::vector<std::uint32_t> ranks = ranks_of_names(connection);
  Keys keys = FactReader(connection).column<std::uint32_t>(field);
  for (std::uint32_t& key : keys)
    key = key < ranks.size() ? ranks[key] : 0;
  return keys;
}

Keys keys_of_bytes(const Connection& connection, Field field,
                   const std::array<std::uint32_t, stored_kinds>& ranks) {
  Keys keys;
  for (const std::uint8_t value : FactReader(connection).column<std::uint8_t>(field))
    keys.push_back(ranks[value]);
  return keys;
}

Keys keys_of_variants(const GamesDatabase& database) {
  std::array<std::uint32_t, stored_kinds> ranks{};
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto stored = database.stored(static_cast<Variant>(i));
    if (stored) ranks[*stored] = static_cast<std::uint32_t>(i);
  }
  return keys_of_bytes(database.connection(), Field::Variant, ranks);
}

Keys keys_of_outcomes(const Connection& connection) {
  std::array<std::uint32_t, stored_kinds> ranks{};
  ranks.fill(3);
  ranks[static_cast<std::size_t>(PdnOutcomeFilter::WhiteWins)] = 0;
  ranks[static_cast<std::size_t>(PdnOutcomeFilter::Draw)] = 1;
  ranks[static_cast<std::size_t>(PdnOutcomeFilter::BlackWins)] = 2;
  return keys_of_bytes(connection, Field::Outcome, ranks);
}

Keys keys_of_plies(const Connection& connection) {
  const auto plies = FactReader(connection).column<std::uint16_t>(Field::Plies);
  return {plies.begin(), plies.end()};
}

Keys keys_of(const GamesDatabase& database, OrderedBy by) {
  const Connection& connection = database.connection();
  switch (by) {
    case OrderedBy::White:
      return keys_of_names(connection, Field::White);
    case OrderedBy::Black:
      return keys_of_names(connection, Field::Black);
    case OrderedBy::Event:
      return keys_of_names(connection, Field::Event);
    case OrderedBy::Outcome:
      return keys_of_outcomes(connection);
    case OrderedBy::Variant:
      return keys_of_variants(database);
    case OrderedBy::Date:
      return FactReader(connection).column<std::uint32_t>(Field::Date);
    case OrderedBy::Plies:
      return keys_of_plies(connection);
    case OrderedBy::Number:
      break;
  }
  return {};
}

}  // namespace

std::vector<std::uint32_t> ordered(const GamesDatabase& database,
                                   std::vector<std::uint32_t> numbers, OrderedBy by,
                                   bool descending) {
  if (by == OrderedBy::Number) {
    if (descending) std::reverse(numbers.begin(), numbers.end());
    return numbers;
  }
  const Snapshot snapshot(database.connection());
  const Keys keys = keys_of(database, by);
  // Key and number in one word, which is sorted faster than pairs.
  std::vector<std::uint64_t> words;
  words.reserve(numbers.size());
  for (const std::uint32_t number : numbers) {
    const std::uint32_t key = number - 1 < keys.size() ? keys[number - 1] : 0;
    words.push_back(std::uint64_t{descending ? ~key : key} << 32 | number);
  }
  std::sort(words.begin(), words.end());
  std::transform(words.begin(), words.end(), numbers.begin(),
                 [](std::uint64_t word) { return static_cast<std::uint32_t>(word); });
  return numbers;
}

}  // namespace damas::games
