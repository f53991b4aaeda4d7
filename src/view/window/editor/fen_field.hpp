// Owns FenField: the text field with the position, which can be edited or pasted into.
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

// Reads a FEN, or a line of a PDN file that contains one. The error's place is an index into
// `text`.
std::variant<AnyPosition, FenError> read_position(Variant variant, std::string_view text);

class FenField {
 public:
  // Makes the field in one row. Shows `board` unless text is being typed or is invalid. When the
  // text is completed, by Enter or by leaving the field, answers the position if it is valid;
  // unfinished text is not read, because it may be valid by chance.
  std::optional<BoardEdit> panel(Ui& ui, const BoardEdit& board, Language language, float width);
  // Drops the typed text.
  void reset();

  // As if the person had typed that text.
  void type(std::string_view text, const BoardEdit& board, Language language);
  // The text that is no valid position; empty if it is one.
  std::string unread() const { return error_.empty() ? std::string{} : text_.data(); }

  // Why the text is not a valid position; empty if it is.
  const std::string& error() const { return error_; }

 private:
  std::optional<BoardEdit> read(const BoardEdit& board, Language language);

  std::array<char, 2048> text_{};
  std::string error_;
  bool typing_ = false;  // the field is being edited
};

}  // namespace damas
