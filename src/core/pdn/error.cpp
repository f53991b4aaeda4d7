#include "core/pdn/error.hpp"

#include <algorithm>

namespace damas {

namespace {

constexpr std::size_t most_moves_shown = 12;

const char* expectation(PdnProblem problem) {
  switch (problem) {
    case PdnProblem::Tag:
      return "expected a tag such as [White \"name\"]";
    case PdnProblem::GameType:
      return "expected a type of draughts game such as \"20\" or \"26,W,8,8,A0,0\"";
    case PdnProblem::Fen:
      return "expected a position";
    case PdnProblem::Move:
      return "expected a move, a comment, a variation or a result";
    case PdnProblem::Square:
      return "expected squares of this board";
    case PdnProblem::IllegalMove:
      return "expected a legal move";
    case PdnProblem::AmbiguousMove:
      return "expected the squares on the way, since this could be more than one move";
    case PdnProblem::CommentEnd:
      return "expected '}' to end the comment that begins here";
    case PdnProblem::VariationBegin:
      return "expected a move before its variation";
    case PdnProblem::VariationEnd:
      return "expected ')' to end a variation";
    case PdnProblem::Nag:
      return "expected the number of an annotation glyph such as $1";
    case PdnProblem::VariationTooDeep:
      return "expected fewer variations within variations";
  }
  return "";
}

std::string moves_text(const std::vector<std::string>& moves) {
  std::string text = " (possible: ";
  for (std::size_t i = 0; i < std::min(moves.size(), most_moves_shown); ++i)
    text += (i == 0 ? "" : ", ") + moves[i];
  return text + (moves.size() > most_moves_shown ? ", ...)" : ")");
}

bool begins_character(char c) {
  return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
}

}  // namespace

std::string describe(const PdnError& error) {
  std::string text = "line " + std::to_string(error.line) + ", column " +
                     std::to_string(error.column) + ", game " + std::to_string(error.game) + ": " +
                     expectation(error.problem);
  if (!error.detail.empty()) text += " (" + error.detail + ")";
  if (!error.possible.empty()) text += moves_text(error.possible);
  return text + ", found " + (error.found.empty() ? "the end" : "'" + error.found + "'");
}

void PdnPlaces::place(PdnError& error) {
  if (error.at < at_) *this = PdnPlaces(text_);
  for (; at_ < std::min(error.at, text_.size()); ++at_) {
    if (text_[at_] != '\n') continue;
    ++line_;
    line_begin_ = at_ + 1;
  }
  error.line = line_;
  const std::string_view before = text_.substr(line_begin_, at_ - line_begin_);
  error.column =
      1 + static_cast<int>(std::count_if(before.begin(), before.end(), begins_character));
}

}  // namespace damas
