#include "core/pdn/file_order.hpp"

#include <vector>

#include "core/pdn/reader.hpp"
#include "core/pdn/writer.hpp"
#include "core/variants.hpp"

namespace damas {

namespace {

bool black_begins(Variant variant) {
  return info(variant).rules.first_side == Side::Black;
}

// For write_pdn(), which turns the results of games that name Black first.
PdnGame named(const PdnGame& game, Side first) {
  PdnGame written = game;
  if (game.named_first != first) written.result = turned(game.result);
  written.named_first = Side::White;
  return written;
}

// A written game has a GameType tag, so only its own end or the ends of other games can show that
// it names Black first.
Side order_read(const PdnGame& written, const FileOrder& order) {
  const std::vector<PdnGame> read = read_pdn(write_pdn(written));
  if (!read.empty() && read.front().evidence != ResultEvidence::Standard)
    return read.front().named_first;
  return order.shown().value_or(Side::White);
}

}  // namespace

void FileOrder::add(Variant variant, Side named_first, ResultEvidence evidence) {
  if (!black_begins(variant)) return;
  const int vote = named_first == Side::White ? 1 : -1;
  all_ += vote;
  if (evidence == ResultEvidence::FinalPosition) shown_ += vote;
}

std::optional<Side> FileOrder::shown() const {
  if (shown_ == 0) return std::nullopt;
  return shown_ > 0 ? Side::White : Side::Black;
}

Side FileOrder::usual() const {
  return shown().value_or(all_ < 0 ? Side::Black : Side::White);
}

PdnGame ordered_for(const PdnGame& game, const FileOrder& order) {
  if (black_begins(game.variant()) && order.usual() == Side::Black) {
    PdnGame black_first = named(game, Side::Black);
    if (order_read(black_first, order) == Side::Black) return black_first;
  }
  return named(game, Side::White);
}

}  // namespace damas
