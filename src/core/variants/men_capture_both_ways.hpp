// Owns the variants that are played on 32 squares with flying kings whose men capture both ways.
//
// Sources: [CBD] rules summary of the Brazilian confederation (brazil.fmjd.org/includes/rules.php
// and its numbered list of 2010); [article] the Portuguese article on the logic of an online
// draughts server; [Codex] the Russian codex of 2004 (shashist.ru); [APCA]
// rules of the American pool checkers association; [PDN] the game types of PDN 3.0.
#pragma once

#include "core/variant_info.hpp"
#include "core/variants/draw_tables.hpp"

namespace damas::tables {

inline constexpr VariantInfo men_capture_both_ways[] = {
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
        .pdn_game_type = "26,W,8,8,A0,0",
        .draw_tables = draw_tables::brazilian,
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
        .pdn_game_type = "",
        .draw_tables = draw_tables::casual,
    },
    VariantInfo{
        .id = "russian",
        .rules =
            {
                .board = {8, 8},                        // [Codex] 1.1
                .man_captures = directions::diagonals,  // [Codex] 1.5.3
                .majority = Majority::None,             // [Codex] 1.5: free choice
                .promotion = Promotion::InPassing,      // [Codex] 1.5.15
            },
        .capture_separator = ':',  // [PDN]
        .pdn_game_type = "25,W,8,8,A0,0",
        .draw_tables = draw_tables::russian,
    },
    VariantInfo{
        .id = "pool",
        .rules =
            {
                .board = {8, 8},                        // [APCA] 1
                .first_side = Side::Black,              // [PDN]
                .man_captures = directions::diagonals,  // [APCA] 14
                .majority = Majority::None,             // [APCA] 20: free choice
                .promotion = Promotion::WhereMoveEnds,  // [APCA] 16, 22, 23: stays a man
            },
        .numbering = Numbering::FromTopLeft,  // [PDN] from Black's right
        .pdn_game_type = "23,B,8,8,N1,0",
        .draw_tables = draw_tables::pool,
    },
    // [PDN]: pool checkers with White to begin and the numbering running vertically.
    VariantInfo{
        .id = "jamaican",
        .rules =
            {
                .board = {.mirrored = true},
                .man_captures = directions::diagonals,
                .majority = Majority::None,
            },
        .numbering = Numbering::AlgebraicTurned,
        .pdn_game_type = "23,W,8,8,A1,1",
        .draw_tables = draw_tables::pool,
    },
};

}  // namespace damas::tables
