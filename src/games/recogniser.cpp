#include "games/recogniser.hpp"

#include "games/facts.hpp"
#include "games/prepared.hpp"

namespace damas::games {

namespace {

KnownGames known_of(const GamesDatabase& database) {
  FactReader facts(database.connection());
  const auto hashes = facts.column<std::uint64_t>(Field::Hash);
  return {hashes, facts.column<std::uint32_t>(Field::Date)};
}

}  // namespace

Recogniser::Recogniser(const GamesDatabase& database) : known_(known_of(database)) {}

bool Recogniser::has(const PdnGame& game) const {
  const Facts facts = prepared(game).facts;
  return known_.has(facts[static_cast<std::size_t>(Field::Hash)],
                    static_cast<std::uint32_t>(facts[static_cast<std::size_t>(Field::Date)]));
}

}  // namespace damas::games
