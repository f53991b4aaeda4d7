#include "view/text/pdn_sentences.hpp"

#include <algorithm>

#include "view/text/text.hpp"

namespace damas {

namespace {

constexpr std::size_t most_moves = 12;

Text expectation(PdnProblem problem) {
  switch (problem) {
    case PdnProblem::Tag:
      return Text::PdnExpectTag;
    case PdnProblem::GameType:
      return Text::PdnExpectType;
    case PdnProblem::Fen:
      return Text::PdnExpectFen;
    case PdnProblem::Move:
      return Text::PdnExpectMove;
    case PdnProblem::Square:
      return Text::PdnExpectSquare;
    case PdnProblem::IllegalMove:
      return Text::PdnExpectLegal;
    case PdnProblem::AmbiguousMove:
      return Text::PdnExpectPath;
    case PdnProblem::CommentEnd:
      return Text::PdnExpectCommentEnd;
    case PdnProblem::VariationBegin:
      return Text::PdnExpectVariationBegin;
    case PdnProblem::VariationEnd:
      return Text::PdnExpectVariationEnd;
    case PdnProblem::VariationTooDeep:
      break;
  }
  return Text::PdnExpectShallow;
}

std::string joined(const std::vector<std::string>& moves) {
  std::string text;
  for (std::size_t i = 0; i < std::min(moves.size(), most_moves); ++i)
    text += (i == 0 ? "" : ", ") + moves[i];
  return text + (moves.size() > most_moves ? ", …" : "");
}

}  // namespace

std::string sentence(Language language, const PdnError& error) {
  std::string expected = tr(language, expectation(error.problem));
  if (!error.possible.empty()) {
    expected = tr(language, Text::PdnPossible, expected, joined(error.possible));
  }
  const std::string found = error.found.empty() ? tr(language, Text::PdnFoundEnd)
                                                : tr(language, Text::PdnFound, error.found);
  return tr(language, Text::PdnWrong, error.line, error.column, expected, found);
}

}  // namespace damas
