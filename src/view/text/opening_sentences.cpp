#include "view/text/opening_sentences.hpp"

#include "core/notation.hpp"
#include "view/text/text.hpp"

namespace damas {

std::string name_of(Language language, const NamedOpening& opening) {
  const std::string& form = opening.name_in(code(language));
  return form == opening.name ? form : form + ", " + opening.name;
}

std::string opening_line(Language language, const NamedOpening& opening) {
  return tr(language, Text::OpeningLine, name_of(language, opening), opening.line);
}

std::string remark(Language language, const training::OpeningPractice::Remark& remark) {
  using Verdict = training::OpeningPractice::Remark::Kind;
  switch (remark.kind) {
    case Verdict::None:
    case Verdict::Shown:
      return {};
    case Verdict::Right:
      return tr(language, Text::OpeningsRight, remark.tried);
    case Verdict::AlsoRight:
      return tr(language, Text::OpeningsAlsoRight, remark.tried, remark.best);
    case Verdict::Wrong:
      return tr(language, Text::OpeningsWrong, remark.tried);
  }
  return {};
}

std::string moves_of_book(Language language, const Game& game, const std::vector<BookMove>& moves) {
  std::string all;
  for (const BookMove& each : moves)
    all += (all.empty() ? "" : ", ") + to_text(game, each.move);
  return tr(language, Text::OpeningsTold, all);
}

}  // namespace damas
