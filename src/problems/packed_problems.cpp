#include "problems/packed_problems.hpp"

#include <algorithm>
#include <bit>
#include <cassert>

#include "core/board_edit.hpp"
#include "core/bytes.hpp"

namespace damas::problems {

namespace {

constexpr std::string_view head = "DAMASPRB";
constexpr std::uint8_t version = 1;
constexpr int bits_of_difficulty = 7;
constexpr int bits_of_moves = 5;  // the solver's moves after the first
// Checked by an assertion only.
[[maybe_unused]] constexpr std::size_t most_plies = 63;

class BitWriter {
 public:
  void add(unsigned value, int bits) {
    for (int i = 0; i < bits; ++i) {
      if (used_ % 8 == 0) bytes_.push_back('\0');
      if ((value >> i & 1U) != 0)
        bytes_.back() =
            static_cast<char>(static_cast<unsigned char>(bytes_.back()) | 1U << used_ % 8);
      ++used_;
    }
  }
  const std::string& bytes() const { return bytes_; }

 private:
  std::string bytes_;
  std::size_t used_ = 0;
};

// A read beyond the end returns zero and clears `ok` permanently.
class BitReader {
 public:
  explicit BitReader(std::string_view bytes) : bytes_(bytes) {}

  unsigned take(int bits) {
    unsigned value = 0;
    for (int i = 0; i < bits; ++i) {
      if (used_ / 8 >= bytes_.size()) {
        ok_ = false;
        return 0;
      }
      const auto byte = static_cast<unsigned char>(bytes_[used_ / 8]);
      value |= (byte >> used_ % 8 & 1U) << i;
      ++used_;
    }
    return value;
  }
  bool ok() const { return ok_; }

 private:
  std::string_view bytes_;
  std::size_t used_ = 0;
  bool ok_ = true;
};

// Enough for the numbers below `count`.
int width(std::size_t count) {
  return count < 2 ? 0 : static_cast<int>(std::bit_width(static_cast<unsigned>(count - 1)));
}

void add_position(BitWriter& writer, const BoardEdit& edit) {
  writer.add(edit.side_to_move() == Side::Black ? 1 : 0, 1);
  writer.add(edit.kings().empty() ? 0 : 1, 1);
  for (const Square s : edit.shape().squares()) {
    const auto piece = edit.piece_at(s);
    writer.add(piece ? 1 : 0, 1);
    if (!piece) continue;
    writer.add(piece->side == Side::Black ? 1 : 0, 1);
    if (!edit.kings().empty()) writer.add(piece->kind == Kind::King ? 1 : 0, 1);
  }
}

BoardEdit position_from(BitReader& reader, Variant variant) {
  BoardEdit edit(variant);
  edit.set_side_to_move(reader.take(1) != 0 ? Side::Black : Side::White);
  const bool kings = reader.take(1) != 0;
  for (const Square s : edit.shape().squares()) {
    if (reader.take(1) == 0) continue;
    const Side side = reader.take(1) != 0 ? Side::Black : Side::White;
    const Kind kind = kings && reader.take(1) != 0 ? Kind::King : Kind::Man;
    edit.put(s, {side, kind});
  }
  return edit;
}

void add_problem(BitWriter& writer, const Problem& problem) {
  assert(!fault(problem) && problem.line.size() <= most_plies);
  add_position(writer, BoardEdit(problem.start));
  writer.add(problem.task == Task::Draw ? 1 : 0, 1);
  writer.add(static_cast<unsigned>(problem.difficulty), bits_of_difficulty);
  writer.add(static_cast<unsigned>(problem.solver_moves() - 1), bits_of_moves);
  Game game(problem.start);
  for (const Move& m : problem.line) {
    const std::vector<Move> moves = ordered_moves(game);
    const auto found = std::find(moves.begin(), moves.end(), m);
    writer.add(static_cast<unsigned>(found - moves.begin()), width(moves.size()));
    game.play(m);
  }
}

// Nothing if a move is not legal.
std::optional<Problem> problem_from(BitReader& reader, Variant variant) {
  const BoardEdit edit = position_from(reader, variant);
  if (!reader.ok() || check(edit)) return std::nullopt;
  Problem problem;
  problem.start = edit.position();
  problem.task = reader.take(1) != 0 ? Task::Draw : Task::Win;
  problem.difficulty = static_cast<int>(reader.take(bits_of_difficulty));
  const unsigned plies = 2 * reader.take(bits_of_moves) + 1;
  Game game(problem.start);
  for (unsigned i = 0; i < plies; ++i) {
    const std::vector<Move> moves = ordered_moves(game);
    const unsigned number = reader.take(width(moves.size()));
    if (number >= moves.size()) return std::nullopt;
    problem.line.push_back(moves[number]);
    game.play(moves[number]);
  }
  if (!reader.ok() || fault(problem)) return std::nullopt;
  return problem;
}

}  // namespace

std::string to_bytes(Variant variant, const std::vector<Problem>& problems) {
  assert(problems.size() <= 0xFFFF);
  std::string bytes(head);
  add_number(bytes, version);
  add_text(bytes, info(variant).id);
  add_number(bytes, static_cast<std::uint16_t>(problems.size()));
  BitWriter writer;
  for (const Problem& problem : problems) {
    assert(problem.variant() == variant);
    add_problem(writer, problem);
  }
  bytes += writer.bytes();
  add_number(bytes, checksum(bytes));
  return bytes;
}

std::variant<std::vector<Problem>, std::string> problems_from(std::string_view bytes,
                                                              Variant variant) {
  ByteReader reader(bytes);
  if (reader.take(head.size()) != head)
    return "expected problems, which begin with '" + std::string(head) + "'";
  const int found = reader.number<std::uint8_t>();
  if (found != version)
    return "expected problems of version " + std::to_string(version) + ", found version " +
           std::to_string(found);
  const std::string_view name = reader.text();
  const int count = reader.number<std::uint16_t>();
  constexpr std::size_t sum_size = sizeof(std::uint64_t);
  if (!reader.ok() || reader.rest().size() < sum_size)
    return std::string("the problems are damaged: the end is missing");
  const std::string_view content = bytes.substr(0, bytes.size() - sum_size);
  ByteReader end(bytes.substr(content.size()));
  if (end.number<std::uint64_t>() != checksum(content))
    return std::string("the problems are damaged: their checksum is another one");
  if (name != info(variant).id)
    return "expected problems of " + std::string(info(variant).id) + ", found those of " +
           std::string(name);
  BitReader rest(reader.rest().substr(0, reader.rest().size() - sum_size));
  std::vector<Problem> problems;
  for (int i = 0; i < count; ++i) {
    auto problem = problem_from(rest, variant);
    if (!problem)
      return "problem " + std::to_string(i + 1) + " of " + std::to_string(count) +
             " cannot be played by the rules of " + std::string(info(variant).id);
    problems.push_back(std::move(*problem));
  }
  return problems;
}

}  // namespace damas::problems
