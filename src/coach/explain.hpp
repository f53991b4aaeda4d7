// Owns the explanation of a move by claims that are checked.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "coach/claim.hpp"
#include "core/game.hpp"
#include "endgame/known_result.hpp"
#include "engine/engine.hpp"

namespace damas::coach {

// The findings about the position before the move and about the one after it, relative to the side
// that moves.
struct Evidence {
  std::optional<ReportLine> best;    // by a search: the best move and its line
  std::optional<ReportLine> played;  // by a search: the explained move and its line
  // By endgame tables: 1 for a win, 0 for a draw, -1 for a loss. Nothing if no table knows it, or
  // if a counter of moves that has begun may end the game first.
  std::optional<int> sign_before = {};
  std::optional<int> sign_after = {};
};

// Whether, by tables, the move still wins, or changes nothing in a known result.
bool keeps_result(const Evidence& evidence);

// The result of a position under perfect play, and without draw rules; nothing if it is not known.
using KnownEndings = std::function<std::optional<endgame::KnownResult>(const AnyPosition&)>;

// A difference of scores, in hundredths of a man, that two searches of one position may have.
inline constexpr int search_noise = 40;

inline constexpr std::size_t most_claims = 2;

// As much of the line of a search as a person can follow; an exchange is shown to its end.
Line shown_part(const Line& line);

// Finds the most valuable claims, at most `most_claims`, in steps between which a program can do
// other things. Without certain claims it finds the Worth of the move if it was searched, else
// nothing. The Worth is also the last claim about a move that loses by the search if no other claim
// says anything against it. The same arguments give the same claims.
class Explanation {
 public:
  // The move must be legal in the game, which must not be over; `endings` may be empty.
  Explanation(const Game& game, const Move& move, const Evidence& evidence, KnownEndings endings);
  Explanation(Explanation&& other) noexcept;
  Explanation& operator=(Explanation&& other) noexcept;
  ~Explanation();

  // Looks for one kind of claim, which takes a hundredth of a second or two. Returns false if there
  // is nothing more to do.
  bool step();
  // Only when there is nothing more to do.
  const std::vector<Claim>& claims() const;

 private:
  class Finder;
  std::unique_ptr<Finder> finder_;
};

// Does all steps at once.
std::vector<Claim> explain(const Game& game, const Move& move, const Evidence& evidence,
                           const KnownEndings& endings);

}  // namespace damas::coach
