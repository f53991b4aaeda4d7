// Owns the description of one variant: its rules, the names of its squares, and its draw tables.
#pragma once

#include <span>
#include <string_view>

#include "core/draw_rules.hpp"
#include "core/numbering.hpp"
#include "core/rules.hpp"

namespace damas {

struct VariantInfo {
  std::string_view id;  // as given on command lines and in files; never shown as a name
  Rules rules;
  Numbering numbering = Numbering::Algebraic;
  char capture_separator = 'x';            // between the squares of a capture
  std::string_view pdn_game_type;          // empty when PDN has none
  std::span<const DrawRules> draw_tables;  // the first is the default
};

}  // namespace damas
