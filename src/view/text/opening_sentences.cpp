#include "view/text/opening_sentences.hpp"

#include <algorithm>
#include <cstddef>
#include <sstream>

#include "core/notation.hpp"
#include "view/text/text.hpp"

namespace damas {

namespace {

std::size_t common_moves(const NamedOpening& a, const NamedOpening& b) {
  const auto [in_a, in_b] =
      std::mismatch(a.moves.begin(), a.moves.end(), b.moves.begin(), b.moves.end());
  return static_cast<std::size_t>(in_a - a.moves.begin());
}

std::string move_of_line(const NamedOpening& opening, std::size_t number) {
  std::istringstream line(opening.line);
  std::string move;
  for (std::size_t i = 0; i <= number; ++i)
    line >> move;
  return move;
}

// An opening that is offered, and its last position.
struct Listed {
  const NamedOpening* opening;
  AnyPosition position;
};

std::vector<Listed> listed_of(const OpeningNames& names, const Book& book, Variant variant) {
  std::vector<Listed> all;
  for (const NamedOpening& each : names.all()) {
    Game game(variant);
    for (const Move& move : each.moves)
      game.play(move);
    if (!training::sides_to_practise(book, game.position()).empty())
      all.push_back({&each, game.position()});
  }
  return all;
}

// " (b2-c3)": the first move by which it differs from others that have its name; empty if there are
// none in the list.
std::string difference(const NamedOpening& opening, const std::vector<Listed>& all) {
  bool alone = true;
  std::size_t common = 0;
  for (const Listed& each : all) {
    if (each.opening == &opening || each.opening->name != opening.name) continue;
    alone = false;
    common = std::max(common, common_moves(opening, *each.opening));
  }
  if (alone || opening.moves.empty()) return {};
  return " (" + move_of_line(opening, std::min(common, opening.moves.size() - 1)) + ")";
}

// The difference stands before the name in another alphabet, since the end of a long row is cut.
std::string name_with(Language language, const NamedOpening& opening, const std::string& apart) {
  const std::string& form = opening.name_in(code(language));
  return form == opening.name ? form + apart : form + apart + ", " + opening.name;
}

}  // namespace

std::string name_of(Language language, const NamedOpening& opening) {
  return name_with(language, opening, {});
}

std::string opening_line(Language language, const NamedOpening& opening) {
  return tr(language, Text::OpeningLine, name_of(language, opening), opening.line);
}

std::string sources_of(Language language, const NamedOpening& opening, std::string_view between) {
  std::string all;
  for (const std::string& source : opening.sources) {
    if (!all.empty()) all += between;
    all += source;
  }
  return tr(language, Text::OpeningSources, all);
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
    case Verdict::Hinted:
      return tr(language, Text::OpeningsHint, remark.piece);
  }
  return {};
}

std::string moves_of_book(Language language, const Game& game, const std::vector<BookMove>& moves) {
  std::string all;
  for (const BookMove& each : moves)
    all += (all.empty() ? "" : ", ") + to_text(game, each.move);
  return tr(language, Text::OpeningsTold, all);
}

std::vector<PracticeStart> practice_starts(Language language, const OpeningNames* names,
                                           const Book* book, Variant variant) {
  std::vector<PracticeStart> all = {{std::string(tr(language, Text::OpeningsAll)),
                                     std::string(tr(language, Text::OpeningsAllAbout)),
                                     start_of(variant),
                                     {}}};
  if (names == nullptr || book == nullptr) return all;
  const std::vector<Listed> listed = listed_of(*names, *book, variant);
  for (const auto& [opening, position] : listed) {
    all.push_back({name_with(language, *opening, difference(*opening, listed)), opening->line,
                   position, sources_of(language, *opening)});
  }
  return all;
}

std::string practice_title(Language language, const OpeningNames* names, const AnyPosition& start) {
  const NamedOpening* const opening = names != nullptr ? names->find(start) : nullptr;
  if (opening != nullptr) return opening_line(language, *opening);
  const bool usual = start == start_of(variant_of(start));
  return tr(language, usual ? Text::OpeningsTitle : Text::OpeningsGivenStart);
}

std::vector<std::string> progress_lines(Language language,
                                        const training::OpeningProgress& progress,
                                        std::optional<training::Day> today) {
  std::vector<std::string> lines = {
      counted(language, progress.all, Counted::OpeningsLearned, {progress.learned, progress.all})};
  if (progress.due > 0 || progress.fresh > 0 || !today || !progress.next_due) {
    // So that the numbers give the whole: neither learned, nor due today, nor new.
    const int later = progress.all - progress.learned - progress.due - progress.fresh;
    lines.push_back(
        later > 0 ? tr(language, Text::OpeningsWaitingLater, progress.due, progress.fresh, later)
                  : tr(language, Text::OpeningsWaiting, progress.due, progress.fresh));
  } else if (*progress.next_due <= *today + 1) {
    lines.emplace_back(tr(language, Text::OpeningsTomorrow));
  } else {
    lines.push_back(
        counted(language, static_cast<int>(*progress.next_due - *today), Counted::OpeningsNext));
  }
  return lines;
}

}  // namespace damas
