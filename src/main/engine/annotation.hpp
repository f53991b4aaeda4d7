// Owns the annotation of a text of PDN games: which games get remarks, and the text with them.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "analysis/analysed_game.hpp"
#include "analysis/remarks.hpp"
#include "coach/claim.hpp"
#include "core/pdn/game.hpp"
#include "engine/engine.hpp"
#include "view/text/language.hpp"

namespace damas::tool {

// The games of a text and the text between them.
class AnnotatedText {
 public:
  // `otherwise` is the variant of games that do not state theirs. The text must outlive this
  // object.
  AnnotatedText(std::string_view text, std::optional<Variant> otherwise);

  const std::vector<PdnGame>& games() const { return games_; }
  // Whether a game can be analysed: it has moves, and no error.
  bool can_be_annotated(std::size_t game) const;

  // The game as it stands in the text, and with the remarks of an analysis. Both end with a line
  // end and include what stands between this game and the one before it.
  std::string unchanged(std::size_t game) const;
  std::string annotated(std::size_t game, const analysis::AnalysedGame& found,
                        const analysis::MoveWords& words = {}) const;
  // The text after the last game; empty if there are only spaces.
  std::string rest() const;

 private:
  std::string between(std::size_t begin, std::size_t end) const;
  std::string before(std::size_t game) const;

  std::string_view text_;
  std::vector<PdnGame> games_;
};

// Forgets what the engine knows, so that games do not depend on each other, and analyses the main
// line with the shipped endgame tables. `tell` is called after each search with the share of the
// game that is done.
analysis::AnalysedGame analyse(const PdnGame& game, Engine& engine, const SearchRequest& request,
                               const std::function<void(float)>& tell);

// The score in hundredths of a man that is written beside a judged move, for the side that makes
// it.
int score_beside(const analysis::AnalysedGame& found, std::size_t ply);

// What a judged move, whose positions are both analysed, is worth beside the better one, by the
// analysis.
coach::Worth comparison_beside(const analysis::AnalysedGame& found, std::size_t ply);

// Why each judged move is a mistake, in words of the coach: what the other side gets by it,
// or that the analysis found another move better. Says nothing of a move that the coach's search
// does not find worse. The engine needs Drive::Caller.
analysis::MoveWords reasons(const PdnGame& game, const analysis::AnalysedGame& found,
                            Engine& engine, Language language);

// "White 91 %, 1 mistake; Black 84 %, 2 inaccuracies, 1 blunder"
std::string summary(const analysis::AnalysedGame& found);

}  // namespace damas::tool
