#include "view/window/app/foreign_programs.hpp"

#include <string>
#include <variant>

#include "match/match.hpp"
#include "match/saved_match.hpp"
#include "view/window/app/kept_names.hpp"
#include "view/window/app/preferences.hpp"

namespace damas {

namespace {

bool names_one(const ProgramPlayer& player) {
  return !player.program.file.empty() || !player.program.arguments.empty();
}

// Settings that name no program stay as they are written. Those that cannot be read are not used
// either.
bool leave_out_of_settings(std::string& text) {
  Preferences preferences = read_preferences(text).preferences;
  const bool named = !preferences.programs.empty() || names_one(preferences.adviser) ||
                     names_one(preferences.new_game.program);
  if (!named) return false;
  preferences.programs.clear();
  preferences.adviser = {};
  preferences.new_game.program = {};
  if (preferences.new_game.opponent == Opponent::Program)
    preferences.new_game.opponent = Opponent::Computer;
  text = to_text(preferences);
  return true;
}

bool leave_out_of_match(std::string& text) {
  auto restored = restore(text);
  auto* const match = std::get_if<Match>(&restored);
  if (match == nullptr) return false;
  bool changed = false;
  for (const Side side : {Side::White, Side::Black}) {
    if (!is_program(match->setup().player(side))) continue;
    match->set_player(side, Computer{});
    changed = true;
  }
  if (changed) text = save(*match);
  return changed;
}

}  // namespace

bool leave_out_programs(KeptFiles& files) {
  bool changed = false;
  for (auto& [name, content] : files) {
    if (name == settings_file) changed = leave_out_of_settings(content) || changed;
    if (is_match_file(name)) changed = leave_out_of_match(content) || changed;
  }
  return changed;
}

}  // namespace damas
