#include "view/window/review/tree_text.hpp"

#include <algorithm>
#include <cmath>

#include "core/pdn/clock.hpp"
#include "view/text/pdn_sentences.hpp"
#include "view/window/review/recorded_clocks.hpp"

namespace damas {

namespace {

constexpr float left = 16;
constexpr int most_indents = 6;

class Layout {
  using Kind = TreeWord::Kind;

 public:
  Layout(const PdnTree& tree, const MoveBook& book, const TreeStyle& style)
      : tree_(tree), book_(book), style_(style) {
    column_ = std::floor((style.width - style.number_width) / 2);
  }

  TreeText run() {
    comment_behind(PdnNode::Root, 0);
    main_line();
    end_row();
    return std::move(text_);
  }

 private:
  void main_line() {
    for (PdnNode n = tree_.first_child(PdnNode::Root); n != PdnNode::None;
         n = tree_.first_child(n)) {
      comment(n, tree_.notes(n).before, 0);
      main_move(n);
      comment_behind(n, 0);
      variations(n, 1);
    }
  }

  // In one of two columns; repeats the number in a row that follows another kind of row.
  void main_move(PdnNode n) {
    if (tree_.setup(n)) {
      flow(n, 0);
      return end_row();
    }
    const PrintedMove& move = book_.at(n);
    if (move.first || !pair_open_) begin_row(0);
    TreeRow& row = text_.rows.back();
    if (row.words.empty()) {
      add(Kind::Number, n, std::to_string(move.number) + (move.first ? "." : "…"), left,
          style_.number_width - left);
    }
    add(Kind::Move, n, move.text, style_.number_width + (move.first ? 0 : column_), column_);
    row.words.back().clock = short_clock(tree_.notes(n), mover(move));
    pair_open_ = move.first;
  }

  // All alternatives to the node, each with its continuation.
  void variations(PdnNode n, int depth) {
    for (PdnNode v = tree_.next_sibling(n); v != PdnNode::None; v = tree_.next_sibling(v)) {
      begin_row(depth);
      needs_number_ = true;
      comment(v, tree_.notes(v).before, depth);
      for (PdnNode m = v; m != PdnNode::None; m = tree_.first_child(m)) {
        flow(m, depth);
        comment_behind(m, depth);
        if (m == v || tree_.next_sibling(m) == PdnNode::None) continue;
        variations(m, depth + 1);
        begin_row(depth);
        needs_number_ = true;
      }
    }
  }

  // A move in running text, with its number if necessary.
  void flow(PdnNode n, int depth) {
    const PrintedMove& move = book_.at(n);
    const bool setup = tree_.setup(n) != nullptr;
    const bool counted = !setup && (move.first || needs_number_);
    const std::string number =
        counted ? std::to_string(move.number) + (move.first ? "." : "…") : std::string{};
    const std::string text = setup ? style_.setup : move.text;
    const float number_width = counted ? style_.measure(number, Kind::Number) + 2 : 0;
    const float move_width = style_.measure(text, Kind::Move) + 2 * style_.padding;
    make_room(number_width + move_width, depth);
    if (counted) add(Kind::Number, n, number, x_, number_width);
    add(Kind::Move, n, text, x_, move_width);
    needs_number_ = setup;
  }

  Side mover(const PrintedMove& move) const {
    const Side first = info(tree_.variant()).rules.first_side;
    return move.first ? first : opponent(first);
  }

  void comment_behind(PdnNode n, int depth) {
    comment(n, words_of(tree_.notes(n), style_.language), depth);
  }

  // On the main line in a paragraph of its own, otherwise part of the running text. Leaves out
  // clock times and other commands, which are for programs.
  void comment(PdnNode n, std::string_view written, int depth) {
    const std::string prose = prose_of(written);
    std::string_view words = prose;
    if (words.empty()) return;
    if (depth == 0) begin_row(0);
    const float blank = style_.measure(" ", Kind::Comment);
    while (!words.empty()) {
      const std::string_view word = words.substr(0, words.find(' '));
      words.remove_prefix(std::min(words.size(), word.size() + 1));
      if (word.empty()) continue;
      const float width = style_.measure(word, Kind::Comment);
      make_room(width, depth);
      add_comment(n, word, width, blank);
    }
    x_ += style_.padding - blank;
    pair_open_ = false;
    needs_number_ = true;
  }

  void add_comment(PdnNode n, std::string_view word, float width, float blank) {
    TreeRow& row = text_.rows.back();
    if (!row.words.empty() && row.words.back().kind == Kind::Comment &&
        row.words.back().node == n) {
      TreeWord& last = row.words.back();
      last.text.append(" ").append(word);
      last.w = x_ + width - last.x;
    } else {
      add(Kind::Comment, n, std::string(word), x_, width);
    }
    x_ = row.words.back().x + row.words.back().w + blank;
  }

  void add(Kind kind, PdnNode n, std::string text, float x, float w) {
    text_.rows.back().words.push_back({kind, n, std::move(text), x, w});
    x_ = x + w;
  }

  void make_room(float width, int depth) {
    if (text_.rows.empty() || (x_ > margin(depth) && x_ + width > style_.width)) begin_row(depth);
  }

  float margin(int depth) const {
    return left + style_.indent * static_cast<float>(std::min(depth, most_indents));
  }

  void begin_row(int depth) {
    end_row();
    pair_open_ = false;
    text_.rows.push_back({text_.height, 0, depth, {}});
    x_ = margin(depth);
  }

  // Sets the height, which is known only now; removes a row without words.
  void end_row() {
    if (text_.rows.empty() || text_.rows.back().height > 0) return;
    TreeRow& row = text_.rows.back();
    if (row.words.empty()) return text_.rows.pop_back();
    const bool moves = std::any_of(row.words.begin(), row.words.end(),
                                   [](const TreeWord& w) { return w.kind == Kind::Move; });
    row.height = moves ? style_.move_height : style_.comment_height;
    text_.height = row.top + row.height;
  }

  const PdnTree& tree_;
  const MoveBook& book_;
  const TreeStyle& style_;
  TreeText text_;
  float column_ = 0;
  float x_ = 0;
  bool pair_open_ = false;  // the row still lacks the second move of a turn
  bool needs_number_ = true;
};

}  // namespace

std::string words_of(const PdnNotes& notes, Language language) {
  const std::string said = remarks(language, notes.nags);
  const std::string prose = prose_of(notes.after);
  if (said.empty() || prose.empty()) return said + prose;
  return said + ". " + prose;
}

std::optional<std::size_t> TreeText::row_of(PdnNode n) const {
  const auto leads = [n](const TreeWord& w) {
    return w.kind == TreeWord::Kind::Move && w.node == n;
  };
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const TreeRow& row) {
    return std::any_of(row.words.begin(), row.words.end(), leads);
  });
  if (found == rows.end()) return std::nullopt;
  return static_cast<std::size_t>(found - rows.begin());
}

std::size_t TreeText::row_at(float y) const {
  const auto found = std::partition_point(
      rows.begin(), rows.end(), [y](const TreeRow& row) { return row.top + row.height <= y; });
  return static_cast<std::size_t>(found - rows.begin());
}

TreeText lay_out(const PdnTree& tree, const MoveBook& book, const TreeStyle& style) {
  return Layout(tree, book, style).run();
}

}  // namespace damas
