// Owns ReviewStage: the whole program with a game under review on top.
#pragma once

#include <string>

#include "view/window/review/review_scene.hpp"
#include "view/window/stage.hpp"

namespace damas::test {

// A game that an analysis has remarked, in which White's first move gives a man away: the tags of
// its position, and its moves.
inline constexpr const char* gift_position = "[SetUp \"1\"]\n[FEN \"W:Wc3,f2,h2:Be5,f8,h8\"]\n";
inline constexpr const char* remarked_gift =
    "{[%eval 0.00]} 1. c3-d4?? {[%eval -9.00] [%damas ??]} "
    "(1. c3-b4 {[%eval 0.00] [%damas line]}) e5xc3 {[%eval -9.00]} *";

// The one game of the text.
PdnGame game_in(const std::string& pdn);

class ReviewStage : public Stage {
 public:
  explicit ReviewStage(PdnGame game, const StageSetup& setup = {}, GameSaver save = {});
  explicit ReviewStage(const std::string& pdn, const StageSetup& setup = {}, GameSaver save = {});

  // Fails the test if the review is not the topmost scene.
  const ReviewScene& review();
  const PdnTree& tree() { return review().document().tree(); }
  PdnNode node() { return review().document().node(); }
  int ply() { return tree().ply_of(node()); }
  // The game as a file would hold it, without its tags.
  std::string moves();
  Point place(const std::string& square_name);
  // Waits until nothing moves.
  void rest() { wait(Milliseconds{600}); }
};

}  // namespace damas::test
