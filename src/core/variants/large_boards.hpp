// Owns the international game, its larger and smaller boards, and the Frisian games.
//
// Sources: [FMJD] Annex 1 of the FMJD's rules; [Canadian] the same rules on 12x12; [Spantsiretti]
// the same rules on ten files and eight ranks; [WFD] the rules of friesdammen.nl; [Frysk] Frisian
// with one row of men; [PDN] the game types of PDN 3.0, [server] those of lidraughts.org.
#pragma once

#include "core/variant_info.hpp"
#include "core/variants/draw_tables.hpp"

namespace damas::tables {

inline constexpr VariantInfo large_boards[] = {
    VariantInfo{
        .id = "international",
        .rules =
            {
                .board = {10, 10},                           // [FMJD] 2.1
                .rows_of_men = 4,                            // [FMJD] 2.8
                .first_side = Side::White,                   // [FMJD] 3
                .man_moves = directions::forward_diagonals,  // [FMJD] 3
                .man_captures = directions::diagonals,       // [FMJD] 4.1
                .king_range = KingRange::Flying,             // [FMJD] 3.9
                .majority = Majority::MostPieces,            // [FMJD] 4.13
                .removal = Removal::AfterMove,               // [FMJD] 4
                .promotion = Promotion::WhereMoveEnds,       // [FMJD] 4.15
            },
        .numbering = Numbering::FromTopLeft,  // [FMJD] 2.6
        .pdn_game_type = "20,W,10,10,N2,0",
        .draw_tables = draw_tables::international,
    },
    VariantInfo{
        .id = "canadian",
        .rules = {.board = {12, 12}, .rows_of_men = 5},  // [Canadian]
        .numbering = Numbering::FromTopLeft,
        .pdn_game_type = "27,W,12,12,N2,0",
        .draw_tables = draw_tables::common,
    },
    // Canadian on the mirrored board.
    VariantInfo{
        .id = "srilankan",
        .rules = {.board = {12, 12, false, true}, .rows_of_men = 5},
        .numbering = Numbering::FromTopLeft,
        .pdn_game_type = "",
        .draw_tables = draw_tables::common,
    },
    // Published node counts follow the international rules. Other programs play this board by
    // Russian rules, as the next entry does. No federation's text was found.
    VariantInfo{
        .id = "spantsiretti",
        .rules = {.board = {10, 8}},  // [Spantsiretti]
        .capture_separator = ':',     // [PDN]
        .pdn_game_type = "41,W,10,8,A0,0",
        .draw_tables = draw_tables::international,
    },
    VariantInfo{
        .id = "spantsiretti-russian",
        .rules =
            {
                .board = {10, 8},
                .majority = Majority::None,
                .promotion = Promotion::InPassing,
            },
        .capture_separator = ':',
        .pdn_game_type = "41,W,10,8,A0,0",
        .draw_tables = draw_tables::russian,
    },
    VariantInfo{
        .id = "frisian",
        .rules =
            {
                .board = {10, 10},                           // [WFD]
                .rows_of_men = 4,                            // [WFD]
                .man_moves = directions::forward_diagonals,  // [WFD]
                .man_captures = directions::all,             // [WFD]
                .king_moves = directions::diagonals,         // [WFD]
                .king_captures = directions::all,            // [WFD]
                .majority = Majority::MostValue,             // [WFD]
                .king_must_capture = true,                   // [WFD]: of equal value
                .king_moves_in_a_row = 3,                    // [WFD]
            },
        .numbering = Numbering::FromTopLeft,
        .pdn_game_type = "40,W,10,10,N2,0",
        .draw_tables = draw_tables::frisian,
    },
    VariantInfo{
        .id = "frysk",
        .rules =
            {
                .board = {10, 10},
                .rows_of_men = 1,  // [Frysk]
                .man_captures = directions::all,
                .king_captures = directions::all,
                .majority = Majority::MostValue,
                .king_must_capture = true,
                .king_moves_in_a_row = 3,
            },
        .numbering = Numbering::FromTopLeft,
        .pdn_game_type = "97,W,10,10,N2,0",  // [server]
        .draw_tables = draw_tables::frisian,
    },
};

}  // namespace damas::tables
