#include "core/pdn/whole_line.hpp"

#include <algorithm>

#include "core/pdn/split.hpp"

namespace damas {

namespace {

// Such an error loses only the word or the variation in which it is.
bool loses_little(PdnProblem problem) {
  return problem == PdnProblem::Nag || problem == PdnProblem::VariationBegin ||
         problem == PdnProblem::VariationTooDeep;
}

// Whether the error is outside of the main line. A bad tag may be the one that tells the start.
bool spares_main_line(const PdnError& error, std::size_t begin, const PdnWords& words) {
  if (loses_little(error.problem)) return true;
  // Moves after a variation that does not end are taken for a part of it.
  if (error.problem == PdnProblem::VariationEnd) return false;
  int depth = 0;
  for (std::size_t i = 0; i < words.body.size(); ++i) {
    const PdnToken& word = words.body[i];
    if (error.at < begin + word.end)
      return error.at >= begin + word.begin && (depth > 0 || i < words.preface);
    if (word.word == PdnWord::Begin) ++depth;
    if (word.word == PdnWord::Finish) --depth;
  }
  return false;
}

}  // namespace

const PdnError* error_in_main_line(std::string_view text, const PdnGame& game) {
  if (game.errors.empty()) return nullptr;
  PdnSplitter splitter(text.substr(game.begin, game.end - game.begin));
  PdnWords words;
  if (!splitter.next(words)) return &game.errors.front();
  const auto found = std::find_if_not(
      game.errors.begin(), game.errors.end(),
      [&](const auto& error) { return spares_main_line(error, game.begin, words); });
  return found == game.errors.end() ? nullptr : &*found;
}

}  // namespace damas
