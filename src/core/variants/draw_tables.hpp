// Owns the draw tables of the variants, with the source of every number beside it.
//
// Sources: [CBD] the Brazilian confederation's rules and numbered list of 2010; [FMJD] Annex 1 of
// the FMJD's rules; [FMJD-64] section 7.2 of the FMJD-64 rules; [WCDF] 1.32 of the English rules;
// [FID] technical regulations of 2008; [APCA] rules of the American pool checkers association;
// [WFD] Frisian rules as the large servers play them; [Turkish] rules of the world championship.
#pragma once

#include "core/draw_rules.hpp"

namespace damas::draw_tables {

constexpr EndingPattern ending(int kings_a, int men_a, int kings_b, int men_b) {
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
// [FMJD-64] 7.2.8, [FMJD]: at most two pieces with a king against a lone king
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

// [FMJD]: three pieces with a king against a lone king
inline constexpr EndingPattern three_v_king[] = {
    ending(3, 0, 1, 0),
    ending(2, 1, 1, 0),
    ending(1, 2, 1, 0),
};
inline constexpr DrawRule fmjd_rules[] = {
    {EndReason::Ending, 5, two_v_king, true},
    {EndReason::Ending, 16, three_v_king, true},
    {EndReason::KingMoves, 25},
};

inline constexpr DrawRule fifteen_king_moves[] = {{EndReason::KingMoves, 15}};
inline constexpr DrawRule twenty_king_moves[] = {{EndReason::KingMoves, 20}};
inline constexpr DrawRule twenty_five_king_moves[] = {{EndReason::KingMoves, 25}};
inline constexpr DrawRule forty_king_moves[] = {{EndReason::KingMoves, 40}};

// [APCA]: 13 moves for three kings against one, 30 moves without a capture or a man's move
inline constexpr EndingPattern exactly_three_kings_v_king[] = {ending(3, 0, 1, 0)};
inline constexpr DrawRule apca_rules[] = {
    {EndReason::Ending, 13, exactly_three_kings_v_king},
    {EndReason::KingMoves, 30},
};

// [WFD]: two kings against one have seven moves, one against one two
inline constexpr EndingPattern two_kings_v_king[] = {ending(2, 0, 1, 0)};
inline constexpr EndingPattern king_v_king[] = {ending(1, 0, 1, 0)};
inline constexpr DrawRule frisian_rules[] = {
    {EndReason::Ending, 2, king_v_king},
    {EndReason::Ending, 7, two_kings_v_king},
};

// [Turkish]: one piece against one is a draw; two moves each leave time for a capture that is there
inline constexpr EndingPattern piece_v_piece[] = {
    ending(1, 0, 1, 0),
    ending(1, 0, 0, 1),
    ending(0, 1, 0, 1),
};
inline constexpr DrawRule turkish_rules[] = {{EndReason::Ending, 2, piece_v_piece, true}};
inline constexpr DrawRule turkish_rules_with_limit[] = {
    {EndReason::Ending, 2, piece_v_piece, true},
    {EndReason::NoCaptures, 25},
};

inline constexpr DrawRules brazilian[] = {{"cbd", cbd_rules}, {"fmjd64", fmjd64_rules}};
// The article knows no draws; repetition and the 20-move rule keep a game from going on for ever.
inline constexpr DrawRules casual[] = {{"casual", twenty_king_moves}};
inline constexpr DrawRules russian[] = {{"fmjd64", fmjd64_rules}};
inline constexpr DrawRules international[] = {{"fmjd", fmjd_rules}};
inline constexpr DrawRules english[] = {{"wcdf", forty_king_moves}};
// [FID] 9.3(b1) asks for the fourth occurrence; many programs play the third.
inline constexpr DrawRules italian[] = {{"fid", forty_king_moves, 4}, {"fid3", forty_king_moves}};
inline constexpr DrawRules iberian[] = {{"iberian", twenty_king_moves}};
inline constexpr DrawRules pool[] = {{"apca", apca_rules}};
inline constexpr DrawRules frisian[] = {{"wfd", frisian_rules}};
inline constexpr DrawRules turkish[] = {{"turkish", turkish_rules},
                                        {"turkish25", turkish_rules_with_limit}};
// Where no text with numbers was found, the 25 moves of [FMJD] keep a game from going on for ever.
inline constexpr DrawRules common[] = {{"common", twenty_five_king_moves}};
// Endings are no draws where one plays to lose; the limits of the parent game are.
inline constexpr DrawRules repetition_only[] = {{"repetition"}};
inline constexpr DrawRules brazilian_losing[] = {{"losing20", twenty_king_moves}};
inline constexpr DrawRules russian_losing[] = {{"losing15", fifteen_king_moves}};
// A man can always be brought nearer to a king, so nothing is drawn.
inline constexpr DrawRules none[] = {{"none", {}, 0}};

}  // namespace damas::draw_tables
