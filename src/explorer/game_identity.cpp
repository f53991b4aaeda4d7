#include "explorer/game_identity.hpp"

#include "core/bytes.hpp"
#include "core/fen.hpp"
#include "core/pdn/text.hpp"
#include "core/variant_info.hpp"

namespace damas {

namespace {

void add_square(std::string& bytes, Square square) {
  add_number(bytes, static_cast<std::uint8_t>(index(square)));
}

void add_move(std::string& bytes, const Move& move) {
  add_square(bytes, move.from);
  add_square(bytes, move.to);
  for (const Square square : move.captured)
    add_square(bytes, square);
  // No square has this number.
  add_number(bytes, static_cast<std::uint8_t>(0xFF));
}

}  // namespace

PdnOutcomeFilter outcome_of(const PdnGame& game) {
  if (const std::optional<Side> side = game.winner())
    return *side == Side::White ? PdnOutcomeFilter::WhiteWins : PdnOutcomeFilter::BlackWins;
  return game.result.score == PdnScore::Draw ? PdnOutcomeFilter::Draw : PdnOutcomeFilter::Unknown;
}

std::uint32_t stored_date(const std::optional<PdnDate>& date) {
  if (!date) return 0;
  return static_cast<std::uint32_t>(date->year << 9 | date->month << 5 | date->day);
}

PdnDate date_from(std::uint32_t stored) {
  return {static_cast<int>(stored >> 9), static_cast<int>(stored >> 5 & 15),
          static_cast<int>(stored & 31)};
}

bool contradict(std::uint32_t a, std::uint32_t b) {
  const PdnDate x = date_from(a);
  const PdnDate y = date_from(b);
  const auto differ = [](int p, int q) { return p != 0 && q != 0 && p != q; };
  return differ(x.year, y.year) || differ(x.month, y.month) || differ(x.day, y.day);
}

std::string identity_of_headers(const PdnGame& game) {
  std::string all(info(game.variant()).id);
  all += '\n' + folded(game.headers.value("White")) + '\n' + folded(game.headers.value("Black"));
  all += '\n' + std::to_string(static_cast<int>(outcome_of(game))) + '\n';
  return all;
}

GameIdentity identity_of(const PdnGame& game) {
  std::string all = identity_of_headers(game) + to_fen(game.tree.start()) + '\n';
  for (const PdnNode node : game.tree.main_line()) {
    if (const AnyPosition* const setup = game.tree.setup(node)) {
      all += to_fen(*setup) + '\n';
    } else {
      add_move(all, game.tree.move(node));
    }
  }
  return {checksum(all), stored_date(parse_date(game.headers.value("Date")))};
}

}  // namespace damas
