// Owns FenField: the line of text that shows the position, and that one may type or paste into.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/board_edit.hpp"
#include "core/fen.hpp"
#include "view/text/text.hpp"

namespace damas {

class Ui;

// A position as people copy it: a FEN, or the line of a PDN file that holds one. The error's place
// counts in `text`.
std::variant<AnyPosition, FenError> read_position(Variant variant, std::string_view text);

class FenField {
 public:
  // Makes the field in one row. Shows `board` unless something is being typed, or is wrong. Answers
  // what was typed once it is done, by Enter or by going elsewhere, if it reads as a position: what
  // is half typed may be one by chance.
  std::optional<BoardEdit> panel(Ui& ui, const BoardEdit& board, Language language, float width);
  // Whatever was typed is dropped.
  void reset();

  // Why what stands there is no position; empty when it is one.
  const std::string& error() const { return error_; }

 private:
  std::optional<BoardEdit> read(const BoardEdit& board, Language language);

  std::array<char, 2048> text_{};
  std::string error_;
  bool typing_ = false;  // the field has the keyboard
};

}  // namespace damas
