#include "mining/selection.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "problems/likeness.hpp"
#include "problems/themes.hpp"

namespace damas::mining {

namespace {

using problems::Problem;
using problems::Theme;
using problems::Themes;

constexpr int degrees = 5;  // of difficulty

// Rarer themes first: a problem with several themes belongs to the rarest of them.
constexpr Theme by_rarity[] = {Theme::Zugzwang,  Theme::Blockade,       Theme::MainRoad,
                               Theme::DrawSaved, Theme::MajorityForced, Theme::KingTrap,
                               Theme::Endgame,   Theme::Breakthrough};

// Shots form one group for each number of pieces.
int group_of(const Problem& problem) {
  const Themes themes = problems::themes_of(problem);
  for (const Theme theme : by_rarity) {
    if (themes.has(theme)) return static_cast<int>(theme);
  }
  return static_cast<int>(problems::all_themes.size()) + std::min(themes.shot, 6);
}

// A single move without a theme, such as the better of two captures, shows nothing.
bool worth_solving(const Problem& problem) {
  return problem.line.size() > 1 || !problems::themes_of(problem).list.empty();
}

}  // namespace

std::vector<Problem> select(const std::vector<Problem>& found, std::size_t count) {
  std::map<int, std::map<int, std::vector<Problem>>> groups;
  problems::Known known;
  for (const Problem& problem : found) {
    if (worth_solving(problem) && known.add(problem))
      groups[group_of(problem)][problem.difficulty * degrees / (problems::hardest + 1)].push_back(
          problem);
  }
  std::vector<Problem> chosen;
  bool more = true;
  for (std::size_t round = 0; more && chosen.size() < count; ++round) {
    more = false;
    for (auto& [group, by_degree] : groups) {
      // Each round takes one problem of each group, from the next degree that still has one.
      for (std::size_t i = 0; i < degrees && chosen.size() < count; ++i) {
        auto& list = by_degree[static_cast<int>((round + i) % degrees)];
        if (list.empty()) continue;
        chosen.push_back(std::move(list.back()));
        list.pop_back();
        more = true;
        break;
      }
    }
  }
  std::stable_sort(chosen.begin(), chosen.end(),
                   [](const Problem& a, const Problem& b) { return a.difficulty < b.difficulty; });
  return chosen;
}

}  // namespace damas::mining
