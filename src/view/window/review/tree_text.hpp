// Owns TreeText: a game tree as rows of words. The main line has two columns, with comments and
// variations below its moves, indented by depth.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "share/move_book.hpp"
#include "view/text/language.hpp"

namespace damas {

struct TreeWord {
  enum class Kind : std::uint8_t { Number, Move, Comment };
  Kind kind = Kind::Move;
  PdnNode node = PdnNode::Root;  // the node it leads to
  std::string text;
  float x = 0;
  float w = 0;             // width of its cell
  std::string clock = {};  // of the move, right-aligned in its cell
};

struct TreeRow {
  float top = 0;
  float height = 0;
  int depth = 0;  // 0: the main line; 1: its variations, …
  std::vector<TreeWord> words;
};

// All lengths are logical pixels.
struct TreeStyle {
  float width = 0;
  float number_width = 56;    // of the column of numbers
  float move_height = 32;     // of rows with moves
  float comment_height = 24;  // of rows without moves
  float indent = 16;          // per depth, as far as there is room
  float padding = 8;          // on either side of a move in a variation
  std::string setup;          // text for a position set up
  Language language = Language::English;
  std::function<float(std::string_view, TreeWord::Kind)> measure;
};

struct TreeText {
  std::vector<TreeRow> rows;
  float height = 0;

  // The row with the node's move; nothing for the root.
  std::optional<std::size_t> row_of(PdnNode n) const;
  // The first row that ends below `y`.
  std::size_t row_at(float y) const;
};

// The words behind a move: its glyphs without marks, then the comment.
std::string words_of(const PdnNotes& notes, Language language);

TreeText lay_out(const PdnTree& tree, const MoveBook& book, const TreeStyle& style);

}  // namespace damas
