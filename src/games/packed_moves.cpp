#include "games/packed_moves.hpp"

#include <cassert>
#include <vector>

#include "core/fen.hpp"
#include "core/variant_rules.hpp"
#include "games/move_number.hpp"
#include "games/varint.hpp"

namespace damas::games {

namespace {

// Part of the file format. A byte below `WideMove` is the number of a move.
enum Sign : std::uint8_t {
  WideMove = 240,  // followed by the number in two bytes
  Begin,           // of a variation: an alternative to the last move
  Finish,          // of a variation
  Nag,             // followed by its number
  After,           // followed by the comment after the last move
  Before,          // followed by the comment before the last move
  Setup,           // followed by a FEN
};

// FENs do not depend on the numbering that a variant uses today.
constexpr Numbering stable = Numbering::FromTopLeft;

std::optional<AnyPosition> position_from(std::string_view fen, Variant variant) {
  auto parsed = parse_fen(variant, fen, stable);
  if (auto* position = std::get_if<AnyPosition>(&parsed)) return *position;
  return std::nullopt;
}

class Packer {
 public:
  Packer(const PdnTree& tree, bool with_notes) : tree_(tree), with_notes_(with_notes) {}

  std::string run() {
    const AnyPosition start = start_of(tree_.variant());
    add_long_text(bytes_, tree_.start() == start ? "" : to_fen(tree_.start(), stable));
    add_notes(PdnNode::Root);
    add_line(PdnNode::Root, tree_.start());
    return std::move(bytes_);
  }

 private:
  void add_sign(Sign sign) { add_number(bytes_, static_cast<std::uint8_t>(sign)); }

  void add_comment(Sign sign, const std::string& text) {
    if (text.empty()) return;
    add_sign(sign);
    add_long_text(bytes_, text);
  }

  void add_notes(PdnNode n) {
    if (!with_notes_) return;
    const PdnNotes& notes = tree_.notes(n);
    add_comment(Before, notes.before);
    for (const int nag : notes.nags) {
      add_sign(Nag);
      add_varint(bytes_, static_cast<std::uint64_t>(nag));
    }
    add_comment(After, notes.after);
  }

  // Returns the position after the node.
  AnyPosition add_node(PdnNode n, const AnyPosition& before) {
    AnyPosition next = before;
    if (const AnyPosition* setup = tree_.setup(n)) {
      add_sign(Setup);
      add_long_text(bytes_, to_fen(*setup, stable));
      next = *setup;
    } else {
      const auto number = number_of_move(before, tree_.move(n));
      assert(number && "a tree has legal moves only");
      if (*number < WideMove) {
        add_number(bytes_, static_cast<std::uint8_t>(*number));
      } else {
        add_sign(WideMove);
        add_number(bytes_, static_cast<std::uint16_t>(*number));
      }
      next = after(before, tree_.move(n));
    }
    add_notes(n);
    return next;
  }

  // The nodes below `n`. Recursion is as deep as variations are within each other.
  void add_line(PdnNode n, AnyPosition position) {
    for (PdnNode child = tree_.first_child(n); child != PdnNode::None;
         child = tree_.first_child(child)) {
      const AnyPosition next = add_node(child, position);
      if (with_notes_) add_variations(child, position);
      position = next;
    }
  }

  void add_variations(PdnNode first, const AnyPosition& before) {
    for (PdnNode other = tree_.next_sibling(first); other != PdnNode::None;
         other = tree_.next_sibling(other)) {
      add_sign(Begin);
      const AnyPosition next = add_node(other, before);
      add_line(other, next);
      add_sign(Finish);
    }
  }

  const PdnTree& tree_;
  bool with_notes_;
  std::string bytes_;
};

// One word of the stored moves.
struct Word {
  std::optional<Sign> sign;  // unset for a move
  int number = 0;            // of a move or a NAG
  std::string_view text;
};

std::optional<Word> next_word(ByteReader& reader) {
  const auto byte = reader.number<std::uint8_t>();
  Word word;
  if (byte < WideMove) {
    word.number = byte;
  } else if (byte == WideMove) {
    word.number = reader.number<std::uint16_t>();
  } else if (byte <= Setup) {
    word.sign = static_cast<Sign>(byte);
    if (*word.sign == Nag) word.number = static_cast<int>(read_varint(reader));
    if (*word.sign >= After) word.text = read_long_text(reader);
  } else {
    return std::nullopt;
  }
  if (!reader.ok()) return std::nullopt;
  return word;
}

std::optional<AnyPosition> read_start(ByteReader& reader, Variant variant) {
  const std::string_view fen = read_long_text(reader);
  if (!reader.ok()) return std::nullopt;
  return fen.empty() ? start_of(variant) : position_from(fen, variant);
}

class Unpacker {
 public:
  Unpacker(ByteReader& reader, const AnyPosition& start)
      : reader_(reader), tree_(start), here_{PdnNode::Root, start, start} {}

  std::optional<PdnTree> run() {
    while (!reader_.rest().empty()) {
      const std::optional<Word> word = next_word(reader_);
      if (!word || !(word->sign ? take_sign(*word) : take_move(word->number))) return std::nullopt;
    }
    if (!open_.empty()) return std::nullopt;
    return std::move(tree_);
  }

 private:
  struct Place {
    PdnNode node;
    AnyPosition position;
    AnyPosition before;  // the position in which the node's move was played
  };

  bool take_move(int number) {
    const std::optional<Move> move = move_numbered(here_.position, number);
    if (!move) return false;
    here_ = {tree_.add(here_.node, *move), after(here_.position, *move), here_.position};
    return true;
  }

  bool take_setup(std::string_view fen) {
    const auto position = position_from(fen, tree_.variant());
    if (!position) return false;
    here_ = {tree_.add_setup(here_.node, *position), *position, here_.position};
    return true;
  }

  bool begin_variation() {
    if (here_.node == PdnNode::Root) return false;
    open_.push_back(here_);
    here_ = {tree_.parent(here_.node), here_.before, here_.before};
    return true;
  }

  bool finish_variation() {
    if (open_.empty()) return false;
    here_ = open_.back();
    open_.pop_back();
    return true;
  }

  bool take_sign(const Word& word) {
    PdnNotes notes = tree_.notes(here_.node);
    switch (*word.sign) {
      case Begin:
        return begin_variation();
      case Finish:
        return finish_variation();
      case Setup:
        return take_setup(word.text);
      case Nag:
        notes.nags.push_back(word.number);
        break;
      case After:
        notes.after = word.text;
        break;
      case Before:
        notes.before = word.text;
        break;
      case WideMove:
        return false;
    }
    tree_.set_notes(here_.node, std::move(notes));
    return true;
  }

  ByteReader& reader_;
  PdnTree tree_;
  Place here_;
  std::vector<Place> open_;
};

// The next word of the main line that changes the position; nothing at the end.
struct Step {
  bool damaged = false;
  std::optional<Word> word;
};
Step next_step(ByteReader& reader) {
  int depth = 0;
  while (!reader.rest().empty()) {
    const std::optional<Word> word = next_word(reader);
    if (!word) return {true, std::nullopt};
    if (word->sign == Begin) ++depth;
    if (word->sign == Finish) --depth;
    if (depth == 0 && (!word->sign || word->sign == Setup)) return {false, word};
  }
  return {depth != 0, std::nullopt};
}

}  // namespace

std::string pack_moves(const PdnTree& tree) {
  return Packer(tree, true).run();
}

std::string pack_main_line(const PdnTree& tree) {
  return Packer(tree, false).run();
}

std::optional<PdnTree> unpack_moves(std::string_view bytes, Variant variant) {
  ByteReader reader(bytes);
  const std::optional<AnyPosition> start = read_start(reader, variant);
  if (!start) return std::nullopt;
  return Unpacker(reader, *start).run();
}

bool walk_main_line(std::string_view bytes, Variant variant, const VisitPosition& visit) {
  ByteReader reader(bytes);
  std::optional<AnyPosition> position = read_start(reader, variant);
  int ply = 0;
  while (position) {
    const Step step = next_step(reader);
    if (step.damaged) return false;
    const bool moves = step.word && !step.word->sign;
    const auto next = moves ? std::optional<int>(step.word->number) : std::nullopt;
    if (!visit(*position, ply, next) || !step.word) return true;
    if (moves) {
      const std::optional<Move> move = move_numbered(*position, *next);
      if (!move) return false;
      position = after(*position, *move);
      ++ply;
    } else {
      position = position_from(step.word->text, variant);
    }
  }
  return false;
}

}  // namespace damas::games
