#include "core/draw_rules.hpp"

#include <algorithm>
#include <cassert>

namespace damas {

namespace {

bool same_pieces(const Material& a, const Material& b) {
  return std::equal(a.men, a.men + 2, b.men) && std::equal(a.kings, a.kings + 2, b.kings);
}

bool in_one_of(std::span<const EndingPattern> endings, const Material& m) {
  return std::any_of(endings.begin(), endings.end(),
                     [&](const EndingPattern& e) { return e.matches(m); });
}

}  // namespace

bool EndingPattern::matches(const Material& m) const {
  if (!total.contains(m.total())) return false;
  if (on_main_road && !m.lone_king_on_main_road) return false;
  const auto as = [&](int strong, int weak) {
    return strong_kings.contains(m.kings[strong]) && strong_men.contains(m.men[strong]) &&
           weak_kings.contains(m.kings[weak]) && weak_men.contains(m.men[weak]);
  };
  return as(0, 1) || as(1, 0);
}

DrawState::DrawState(const DrawRules& table, const Material& material) : material_(material) {
  assert(table.rules.size() <= max_draw_rules);
  for (std::size_t i = 0; i < table.rules.size(); ++i) {
    counting_[i] = in_one_of(table.rules[i].endings, material);
  }
}

DrawState DrawState::after(const DrawRules& table, const MoveFacts& move,
                           const Material& material) const {
  DrawState next;
  next.material_ = material;
  const bool changed = !same_pieces(material, material_);
  for (std::size_t i = 0; i < table.rules.size(); ++i) {
    const DrawRule& rule = table.rules[i];
    const bool by_any = rule.reason == EndReason::NoCaptures;
    const bool counted = !move.capture && (by_any || !move.by_man);
    const bool was = rule.endings.empty() ? counted : counting_[i];
    next.counting_[i] = rule.endings.empty() ? counted : in_one_of(rule.endings, material);
    if (!next.counting_[i] || !was) continue;
    if (changed && !rule.survives_changes) continue;
    next.plies_[i] = static_cast<std::uint8_t>(std::min(255, plies_[i] + 1));
  }
  return next;
}

const DrawRule* DrawState::reached(const DrawRules& table) const {
  for (std::size_t i = 0; i < table.rules.size(); ++i) {
    if (counting_[i] && plies_[i] >= 2 * table.rules[i].moves) return &table.rules[i];
  }
  return nullptr;
}

std::optional<int> DrawState::moves_left(const DrawRules& table, std::size_t i) const {
  const std::optional<int> plies = plies_left(table, i);
  if (!plies) return std::nullopt;
  return (*plies + 1) / 2;
}

std::optional<int> DrawState::plies_left(const DrawRules& table, std::size_t i) const {
  assert(i < table.rules.size());
  if (!counting_[i]) return std::nullopt;
  return std::max(0, 2 * table.rules[i].moves - plies_[i]);
}

}  // namespace damas
