#include "view/window/help/rules_text.hpp"

#include <algorithm>
#include <optional>

#include "view/text/names.hpp"

namespace damas {

namespace {

class Sentences {
 public:
  explicit Sentences(Language language) : language_(language) {}

  template <class... Arguments>
  void add(Text text, const Arguments&... arguments) {
    all_.push_back({text, tr(language_, text, arguments...)});
  }
  void add_if(bool condition, Text text) {
    if (condition) add(text);
  }
  std::vector<RuleLine> take() { return std::move(all_); }

 private:
  Language language_;
  std::vector<RuleLine> all_;
};

constexpr Directions not_back = directions::forward_and_sideways | directions::forward_diagonals;

Text man_moves(const Rules& rules) {
  if (rules.man_moves == directions::forward_and_sideways) return Text::RuleManMovesSideways;
  if (rules.man_moves == not_back) return Text::RuleManMovesNotBack;
  return Text::RuleManMoves;
}

Text man_captures(const Rules& rules) {
  if (rules.may_stop_early) return Text::RuleManMayStop;
  if (rules.man_captures == directions::forward_diagonals) return Text::RuleManCapturesForward;
  if (rules.man_captures == directions::forward_and_sideways) return Text::RuleManCapturesSideways;
  if (rules.man_captures == not_back) return Text::RuleManCapturesNotBack;
  if (rules.man_captures == directions::all) return Text::RuleManCapturesEightWays;
  return Text::RuleManCaptures;
}

Text king_moves(const Rules& rules) {
  const bool flying = rules.king_range == KingRange::Flying;
  if (rules.king_moves == directions::all) {
    return flying ? Text::RuleKingMovesEightWays : Text::RuleKingMovesShortEightWays;
  }
  if (rules.king_moves == directions::orthogonals) return Text::RuleKingMovesStraight;
  return flying ? Text::RuleKingMoves : Text::RuleKingMovesShort;
}

Text king_landing(const Rules& rules) {
  if (rules.king_range == KingRange::Short) return Text::RuleKingCapturesShort;
  switch (rules.king_landing) {
    case KingLanding::Anywhere:
      return Text::RuleKingLandsAnywhere;
    case KingLanding::DirectlyBehind:
      return Text::RuleKingStopsBehind;
    case KingLanding::BehindThenAdjacent:
      return Text::RuleKingLandsBehind;
    case KingLanding::BehindLastKing:
      return Text::RuleKingStopsBehindKing;
  }
  return Text::RuleKingLandsAnywhere;
}

void add_moves(Sentences& s, const Rules& rules) {
  s.add(man_moves(rules));
  s.add(man_captures(rules));
  // If the first king wins, no king ever moves.
  if (rules.goal == Goal::FirstKing) return;
  s.add_if(!rules.men_capture_kings, Text::RuleManSparesKings);
  s.add(king_moves(rules));
  if (rules.king_captures != rules.king_moves) {
    s.add(rules.king_captures == directions::all ? Text::RuleKingCapturesEightWays
                                                 : Text::RuleKingCapturesStraight);
  }
  s.add(king_landing(rules));
  if (rules.king_moves_in_a_row > 0) s.add(Text::RuleKingRest, rules.king_moves_in_a_row);
}

Text obligation(const Rules& rules) {
  if (!rules.capture_compulsory) return Text::RuleOptional;
  switch (rules.majority) {
    case Majority::None:
      return Text::RuleFreeChoice;
    case Majority::MostValue:
      return Text::RuleMostValue;
    case Majority::MostPieces:
      break;
  }
  const bool kings_count_alike =
      !rules.most_kings && !rules.king_must_capture && rules.goal != Goal::FirstKing;
  return kings_count_alike ? Text::RuleMost : Text::RuleMostFirst;
}

void add_obligations(Sentences& s, const Rules& rules) {
  s.add(obligation(rules));
  if (rules.king_must_capture) {
    s.add(rules.majority == Majority::None ? Text::RuleKingMustCapture : Text::RuleKingFirst);
  }
  s.add_if(rules.most_kings, Text::RuleMostKings);
  s.add_if(rules.kings_soonest, Text::RuleKingsSoonest);
  const bool at_once = rules.removal == Removal::AtOnce;
  s.add(at_once ? Text::RuleRemovalAtOnce : Text::RuleRemoval);
  s.add_if(at_once && !rules.may_turn_back, Text::RuleNoTurnBack);
}

// Unless a man captures backwards, it can leave the last rank only as a king.
bool captures_backwards(Directions man_captures) {
  return man_captures.contains(Direction::South) || man_captures.contains(Direction::SouthEast) ||
         man_captures.contains(Direction::SouthWest);
}

Text promotion(const Rules& rules) {
  switch (rules.promotion) {
    case Promotion::WhereMoveEnds:
      return captures_backwards(rules.man_captures) ? Text::RulePromotion
                                                    : Text::RulePromotionAtEnd;
    case Promotion::EndsMove:
      return Text::RulePromotionEndsMove;
    case Promotion::InPassing:
      return Text::RulePromotionInPassing;
  }
  return Text::RulePromotion;
}

Text goal(const Rules& rules) {
  switch (rules.goal) {
    case Goal::Block:
      return Text::RuleGoal;
    case Goal::BeBlocked:
      return Text::RuleGoalLosing;
    case Goal::FirstKing:
      return Text::RuleGoalFirstKing;
  }
  return Text::RuleGoal;
}

void add_draws(Sentences& s, const DrawRules& table) {
  if (table.repetitions > 0) s.add(Text::RuleRepetition, table.repetitions);
  std::optional<int> least;
  std::optional<int> most;
  for (const DrawRule& rule : table.rules) {
    if (rule.reason == EndReason::KingMoves) s.add(Text::RuleKingMovesDraw, rule.moves);
    if (rule.reason == EndReason::NoCaptures) s.add(Text::RuleNoCapturesDraw, rule.moves);
    if (rule.reason != EndReason::Ending) continue;
    least = std::min(least.value_or(rule.moves), rule.moves);
    most = std::max(most.value_or(rule.moves), rule.moves);
  }
  if (!least) return;
  if (*least == *most) {
    s.add(Text::RuleEndings, *least);
  } else {
    s.add(Text::RuleEndingsRange, *least, *most);
  }
}

// Draw tables of variants for which no federation's numbers were found.
bool is_borrowed(const DrawRules& table) {
  return table.id == "common" || table.id == "iberian";
}

}  // namespace

std::vector<RuleLine> rule_lines(Language language, Variant variant, std::size_t draw_table) {
  const VariantInfo& about = info(variant);
  Sentences s(language);
  const Rules& rules = about.rules;
  s.add(rules.board.whole ? Text::RuleFirstAllSquares : Text::RuleFirst,
        in_sentence(language, rules.first_side));
  add_moves(s, rules);
  add_obligations(s, rules);
  // If the first king wins, whether it could continue does not matter.
  s.add_if(rules.goal != Goal::FirstKing, promotion(rules));
  s.add(goal(rules));
  add_draws(s, about.draw_tables[draw_table]);
  return s.take();
}

std::vector<std::string> source_sentences(Language language, Variant variant,
                                          std::size_t draw_table) {
  std::vector<std::string> all;
  if (std::string note = source_note(language, variant); !note.empty()) {
    all.push_back(std::move(note));
  }
  const auto tables = info(variant).draw_tables;
  const DrawRules& followed = tables[draw_table];
  if (tables.size() > 1) {
    const DrawRules& other = tables[draw_table == 0 ? 1 : 0];
    all.push_back(tr(language, Text::DrawTableFollowed, name_of_draw_table(language, followed.id),
                     name_of_draw_table(language, other.id)));
  }
  if (is_borrowed(followed)) {
    all.push_back(tr(language, Text::DrawNumbersBorrowed, followed.rules.front().moves));
  }
  return all;
}

}  // namespace damas
