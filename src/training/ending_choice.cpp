#include "training/ending_choice.hpp"

#include <algorithm>

#include "endgame/certain_result.hpp"
#include "endgame/known_results.hpp"
#include "training/ending_moves.hpp"

namespace damas::training {

namespace {

using Result = EndingChoice::Result;

struct Followed {
  Result result = Result::Draw;
  std::optional<int> moves;  // of a win
};

std::optional<Followed> followed(const Game& game, const Move& move, endgame::KnownResults& known) {
  Game next = game;
  next.play(move);
  const std::optional<int> sign = sign_of(next, known);  // of the other side
  if (!sign) return std::nullopt;
  if (*sign > 0) return Followed{Result::Loss, {}};
  if (*sign == 0) return Followed{Result::Draw, {}};
  if (next.outcome()) return Followed{Result::Win, 1};
  const auto certain = endgame::certain_result(next, known);
  if (!certain) return Followed{Result::Slow, {}};
  if (!certain->moves) return Followed{Result::Win, {}};
  return Followed{Result::Win, *certain->moves + 1};
}

void count(Result result, EndingChoice& choice) {
  switch (result) {
    case Result::Win:
      ++choice.wins;
      return;
    case Result::Slow:
      ++choice.slow;
      return;
    case Result::Draw:
      ++choice.draws;
      return;
    case Result::Loss:
      ++choice.losses;
      return;
  }
}

}  // namespace

std::optional<EndingChoice> ending_choice(const Game& game, const Move& move,
                                          endgame::KnownResults& known) {
  const auto own = followed(game, move, known);
  if (!own) return std::nullopt;
  EndingChoice choice;
  choice.result = own->result;
  choice.moves = own->moves;
  bool all_lengths = true;
  for (const Move& other : game.legal_moves()) {
    if (other == move) continue;
    const auto found = followed(game, other, known);
    if (!found) return std::nullopt;
    count(found->result, choice);
    if (found->result != Result::Win) continue;
    all_lengths = all_lengths && found->moves.has_value();
    if (found->moves) choice.fastest = std::min(*found->moves, choice.fastest.value_or(most_plies));
  }
  if (!all_lengths) choice.fastest.reset();
  return choice;
}

}  // namespace damas::training
