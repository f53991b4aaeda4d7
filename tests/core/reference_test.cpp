// Compares the fast generator with the slow one on random positions of every variant: both must
// find the same moves with the same paths.
#include <random>
#include <sstream>

#include "core/fen.hpp"
#include "diagram.hpp"
#include "reference_books.hpp"

namespace damas {

namespace {

using Random = std::mt19937_64;

// Under sanitizers the slow generator is even slower.
#ifdef NDEBUG
constexpr int positions_of_each = 20000;
#else
constexpr int positions_of_each = 1000;
#endif

reference::Mailbox mailbox(const Game& game) {
  reference::Mailbox box;
  box.files = game.shape().files;
  box.ranks = game.shape().ranks;
  box.at.resize(static_cast<std::size_t>(box.files * box.ranks));
  box.white_to_move = game.side_to_move() == Side::White;
  for (const Square s : game.shape().squares()) {
    const Cell c = game.shape().cell(s);
    const auto piece = game.piece_at(s);
    if (!piece) continue;
    const char man = piece->side == Side::White ? 'w' : 'b';
    box[{c.file, c.rank}] = piece->kind == Kind::Man ? man : static_cast<char>(std::toupper(man));
  }
  return box;
}

reference::Moves moves_of_game(const Game& game) {
  const auto place = [&](Square s) {
    const Cell c = game.shape().cell(s);
    return reference::Place{c.file, c.rank};
  };
  reference::Moves moves;
  for (const Move& m : game.legal_moves()) {
    reference::Found found{place(m.from), place(m.to), {}, m.promotes};
    for (const Square s : m.captured)
      found.taken.insert(place(s));
    for (const Path& path : game.paths(m)) {
      std::vector<reference::Place> stops;
      for (const Square s : path)
        stops.push_back(place(s));
      moves[found].insert(stops);
    }
  }
  return moves;
}

// Lists each path of each move on its own line: "a1 c3 e5 takes b2 d4 and crowns".
std::string listed(const reference::Moves& moves) {
  std::ostringstream text;
  const auto name = [&](reference::Place p) {
    text << static_cast<char>('a' + p.first) << p.second + 1 << ' ';
  };
  for (const auto& [move, ways] : moves) {
    for (const auto& way : ways) {
      std::for_each(way.begin(), way.end(), name);
      text << "takes ";
      std::for_each(move.taken.begin(), move.taken.end(), name);
      text << (move.crowned ? "and crowns\n" : "\n");
    }
  }
  return text.str();
}

// A random number of pieces of any kind, on squares where they may stand.
Game random_position(Variant variant, Random& random) {
  AnyPosition any = empty_board(variant);
  const Rules& rules = info(variant).rules;
  const BoardShape& shape = rules.board;
  const auto density = 1 + random() % 6;
  // On large boards, many kings would have too many captures for a test.
  const auto kings_in = shape.square_count() > 40 ? 3 + random() % 10 : 1 + random() % 6;
  const bool kings = rules.goal != Goal::FirstKing || random() % 100 == 0;
  const auto put = [&](auto& p) {
    for (const Square s : shape.squares()) {
      if (random() % 8 >= density) continue;
      const Side side = random() % 2 == 0 ? Side::White : Side::Black;
      const bool crown_row = shape.cell(s).rank == (side == Side::White ? shape.ranks - 1 : 0);
      const bool king = random() % kings_in == 0 || crown_row;
      if (king && !kings) continue;
      p.put(s, {side, king ? Kind::King : Kind::Man});
    }
    p.to_move = random() % 2 == 0 ? Side::White : Side::Black;
  };
  std::visit(put, any);
  return Game(any);
}

void compare(Variant variant, std::uint64_t seed) {
  Random random(seed);
  const reference::Book book = reference::book_of(info(variant).id);
  CAPTURE(info(variant).id);
  for (int i = 0; i < positions_of_each; ++i) {
    const Game game = random_position(variant, random);
    const reference::Moves expected = reference::Generator(book, mailbox(game)).legal();
    const reference::Moves listed_here = moves_of_game(game);
    if (listed_here != expected || game.legal_moves().size() != expected.size()) {
      FAIL_CHECK(to_fen(game.position(), Numbering::Algebraic)
                 << "\nthe generator says\n"
                 << listed(listed_here) << "the rule text says\n"
                 << listed(expected));
      return;
    }
  }
}

}  // namespace

TEST_CASE("random positions of every variant have the same moves in both generators") {
  for (std::size_t i = 0; i < variants.size(); ++i)
    compare(static_cast<Variant>(i), 31 + i);
}

}  // namespace damas
