#include "core/pdn/result.hpp"

#include <cctype>
#include <utility>

namespace damas {

namespace {

struct Spelling {
  std::string_view text;
  PdnScore score;
  ResultStyle style;
};

// The first spelling of a score in a style is the one that is written.
constexpr Spelling spellings[] = {
    {"*", PdnScore::Unknown, ResultStyle::OnePoint},
    {"*", PdnScore::Unknown, ResultStyle::TwoPoints},
    {"1-0", PdnScore::FirstWins, ResultStyle::OnePoint},
    {"2-0", PdnScore::FirstWins, ResultStyle::TwoPoints},
    {"0-1", PdnScore::SecondWins, ResultStyle::OnePoint},
    {"0-2", PdnScore::SecondWins, ResultStyle::TwoPoints},
    {"1/2-1/2", PdnScore::Draw, ResultStyle::OnePoint},
    {"1-1", PdnScore::Draw, ResultStyle::TwoPoints},
    {"0-0", PdnScore::BothLose, ResultStyle::OnePoint},
    {"0-0", PdnScore::BothLose, ResultStyle::TwoPoints},
    {"1/2", PdnScore::Draw, ResultStyle::OnePoint},
    {"\xC2\xBD-\xC2\xBD", PdnScore::Draw, ResultStyle::OnePoint},
};

std::string without_blanks(std::string_view text) {
  std::string kept;
  for (const char c : text) {
    if (std::isspace(static_cast<unsigned char>(c)) == 0) kept += c;
  }
  return kept;
}

}  // namespace

std::optional<PdnResult> standard_result(std::string_view text) {
  const std::string bare = without_blanks(text);
  for (const Spelling& s : spellings) {
    if (s.text == bare) return PdnResult{s.score, s.style};
  }
  return std::nullopt;
}

PdnResult parse_result(std::string_view text) {
  if (auto result = standard_result(text)) return *result;
  const std::string bare = without_blanks(text);
  if (bare.empty() || bare == "?" || bare == "-") return {};
  return {PdnScore::Other, ResultStyle::OnePoint, std::string(text)};
}

std::string to_text(const PdnResult& result) {
  for (const Spelling& s : spellings) {
    if (s.score == result.score && s.style == result.style) return std::string(s.text);
  }
  return result.text;
}

PdnResult turned(PdnResult result) {
  if (result.score == PdnScore::FirstWins) {
    result.score = PdnScore::SecondWins;
  } else if (result.score == PdnScore::SecondWins) {
    result.score = PdnScore::FirstWins;
  }
  return result;
}

std::optional<Side> winner(PdnScore score, Side named_first) {
  if (score == PdnScore::FirstWins) return named_first;
  if (score == PdnScore::SecondWins) return opponent(named_first);
  return std::nullopt;
}

PdnScore score_for(std::optional<Side> winner) {
  if (!winner) return PdnScore::Draw;
  return *winner == Side::White ? PdnScore::FirstWins : PdnScore::SecondWins;
}

}  // namespace damas
