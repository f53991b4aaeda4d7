#include "core/pdn/writer.hpp"

#include <algorithm>
#include <vector>

#include "core/fen.hpp"
#include "core/pdn/build.hpp"
#include "core/pdn/chars.hpp"
#include "core/pdn/game_type.hpp"
#include "core/pdn/line_filler.hpp"
#include "core/pdn/moves.hpp"
#include "core/pdn/text.hpp"
#include "core/variant_rules.hpp"

namespace damas {

namespace {

constexpr std::string_view first_tags[] = {"Event", "Site", "Date", "Round", "White", "Black"};

Side mover_of(const AnyPosition& position) {
  return std::visit([](const auto& p) { return p.to_move; }, position);
}

class Writer {
 public:
  Writer(const PdnGame& game, const PdnWriting& writing)
      : game_(game),
        tree_(game.tree),
        writing_(writing),
        style_(own_style(game.variant())),
        filler_(writing.width) {
    if (writing.numbering) style_.numbering = *writing.numbering;
    style_.with_path = writing.with_paths;
    result_ = game.named_first == Side::White ? game.result : turned(game.result);
  }

  std::string run() {
    std::string text = tags();
    write_moves();
    filler_.add(writing_.ends_with_result ? terminator() : "*");
    return text + "\n" + filler_.take();
  }

 private:
  std::string terminator() const {
    return result_.score == PdnScore::Other ? "*" : to_text(result_);
  }

  static std::string tag(std::string_view name, std::string_view value) {
    return "[" + std::string(name) + " \"" + escaped(value) + "\"]\n";
  }

  std::string tags() const {
    std::string text;
    for (const std::string_view name : first_tags) {
      if (const std::string* value = game_.headers.find(name)) text += tag(name, *value);
    }
    text += tag("Result", to_text(result_)) + game_type() + fen();
    for (const auto& [name, value] : game_.headers) {
      const bool written =
          std::any_of(std::begin(first_tags), std::end(first_tags),
                      [&, wanted = std::string_view(name)](std::string_view first) {
                        return chars::equal_ignoring_case(first, wanted);
                      });
      if (!written) text += tag(name, value);
    }
    return text;
  }

  std::string game_type() const {
    const std::string type = game_type_text(game_.variant(), style_.numbering);
    std::string text = type.empty() ? "" : tag("GameType", type);
    if (!game_type_names(game_.variant())) text += tag("Variant", info(game_.variant()).id);
    return text;
  }

  std::string fen() const {
    bool needed = !(tree_.start() == start_of(game_.variant()));
    // Without a FEN tag, a reader would take a setup before the first move for the start.
    for (const PdnNode n : tree_.children(PdnNode::Root))
      needed = needed || tree_.setup(n) != nullptr;
    return needed ? tag("FEN", to_fen(tree_.start(), style_.numbering)) : "";
  }

  void write_moves() {
    write_comment(tree_.notes(PdnNode::Root).after);
    write_children(PdnNode::Root, tree_.start(), 0);
  }

  // Writes everything after `n`: its line, with each variation after the move that it is an
  // alternative to.
  void write_children(PdnNode n, AnyPosition position, int ply) {
    for (PdnNode main = tree_.first_child(n); main != PdnNode::None;
         main = tree_.first_child(main)) {
      const AnyPosition next = write_node(main, position, ply);
      for (PdnNode v = tree_.next_sibling(main); v != PdnNode::None; v = tree_.next_sibling(v)) {
        write_variation(v, position, ply);
      }
      ply = tree_.setup(main) ? 0 : ply + 1;
      position = next;
    }
  }

  void write_variation(PdnNode n, const AnyPosition& position, int ply) {
    filler_.open('(');
    needs_number_ = true;
    write_comment(tree_.notes(n).before);
    const AnyPosition next = write_node(n, position, ply);
    write_children(n, next, tree_.setup(n) ? 0 : ply + 1);
    filler_.close(')');
    needs_number_ = true;
  }

  AnyPosition write_node(PdnNode n, const AnyPosition& position, int ply) {
    const PdnNotes& notes = tree_.notes(n);
    AnyPosition next;
    std::size_t written = 0;
    if (const AnyPosition* setup = tree_.setup(n)) {
      filler_.add("/FEN \"" + to_fen(*setup, style_.numbering) + "\"/");
      needs_number_ = true;
      next = *setup;
    } else {
      write_number(position, ply);
      std::string text = move_text(position, tree_.move(n), style_);
      if (!notes.nags.empty() && !strength_of(notes.nags.front()).empty()) {
        text += strength_of(notes.nags[written++]);
      }
      filler_.add(text);
      next = after(position, tree_.move(n));
    }
    for (; written < notes.nags.size(); ++written)
      filler_.add("$" + std::to_string(notes.nags[written]));
    write_comment(notes.after);
    return next;
  }

  // Writes a number before each move of the first player, and before other moves after an
  // interruption.
  void write_number(const AnyPosition& position, int ply) {
    const Side first = info(game_.variant()).rules.first_side;
    const bool is_first = mover_of(position) == first;
    // The side to move at the start makes move 1, even if it is the second player.
    const bool first_began = (ply % 2 == 0) == is_first;
    const int number = (ply + (first_began ? 0 : 1)) / 2 + 1;
    if (is_first) {
      filler_.add(std::to_string(number) + ".");
    } else if (needs_number_ || ply == 0) {
      filler_.add(std::to_string(number) + "...");
    }
    needs_number_ = false;
  }

  void write_comment(std::string_view comment) {
    const std::string text = chars::one_paragraph(comment);
    if (text.empty()) return;
    needs_number_ = true;
    // A brace would close a comment in braces, so use a comment that runs to the end of the line.
    if (text.find('}') != std::string::npos) return filler_.add_line_comment(text);
    filler_.open('{');
    filler_.add_prose(text);
    filler_.close('}');
  }

  const PdnGame& game_;
  const PdnTree& tree_;
  const PdnWriting& writing_;
  PdnMoveStyle style_;
  PdnResult result_;
  LineFiller filler_;
  bool needs_number_ = false;
};

}  // namespace

std::string write_pdn(const PdnGame& game, const PdnWriting& writing) {
  return Writer(game, writing).run();
}

std::string write_pdn(std::span<const PdnGame> games, const PdnWriting& writing) {
  std::string text;
  for (const PdnGame& game : games)
    text += (text.empty() ? "" : "\n") + write_pdn(game, writing);
  return text;
}

}  // namespace damas
