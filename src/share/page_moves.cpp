#include "share/page_moves.hpp"

#include "core/pdn/clock.hpp"
#include "share/markup.hpp"
#include "share/move_book.hpp"

namespace damas::share {

namespace {

class Writer {
 public:
  Writer(const PdnTree& tree, const PageNodes& nodes, const PageWords& words)
      : tree_(tree), nodes_(nodes), words_(words), book_(tree) {}

  std::string run() {
    comment(PdnNode::Root);
    line(tree_.first_child(PdnNode::Root));
    return std::move(html_);
  }

 private:
  // The move and those after it in its line. The alternatives to a move follow it.
  void line(PdnNode from) {
    needs_number_ = true;
    for (PdnNode n = from; n != PdnNode::None; n = tree_.first_child(n)) {
      plain_comment(tree_.notes(n).before, "");
      move(n);
      comment(n);
      if (n == from && tree_.parent(n) != PdnNode::None && tree_.first_child(tree_.parent(n)) != n)
        continue;
      variations(n);
    }
  }

  void variations(PdnNode n) {
    for (PdnNode v = tree_.next_sibling(n); v != PdnNode::None; v = tree_.next_sibling(v)) {
      html_ += "<div class=\"line\">";
      line(v);
      html_ += "</div>\n";
      needs_number_ = true;
    }
  }

  void move(PdnNode n) {
    const PrintedMove& move = book_.at(n);
    const bool setup = tree_.setup(n) != nullptr;
    if (!setup && (move.first || needs_number_)) {
      html_ += "<b>" + std::to_string(move.number) + (move.first ? "." : "…") + "</b>";
    }
    const std::string index = std::to_string(nodes_.index_of(n));
    html_ += "<a href=\"#" + index + "\" data-n=\"" + index + "\">" +
             escaped_markup(setup ? words_.setup : move.text) + "</a> ";
    needs_number_ = setup;
  }

  void comment(PdnNode n) {
    const PdnNotes& notes = tree_.notes(n);
    const std::string said = words_.remarks ? words_.remarks(notes.nags) : std::string{};
    const std::string prose = prose_of(notes.after);
    plain_comment(said + (said.empty() || prose.empty() ? "" : ". ") + prose,
                  " data-c=\"" + std::to_string(nodes_.index_of(n)) + "\"");
  }

  void plain_comment(std::string_view text, const std::string& attributes) {
    const std::string prose = prose_of(text);
    if (prose.empty()) return;
    html_ += "<q" + attributes + ">" + escaped_markup(prose) + "</q>\n";
    needs_number_ = true;
  }

  const PdnTree& tree_;
  const PageNodes& nodes_;
  const PageWords& words_;
  MoveBook book_;
  std::string html_;
  bool needs_number_ = true;
};

}  // namespace

std::string moves_html(const PdnTree& tree, const PageNodes& nodes, const PageWords& words) {
  return Writer(tree, nodes, words).run();
}

}  // namespace damas::share
