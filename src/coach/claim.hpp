// Owns claims: reasons for or against a move, as plain values that were checked before they are
// said.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "core/bitboard.hpp"
#include "core/move.hpp"
#include "core/piece.hpp"

namespace damas::coach {

// A man counts 1 and a king 3, both in claims and in the searches that check them.
inline constexpr int king_worth = 3;

// Captured pieces by kind.
struct Count {
  int men = 0;
  int kings = 0;

  constexpr int pieces() const { return men + kings; }
  constexpr int worth() const { return men + king_worth * kings; }
  friend constexpr bool operator==(const Count&, const Count&) = default;
};

// All lines begin with the explained move and are legal from the position before it.
using Line = std::vector<Move>;

// The position with which a gain is compared.
enum class Since : std::uint8_t {
  Move,      // the position before the explained move
  Exchange,  // the one before the captures that were played immediately before that move
  // The position before the move, a capture. The game was set up where this exchange begins, so the
  // winner may only take back what was lost before.
  Setup,
  AlongLine,  // the one before the move, but only as the line goes
};

// Whatever the other side answers, `winner` is ahead by `net` (at least 1) compared with that
// position, as far as a search of `plies` after the move sees, and as far as two plies less. `line`
// is the best play of both sides until that is reached; `given` and `taken` are the pieces that
// `winner` loses and captures from that position to the end of the line. A gain since the move does
// not only take back what the winner lost by the captures immediately before.
//
// With Since::AlongLine only the line shows the gain: no search has looked at other answers, and
// `plies` is 0. This holds for the gain of a shot, too.
struct Gain {
  Side winner = Side::White;
  Line line;
  Count given;
  Count taken;
  int net = 0;
  int plies = 0;
  Since since = Since::Move;

  friend bool operator==(const Gain&, const Gain&) = default;
};

// A gain in which `winner` first gives a piece and later takes several with one capture.
struct Shot {
  Gain gain;
  // The square that a man of the other side has just left, if the shot needs that: with the man
  // still there, a search of the gain's plies sees no gain for `winner`, even if it moves at once.
  std::optional<Square> missing = {};

  friend bool operator==(const Shot&, const Shot&) = default;
};

// A gain of one piece only, that which stands on `square` after the move: it is captured whatever
// its side does, and `winner` loses nothing for it in the line. It may take back what the winner
// had lost before.
struct PieceLost {
  Gain gain;
  Square square = {};
  Kind kind = Kind::Man;

  friend bool operator==(const PieceLost&, const PieceLost&) = default;
};

// Both sides lose the same worth in the line, and a search of `plies` sees no gain. If it completes
// an exchange, this is so since the position before the captures that were played immediately
// before the move.
struct Trade {
  Line line;
  Count given;  // by the side that made the move
  Count taken;
  int plies = 0;
  bool completes = false;

  friend bool operator==(const Trade&, const Trade&) = default;
};

// The man of `side` that stands on `man` after the move becomes a king within `moves` moves of its
// side after the explained one, whatever the other side does, and the next move cannot capture it.
// It cannot be sure to do so sooner, and the line shows so many moves of its side. 0 if the
// explained move itself crowns.
struct Breakthrough {
  Side side = Side::White;
  Square man = {};
  Square crown = {};  // where it does so in the line
  int moves = 0;
  Line line;

  friend bool operator==(const Breakthrough&, const Breakthrough&) = default;
};

// The move took the man away from `left` on its crown row. Now the breakthrough of the other side
// is forced; it would not be with the man still there.
struct CrownRowLeft {
  Square left = {};
  Breakthrough breakthrough;

  friend bool operator==(const CrownRowLeft&, const CrownRowLeft&) = default;
};

// `reply`, a capture, is the only legal answer, and it lets the move `then` crown a man that cannot
// be captured at once. No man could do so before the reply.
struct ForcedReply {
  Move move;  // the explained one
  Move reply;
  bool by_majority = false;  // other captures are forbidden only because they take less
  Move then;

  friend bool operator==(const ForcedReply&, const ForcedReply&) = default;
};

// `side` has made the explained move. Nobody can capture, and the other side keeps what it has as
// long as it is not to move, as far as a search of one ply more sees. But it is to move, and so it
// loses at least a man within `moves` of its moves, as far as searches of `plies` and of two plies
// more see; no man of `side` can reach its crown row in so many moves. `line` shows one way.
struct Opposition {
  Side side = Side::White;
  int moves = 0;
  int plies = 0;
  Line line;

  friend bool operator==(const Opposition&, const Opposition&) = default;
};

// `side` is to move after the explained move. It would lose nothing if it could pass, but each of
// its moves loses at least a man within the `plies` that are searched.
struct OutOfMoves {
  Side side = Side::White;
  int moves = 0;  // legal ones
  int plies = 0;

  friend bool operator==(const OutOfMoves&, const OutOfMoves&) = default;
};

// `men`, all men of `side` on one half of the board, had a move without loss before the explained
// move and have none now, as far as searches of `plies` see, while other pieces still have one.
struct BlockedWing {
  Side side = Side::White;
  SquareSet men;
  int plies = 0;

  friend bool operator==(const BlockedWing&, const BlockedWing&) = default;
};

// `winner` wins within `moves` of its moves after the explained one, whatever the other side does;
// the line shows so many. 0 if the explained move ends the game, or if the answer does so in a
// variant in which the side that cannot move has won.
struct ForcedEnd {
  Side winner = Side::White;
  int moves = 0;
  Line line;

  friend bool operator==(const ForcedEnd&, const ForcedEnd&) = default;
};

// The tables' result of the position after the move.
struct TableEnding {
  std::optional<Side> winner;  // nothing for a draw
  // The moves of the winner after the explained one until the end, which no draw rule prevents.
  // Nothing for a draw, and if the tables do not know the number or a draw rule may begin to count:
  // then only counters that have begun are known to leave enough time (endgame::is_in_time()).
  std::optional<int> moves;

  friend bool operator==(const TableEnding&, const TableEnding&) = default;
};

// The lone king of `side` stands on the main road, and tables say that the ending is a draw.
struct MainRoadHeld {
  Side side = Side::White;
  Square king = {};

  friend bool operator==(const MainRoadHeld&, const MainRoadHeld&) = default;
};

// The finding of the search, if nothing is certain. `score` is that of the move, in hundredths of a
// man, relative to the side that makes it; `better` is unset if no better move is known.
struct Worth {
  int score = 0;
  Line line;
  std::optional<Move> better;
  int loss = 0;           // what the better move scores more
  Line better_line = {};  // begins with the better move; empty if that is all that is known

  friend bool operator==(const Worth&, const Worth&) = default;
};

// One statement of the coach, of one of these kinds. The kinds are in order of worth.
// A class and not an alias, so that copies of so many alternatives are compiled in one file only.
struct Claim
    : std::variant<ForcedEnd, Shot, PieceLost, Breakthrough, ForcedReply, MainRoadHeld, TableEnding,
                   Gain, CrownRowLeft, Opposition, OutOfMoves, BlockedWing, Trade, Worth> {
  using Base = variant;
  using Base::Base;

  Claim();
  Claim(const Claim& other);
  Claim(Claim&& other) noexcept;
  Claim& operator=(const Claim& other);
  Claim& operator=(Claim&& other) noexcept;
  ~Claim();

  friend bool operator==(const Claim& a, const Claim& b);
};

// The side for which the claim is good; nothing for claims that are good for neither.
std::optional<Side> favours(const Claim& claim);

// The line that shows the claim; empty if none does.
Line line_of(const Claim& claim);
// That of the first claim that has one.
Line line_of(const std::vector<Claim>& claims);
// The line that the sentences about the claims tell first. Of a Worth that names a better move it
// is the line of that move, and does not begin with the explained one.
Line told_line_of(const std::vector<Claim>& claims);
// Whether the line of one of the claims goes on with this answer to the explained move.
bool has_answer(const std::vector<Claim>& claims, const Move& answer);

}  // namespace damas::coach
