// Owns OpeningNames: the named openings of one variant, their text file, and finding the opening of
// a game.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/game.hpp"

namespace damas {

struct NamedOpening {
  std::vector<Move> moves;                                // from the variant's start
  std::string line;                                       // the same as text: "11-15 23-18"
  std::string name;                                       // in the language of its literature
  std::map<std::string, std::string, std::less<>> forms;  // by the code of another language
  std::vector<std::string> sources;

  // In the language with that code, if it has a form of its own there.
  const std::string& name_in(std::string_view language) const;
};

struct OpeningsError {
  int line = 0;  // of the file, from 1
  std::string what;
};

// The file has entries such as
//
//   moves: c3-d4 b6-a5 d4-c5
//   name: Кол
//   en: Kol
//   source: https://example.org/openings
//
// Each begins with its moves, and must have a name and a source; it may have several sources.
// Empty lines and lines that begin with '#' are ignored.
class OpeningNames {
 public:
  static std::variant<OpeningNames, OpeningsError> read(std::string_view text, Variant variant);

  // The opening with the most moves whose position the game has reached, by whatever order of
  // moves. Null if there is none, or if the game began elsewhere.
  const NamedOpening* find(const Game& game) const;
  // The opening that ends in that position, or null.
  const NamedOpening* find(const AnyPosition& position) const;

  const std::vector<NamedOpening>& all() const { return all_; }

 private:
  explicit OpeningNames(Variant variant) : variant_(variant) {}

  std::optional<OpeningsError> keep(NamedOpening opening, int line);

  Variant variant_;
  std::vector<NamedOpening> all_;
  std::map<std::uint64_t, std::size_t> by_position_;  // indices of all_
  std::size_t longest_ = 0;
};

}  // namespace damas
