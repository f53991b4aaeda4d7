#include "engine/book_choice.hpp"

#include "book/shipped_books.hpp"
#include "engine/levels.hpp"
#include "engine/random.hpp"

namespace damas {

std::optional<Report> report_from_book(const Game& game, const SearchRequest& request) {
  const BookUse use = book_use_of_level(request.level);
  if (game.ply() >= use.plies) return std::nullopt;
  const auto book = shipped_book(game.variant());
  const auto entry = book == nullptr ? std::nullopt : book->find(game);
  if (!entry) return std::nullopt;
  const auto weight_of = [&](const BookMove& each) {
    return each.loss > use.widest_loss ? 0 : use.widest_loss + 1 - each.loss;
  };
  int sum = 0;
  for (const BookMove& each : entry->moves)
    sum += weight_of(each);
  if (sum == 0) return std::nullopt;
  Random random(request.seed);
  int drawn = random.below(sum);
  for (const BookMove& each : entry->moves) {
    drawn -= weight_of(each);
    if (drawn >= 0) continue;
    Report report;
    report.best = each.move;
    report.score = entry->score - each.loss;
    report.line = {each.move};
    report.finished = true;
    report.lines = {{report.score, report.line}};
    return report;
  }
  return std::nullopt;
}

}  // namespace damas
