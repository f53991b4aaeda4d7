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
    all_.emplace_back(tr(language_, text, arguments...));
  }
  void add_if(bool condition, Text text) {
    if (condition) add(text);
  }
  std::vector<std::string> take() { return std::move(all_); }

 private:
  Language language_;
  std::vector<std::string> all_;
};

void add_moves(Sentences& s, const Rules& rules) {
  s.add_if(rules.man_moves == directions::forward_diagonals, Text::RuleManMoves);
  if (rules.man_captures == directions::diagonals) {
    s.add(rules.may_stop_early ? Text::RuleManMayStop : Text::RuleManCaptures);
  }
  s.add_if(rules.king_range == KingRange::Flying, Text::RuleKingMoves);
  s.add_if(rules.king_landing == KingLanding::Anywhere, Text::RuleKingLandsAnywhere);
  s.add_if(rules.king_landing == KingLanding::BehindThenAdjacent, Text::RuleKingLandsBehind);
}

void add_obligations(Sentences& s, const Rules& rules) {
  if (!rules.capture_compulsory) {
    s.add(Text::RuleOptional);
  } else {
    s.add(rules.majority == Majority::MostPieces ? Text::RuleMost : Text::RuleCompulsory);
  }
  s.add_if(rules.removal == Removal::AfterMove, Text::RuleRemoval);
  s.add_if(rules.promotion == Promotion::WhereMoveEnds, Text::RulePromotion);
}

void add_draws(Sentences& s, const DrawRules& table) {
  if (table.repetitions > 0) s.add(Text::RuleRepetition, table.repetitions);
  std::optional<int> least;
  std::optional<int> most;
  for (const DrawRule& rule : table.rules) {
    if (rule.reason == EndReason::KingMoves) s.add(Text::RuleKingMovesDraw, rule.moves);
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

}  // namespace

std::vector<std::string> rule_sentences(Language language, Variant variant,
                                        std::size_t draw_table) {
  const VariantInfo& about = info(variant);
  Sentences s(language);
  s.add(Text::RuleFirst, in_sentence(language, about.rules.first_side));
  add_moves(s, about.rules);
  add_obligations(s, about.rules);
  s.add(Text::RuleGoal);
  add_draws(s, about.draw_tables[draw_table]);
  return s.take();
}

}  // namespace damas
