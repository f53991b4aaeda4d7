#include "view/window/review/kept_analysis.hpp"

#include <optional>
#include <utility>

#include "core/pdn/convert.hpp"
#include "view/window/games/my_games.hpp"
#include "view/window/review/analysis_question.hpp"
#include "view/window/review/document.hpp"
#include "view/window/review/document_edits.hpp"

namespace damas {

bool keep_analysis(const Game& game, const analysis::AnalysedGame& found, std::uint64_t match,
                   App& app) {
  std::optional<PdnGame> kept = my_game(match, app);
  if (!kept || !same_moves(replay(kept->tree).game, game)) return false;
  ReviewDocument document(std::move(*kept));
  edits::annotate(document, found);
  return replace_my_game(document.game(), match, app);
}

}  // namespace damas
