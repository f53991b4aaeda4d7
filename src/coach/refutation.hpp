// Owns the refutation of a mistake: why it is one, and how the other side makes use of it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "coach/coach.hpp"
#include "coach/mistake.hpp"

namespace damas::coach {

// The limit of each of the two searches; together they take about a quarter of a second.
inline constexpr std::uint64_t positions_to_refute = 50'000;

// If no claim proves the line, only so many moves of the answer are shown.
inline constexpr std::size_t unproved_moves = 1;

// What a mistake gives away.
enum class Cost : std::uint8_t { Material, Win, Game };

struct RefutedMove {
  std::vector<Claim> claims;  // without a better move, and without what speaks for the mistake
  bool certain = false;       // a claim proves it, not only the search
  Line line;                  // from the mistake on, of the claims, or else of the search
  bool is_shown = false;      // a claim shows the line
  Cost cost = Cost::Material;
  // Of the mistake, in hundredths of a man, relative to the side that made it, and what the better
  // move scores more.
  int score = 0;
  int loss = 0;

  // How the other side makes use of the mistake, from the position after it; may be empty. A line
  // that only a search has found is cut to `most_of_search` moves.
  Line answer(std::size_t most_of_search = std::numeric_limits<std::size_t>::max()) const;
  // The sentences about the claims name the first move of that answer.
  bool tells_answer() const { return line.size() > 1 && has_answer(claims, line[1]); }
};

// Made of what a coach has found about a move of `mover`; nothing if the move is no mistake. A
// mistake loses at least `least`, in hundredths of a man.
std::optional<RefutedMove> refuted_move(const Evidence& evidence, const std::vector<Claim>& claims,
                                        Side mover, int least = loses_a_man);

// The same at once about the last move of the game, which must not be over, for an engine with
// Drive::Caller. `endings` may be empty. Nothing if the move was the only one.
std::optional<RefutedMove> refutation_of(const Game& game, Engine& engine,
                                         const KnownEndings& endings = {}, int least = loses_a_man);

}  // namespace damas::coach
