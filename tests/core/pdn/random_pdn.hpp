// Owns random games for the PDN tests, with legal moves, variations, comments and glyphs.
#pragma once

#include <random>
#include <string>
#include <vector>

#include "core/pdn/convert.hpp"
#include "core/pdn/game.hpp"
#include "core/pdn/game_type.hpp"
#include "core/variant_rules.hpp"

namespace damas {

class RandomPdn {
 public:
  explicit RandomPdn(std::uint64_t seed) : random_(seed) {}

  PdnGame game(Variant variant, int plies, bool annotated) {
    PdnGame game;
    game.headers = {{"Event", "Test \"quoted\" \\ of all"}, {"White", "Žižek, J."}, {"Black", "B"}};
    game.headers.set("Annotator", "nobody");
    game.tree = PdnTree(start_of(variant));
    game.result = {any_score(), result_style(variant)};
    annotated_ = annotated;
    if (annotated) game.tree.set_notes(PdnNode::Root, {"", "Before all moves.", {}});
    grow(game.tree, PdnNode::Root, start_of(variant), plies, 0);
    // If the last position contradicted the result, the reader would take the result to name Black
    // first.
    const auto outcome = replay(game.tree).game.outcome();
    if (outcome) game.result.score = score_for(outcome->winner);
    return game;
  }

  int below(int n) { return static_cast<int>(random_() % static_cast<std::uint64_t>(n)); }

 private:
  PdnScore any_score() {
    constexpr PdnScore scores[] = {PdnScore::Unknown, PdnScore::FirstWins, PdnScore::SecondWins,
                                   PdnScore::Draw, PdnScore::BothLose};
    return scores[below(5)];
  }

  std::string comment() {
    constexpr const char* comments[] = {
        "short",
        "[%clk 0:12:34] a longer comment that must be broken at the end of a line somewhere here",
        "with ; and ( and \" and %, too",
        "a brace } that would close it, and enough words behind it to fill more than one line",
        "[Event \"a tag\"] in a comment [Event \"again and again\"] and again [Event \"x\"]",
        "naïve – Łódź"};
    return comments[below(6)];
  }

  PdnNotes notes(bool first_of_variation) {
    PdnNotes notes;
    if (!annotated_) return notes;
    if (first_of_variation && below(3) == 0) notes.before = comment();
    if (below(6) == 0) notes.after = comment();
    for (int n = below(8); n > 5; --n)
      notes.nags.push_back(1 + below(20));
    return notes;
  }

  void grow(PdnTree& tree, PdnNode at, AnyPosition position, int plies, int depth) {
    for (int ply = 0; ply < plies; ++ply) {
      MoveList moves;
      compiled_rules(tree.variant()).legal_moves(position, moves);
      if (moves.empty()) return;
      const PdnNode parent = at;
      const AnyPosition before = position;
      const Move& chosen = moves[below(moves.size())];
      at = tree.add(parent, chosen);
      tree.set_notes(at, notes(false));
      position = after(before, chosen);
      for (int n = annotated_ && depth < 3 ? below(12) : 0; n > 9; --n) {
        const Move& other = moves[below(moves.size())];
        const PdnNode v = tree.add(parent, other);
        tree.set_notes(v, notes(true));
        grow(tree, v, after(before, other), below(8), depth + 1);
      }
    }
  }

  std::mt19937_64 random_;
  bool annotated_ = false;
};

}  // namespace damas
