// Checks for positions that demonstrate which captures have priority.
#include <algorithm>

#include "view/window/help/diagram_drawing.hpp"

namespace damas::claims {

namespace {

// The properties of a capture by which priority is decided.
struct Worth {
  int pieces = 0;
  int kings = 0;
  bool by_king = false;
  int men_before_kings = 0;  // how many pieces are captured before the first king

  // A king counts a little less than two men.
  int value() const { return 100 * (pieces - kings) + 199 * kings; }
};

Worth worth_of(const Game& game, const Move& m) {
  Worth worth;
  worth.pieces = m.captured.size();
  worth.by_king = game.piece_at(m.from)->kind == Kind::King;
  for (const Square s : game.captures_along(m, way_of(game, m))) {
    const bool king = game.piece_at(s)->kind == Kind::King;
    worth.kings += king ? 1 : 0;
    if (worth.kings == 0) ++worth.men_before_kings;
  }
  return worth;
}

// Complete captures that are not legal.
std::vector<Move> ruled_out(const Game& game) {
  const std::vector<Move> all = game.unobliged_moves();
  std::vector<Move> found;
  for (const Move& m : all) {
    const bool goes_on = std::any_of(all.begin(), all.end(), [&](const Move& longer) {
      return longer.from == m.from && longer.captured.size() > m.captured.size() &&
             (m.captured - longer.captured).empty();
    });
    if (m.is_capture() && !goes_on && !game.is_legal(m)) found.push_back(m);
  }
  return found;
}

template <class Before>
std::optional<RuleDiagram> priority(const Game& game, const CellWindow& window,
                                    const Before& before) {
  const std::vector<Move> others = ruled_out(game);
  if (others.empty() || game.legal_moves().empty()) return std::nullopt;
  for (const Move& m : game.legal_moves()) {
    for (const Move& other : others) {
      if (!before(worth_of(game, m), worth_of(game, other))) return std::nullopt;
    }
  }
  RuleDiagram diagram = pieces_only(game, window);
  // All landings of a king count as one capture.
  show_way(diagram, game.legal_moves().front());
  diagram.ruled_out.push_back(others.front());
  show_ruled_out(diagram, way_of(game, others.front()));
  return diagram;
}

}  // namespace

std::optional<RuleDiagram> may_decline(const Game& game, const CellWindow& window) {
  const std::vector<Move>& moves = game.legal_moves();
  const auto is_capture = [](const Move& m) { return m.is_capture(); };
  if (std::all_of(moves.begin(), moves.end(), is_capture) ||
      std::none_of(moves.begin(), moves.end(), is_capture)) {
    return std::nullopt;
  }
  RuleDiagram diagram = pieces_only(game, window);
  show_targets(diagram, moves);
  return diagram;
}

std::optional<RuleDiagram> free_choice(const Game& game, const CellWindow& window) {
  const std::vector<Move>& moves = game.legal_moves();
  const auto [least, most] = std::minmax_element(
      moves.begin(), moves.end(),
      [](const Move& a, const Move& b) { return a.captured.size() < b.captured.size(); });
  if (least == most || !least->is_capture() || least->captured.size() == most->captured.size()) {
    return std::nullopt;
  }
  RuleDiagram diagram = pieces_only(game, window);
  show_way(diagram, *least);
  show_way(diagram, *most);
  return diagram;
}

std::optional<RuleDiagram> most_pieces(const Game& game, const CellWindow& window) {
  return priority(game, window, [](const Worth& a, const Worth& b) { return a.pieces > b.pieces; });
}

std::optional<RuleDiagram> most_value(const Game& game, const CellWindow& window) {
  return priority(game, window,
                  [](const Worth& a, const Worth& b) { return a.value() > b.value(); });
}

std::optional<RuleDiagram> king_first(const Game& game, const CellWindow& window) {
  const Majority majority = game.rules().majority;
  return priority(game, window, [majority](const Worth& a, const Worth& b) {
    const bool equal = majority == Majority::None ||
                       (majority == Majority::MostPieces && a.pieces == b.pieces) ||
                       (majority == Majority::MostValue && a.value() == b.value());
    return equal && a.by_king && !b.by_king;
  });
}

std::optional<RuleDiagram> most_kings(const Game& game, const CellWindow& window) {
  return priority(game, window, [](const Worth& a, const Worth& b) {
    return a.pieces == b.pieces && a.by_king == b.by_king && a.kings > b.kings;
  });
}

std::optional<RuleDiagram> kings_soonest(const Game& game, const CellWindow& window) {
  return priority(game, window, [](const Worth& a, const Worth& b) {
    return a.pieces == b.pieces && a.by_king == b.by_king && a.kings == b.kings &&
           a.men_before_kings < b.men_before_kings;
  });
}

}  // namespace damas::claims
