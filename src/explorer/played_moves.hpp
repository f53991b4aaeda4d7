// Owns PlayedMoves: the moves that were played from each position of many games, how those games
// ended, and which games they are.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/any_position.hpp"
#include "core/pdn/game.hpp"

namespace damas {

struct PlayedMove {
  Move move;
  int games = 0;
  int white = 0;  // games that White won
  int draws = 0;
  int black = 0;
  int rated = 0;             // games whose players' ratings are known
  std::int64_t ratings = 0;  // the sum of their means

  int decided() const { return white + draws + black; }
  std::optional<int> average_rating() const;
};

// Keeps only what the counts need, 16 bytes for each ply of a game.
class PlayedMoves {
 public:
  explicit PlayedMoves(Variant variant) : variant_(variant) {}

  // Adds the main line of the game. False and no change if the game is of another variant.
  bool add(const PdnGame& game);

  int games() const { return static_cast<int>(results_.size()); }

  // By the numbers of games, in the order in which they were added; further games are not left out.
  using LeftOut = std::vector<bool>;

  // The moves from that position, those of most games first. A game counts once, with the first
  // move that it played there.
  std::vector<PlayedMove> from(const AnyPosition& position, const LeftOut& left_out = {}) const;
  // The games that reached the position, also those that ended there: the numbers in which they
  // were added, from 0.
  std::vector<std::uint32_t> games_with(const AnyPosition& position,
                                        const LeftOut& left_out = {}) const;

 private:
  // A move in few bytes: its ends, and a hash of what it captures.
  using ShortMove = std::uint32_t;
  static constexpr ShortMove no_move = 0xFFFF'FFFF;
  struct Visit {
    std::uint64_t key = 0;
    std::uint32_t game = 0;
    ShortMove move = no_move;  // no_move: the game ended there
  };
  struct Result {
    std::optional<Side> winner;
    bool draw = false;
    int rating = 0;  // the mean of both players; 0 if one is not known
  };

  // So many buckets that each has few visits: games can be added and positions looked up without
  // sorting.
  static constexpr int bucket_bits = 12;
  static constexpr std::size_t bucket_count = std::size_t{1} << bucket_bits;

  static std::size_t bucket_of(std::uint64_t key);
  static ShortMove short_move(const Move& move);
  void add(std::uint64_t key, std::uint32_t game, ShortMove move);
  // Calls `use` with the first visit of each game that is not left out.
  template <class Use>
  void visits_of(const AnyPosition& position, const LeftOut& left_out, const Use& use) const;

  Variant variant_;
  // By bucket_of(key), each in the order of the games and their moves.
  std::vector<std::vector<Visit>> visits_ = std::vector<std::vector<Visit>>(bucket_count);
  std::vector<Result> results_;  // by game
};

}  // namespace damas
