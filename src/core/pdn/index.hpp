// Owns lists of the games of a PDN text, with their data and places in the text, and the search in
// them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/pdn/date.hpp"
#include "core/pdn/game.hpp"
#include "core/pdn/reader.hpp"

namespace damas {

struct PdnEntry {
  std::string white;
  std::string black;
  std::string event;
  std::string date;  // as written
  PdnResult result;
  Side named_first = Side::White;
  ResultEvidence evidence = ResultEvidence::Standard;  // a games database does not know it
  Variant variant = Variant::Brazilian;
  bool variant_guessed = false;
  int plies = 0;          // of the main line, as far as it could be read
  int drawn_plies = 0;    // of them, those of an opening that was drawn by lot
  int number = 1;         // in the text, from 1
  std::size_t begin = 0;  // the range of the game's bytes in the text
  std::size_t end = 0;
  std::vector<PdnError> errors = {};

  std::optional<Side> winner() const { return damas::winner(result.score, named_first); }
  // As in PdnGame.
  bool winner_guessed() const {
    return evidence == ResultEvidence::OldConvention && winner().has_value();
  }
  std::string_view in(std::string_view text) const { return text.substr(begin, end - begin); }
};

// The list entries of these games.
std::vector<PdnEntry> index_of(std::vector<PdnGame> games);
// Lists all games of the text, including broken games.
std::vector<PdnEntry> index_pdn(std::string_view text, const PdnOptions& options = {});

// Reads the game of an entry with the same result as for the list.
PdnGame game_of(const PdnEntry& entry, std::string_view text);

enum class PdnOutcomeFilter : std::uint8_t { WhiteWins, BlackWins, Draw, Unknown };

// Each text may occur anywhere in a name; case and accents do not matter. An empty field matches
// every game.
struct PdnQuery {
  std::string player = {};  // of either side
  std::string white = {};
  std::string black = {};
  std::string event = {};
  std::optional<Variant> variant = {};
  std::optional<PdnOutcomeFilter> outcome = {};
  std::optional<PdnDate> first_date = {};
  std::optional<PdnDate> last_date = {};

  friend bool operator==(const PdnQuery&, const PdnQuery&) = default;
};

bool matches(const PdnEntry& entry, const PdnQuery& query);
// The indices of the entries found, in their order.
std::vector<std::size_t> search(const std::vector<PdnEntry>& entries, const PdnQuery& query);

}  // namespace damas
