#include "main/engine/annotation.hpp"

#include <cmath>
#include <cstddef>

#include "analysis/game_analyser.hpp"
#include "coach/coach.hpp"
#include "coach/mistake.hpp"
#include "coach/refutation.hpp"
#include "core/pdn/chars.hpp"
#include "core/pdn/convert.hpp"
#include "core/pdn/reader.hpp"
#include "core/pdn/writer.hpp"
#include "endgame/known_results.hpp"
#include "engine/shipped_endings.hpp"
#include "view/text/coach_sentences.hpp"

namespace damas::tool {

namespace {

using analysis::AnalysedGame;
using analysis::Judgement;

std::string_view without_end_spaces(std::string_view text) {
  while (!text.empty() && chars::is_space(text.back()))
    text.remove_suffix(1);
  return text;
}

std::string count_of(int count, const std::string& one, const std::string& many) {
  if (count == 0) return "";
  return ", " + std::to_string(count) + " " + (count == 1 ? one : many);
}

std::string summary_of(const AnalysedGame& found, Side side) {
  const auto accuracy = found.accuracy[static_cast<std::size_t>(side)];
  return (accuracy ? std::to_string(std::lround(*accuracy)) + " %" : "no choice") +
         count_of(found.count(side, Judgement::Inaccuracy), "inaccuracy", "inaccuracies") +
         count_of(found.count(side, Judgement::Mistake), "mistake", "mistakes") +
         count_of(found.count(side, Judgement::Blunder), "blunder", "blunders");
}

}  // namespace

AnnotatedText::AnnotatedText(std::string_view text, std::optional<Variant> otherwise)
    : text_(text), games_(read_pdn(text, {otherwise})) {}

bool AnnotatedText::can_be_annotated(std::size_t game) const {
  return games_[game].is_whole() && games_[game].tree.ply_count() > 0;
}

std::string AnnotatedText::unchanged(std::size_t game) const {
  const PdnGame& g = games_[game];
  return before(game) + std::string(without_end_spaces(text_.substr(g.begin, g.end - g.begin))) +
         "\n";
}

std::string AnnotatedText::annotated(std::size_t game, const AnalysedGame& found,
                                     const analysis::MoveWords& words) const {
  PdnGame copy = games_[game];
  analysis::write_remarks(copy.tree, found, words);
  PdnWriting writing;
  const auto source = without_end_spaces(text_.substr(copy.begin, copy.end - copy.begin));
  writing.ends_with_result = !source.ends_with('*');
  return before(game) + write_pdn(copy, writing);
}

std::string AnnotatedText::rest() const {
  return between(games_.empty() ? 0 : games_.back().end, text_.size());
}

std::string AnnotatedText::before(std::size_t game) const {
  return between(game == 0 ? 0 : games_[game - 1].end, games_[game].begin);
}

std::string AnnotatedText::between(std::size_t begin, std::size_t end) const {
  const auto part = without_end_spaces(text_.substr(begin, end - begin));
  return part.empty() ? "" : std::string(part) + "\n";
}

AnalysedGame analyse(const PdnGame& game, Engine& engine, const SearchRequest& request,
                     const std::function<void(float)>& tell) {
  engine.forget();
  SearchRequest with_endings = request;
  with_endings.endings = true;
  analysis::GameAnalyser analyser(replay(game.tree).game, engine, with_endings);
  while (analyser.step())
    tell(analyser.progress());
  return analyser.result();
}

int score_beside(const AnalysedGame& found, std::size_t ply) {
  const int for_white = found.positions[ply + 1]->score;
  return found.moves[ply]->side == Side::White ? for_white : -for_white;
}

coach::Worth comparison_beside(const AnalysedGame& found, std::size_t ply) {
  const analysis::AnalysedMove& move = *found.moves[ply];
  const analysis::AnalysedPosition& before = *found.positions[ply];
  const int best = move.side == Side::White ? before.score : -before.score;
  const int played = score_beside(found, ply);
  return {played, {move.played}, move.best, best - played, coach::shown_part(before.line)};
}

analysis::MoveWords reasons(const PdnGame& game, const AnalysedGame& found, Engine& engine,
                            Language language) {
  analysis::MoveWords words;
  Game before = replay(game.tree).game;
  endgame::KnownResults known(before.variant(), endgame::Computing::AtOnce,
                              shipped_endings(before.variant()));
  const auto endings = [&](const AnyPosition& position) { return known.find(position); };
  for (std::size_t ply = 0; ply < found.moves.size(); ++ply) {
    const auto& move = found.moves[ply];
    if (!move || move->judgement == Judgement::Fine) continue;
    before.go_to(static_cast<int>(ply));
    if (before.outcome() || !before.is_legal(move->played)) continue;
    coach::Coach coach(before, move->played, engine, endings);
    while (coach.step()) {
    }
    const auto refuted =
        coach::refuted_move(coach.evidence(), coach.claims(), move->side, coach::loses_half_a_man);
    if (refuted) {
      words[ply] = sentences(
          language,
          coach::reasons_against(refuted->claims, move->side, comparison_beside(found, ply)),
          before);
    }
  }
  return words;
}

std::string summary(const AnalysedGame& found) {
  return "White " + summary_of(found, Side::White) + "; Black " + summary_of(found, Side::Black);
}

}  // namespace damas::tool
