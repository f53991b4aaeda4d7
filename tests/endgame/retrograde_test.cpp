// A second retrograde analysis, as plain as possible, that shares neither numbers nor code with
// src/endgame: it places pieces on squares, takes moves from the rules and results of ended games
// from Game, for both sides to move without turning the board, and repeats until nothing changes.
//
// It always has all positions of two pieces in every variant, and of three pieces those in which
// White has two: on 32 squares all of them, and also where few materials have tables (Frisian,
// Breakthrough); on 40 squares those with at most one man; on larger boards only kings. No move
// leads out of such a part. The rest takes too long for CI: run by hand with
// DAMAS_WHOLE_RETROGRADE=1, in a release build, it has all positions of three pieces in every
// variant, which takes up to a gigabyte of memory.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "core/board_edit.hpp"
#include "core/fen.hpp"
#include "core/game.hpp"
#include "endgame/consistency.hpp"

namespace damas::endgame {

namespace {

// What is looked at besides all positions of two pieces.
struct Part {
  int most_men = 3;           // of three pieces
  bool black_has_two = true;  // of three pieces Black may have two, too
};

// Where at most this number of men takes about two seconds with sanitizers.
int most_men(const Rules& rules) {
  const int squares = rules.board.square_count();
  const bool few_materials = rules.goal == Goal::FirstKing || rules.king_moves_in_a_row > 0;
  if (squares <= 32 || few_materials) return 3;
  return squares <= 40 ? 1 : 0;
}

Part part_of(const Rules& rules) {
  if (std::getenv("DAMAS_WHOLE_RETROGRADE") != nullptr) return {};
  return {most_men(rules), false};
}

class Retrograde {
 public:
  // The result of a position for its side to move; 0 for a draw, and as long as it is not known.
  struct Ending {
    std::int8_t sign = 0;
    std::int16_t plies = 0;
  };

  Retrograde(Variant variant, const Part& part)
      : variant_(variant),
        rules_(compiled_rules(variant)),
        axes_(info(variant).rules),
        part_(part),
        base_(static_cast<std::uint32_t>(kinds * axes_.board.square_count() + 1)),
        number_of_(std::size_t{2} * base_ * base_ * base_, unknown) {
    codes_.resize(first());
    for (const int pieces : {2, 3})
      place({}, axes_.board.square_count(), pieces);
    endings_.resize(codes_.size());
    endings_[over_lost].sign = -1;
    endings_[over_won].sign = 1;
    find_moves();
    repeat();
  }

  std::size_t first() const { return over_won + 1; }
  std::size_t end() const { return codes_.size(); }
  // Moves to positions that are neither over nor in this part; there should be none.
  std::size_t strays() const { return strays_; }
  const Ending& ending(std::size_t number) const { return endings_[number]; }

  AnyPosition position_at(std::size_t number) const {
    const std::uint32_t code = codes_[number];
    AnyPosition position = empty_board(variant_);
    std::visit(
        [&](auto& p) {
          p.to_move = code % 2 == 0 ? Side::White : Side::Black;
          for (std::uint32_t rest = code / 2; rest > 0; rest /= base_)
            p.put(square_of(rest % base_), piece_of(rest % base_));
        },
        static_cast<AnyPosition::Base&>(position));
    return position;
  }

 private:
  // A slot is a piece and its square: the square's number times four, plus the piece's kind, plus
  // one. A code has up to three slots as digits, the greatest first, and then the side to move.
  struct Slots {
    std::array<std::uint32_t, 3> at = {};
    std::size_t count = 0;

    void add(std::uint32_t slot) { at[count++] = slot; }
  };
  static constexpr int kinds = 4;  // man and king of White, man and king of Black
  static constexpr std::uint32_t unknown = std::numeric_limits<std::uint32_t>::max();
  // Instead of the numbers of positions that have ended by the last move.
  static constexpr std::uint32_t over_lost = 0;
  static constexpr std::uint32_t over_won = 1;

  static std::uint32_t slot_of(int ordinal, int kind) {
    return static_cast<std::uint32_t>(kinds * ordinal + kind + 1);
  }
  Square square_of(std::uint32_t slot) const {
    return axes_.board.square_at(static_cast<int>(slot - 1) / kinds);
  }
  static Piece piece_of(std::uint32_t slot) {
    const int kind = static_cast<int>(slot - 1) % kinds;
    return {kind < 2 ? Side::White : Side::Black, kind % 2 == 0 ? Kind::Man : Kind::King};
  }

  std::uint32_t code_of(const Slots& slots, Side to_move) const {
    std::uint32_t code = 0;
    for (std::size_t i = 0; i < slots.count; ++i)
      code = code * base_ + slots.at[i];
    return 2 * code + static_cast<std::uint32_t>(index(to_move));
  }

  std::uint32_t code_of(const AnyPosition& position) const {
    Slots slots;
    const Side to_move = std::visit(
        [&](const auto& p) {
          for (const Side side : {Side::White, Side::Black}) {
            const auto add = [&](const auto& pieces, int kind) {
              bits::for_each(pieces, [&](Square s) {
                slots.add(slot_of(axes_.board.ordinal(s), 2 * index(side) + kind));
              });
            };
            add(p.men(side), 0);
            add(p.kings_of(side), 1);
          }
          return p.to_move;
        },
        static_cast<const AnyPosition::Base&>(position));
    std::sort(slots.at.begin(), slots.at.end(), std::greater<>());
    return code_of(slots, to_move);
  }

  // Adds all positions with `left` more pieces on squares before `before`.
  void place(const Slots& slots, int before, int left) {
    if (left == 0) {
      if (!belongs(slots)) return;
      for (const Side side : {Side::White, Side::Black}) {
        const std::uint32_t code = code_of(slots, side);
        number_of_[code] = static_cast<std::uint32_t>(codes_.size());
        codes_.push_back(code);
      }
      return;
    }
    for (int ordinal = before - 1; ordinal >= 0; --ordinal) {
      for (int kind = 0; kind < kinds; ++kind) {
        Slots more = slots;
        more.add(slot_of(ordinal, kind));
        place(more, ordinal, left - 1);
      }
    }
  }

  // Whether such positions exist, have a table and are of this part.
  bool belongs(const Slots& slots) const {
    int men[2] = {};
    int pieces[2] = {};
    for (std::size_t i = 0; i < slots.count; ++i) {
      const Piece each = piece_of(slots.at[i]);
      ++pieces[index(each.side)];
      if (each.kind == Kind::King) continue;
      ++men[index(each.side)];
      const int rank = axes_.board.cell(square_of(slots.at[i])).rank;
      if (rank == crown_rank(variant_, each.side)) return false;
    }
    if (pieces[0] == 0 || pieces[1] == 0) return false;
    for (const int side : {0, 1}) {
      // The game has ended with the first king.
      if (axes_.goal == Goal::FirstKing && men[side] < pieces[side]) return false;
      // The moves that a king has made are part of the position while it has men beside it.
      const bool counts = axes_.king_moves_in_a_row > 0;
      if (counts && men[side] > 0 && pieces[side] > 1) return false;
    }
    if (slots.count < 3) return true;
    return men[0] + men[1] <= part_.most_men && (part_.black_has_two || pieces[0] == 2);
  }

  // The number for the end of a game, as the rules see it; nothing if the game goes on.
  std::optional<std::uint32_t> over(const AnyPosition& position) const {
    const Game game(position);
    if (!game.legal_moves().empty() || !game.outcome() || !game.outcome()->winner)
      return std::nullopt;
    return *game.outcome()->winner == game.side_to_move() ? over_won : over_lost;
  }

  void find_moves() {
    first_move_.assign(first(), 0);
    MoveList moves;
    for (std::size_t i = first(); i < end(); ++i) {
      first_move_.push_back(moves_.size());
      const AnyPosition from = position_at(i);
      moves.clear();
      rules_.legal_moves(from, moves);
      if (moves.empty()) {
        const auto found = over(from);
        if (found) endings_[i] = endings_[*found];
        strays_ += found ? 0U : 1U;
      }
      for (const Move& m : moves) {
        const AnyPosition to = rules_.after(from, m);
        std::uint32_t number = number_of_[code_of(to)];
        if (number == unknown) number = over(to).value_or(unknown);
        if (number == unknown) {
          ++strays_;
        } else {
          moves_.push_back(number);
        }
      }
    }
    first_move_.push_back(moves_.size());
  }

  // A position wins with this number of plies if a move reaches a loss that was known before, and
  // loses if all moves reach wins that were known before.
  int sign_after(std::size_t number, int plies) const {
    bool all_won = true;
    for (std::size_t i = first_move_[number]; i < first_move_[number + 1]; ++i) {
      const Ending& theirs = endings_[moves_[i]];
      const bool known = theirs.sign != 0 && theirs.plies < plies;
      if (known && theirs.sign < 0) return 1;
      all_won = all_won && known;
    }
    return all_won ? -1 : 0;
  }

  void repeat() {
    bool changed = true;
    for (int plies = 1; changed; ++plies) {
      changed = false;
      for (std::size_t i = first(); i < end(); ++i) {
        if (endings_[i].sign != 0) continue;
        const int sign = sign_after(i, plies);
        if (sign == 0) continue;
        endings_[i] = {static_cast<std::int8_t>(sign), static_cast<std::int16_t>(plies)};
        changed = true;
      }
    }
  }

  Variant variant_;
  const CompiledRules& rules_;
  const Rules& axes_;
  Part part_;
  std::uint32_t base_;                    // one more than the greatest slot
  std::vector<std::uint32_t> number_of_;  // by code
  std::vector<std::uint32_t> codes_;      // by number, as all that follows
  std::vector<Ending> endings_;
  std::vector<std::size_t> first_move_;  // in `moves_`
  std::vector<std::uint32_t> moves_;     // the numbers of the positions after them
  std::size_t strays_ = 0;
};

// The pairs of tables with the positions of the part, each after those that it depends on.
std::vector<Material> pairs_of(const Tables& tables, const Part& part) {
  std::vector<Material> all = pairs(tables, 2);
  for (const Material& pair : pairs(tables, 3)) {
    if (pair.men() <= part.most_men) all.push_back(pair);
  }
  return all;
}

// The positions of the part by the sizes of the tables.
std::size_t count_by_tables(const Tables& tables, const Part& part) {
  std::size_t sum = 0;
  for (const Material& pair : pairs_of(tables, part)) {
    std::size_t size = tables.size(pair);
    if (pair != pair.swapped()) size += tables.size(pair.swapped());
    // In a table White is to move. With three pieces, both tables together have the positions with
    // two pieces of the mover and with two of the other side; turned, these are all in which White
    // has two.
    sum += pair.pieces() == 3 && !part.black_has_two ? size : 2 * size;
  }
  return sum;
}

}  // namespace

TEST_CASE("a second analysis has the results of the tables, in every variant") {
  for (const VariantInfo& each : variants) {
    CAPTURE(each.id);
    const auto variant = static_cast<Variant>(&each - variants.data());
    const Part part = part_of(each.rules);
    const Retrograde second(variant, part);
    CHECK(second.strays() == 0);
    const auto tables = make_tables(variant);
    for (const Material& pair : pairs_of(*tables, part))
      tables->add(pair, *tables->compute(pair, [] { return false; }));
    CHECK(second.end() - second.first() == count_by_tables(*tables, part));
    std::size_t wrong = 0;
    std::string first_wrong;
    for (std::size_t i = second.first(); i < second.end(); ++i) {
      const AnyPosition position = second.position_at(i);
      const auto found = tables->find(position);
      const Retrograde::Ending& ending = second.ending(i);
      if (found == Result{ending.sign, ending.plies}) continue;
      if (++wrong == 1) first_wrong = to_fen(position);
    }
    CAPTURE(first_wrong);
    CHECK(wrong == 0);
  }
}

}  // namespace damas::endgame
