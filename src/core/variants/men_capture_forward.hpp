// Owns the variants that are played on 32 squares and whose men capture forward only.
//
// Sources: [WCDF] rules of the English game; [FID] Italian technical regulations of 2008 and its
// ten rules; [FPD] rules of the Portuguese federation; [FEDA] the same game in Spain, as ludoteka's
// rules describe it; [CFD] rules of the Czech federation; [Thai] the rules of mak-hot as MindSports
// and the draughts wiki describe them; [PDN] the game types of PDN 3.0.
#pragma once

#include "core/variant_info.hpp"
#include "core/variants/draw_tables.hpp"

namespace damas::tables {

inline constexpr VariantInfo men_capture_forward[] = {
    VariantInfo{
        .id = "english",
        .rules =
            {
                .board = {8, 8},                                // [WCDF] 1.1
                .first_side = Side::Black,                      // [PDN]
                .man_captures = directions::forward_diagonals,  // [WCDF] 1.18
                .king_range = KingRange::Short,                 // [WCDF] 1.17
                .majority = Majority::None,                     // [WCDF] 1.20: free choice
                .promotion = Promotion::EndsMove,               // [WCDF] 1.19
            },
        .numbering = Numbering::FromTopLeft,  // [PDN] from Black's right
        .pdn_game_type = "21,B,8,8,N1,0",
        .draw_tables = draw_tables::english,
    },
    VariantInfo{
        .id = "italian",
        .rules =
            {
                .board = {.mirrored = true},                    // [FID] 2.3
                .man_captures = directions::forward_diagonals,  // [FID] 5.3(a)
                .king_range = KingRange::Short,                 // [FID] 4.7
                .men_capture_kings = false,                     // [FID] 5.3(b)
                .majority = Majority::MostPieces,               // [FID] 6.6, first
                .king_must_capture = true,                      // [FID] 6.7, then
                .most_kings = true,                             // [FID] 6.8, then
                .kings_soonest = true,                          // [FID] 6.9, then
                .promotion = Promotion::EndsMove,               // [FID] 4
            },
        .numbering = Numbering::FromTopLeft,  // [PDN]
        .pdn_game_type = "22,W,8,8,N2,1",
        .draw_tables = draw_tables::italian,
    },
    VariantInfo{
        .id = "spanish",
        .rules =
            {
                .board = {.mirrored = true},                    // [FEDA]
                .man_captures = directions::forward_diagonals,  // [FEDA]
                .majority = Majority::MostPieces,               // [FEDA] law of quantity
                .most_kings = true,                             // [FEDA] law of quality
                .promotion = Promotion::EndsMove,               // [FEDA]
            },
        .numbering = Numbering::FromBottomRight,  // [PDN]
        .pdn_game_type = "24,W,8,8,N1,1",
        .draw_tables = draw_tables::iberian,
    },
    VariantInfo{
        .id = "portuguese",
        .rules =
            {
                .board = {.mirrored = true},                    // [FPD] 6
                .man_captures = directions::forward_diagonals,  // [FPD] 8
                .majority = Majority::MostPieces,               // [FPD] 7b
                .most_kings = true,                             // [FPD] 7c
                .promotion = Promotion::EndsMove,               // [FPD] 9
            },
        .numbering = Numbering::FromBottomRight,  // [FPD] 3
        .pdn_game_type = "28,W,8,8,N1,1",
        .draw_tables = draw_tables::iberian,
    },
    VariantInfo{
        .id = "czech",
        .rules =
            {
                .board = {8, 8},                                // [CFD] 2.1
                .man_captures = directions::forward_diagonals,  // [CFD] 4.1
                .majority = Majority::None,                     // [CFD] 4: free choice
                .king_must_capture = true,                      // [CFD] 4.14: but by a king
                .promotion = Promotion::EndsMove,               // [CFD] 4
            },
        .pdn_game_type = "29,W,8,8,A0,0",
        .draw_tables = draw_tables::common,
    },
    VariantInfo{
        .id = "thai",
        .rules =
            {
                .board = {8, 8},
                .rows_of_men = 2,                               // [Thai]
                .first_side = Side::Black,                      // [PDN]
                .man_captures = directions::forward_diagonals,  // [Thai]
                .king_landing = KingLanding::DirectlyBehind,    // [Thai]
                .may_turn_back = true,                          // [Thai]
                .majority = Majority::None,                     // [Thai] free choice
                .removal = Removal::AtOnce,                     // [Thai]
                .promotion = Promotion::EndsMove,               // [Thai]
            },
        .numbering = Numbering::FromBottomRight,  // [PDN] from Black's left
        .capture_separator = '-',                 // [PDN]
        .pdn_game_type = "31,B,8,8,N2,0",
        .draw_tables = draw_tables::common,
    },
    // Thai with three rows of men.
    VariantInfo{
        .id = "thai12",
        .rules =
            {
                .board = {8, 8},
                .first_side = Side::Black,
                .man_captures = directions::forward_diagonals,
                .king_landing = KingLanding::DirectlyBehind,
                .may_turn_back = true,
                .majority = Majority::None,
                .removal = Removal::AtOnce,
                .promotion = Promotion::EndsMove,
            },
        .numbering = Numbering::FromBottomRight,
        .capture_separator = '-',
        .pdn_game_type = "",
        .draw_tables = draw_tables::common,
    },
};

}  // namespace damas::tables
