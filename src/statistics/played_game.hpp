// Owns PlayedGame: the facts about one finished game of a person that the statistics need.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "core/pdn/date.hpp"
#include "core/pdn/game.hpp"

namespace damas::statistics {

// The tag that says which side the person of this device had in a game between two persons: White
// or Black.
inline constexpr std::string_view person_tag = "DamasSide";

enum class Result : std::uint8_t { Win, Draw, Loss };

enum class Rival : std::uint8_t { Computer, Program, Person };

struct PlayedGame {
  Variant variant = Variant::Brazilian;
  Side side = Side::White;  // of the person
  Result result = Result::Draw;
  Rival rival = Rival::Computer;
  int level = 0;                   // of the computer
  std::optional<PdnDate> date;     // unset: unknown
  std::optional<double> accuracy;  // of the person, in percent, if the game was analysed
  std::string opening;             // its name, else the first move of each side; may be empty
};

// The level of the computer that is called so in a game; nothing for other names.
using LevelOfName = std::function<std::optional<int>(std::string_view name)>;

// Nothing if the game has no result, or if no side of it was the person's: it was played between
// two persons at one board, or between two machines.
std::optional<PlayedGame> played_game(const PdnGame& game, const LevelOfName& level_of);

}  // namespace damas::statistics
