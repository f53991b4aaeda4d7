#include "view/text/pdn_sentences.hpp"

#include <algorithm>
#include <iterator>

#include "core/pdn/build.hpp"
#include "view/text/names.hpp"

namespace damas {

namespace {

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
    case PdnProblem::Nag:
      return Text::PdnExpectNag;
    case PdnProblem::VariationTooDeep:
      break;
  }
  return Text::PdnExpectShallow;
}

std::string joined(const std::vector<std::string>& moves, std::size_t most_moves) {
  std::string text;
  for (std::size_t i = 0; i < std::min(moves.size(), most_moves); ++i)
    text += (i == 0 ? "" : ", ") + moves[i];
  return text + (moves.size() > most_moves ? ", …" : "");
}

struct NagMeaning {
  int nag;
  Text text;
  bool of_side;  // the next glyph has the same meaning for Black
};

// The standard glyphs, except those about chess pieces.
constexpr NagMeaning nag_meanings[] = {
    {7, Text::NagForced, false},
    {8, Text::NagOnly, false},
    {9, Text::NagWorst, false},
    {10, Text::NagDrawish, false},
    {11, Text::NagEqualQuiet, false},
    {12, Text::NagEqualActive, false},
    {13, Text::NagUnclear, false},
    {14, Text::NagSlightAdvantage, true},
    {16, Text::NagAdvantage, true},
    {18, Text::NagDecisiveAdvantage, true},
    {20, Text::NagCrushingAdvantage, true},
    {22, Text::NagZugzwang, true},
    {24, Text::NagSlightSpace, true},
    {26, Text::NagSpace, true},
    {28, Text::NagDecisiveSpace, true},
    {30, Text::NagSlightTempi, true},
    {32, Text::NagTempi, true},
    {34, Text::NagDecisiveTempi, true},
    {36, Text::NagInitiative, true},
    {38, Text::NagLastingInitiative, true},
    {40, Text::NagAttack, true},
    {42, Text::NagLittleCompensation, true},
    {44, Text::NagCompensation, true},
    {46, Text::NagMuchCompensation, true},
    {48, Text::NagSlightCentre, true},
    {50, Text::NagCentre, true},
    {52, Text::NagDecisiveCentre, true},
    {66, Text::NagWeakBackRow, true},
    {68, Text::NagStrongBackRow, true},
    {102, Text::NagPoorTeamwork, true},
    {104, Text::NagGoodTeamwork, true},
    {106, Text::NagOpeningVeryPoor, true},
    {108, Text::NagOpeningPoor, true},
    {110, Text::NagOpeningWell, true},
    {112, Text::NagOpeningVeryWell, true},
    {114, Text::NagMiddleVeryPoor, true},
    {116, Text::NagMiddlePoor, true},
    {118, Text::NagMiddleWell, true},
    {120, Text::NagMiddleVeryWell, true},
    {122, Text::NagEndingVeryPoor, true},
    {124, Text::NagEndingPoor, true},
    {126, Text::NagEndingWell, true},
    {128, Text::NagEndingVeryWell, true},
    {130, Text::NagSlightCounterplay, true},
    {132, Text::NagCounterplay, true},
    {134, Text::NagDecisiveCounterplay, true},
    {136, Text::NagTimePressure, true},
    {138, Text::NagSevereTimePressure, true},
};

}  // namespace

std::string sentence(Language language, const PdnError& error, std::size_t most_moves) {
  std::string expected = tr(language, expectation(error.problem));
  if (!error.possible.empty()) {
    expected = tr(language, Text::PdnPossible, expected, joined(error.possible, most_moves));
  }
  const std::string found = error.found.empty() ? tr(language, Text::PdnFoundEnd)
                                                : tr(language, Text::PdnFound, error.found);
  return tr(language, Text::PdnWrong, error.line, error.column, expected, found);
}

std::string meaning_of_nag(Language language, int nag) {
  const auto* found = std::find_if(
      std::begin(nag_meanings), std::end(nag_meanings),
      [nag](const NagMeaning& m) { return m.nag == nag || (m.of_side && m.nag + 1 == nag); });
  if (found == std::end(nag_meanings)) return tr(language, Text::NagUnknown, nag);
  if (!found->of_side) return tr(language, found->text);
  const Side side = found->nag == nag ? Side::White : Side::Black;
  return tr(language, found->text, begins_sentence(language, side));
}

std::string remarks(Language language, const std::vector<int>& nags) {
  std::string text;
  for (const int nag : nags) {
    if (nag == 0 || !strength_of(nag).empty()) continue;
    text += (text.empty() ? "" : "; ") + meaning_of_nag(language, nag);
  }
  return text;
}

}  // namespace damas
