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
  for (const NamedOpening& each : names->all()) {
    Game game(variant);
    for (const Move& move : each.moves)
      game.play(move);
    const AnyPosition& position = game.position();
    if (!training::sides_to_practise(*book, position).empty())
      all.push_back({name_of(language, each), each.line, position, sources_of(language, each)});
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
    lines.push_back(tr(language, Text::OpeningsWaiting, progress.due, progress.fresh));
  } else if (*progress.next_due <= *today + 1) {
    lines.emplace_back(tr(language, Text::OpeningsTomorrow));
  } else {
    lines.push_back(
        counted(language, static_cast<int>(*progress.next_due - *today), Counted::OpeningsNext));
  }
  return lines;
}

}  // namespace damas
