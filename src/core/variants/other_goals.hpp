// Owns the variants that differ from a parent game in one rule: its goal, or how a king stops.
//
// Sources: [MindSports] rules of Killer draughts; [server] rules and game types of lidraughts.org,
// [H] those of hcheckers.
#pragma once

#include "core/variant_info.hpp"
#include "core/variants/draw_tables.hpp"

namespace damas::tables {

inline constexpr VariantInfo other_goals[] = {
    VariantInfo{
        .id = "killer",
        .rules =
            {
                .board = {10, 10},
                .rows_of_men = 4,
                .king_landing = KingLanding::BehindLastKing,  // [MindSports]
            },
        .numbering = Numbering::FromTopLeft,
        .pdn_game_type = "45,W,10,10,N2,0",  // [H]
        .draw_tables = draw_tables::common,
    },
    VariantInfo{
        .id = "breakthrough",
        .rules = {.board = {10, 10}, .rows_of_men = 4, .goal = Goal::FirstKing},  // [server]
        .numbering = Numbering::FromTopLeft,
        .pdn_game_type = "96,W,10,10,N2,0",  // [server]
        .draw_tables = draw_tables::none,
    },
    VariantInfo{
        .id = "antidraughts",
        .rules = {.board = {10, 10}, .rows_of_men = 4, .goal = Goal::BeBlocked},  // [server]
        .numbering = Numbering::FromTopLeft,
        .pdn_game_type = "98,W,10,10,N2,0",  // [server]
        .draw_tables = draw_tables::repetition_only,
    },
    VariantInfo{
        .id = "brazilian-losing",
        .rules = {.goal = Goal::BeBlocked},
        .pdn_game_type = "",
        .draw_tables = draw_tables::brazilian_losing,
    },
    VariantInfo{
        .id = "russian-losing",
        .rules =
            {
                .majority = Majority::None,
                .promotion = Promotion::InPassing,
                .goal = Goal::BeBlocked,
            },
        .capture_separator = ':',
        .pdn_game_type = "",
        .draw_tables = draw_tables::russian_losing,
    },
};

}  // namespace damas::tables
