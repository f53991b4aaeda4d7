// Owns packed tables: win, loss or draw of all positions of few pieces in a small file.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/variant_rules.hpp"
#include "endgame/packed_index.hpp"
#include "endgame/packed_runs.hpp"

namespace damas::endgame {

class Tables;

// A file of the results of up to `pieces` pieces, whose tables must be present and of that variant.
// Throws std::length_error if a material has too many positions.
std::string packed(const Tables& tables, Variant variant, int pieces);

inline constexpr std::string_view packed_mark = "Damas packed endings 1\n";

// No win of up to four pieces takes more plies with `men` men on the board, in any variant with
// shipped tables (tests/endgame/shipped_endings_test.cpp).
constexpr int longest_win(const Rules& rules, int men) {
  const bool flying = rules.king_range == KingRange::Flying;
  if (men == 0) return flying ? 30 : 60;
  if (men == 1) return flying ? 50 : 100;
  return flying ? 90 : 110;
}

class PackedTables {
 public:
  // Whether the bytes are packed tables of that variant, as far as their checksum tells. For a
  // page, which cannot catch what the constructor throws.
  static bool are_whole(std::string_view bytes, Variant variant);

  // Throws std::runtime_error if the bytes are not whole packed tables of that variant.
  PackedTables(std::string_view bytes, Variant variant);

  // Results are known for positions of at most this number of pieces.
  int pieces() const { return pieces_; }

  // 1 if the side to move wins, -1 if it loses, 0 for a draw; nothing if that is not stored. Draw
  // rules that count moves are ignored. The position must be of this variant.
  std::optional<int> find(const AnyPosition& position) const;
  // The same for a position of this variant with a legal move and at most pieces() pieces, in which
  // no capture is compulsory. Several threads may ask at the same time.
  std::optional<int> find_quiet(const Placement& placement) const;

 private:
  struct Table {
    PackedIndex index;
    PackedRuns runs;

    Table(const PackedIndex& i, PackedRuns r) : index(i), runs(std::move(r)) {}
  };

  void read_table(ByteReader& reader);

  const CompiledRules& rules_;
  const Rules& axes_;
  int pieces_ = 0;
  std::vector<std::unique_ptr<Table>> tables_;  // by material
};

}  // namespace damas::endgame
