#include <algorithm>
#include <initializer_list>

#include "engine/positions.hpp"

namespace damas {

namespace {

struct Shot {
  const char* fen;
  const char* move;
  int gain;  // in men, with a king worth three, after the captures
};

// Found in random games by comparing shallow and deep searches. In each position the best move
// sacrifices a piece, and the second-best move is worse by a man or more.
constexpr Shot shots[] = {
    {"W:Wc5,f4,h4,e3,h2,c1,g1:Bd8,a7,c7,g7,f6,Ka5", "c5-b6", 2},
    {"B:Wb4,f4,a3,c3,e3,b2,d2,f2,h2,a1:Bb8,h8,a7,e7,g7,d6,f6,a5,c5", "c5-d4", 2},
    {"W:Wc3,d2,f2,a1,e1,g1:Bb8,a7,e7,c5,e5", "c3-b4", 4},
    {"W:Wc3,g3,h2,a1,c1,e1,g1:Bb8,f8,h8,a7,b6,d6,e5,f4", "c3-d4", 3},
    {"W:Wc5,a3,c3,g3,f2,h2,c1,g1:Bb8,d8,h8,a7,e7,g7,a5,g5", "c3-b4", 2},
    {"W:Wd6,h6,d4,h2,a1,c1,e1,g1:Bb8,f8,h8,c7,f6,a5,h4", "d4-e5", 2},
    {"W:Wg5,f2,h2,a1,c1,e1,g1:Bb8,d8,h8,a7,c7,e7,g7,c3", "g5-f6", 2},
    {"B:Wa5,e5,f4,a3,e3,g3,b2,f2,h2,a1,e1,g1:Bb8,d8,f8,h8,a7,c7,g7,d6,h6,c5,h4", "h6-g5", 2},
    {"B:Wb4,d4,h4,a3,c3,b2,f2,g1:Bd8,a7,g7,b6,d6,f6,a5,g5", "b6-c5", 2},
    {"B:Wa5,e5,d4,f4,a3,e3,g3,f2,h2,a1,c1:Bb8,d8,h8,a7,c7,g7,d6,h6,c5,g5,h4", "g7-f6", 2},
    {"W:Wb4,d4,c3,e3,f2,h2,a1,c1,e1,g1:Bb8,d8,h8,a7,e7,g7,b6,d6,a5,g5", "d4-c5", 2},
    {"B:We5,b4,c3,e3,g3,f2:Bc7,b6,h6,g5,h4", "g5-f4", 3},
    {"W:Wf6,g3,b2,d2,a1:Bb8,h8,c5,d4", "b2-c3", 3},
    {"B:Wa5,e5,a3,g3:Bh8,c7,e7,g7,c5", "g7-f6", 2},
    {"W:Wg5,b4,h4,c3,c1:Bd6,c5,e5", "g5-h6", 2},
    {"W:WKa7,a5,Kh4,a3:Be5,f4,Ke1", "a7-f2", 2},
};

int balance(const Game& game, Side side) {
  const Material m = game.material();
  const int mine = m.men[index(side)] + 3 * m.kings[index(side)];
  return mine - m.men[1 - index(side)] - 3 * m.kings[1 - index(side)];
}

// The greatest gain at a quiet position of the line.
int gain(Game game, const std::vector<Move>& line) {
  const Side side = game.side_to_move();
  const int before = balance(game, side);
  int most = -1000;
  for (const Move& m : line) {
    game.play(m);
    const bool quiet = game.outcome() || !game.legal_moves().front().is_capture();
    if (quiet) most = std::max(most, balance(game, side) - before);
  }
  return most;
}

}  // namespace

TEST_CASE("level 9 finds every combination") {
  for (const Shot& shot : shots) {
    CAPTURE(std::string(shot.fen));
    const Game game = game_from(Variant::Brazilian, shot.fen);
    CHECK(best_move(game, as_level(9, 5)) == shot.move);
  }
}

TEST_CASE("the winning moves sacrifice first and gain what the table lists") {
  for (const Shot& shot : shots) {
    CAPTURE(std::string(shot.fen));
    const Game game = game_from(Variant::Brazilian, shot.fen);
    const Report deep = think(game, by_depth(11));
    CHECK(to_text(game, *deep.best) == shot.move);
    CHECK((deep.score >= score::sure_win || gain(game, deep.line) >= shot.gain));
    Game answered = game;
    answered.play(*deep.best);
    REQUIRE_FALSE(answered.legal_moves().empty());
    CHECK(answered.legal_moves().front().is_capture());
  }
}

}  // namespace damas
