#include "core/pdn/conventions.hpp"

#include <algorithm>
#include <optional>

#include "core/material.hpp"
#include "core/movegen.hpp"
#include "core/variant_rules.hpp"

namespace damas {

namespace {

// A lead of two men, in half men. A king counts as one and a half men. Players with such a lead are
// not expected to resign.
constexpr int far_ahead = 4;

bool black_begins(const PdnGame& game) {
  return info(game.variant()).rules.first_side == Side::Black;
}

std::optional<Side> blocked_or_bare(const AnyPosition& position) {
  MoveList moves;
  compiled_rules(variant_of(position)).legal_moves(position, moves);
  if (!moves.empty()) return std::nullopt;
  return std::visit([](const auto& p) { return winner_without_moves(p); }, position);
}

std::optional<Side> side_far_ahead(const AnyPosition& position) {
  if (info(variant_of(position)).rules.goal != Goal::Block) return std::nullopt;
  const Material m = std::visit([](const auto& p) { return material_of(p); }, position);
  const int lead = 2 * (m.men[0] - m.men[1]) + 3 * (m.kings[0] - m.kings[1]);
  if (lead >= far_ahead) return Side::White;
  if (lead <= -far_ahead) return Side::Black;
  return std::nullopt;
}

// The winner that the last position suggests. The last position of a broken game is not its end. A
// side that is far ahead can still lose on time, so a lead counts only in old games, which have no
// better evidence.
std::optional<Side> winner_by_board(const PdnGame& game) {
  const std::vector<PdnNode> line = game.tree.main_line();
  if (line.empty() || !game.is_whole()) return std::nullopt;
  const AnyPosition last = game.tree.position_at(line.back());
  const std::optional<Side> blocked = blocked_or_bare(last);
  const bool old = game.headers.find("GameType") == nullptr;
  return blocked || !old ? blocked : side_far_ahead(last);
}

bool names_black_first(const PdnHeaders& headers) {
  const std::string* white = headers.find("White");
  const std::string* black = headers.find("Black");
  return white && black && black < white;
}

std::string games_do(std::uint64_t games) {
  return games == 1 ? "1 game does" : std::to_string(games) + " games do";
}

}  // namespace

ResultOrder usual_order(const PdnGame& game) {
  if (!black_begins(game)) return {};
  const bool decisive =
      game.result.score == PdnScore::FirstWins || game.result.score == PdnScore::SecondWins;
  if (decisive) {
    if (const std::optional<Side> winner = winner_by_board(game)) {
      const bool first = game.result.score == PdnScore::FirstWins;
      return {first ? *winner : opponent(*winner), ResultEvidence::FinalPosition};
    }
  }
  if (names_black_first(game.headers)) return {Side::Black, ResultEvidence::OldConvention};
  if (game.headers.find("GameType")) return {};
  return {Side::Black, ResultEvidence::OldConvention};
}

void apply_file_order(std::vector<PdnGame>& games) {
  int balance = 0;  // games that name White first, minus games that name Black first
  for (const PdnGame& game : games) {
    if (game.evidence == ResultEvidence::FinalPosition) {
      balance += game.named_first == Side::White ? 1 : -1;
    }
  }
  if (balance == 0) return;
  for (PdnGame& game : games) {
    if (!black_begins(game) || game.evidence == ResultEvidence::FinalPosition) continue;
    game.named_first = balance > 0 ? Side::White : Side::Black;
    game.evidence = ResultEvidence::SameFile;
  }
}

std::string describe_guessed_winners(std::uint64_t games) {
  if (games == 0) return {};
  return games_do(games) +
         " not say whether the result names White or Black first; read as in old files, " +
         "where 1-0 is a win for Black";
}

std::string describe_guessed_winners(const std::vector<PdnGame>& games) {
  return describe_guessed_winners(static_cast<std::uint64_t>(std::count_if(
      games.begin(), games.end(), [](const PdnGame& game) { return game.winner_guessed(); })));
}

std::string describe_guessed_variants(std::uint64_t games) {
  if (games == 0) return {};
  return games_do(games) + " not say which variant it is; recognised by the moves";
}

}  // namespace damas
