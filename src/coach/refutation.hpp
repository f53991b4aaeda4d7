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

// What is enough of a line that no claim proves, to show the answer.
inline constexpr std::size_t unproved_moves = 1;

// What a mistake gives away.
enum class Cost : std::uint8_t { Material, Win, Game };

struct RefutedMove {
  std::vector<Claim> claims;  // without a better move
  bool certain = false;       // a claim proves it, not only the search
  Line line;                  // from the mistake on, as the claims show it, or else the search
  bool is_shown = false;      // by a claim
  Cost cost = Cost::Material;
  int loss = 0;  // what the better move scores more, in hundredths of a man

  // How the other side makes use of the mistake, from the position after it; may be empty. Of the
  // line of a search, at most that many moves are given.
  Line answer(std::size_t most_of_search = std::numeric_limits<std::size_t>::max()) const;
  // The sentences about the claims name the first move of that answer.
  bool tells_answer() const { return line.size() > 1 && has_answer(claims, line[1]); }
};

// By what a coach has found about a move of `mover`; nothing if the move is no mistake. A mistake
// loses `least`, in hundredths of a man.
std::optional<RefutedMove> refuted_move(const Evidence& evidence, const std::vector<Claim>& claims,
                                        Side mover, int least = loses_a_man);

// The same at once about the last move of the game, which must not be over, for an engine with
// Drive::Caller. `endings` may be empty. Nothing if the move was the only one.
std::optional<RefutedMove> refutation_of(const Game& game, Engine& engine,
                                         const KnownEndings& endings = {}, int least = loses_a_man);

}  // namespace damas::coach
