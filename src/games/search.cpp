#include "games/search.hpp"

#include <algorithm>

#include "explorer/game_identity.hpp"
#include "games/facts.hpp"
#include "games/move_number.hpp"
#include "games/names.hpp"
#include "games/packed_moves.hpp"
#include "games/pattern_search.hpp"
#include "games/position_key.hpp"
#include "games/segments.hpp"

namespace damas::games {

namespace {

// One search. Each condition clears the flags of games that do not meet it.
class Search {
 public:
  Search(GamesDatabase& database, const GameQuery& query, const GoOn& go_on)
      : database_(database), query_(query), go_on_(go_on), facts_(database.connection()) {}

  FoundGames run() {
    flags_.assign(database_.size(), 1);
    by_variant();
    by_names();
    by_date();
    by_outcome();
    if (query_.material) by_material();
    if (query_.pattern) by_pattern();
    if (query_.position) {
      by_position();
    } else {
      for (std::size_t i = 0; i < flags_.size(); ++i) {
        if (flags_[i] != 0) found_.numbers.push_back(static_cast<std::uint32_t>(i + 1));
      }
    }
    add_results();
    return std::move(found_);
  }

 private:
  template <class T, class Meets>
  void keep(Field field, const Meets& meets) {
    const std::vector<T> values = facts_.column<T>(field);
    const std::size_t count = std::min(values.size(), flags_.size());
    for (std::size_t i = 0; i < count; ++i)
      flags_[i] = static_cast<std::uint8_t>(flags_[i] & (meets(values[i]) ? 1 : 0));
  }

  void by_variant() {
    std::optional<Variant> variant = query_.tags.variant;
    if (query_.position) {
      const Variant own = variant_of(*query_.position);
      if (variant && *variant != own) flags_.assign(flags_.size(), 0);
      variant.reset();  // keys of positions tell variants apart
    }
    if (query_.pattern) {
      if (variant && *variant != query_.pattern->variant) flags_.assign(flags_.size(), 0);
      variant = query_.pattern->variant;
    }
    if (!variant) return;
    const std::optional<std::uint8_t> wanted = database_.stored(*variant);
    keep<std::uint8_t>(Field::Variant, [wanted](std::uint8_t v) { return v == wanted; });
  }

  void by_name(Field field, const std::string& text) {
    if (text.empty()) return;
    const auto names = names_with(database_.connection(), text);
    keep<std::uint32_t>(field, [&](std::uint32_t n) { return n < names.size() && names[n] != 0; });
  }

  void by_names() {
    by_name(Field::White, query_.tags.white);
    by_name(Field::Black, query_.tags.black);
    by_name(Field::Event, query_.tags.event);
    by_name(Field::Opening, query_.opening);
    if (query_.tags.player.empty()) return;
    const auto names = names_with(database_.connection(), query_.tags.player);
    const auto white = facts_.column<std::uint32_t>(Field::White);
    const auto black = facts_.column<std::uint32_t>(Field::Black);
    const auto meets = [&](std::uint32_t n) { return n < names.size() && names[n] != 0; };
    const std::size_t count = std::min({flags_.size(), white.size(), black.size()});
    for (std::size_t i = 0; i < count; ++i)
      flags_[i] =
          static_cast<std::uint8_t>(flags_[i] & (meets(white[i]) || meets(black[i]) ? 1 : 0));
  }

  void by_date() {
    const PdnQuery& tags = query_.tags;
    if (!tags.first_date && !tags.last_date) return;
    keep<std::uint32_t>(Field::Date, [&](std::uint32_t date) {
      return date != 0 && may_lie_between(date_from(date), tags.first_date, tags.last_date);
    });
  }

  void by_outcome() {
    if (!query_.tags.outcome) return;
    const auto wanted = static_cast<std::uint8_t>(*query_.tags.outcome);
    keep<std::uint8_t>(Field::Outcome, [wanted](std::uint8_t o) { return o == wanted; });
  }

  // The games with a key, of which only those with flags matter.
  template <class KeyOf>
  std::vector<Reached> find(std::uint64_t key, const KeyOf& key_of) {
    const LookInto look_into = [&](std::uint32_t number, Reached& reached) {
      if (number > flags_.size() || flags_[number - 1] == 0) return false;
      bool found = false;
      const auto visit = [&](const AnyPosition& position, int ply, std::optional<int> next) {
        found = key_of(position) == key;
        reached.ply = static_cast<std::uint16_t>(std::min(ply, 0xFFFF));
        reached.next = static_cast<std::uint16_t>(next.value_or(no_move));
        return !found;
      };
      const GamesDatabase::Moves moves = database_.moves(number);
      walk_main_line(moves.packed, moves.variant, visit);
      return found;
    };
    return find_key(database_.connection(), key, look_into);
  }

  void by_material() {
    const auto key_of = [](const AnyPosition& p) { return material_key(material_of_any(p)); };
    std::vector<std::uint8_t> reached(flags_.size(), 0);
    for (const Reached& each : find(material_key(*query_.material), key_of)) {
      if (each.number <= flags_.size()) reached[each.number - 1] = flags_[each.number - 1];
    }
    flags_ = std::move(reached);
  }

  // Looks at the games one after another.
  void by_pattern() {
    constexpr std::size_t step = 256;
    for (std::size_t i = 0; i < flags_.size(); ++i) {
      const double seen = static_cast<double>(i) / static_cast<double>(flags_.size());
      if (i % step == 0 && go_on_ && !go_on_(seen)) {
        found_.whole = false;
        std::fill(flags_.begin() + static_cast<std::ptrdiff_t>(i), flags_.end(), std::uint8_t{0});
        return;
      }
      const auto number = static_cast<std::uint32_t>(i + 1);
      if (flags_[i] != 0 && !reaches(database_, number, *query_.pattern)) flags_[i] = 0;
    }
  }

  void by_position() {
    const std::vector<Reached> reached =
        find(position_key(*query_.position), [](const AnyPosition& p) { return position_key(p); });
    found_.numbers.reserve(reached.size());
    next_.reserve(reached.size());
    for (const Reached& each : reached) {
      if (each.number > flags_.size() || flags_[each.number - 1] == 0) continue;
      found_.numbers.push_back(each.number);
      next_.push_back(each.next);
    }
  }

  void add_results() {
    const auto outcomes = facts_.column<std::uint8_t>(Field::Outcome);
    const auto ratings = facts_.column<std::uint16_t>(Field::Rating);
    std::vector<Results> by_move;
    for (std::size_t i = 0; i < found_.numbers.size(); ++i) {
      const std::size_t game = found_.numbers[i] - 1;
      if (game >= outcomes.size() || game >= ratings.size()) continue;
      add(found_.results, outcomes[game], ratings[game]);
      if (next_.empty() || next_[i] == no_move) continue;
      if (next_[i] >= by_move.size()) by_move.resize(next_[i] + std::size_t{1});
      add(by_move[next_[i]], outcomes[game], ratings[game]);
    }
    for (std::size_t number = 0; number < by_move.size(); ++number) {
      if (by_move[number].games == 0) continue;
      const auto move = move_numbered(*query_.position, static_cast<int>(number));
      if (move) found_.moves.push_back({*move, by_move[number]});
    }
    std::stable_sort(found_.moves.begin(), found_.moves.end(),
                     [](const MoveResults& a, const MoveResults& b) {
                       return a.results.games > b.results.games;
                     });
  }

  static void add(Results& results, std::uint8_t outcome, std::uint16_t rating) {
    ++results.games;
    switch (static_cast<PdnOutcomeFilter>(outcome)) {
      case PdnOutcomeFilter::WhiteWins:
        ++results.white;
        break;
      case PdnOutcomeFilter::BlackWins:
        ++results.black;
        break;
      case PdnOutcomeFilter::Draw:
        ++results.draws;
        break;
      case PdnOutcomeFilter::Unknown:
        break;
    }
    if (rating == 0) return;
    ++results.rated;
    results.ratings += rating;
  }

  GamesDatabase& database_;
  const GameQuery& query_;
  const GoOn& go_on_;
  FactReader facts_;
  std::vector<std::uint8_t> flags_;
  std::vector<std::uint16_t> next_;  // the move after the position, of each game found by it
  FoundGames found_;
};

constexpr std::size_t stored_variants = 256;

// By the number that stands for a variant in the file.
std::array<std::uint32_t, stored_variants> games_by_variant(GamesDatabase& database) {
  std::array<std::uint32_t, stored_variants> counts{};
  for (const std::uint8_t stored :
       FactReader(database.connection()).column<std::uint8_t>(Field::Variant))
    ++counts[stored];
  return counts;
}

}  // namespace

std::optional<double> Results::average_rating() const {
  if (rated == 0) return std::nullopt;
  return static_cast<double>(ratings) / rated;
}

std::vector<Variant> variants_of_games(GamesDatabase& database) {
  std::vector<Variant> found;
  const std::array<std::uint32_t, stored_variants> counts = games_by_variant(database);
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto stored = database.stored(static_cast<Variant>(i));
    if (stored && counts[*stored] > 0) found.push_back(static_cast<Variant>(i));
  }
  return found;
}

std::optional<Variant> commonest_variant(GamesDatabase& database) {
  const std::array<std::uint32_t, stored_variants> counts = games_by_variant(database);
  std::optional<Variant> best;
  std::uint32_t most = 0;
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto stored = database.stored(static_cast<Variant>(i));
    if (!stored || counts[*stored] <= most) continue;
    most = counts[*stored];
    best = static_cast<Variant>(i);
  }
  return best;
}

FoundGames search(GamesDatabase& database, const GameQuery& query, const GoOn& go_on) {
  const Snapshot snapshot(database.connection());
  return Search(database, query, go_on).run();
}

}  // namespace damas::games
