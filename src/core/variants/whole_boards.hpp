// Owns the variants that use all 64 squares.
//
// Sources: [Turkish] the rules of dama as played at world championships; [Armenian] the rules of
// tama as Wikipedia, Ludii and iggamecenter agree on them; [Gothic] the rules of altdeutsche Dame
// as the German Wikipedia and the draughts wiki describe them from the old books; [H] game types of
// hcheckers.
#pragma once

#include "core/variant_info.hpp"
#include "core/variants/draw_tables.hpp"

namespace damas::tables {

inline constexpr VariantInfo whole_boards[] = {
    VariantInfo{
        .id = "turkish",
        .rules =
            {
                .board = {8, 8, true},                             // [Turkish]
                .rows_of_men = 2,                                  // [Turkish]
                .empty_rows_behind_men = 1,                        // [Turkish]
                .man_moves = directions::forward_and_sideways,     // [Turkish]
                .man_captures = directions::forward_and_sideways,  // [Turkish]
                .king_moves = directions::orthogonals,             // [Turkish]
                .king_captures = directions::orthogonals,          // [Turkish]
                .may_turn_back = false,                            // [Turkish] no half-turn
                .majority = Majority::MostPieces,                  // [Turkish]
                .removal = Removal::AtOnce,                        // [Turkish]
                .promotion = Promotion::WhereMoveEnds,             // [Turkish] captures on as a man
            },
        .pdn_game_type = "30,W,8,8,A0,0",
        .draw_tables = draw_tables::turkish,
    },
    VariantInfo{
        .id = "armenian",
        .rules =
            {
                .board = {8, 8, true},       // [Armenian]
                .rows_of_men = 2,            // [Armenian]
                .empty_rows_behind_men = 1,  // [Armenian]
                .man_moves =
                    directions::forward_and_sideways | directions::forward_diagonals,  // [Armenian]
                .man_captures = directions::forward_and_sideways,                      // [Armenian]
                .king_moves = directions::all,                                         // [Armenian]
                .king_captures = directions::orthogonals,                              // [Armenian]
                .may_turn_back = false,                                                // [Armenian]
                .majority = Majority::MostPieces,                                      // [Armenian]
                .removal = Removal::AtOnce,                                            // [Armenian]
                .promotion = Promotion::WhereMoveEnds,                                 // [Armenian]
            },
        .pdn_game_type = "44,W,8,8,A0,0",  // [H]
        .draw_tables = draw_tables::turkish,
    },
    VariantInfo{
        .id = "gothic",
        .rules =
            {
                .board = {8, 8, true},                       // [Gothic]
                .rows_of_men = 2,                            // [Gothic]
                .man_moves = directions::forward_diagonals,  // [Gothic]
                .man_captures =
                    directions::forward_and_sideways | directions::forward_diagonals,  // [Gothic]
                .king_moves = directions::all,                                         // [Gothic]
                .king_captures = directions::all,                                      // [Gothic]
                .king_range = KingRange::Short,    // [Gothic] like the king of chess
                .majority = Majority::MostPieces,  // [Gothic]
                .removal = Removal::AfterMove,     // [Gothic]
                .promotion = Promotion::WhereMoveEnds,
            },
        .pdn_game_type = "",
        .draw_tables = draw_tables::common,
    },
};

}  // namespace damas::tables
