// Each diagram of each variant: its position, its moves, and its sentence.
#include "view/window/help/rule_diagrams.hpp"

#include <algorithm>
#include <set>

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "view/window/help/rules_text.hpp"

namespace damas::test {

namespace {

// Sentences that are only about numbers.
const std::set<Text> without_picture = {
    Text::RuleRepetition, Text::RuleKingMovesDraw, Text::RuleNoCapturesDraw,
    Text::RuleEndings,    Text::RuleEndingsRange,
};

struct ShownRule {
  Variant variant;
  Text rule;
  RuleDiagram diagram;
};

std::vector<ShownRule> all_shown() {
  std::vector<ShownRule> all;
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto variant = static_cast<Variant>(i);
    for (const RuleLine& line : rule_lines(Language::English, variant)) {
      for (RuleDiagram& diagram : rule_diagrams(variant, line.rule))
        all.push_back({variant, line.rule, std::move(diagram)});
    }
  }
  return all;
}

// All diagrams of the rule, in the variants that have it.
std::vector<ShownRule> shown_of(Text rule) {
  std::vector<ShownRule> all;
  for (ShownRule& each : all_shown()) {
    if (each.rule == rule) all.push_back(std::move(each));
  }
  REQUIRE_FALSE(all.empty());
  return all;
}

Kind kind_on(const Game& game, Square s) {
  REQUIRE(game.piece_at(s).has_value());
  return game.piece_at(s)->kind;
}

int kings_among(const Game& game, const SquareSet& squares) {
  int kings = 0;
  for (const Square s : squares)
    kings += kind_on(game, s) == Kind::King ? 1 : 0;
  return kings;
}

// Where a diagram's dots lie as seen from its only white piece, in files and ranks.
std::set<std::pair<int, int>> steps_shown(const RuleDiagram& diagram) {
  const SquareSet white = diagram.game.pieces(Side::White);
  REQUIRE(white.size() == 1);
  const BoardShape& shape = diagram.game.shape();
  const Cell from = shape.cell(*white.begin());
  std::set<std::pair<int, int>> steps;
  for (const Square s : diagram.marks.destinations) {
    const Cell to = shape.cell(s);
    steps.insert({to.file - from.file, to.rank - from.rank});
  }
  return steps;
}

using Steps = std::set<std::pair<int, int>>;
const Steps forward_diagonally = {{-1, 1}, {1, 1}};
const Steps forward_and_sideways = {{-1, 0}, {1, 0}, {0, 1}};
const Steps diagonally = {{-1, 1}, {1, 1}, {-1, -1}, {1, -1}};

Steps times(int factor, const Steps& steps) {
  Steps all;
  for (const auto& step : steps)
    all.insert({factor * step.first, factor * step.second});
  return all;
}

Steps both(Steps a, const Steps& b) {
  a.insert(b.begin(), b.end());
  return a;
}

// Each ruled-out capture is worse than all legal ones.
template <class Worse>
void check_ruled_out(Text rule, const Worse& worse) {
  for (const ShownRule& shown : shown_of(rule)) {
    INFO(info(shown.variant).id, ": ", id_of(rule));
    const RuleDiagram& d = shown.diagram;
    REQUIRE_FALSE(d.ruled_out.empty());
    REQUIRE_FALSE(d.marks.ruled_out.empty());
    for (const Move& out : d.ruled_out) {
      CHECK(out.is_capture());
      CHECK_FALSE(d.game.is_legal(out));
      for (const Move& legal : d.game.legal_moves())
        CHECK(worse(d.game, out, legal));
    }
  }
}

}  // namespace

TEST_CASE("Every rule that can be shown has a diagram, in every variant") {
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto variant = static_cast<Variant>(i);
    for (const RuleLine& line : rule_lines(Language::English, variant)) {
      INFO(info(variant).id, ": ", line.sentence);
      CHECK(rule_diagrams(variant, line.rule).empty() == (without_picture.count(line.rule) == 1));
    }
  }
}

TEST_CASE("Every diagram is a legal position in which what it shows can be played") {
  for (const ShownRule& shown : all_shown()) {
    INFO(info(shown.variant).id, ": ", id_of(shown.rule));
    const Game& game = shown.diagram.game;
    const auto read = parse_fen(shown.variant, to_fen(game.start()));
    REQUIRE(std::holds_alternative<AnyPosition>(read));
    CHECK(std::get<AnyPosition>(read) == game.start());
    CHECK(game.variant() == shown.variant);
    for (const Move& m : shown.diagram.moves)
      CHECK(game.is_legal(m));
    const bool is_lost = shown.rule == Text::RuleGoal || shown.rule == Text::RuleGoalLosing;
    CHECK(game.legal_moves().empty() == is_lost);
    for (const Square s : game.pieces(Side::White) | game.pieces(Side::Black)) {
      const bool played_on = shown.rule == Text::RuleKingRest;
      CHECK((played_on || shown.diagram.window.contains(game.shape().cell(s))));
    }
  }
}

TEST_CASE("Men go and take as their sentences say") {
  const std::pair<Text, Steps> moves[] = {
      {Text::RuleManMoves, forward_diagonally},
      {Text::RuleManMovesSideways, forward_and_sideways},
      {Text::RuleManMovesNotBack, both(forward_diagonally, forward_and_sideways)},
  };
  for (const auto& told : moves) {
    for (const ShownRule& shown : shown_of(told.first))
      CHECK(steps_shown(shown.diagram) == told.second);
  }
  const std::pair<Text, Steps> captures[] = {
      {Text::RuleManCaptures, times(2, diagonally)},
      {Text::RuleManMayStop, times(2, diagonally)},
      {Text::RuleManCapturesForward, times(2, forward_diagonally)},
      {Text::RuleManCapturesSideways, times(2, forward_and_sideways)},
      {Text::RuleManCapturesNotBack, times(2, both(forward_diagonally, forward_and_sideways))},
      {Text::RuleManCapturesEightWays,
       both(times(2, diagonally), {{0, 4}, {4, 0}, {0, -4}, {-4, 0}})},
  };
  for (const auto& told : captures) {
    Variant last = {};
    Steps seen;
    for (const ShownRule& shown : shown_of(told.first)) {
      if (shown.variant != last) seen.clear();
      last = shown.variant;
      if (!shown.diagram.marks.arrows.empty()) continue;
      seen = both(seen, steps_shown(shown.diagram));
    }
    CHECK(seen == told.second);
  }
}

TEST_CASE("A man beside a king does not take it") {
  for (const ShownRule& shown : shown_of(Text::RuleManSparesKings)) {
    const RuleDiagram& d = shown.diagram;
    REQUIRE(d.ruled_out.size() == 1);
    CHECK(kings_among(d.game, d.ruled_out.front().captured) == 1);
    CHECK_FALSE(d.game.is_legal(d.ruled_out.front()));
  }
}

TEST_CASE("Captures ruled out by a priority are worse than all legal ones") {
  const auto fewer = [](const Game&, const Move& out, const Move& legal) {
    return out.captured.size() < legal.captured.size();
  };
  check_ruled_out(Text::RuleMost, fewer);
  check_ruled_out(Text::RuleMostFirst, fewer);
  check_ruled_out(Text::RuleMostValue, [](const Game& game, const Move& out, const Move& legal) {
    const int king_for_two_men =
        kings_among(game, out.captured) - kings_among(game, legal.captured);
    const int fewer_pieces = legal.captured.size() - out.captured.size();
    // A king goes before a man, and two men before a king.
    return (king_for_two_men == -1 && fewer_pieces == 0) ||
           (king_for_two_men == 1 && fewer_pieces == 1);
  });
  const auto by_man = [](const Game& game, const Move& out, const Move& legal) {
    return kind_on(game, out.from) == Kind::Man && kind_on(game, legal.from) == Kind::King;
  };
  check_ruled_out(Text::RuleKingMustCapture, by_man);
  check_ruled_out(
      Text::RuleKingFirst, [by_man](const Game& game, const Move& out, const Move& legal) {
        return by_man(game, out, legal) && out.captured.size() == legal.captured.size() &&
               kings_among(game, out.captured) == kings_among(game, legal.captured);
      });
  check_ruled_out(Text::RuleMostKings, [](const Game& game, const Move& out, const Move& legal) {
    return out.captured.size() == legal.captured.size() &&
           kind_on(game, out.from) == kind_on(game, legal.from) &&
           kings_among(game, out.captured) < kings_among(game, legal.captured);
  });
  check_ruled_out(Text::RuleKingsSoonest, [](const Game& game, const Move& out, const Move& legal) {
    const Square first = game.captures_along(legal, game.path(legal)).front();
    return out.captured.size() == legal.captured.size() &&
           kings_among(game, out.captured) == kings_among(game, legal.captured) &&
           kind_on(game, first) == Kind::King;
  });
}

TEST_CASE("Priority by value is shown both ways: two men before a king, and a king before a man") {
  for (const Variant variant : {Variant::Frisian, Variant::Frysk}) {
    const auto diagrams = rule_diagrams(variant, Text::RuleMostValue);
    REQUIRE(diagrams.size() == 2);
    CHECK(kings_among(diagrams[0].game, diagrams[0].moves.front().captured) == 0);
    CHECK(kings_among(diagrams[1].game, diagrams[1].moves.front().captured) == 1);
  }
}

TEST_CASE("Where the choice is free a smaller capture is as legal as a larger one") {
  for (const ShownRule& shown : shown_of(Text::RuleFreeChoice)) {
    REQUIRE(shown.diagram.moves.size() == 2);
    CHECK(shown.diagram.moves[0].captured.size() == 1);
    CHECK(shown.diagram.moves[1].captured.size() == 2);
    CHECK(shown.diagram.marks.ruled_out.empty());
  }
}

TEST_CASE("Men are crowned, or not, as their variant has it") {
  for (const ShownRule& shown : shown_of(Text::RulePromotionEndsMove)) {
    const Move& m = shown.diagram.moves.front();
    CHECK(m.promotes);
    CHECK(m.captured.size() == 1);
    CHECK(shown.diagram.game.pieces(Side::Black).size() == 2);
  }
  for (const ShownRule& shown : shown_of(Text::RulePromotionInPassing)) {
    CHECK(shown.diagram.moves.front().promotes);
    CHECK(shown.diagram.moves.front().captured.size() == 2);
  }
  const auto both_ends = rule_diagrams(Variant::Brazilian, Text::RulePromotion);
  REQUIRE(both_ends.size() == 2);
  CHECK(both_ends[0].moves.front().promotes);
  CHECK_FALSE(both_ends[1].moves.front().promotes);
  const auto along = rule_diagrams(Variant::Turkish, Text::RulePromotionAtEnd);
  REQUIRE(along.size() == 2);
  CHECK(along[1].moves.front().captured.size() == 2);
}

TEST_CASE("Captured pieces that stay are passed by, and those that leave are not") {
  for (const ShownRule& shown : shown_of(Text::RuleRemoval)) {
    const RuleDiagram& d = shown.diagram;
    CHECK(d.moves.front().captured.size() == 4);
    CHECK(d.picture.sprites.size() == 4);
    REQUIRE(d.marks.ruled_out.size() == 1);
    // The cross is on the piece that may not be jumped again, not on a landing square.
    CHECK(d.moves.front().captured.contains(*d.marks.ruled_out.begin()));
  }
  for (const ShownRule& shown : shown_of(Text::RuleRemovalAtOnce))
    CHECK(shown.diagram.moves.front().captured == shown.diagram.game.pieces(Side::Black));
  for (const ShownRule& shown : shown_of(Text::RuleNoTurnBack)) {
    CHECK(shown.diagram.moves.front().captured.size() == 1);
    CHECK(shown.diagram.game.pieces(Side::Black).size() == 2);
    // The ruled-out move begins at the shown place of the piece, after its jump.
    const Move& jump = shown.diagram.moves.front();
    CHECK(shown.diagram.picture.resting.piece_at(jump.to).has_value());
    CHECK_FALSE(shown.diagram.picture.resting.piece_at(jump.from).has_value());
    REQUIRE(shown.diagram.marks.arrows.size() == 1);
    CHECK(shown.diagram.marks.arrows.front().path.front() == jump.to);
  }
}

TEST_CASE("A side shown as blocked has lost, or won in losing variants") {
  for (const ShownRule& shown : shown_of(Text::RuleGoal))
    CHECK(shown.diagram.game.outcome()->winner == Side::White);
  for (const ShownRule& shown : shown_of(Text::RuleGoalLosing))
    CHECK(shown.diagram.game.outcome()->winner == Side::Black);
}

TEST_CASE("A king that has moved three times in a row has no move") {
  for (const ShownRule& shown : shown_of(Text::RuleKingRest)) {
    const RuleDiagram& d = shown.diagram;
    REQUIRE(d.game.resting_king().has_value());
    CHECK(d.marks.last_move.size() == 4);
    for (const Move& m : d.game.legal_moves())
      CHECK(m.from != *d.game.resting_king());
    CHECK_FALSE(d.marks.ruled_out.empty());
    CHECK((d.marks.ruled_out & d.marks.destinations).empty());
  }
}

TEST_CASE("A sketch is mirrored on a mirrored board, and not used where it does not fit") {
  constexpr Sketch corner{"..../w.../..../W.../"};
  const auto plain = set_up(corner, Variant::Brazilian);
  const auto mirrored = set_up(corner, Variant::Italian);
  REQUIRE(plain.has_value());
  REQUIRE(mirrored.has_value());
  CHECK(to_fen(plain->position, Numbering::Algebraic) == "W:Wa3,Ka1:B");
  CHECK(to_fen(mirrored->position, Numbering::Algebraic) == "W:Wh3,Kh1:B");
  CHECK(mirrored->window == CellWindow{{4, 0}, 4, 4});
  CHECK_FALSE(set_up({"w/./"}, Variant::Brazilian).has_value());
  CHECK_FALSE(set_up({"b/"}, Variant::Brazilian).has_value());
  CHECK_FALSE(set_up({"........../"}, Variant::Brazilian).has_value());
}

}  // namespace damas::test
