// Owns the list of variants: one entry each, with the source of every rule beside it.
//
// Sources: [CBD] rules summary of the Brazilian confederation (brazil.fmjd.org/includes/rules.php
// and its numbered list of 2010); [FMJD-64] section 7.2 of the FMJD-64 rules; [article] the
// Portuguese article on the logic of an online draughts server.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "core/draw_rules.hpp"
#include "core/rules.hpp"

namespace damas {

enum class Variant : std::uint8_t { Brazilian, Casual };

// How a variant's books name its squares.
enum class Numbering : std::uint8_t {
  Algebraic,    // a1 at White's left, file letter and rank number
  FromTopLeft,  // 1 at the top left as White sees the board, rightwards, then downwards
};

struct VariantInfo {
  std::string_view id;  // as given on command lines and in files; never shown as a name
  Rules rules;
  Numbering numbering = Numbering::Algebraic;
  std::string_view pdn_game_type;          // empty when PDN has none
  std::span<const DrawRules> draw_tables;  // the first is the default
};

namespace detail {

inline constexpr EndingPattern ending(int kings_a, int men_a, int kings_b, int men_b) {
  return {{kings_a, kings_a}, {men_a, men_a}, {kings_b, kings_b}, {men_b, men_b}};
}

// [CBD] items 16 and 18
inline constexpr EndingPattern cbd_five_move_endings[] = {
    ending(2, 0, 2, 0), ending(2, 0, 1, 0), ending(2, 0, 1, 1),
    ending(1, 0, 1, 0), ending(1, 0, 1, 1),
};
inline constexpr DrawRule cbd_rules[] = {
    {EndReason::Ending, 5, cbd_five_move_endings},
    {EndReason::KingMoves, 20},
};

// [FMJD-64] 7.2.4: three or more kings against a lone king
inline constexpr EndingPattern three_kings_v_king[] = {{{3, 99}, {0, 0}, {1, 1}, {0, 0}}};
// [FMJD-64] 7.2.6: both sides have kings; four or five, six or seven pieces in all
inline constexpr EndingPattern four_or_five_with_kings[] = {{{1, 99}, {}, {1, 99}, {}, {4, 5}}};
inline constexpr EndingPattern six_or_seven_with_kings[] = {{{1, 99}, {}, {1, 99}, {}, {6, 7}}};
// [FMJD-64] 7.2.7: three pieces with a king against a lone king that holds the main road
inline constexpr EndingPattern three_v_king_on_main_road[] = {
    {{3, 3}, {0, 0}, {1, 1}, {0, 0}, {}, true},
    {{2, 2}, {1, 1}, {1, 1}, {0, 0}, {}, true},
    {{1, 1}, {2, 2}, {1, 1}, {0, 0}, {}, true},
};
// [FMJD-64] 7.2.8: at most two pieces with a king against a lone king
inline constexpr EndingPattern two_v_king[] = {
    ending(2, 0, 1, 0),
    ending(1, 1, 1, 0),
    ending(1, 0, 1, 0),
};
inline constexpr DrawRule fmjd64_rules[] = {
    {EndReason::Ending, 5, two_v_king, true},
    {EndReason::Ending, 5, three_v_king_on_main_road},
    {EndReason::Ending, 15, three_kings_v_king},
    {EndReason::KingMoves, 15},  // [FMJD-64] 7.2.5
    {EndReason::Ending, 30, four_or_five_with_kings},
    {EndReason::Ending, 60, six_or_seven_with_kings},
};

inline constexpr DrawRules brazilian_draws[] = {{"cbd", cbd_rules}, {"fmjd64", fmjd64_rules}};
// The article knows no draws; repetition and the 20-move rule keep a game from going on for ever.
inline constexpr DrawRule casual_rules[] = {{EndReason::KingMoves, 20}};
inline constexpr DrawRules casual_draws[] = {{"casual", casual_rules}};

}  // namespace detail

inline constexpr std::array variants = {
    VariantInfo{
        .id = "brazilian",
        .rules =
            {
                .board = {8, 8},                             // [CBD] 2
                .rows_of_men = 3,                            // [CBD] 2
                .first_side = Side::White,                   // [CBD] 4
                .man_moves = directions::forward_diagonals,  // [CBD] 5
                .man_captures = directions::diagonals,       // [CBD] 11
                .king_moves = directions::diagonals,         // [CBD] 8
                .king_captures = directions::diagonals,      // [CBD] 11
                .king_range = KingRange::Flying,             // [CBD] 8
                .king_landing = KingLanding::Anywhere,       // [CBD] 17
                .men_capture_kings = true,                   // [CBD] 10
                .capture_compulsory = true,                  // [CBD] 9
                .majority = Majority::MostPieces,            // [CBD] 12
                .removal = Removal::AfterMove,               // [CBD] 15
                .promotion = Promotion::WhereMoveEnds,       // [CBD] 13
            },
        .numbering = Numbering::Algebraic,
        .pdn_game_type = "26,W,8,8,A0,0",
        .draw_tables = detail::brazilian_draws,
    },
    VariantInfo{
        .id = "casual",
        .rules =
            {
                .board = {8, 8},
                .man_captures = directions::diagonals,            // [article] all four directions
                .king_landing = KingLanding::BehindThenAdjacent,  // [article] queen's captures
                .capture_compulsory = false,                      // [article] capture is optional
                .may_stop_early = true,                           // [article] any landing is a stop
                .majority = Majority::None,                       // [article] no majority rule
                .promotion = Promotion::WhereMoveEnds,            // [article] only where it ends
            },
        .numbering = Numbering::Algebraic,
        .pdn_game_type = "",
        .draw_tables = detail::casual_draws,
    },
};

constexpr const VariantInfo& info(Variant v) {
  return variants[static_cast<std::size_t>(v)];
}

// Nothing for an unknown identifier.
constexpr std::optional<Variant> variant_by_id(std::string_view id) {
  for (std::size_t i = 0; i < variants.size(); ++i) {
    if (variants[i].id == id) return static_cast<Variant>(i);
  }
  return std::nullopt;
}

}  // namespace damas
