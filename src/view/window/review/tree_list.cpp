#include "view/window/review/tree_list.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "view/window/kit/text_width.hpp"
#include "view/window/kit/widget_shapes.hpp"

namespace damas {

namespace {

constexpr float scroll_bar = 14;

GuiFont font_of(TreeWord::Kind kind) {
  return kind == TreeWord::Kind::Comment ? GuiFont::Caption : GuiFont::Body;
}

}  // namespace

std::optional<PdnNode> TreeList::panel(Ui& ui, const PdnTree& tree, int revision,
                                       const Look& look) {
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
  ImGui::BeginChild("moves", {0, -look.below}, 0,
                    ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NavFlattened);
  const float width = ImGui::GetWindowWidth() - scroll_bar;
  const bool tall = look.tall || pressed_by_fingers();
  const Basis basis{revision, ui.gui().builds(), width, tall, look.setup, look.language};
  if (!(basis == basis_)) arrange(ui, tree, basis);
  if (std::exchange(height_, ImGui::GetWindowHeight()) != ImGui::GetWindowHeight()) seen_.reset();
  keep_in_view(look.current);
  if (text_.rows.empty()) {
    ImGui::SetCursorPos({16, 8});
    ui.caption(look.when_empty);
  }
  const Point origin = from_im(ImGui::GetCursorScreenPos());
  const float top = ImGui::GetScrollY();
  PdnNode clicked = PdnNode::None;
  for (std::size_t i = text_.row_at(top); i < text_.rows.size(); ++i) {
    if (text_.rows[i].top > top + height_) break;
    row(ui, text_.rows[i], origin, look, clicked);
  }
  ImGui::SetCursorScreenPos(im(origin));
  ImGui::Dummy({1, text_.height});
  ImGui::EndChild();
  ImGui::PopStyleVar();
  return clicked == PdnNode::None ? std::nullopt : std::optional(clicked);
}

const MoveBook& TreeList::book(const PdnTree& tree, int revision) {
  if (!book_ || std::exchange(book_revision_, revision) != revision) book_.emplace(tree);
  book_revision_ = revision;
  return *book_;
}

void TreeList::arrange(Ui& ui, const PdnTree& tree, const Basis& basis) {
  TreeStyle style;
  style.width = basis.width;
  if (basis.tall) style.move_height = least_for_finger;
  style.setup = basis.setup;
  style.language = basis.language;
  style.measure = [&ui](std::string_view text, TreeWord::Kind kind) {
    const FontScope font(ui.gui(), font_of(kind));
    return text_width(text);
  };
  text_ = lay_out(tree, book(tree, basis.revision), style);
  basis_ = basis;
  seen_.reset();
}

void TreeList::keep_in_view(PdnNode current) {
  if (std::exchange(seen_, current) == current) return;
  const auto found = text_.row_of(current);
  if (!found) return ImGui::SetScrollY(0);
  const TreeRow& row = text_.rows[*found];
  const float top = ImGui::GetScrollY();
  const bool in_view = row.top >= top && row.top + row.height <= top + height_;
  if (!in_view) ImGui::SetScrollY(std::max(0.0F, row.top - (height_ - row.height) / 2));
}

void TreeList::row(Ui& ui, const TreeRow& row, Point origin, const Look& look, PdnNode& clicked) {
  for (const TreeWord& w : row.words) {
    const Rect cell = {origin.x + w.x, origin.y + row.top, w.w, row.height};
    ImGui::PushID(&w);
    if (word(ui, w, cell, look)) clicked = w.node;
    ImGui::PopID();
  }
}

bool TreeList::word(Ui& ui, const TreeWord& word, const Rect& cell, const Look& look) {
  const bool move = word.kind == TreeWord::Kind::Move;
  const GuiPalette& palette = ui.gui().palette();
  bool pressed = false;
  if (word.kind != TreeWord::Kind::Number) {
    ImGui::SetCursorScreenPos(im(cell.origin()));
    pressed = ImGui::InvisibleButton("word", im(cell.size()));
    if (move && ImGui::IsItemHovered()) ui.fill(cell, 6, palette.hovered);
    if (move && word.node == look.current) {
      ui.fill(cell, 6, palette.control);
      ui.outline(cell, 6, 2, palette.accent);
    } else if (move && word.node == look.next) {
      ui.outline(cell, 6, 1, palette.muted);
    }
    ui.focus_ring(cell.inset(3), 4, palette.text, word.text);
  }
  const FontScope font(ui.gui(), font_of(word.kind));
  const float inset = move ? 8.0F : 0.0F;
  const float top = std::round(cell.y + (cell.h - ImGui::GetFontSize()) / 2);
  ImGui::GetWindowDrawList()->AddText(
      {cell.x + inset, top}, im(move ? ui.theme().text : ui.theme().muted), word.text.c_str());
  const float used = inset + text_width(word.text);
  if (!word.clock.empty()) clock(ui, word.clock, cell, used);
  return pressed;
}

// At the end of the move's cell, if there is room.
void TreeList::clock(Ui& ui, const std::string& text, const Rect& cell, float used) {
  constexpr float gap = 8;
  const FontScope font(ui.gui(), GuiFont::Caption);
  const float width = text_width(text);
  if (used + width + 2 * gap > cell.w) return;
  const float top = std::round(cell.y + (cell.h - ImGui::GetFontSize()) / 2);
  ImGui::GetWindowDrawList()->AddText({std::round(cell.right() - width - gap), top},
                                      im(ui.theme().muted), text.c_str());
}

}  // namespace damas
