// Owns TreeList: a review's list of moves, each of which can be clicked; draws only the visible
// rows.
#pragma once

#include <optional>

#include "platform/geometry.hpp"
#include "view/window/review/tree_text.hpp"

namespace damas {

class Ui;

class TreeList {
 public:
  struct Look {
    PdnNode current = PdnNode::Root;
    PdnNode next = PdnNode::None;  // the move of a step forwards
    bool tall = false;             // higher rows, for fingers
    const char* when_empty = "";
    const char* setup = "";
    Language language = Language::English;
    float below = 0;  // of the window, that stays free
  };

  // Fills the rest of the current ImGui window. A new `revision` means that the tree has changed.
  // Answers the clicked node.
  std::optional<PdnNode> panel(Ui& ui, const PdnTree& tree, int revision, const Look& look);

  // The text of every move.
  const MoveBook& book(const PdnTree& tree, int revision);

  // Valid since the last call of panel().
  const TreeText& text() const { return text_; }

 private:
  struct Basis {
    int revision = -1;
    int letters = 0;  // Gui::builds()
    float width = 0;
    bool tall = false;
    std::string setup;
    Language language = Language::English;

    friend bool operator==(const Basis&, const Basis&) = default;
  };

  void arrange(Ui& ui, const PdnTree& tree, const Basis& basis);
  void keep_in_view(PdnNode current);
  void row(Ui& ui, const TreeRow& row, Point origin, const Look& look, PdnNode& clicked);
  bool word(Ui& ui, const TreeWord& word, const Rect& cell, const Look& look);
  static void clock(Ui& ui, const std::string& text, const Rect& cell, float used);

  std::optional<MoveBook> book_;
  int book_revision_ = -1;
  TreeText text_;
  Basis basis_;
  std::optional<PdnNode> seen_;  // last node that was scrolled into view
  float height_ = 0;             // of the list, in the last frame
};

}  // namespace damas
