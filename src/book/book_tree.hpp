// Owns the tree from which an opening book grows: positions, the searched scores of their moves,
// and the choice of the position to search next.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <unordered_map>
#include <vector>

#include "book/book.hpp"

namespace damas {

// A move and its score for the side that makes it, in hundredths of a man.
struct ScoredMove {
  Move move;
  int score = 0;

  friend bool operator==(const ScoredMove&, const ScoredMove&) = default;
};

// The positions are a graph, because moves transpose. A move that leads back to a position of the
// same or a lower ply keeps its searched score and is not searched again.
class BookTree {
 public:
  // The range of positions worth growing, in hundredths of a man.
  struct Shape {
    int widest_loss = 40;  // moves that lose more are not followed
    int cost_of_ply = 12;  // each ply counts like this loss
    int most_plies = 40;   // positions of later plies are not searched
    int book_loss = 15;    // moves of the book lose at most this
    int decided = 150;     // positions with a greater score are left to the engine
    // Positions of lower plies are all searched and all have an entry, whatever moves lead there:
    // a person begins with any move.
    int whole_plies = 0;
  };

  // A position that waits for a search.
  struct Leaf {
    int parent = -1;  // -1 for the start
    int move = 0;     // among the parent's moves
  };

  BookTree(const Game& start, const Shape& shape);

  // The first leaf of the whole plies, then the cheapest one, nothing if there is none left. The
  // cost is that of its plies, and all that the two sides lose on the way.
  std::optional<Leaf> next() const;
  // The first leaf on the way of a game that begins at the same start, whatever its moves lose.
  // Nothing if the tree has all of it, or leaves the rest to the engine.
  std::optional<Leaf> next_on(const Game& line);
  Game game_at(const Leaf& leaf) const;
  // Adds the searched moves of the leaf's position, and backs scores up. The moves must be legal
  // there. Without any, as at the end of a game, each move that leads there keeps the score that a
  // search gave it, and none if no search has named it.
  void expand(const Leaf& leaf, const std::vector<ScoredMove>& moves);
  // Takes the result of a longer search of a position that the tree has, and backs scores up. A
  // move that leads to a position of the tree keeps the score of that position, which looks
  // further. Other moves that the longer search does not name do not count any more.
  void correct(const Game& game, const std::vector<ScoredMove>& moves);

  std::size_t positions() const { return nodes_.size(); }
  // Passes on each position that belongs into the book, with the moves that are good enough. The
  // best move loses nothing.
  void visit_entries(const std::function<void(const Game&, const BookEntry&)>& visit) const;

 private:
  static constexpr int unreachable = std::numeric_limits<int>::max();

  struct Child {
    ScoredMove searched;
    std::uint64_t key = 0;  // of the position after the move
    int node = -1;          // -1 until that position is expanded
    int score = 0;          // backed up
    bool scored = true;     // otherwise no search has named the move, and its score is a guess
  };
  struct Node {
    int parent = -1;
    int move = 0;
    int ply = 0;
    int score = 0;
    int cost = 0;
    std::vector<Child> children;
  };

  static void add_child(Node& node, const Game& game, const ScoredMove& move, bool scored);
  static int place_of(const Node& node, const Move& move);
  static int lowest_score(const Node& node);

  Game game_of(int node) const;
  void update();
  void link_transpositions();
  void back_up();
  void share_out_costs();
  int loss(const Node& node, const Child& child) const { return node.score - child.score; }
  bool is_decided(const Node& node) const;
  bool is_backed_up(const Child& child) const;
  bool is_whole(int ply) const { return ply < shape_.whole_plies; }

  Game start_;
  Shape shape_;
  std::vector<Node> nodes_;
  std::vector<int> by_ply_;  // node numbers in ascending order of plies
  std::unordered_map<std::uint64_t, int> known_;
};

}  // namespace damas
