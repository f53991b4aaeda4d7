// Owns the sketches from which the rules' diagrams are chosen.
#pragma once

#include "view/window/help/sketch.hpp"

namespace damas::sketches {

inline constexpr Sketch lone_man[] = {
    {"....../....../....../..w.../....../....../"},
};
inline constexpr Sketch lone_king_near[] = {
    {"....../....../....../..W.../....../....../"},
};
inline constexpr Sketch lone_king[] = {
    {"......../......../......../......../...W..../......../......../......../"},
};

inline constexpr Sketch man_among_diagonals[] = {
    {"....../....../.b.b../..w.../.b.b../....../"},
};
inline constexpr Sketch man_among_straights[] = {
    {"....../....../..b.../.bwb../..b.../....../"},
    {"........../........../........../....b...../........../..b.w.b.../........../"
     "....b...../........../........../"},
};
inline constexpr Sketch man_with_two_in_a_row[] = {
    {"....../....../...b../....../...b../..w.../"},
    {"....../....../..b.../.b..../.w..../....../"},
};
inline constexpr Sketch man_beside_king[] = {
    {"....../....../...B../..w.../....../....../"},
};

inline constexpr Sketch king_among_diagonals[] = {
    {"......../......../.....b../......../...W..../......../.b...b../......../"},
    {"......../......../.b...b../......../...W..../......../.b...b../......../"},
};
inline constexpr Sketch king_among_straights[] = {
    {"......../......../...b.b../......../.b.W.b../......../.b.b..../......../"},
    {"........../........../........../....b...../........../..b.W.b.../........../"
     "....b...../........../........../"},
};
inline constexpr Sketch king_and_distant_man[] = {
    {"......../......../......../......../......../..b...../......../W......./"},
    {"......../......../......../......../...b..../......../......../...W..../"},
};
inline constexpr Sketch king_and_distant_king[] = {
    {"......../......../......../......../......../..B...../......../W......./"},
};
inline constexpr Sketch king_and_two_neighbours[] = {
    {"......../......../.b....../....b.../......../..b...../......../W......./"},
};
inline constexpr Sketch king_and_one_neighbour[] = {
    {"....../....b./...W../....../.b..../....../"},
    {"....../....../...b../..W.../....../....b./"},
};
// None of the man's destinations is one that the king could go to after its three moves.
inline constexpr Sketch king_man_and_far_men[] = {
    {".b......../........../........../........../........../........../"
     "........../........../........../W.......w./"},
};

inline constexpr Sketch one_or_none[] = {
    {"....../....../...b../..w.../....../....../"},
};
inline constexpr Sketch one_or_two[] = {
    {"......../......b./......../..b.b.../...w..../......../......../......../"},
    {"......../......../...b..../......../...b..../..bw..../......../......../"},
};
inline constexpr Sketch two_men_or_king[] = {
    {"........../........../........../....b...../........../..b......./"
     "........../..w.....B./........../........w./"},
};
inline constexpr Sketch king_or_man[] = {
    {"........../........../........../........../........../..b......./"
     "........../..w.....B./........../........w./"},
};
inline constexpr Sketch by_king_or_man[] = {
    {"......../......../......../......../.b....../..w.b.../.....W../......../"},
    {"........../........../........../........../........../b........./........../"
     "........b./........../W.......w./"},
};
// The man could capture two pieces, the king only one.
inline constexpr Sketch by_king_though_less[] = {
    {"......../......../......../......b./......../......b./...b.w../....W.../"},
};
inline constexpr Sketch king_or_man_by_king[] = {
    {"......../......../...B.b../....W.../......../......../......../......../"},
};
inline constexpr Sketch king_sooner_or_later[] = {
    {"......../......../......../......../.b...B../......../...B.b../....W.../"},
};

// A circular capture: the first captured piece would also be the next one.
inline constexpr Sketch ring[] = {
    {"....../..b.b./....../..b.b./...W../....../"},
    {"....../..b.b./....../..b.b./...w../....../"},
};
inline constexpr Sketch over_its_own_track[] = {
    {"......../......../......../....b.../.....b../.bb...../......../..W...../"},
    {"......../......../.....b../......../...W..../......../.b....../......../"},
};
inline constexpr Sketch between_two[] = {
    {"......../......../...b..../......../...W..../......../...b..../......../"},
};

inline constexpr Sketch man_before_last_rank[] = {
    {"....../..w.../....../....../", true},
};
inline constexpr Sketch man_through_last_rank[] = {
    {"......../..b.b.../.....w../......../", true},
};
inline constexpr Sketch man_along_last_rank[] = {
    {".b..../b...../w...../....../", true},
};

inline constexpr Sketch man_blocked[] = {
    {"....../b...../.w..../..w.../....../....../", false, Side::Black},
    {"....../bww.../ww..../w.w.../....../....../", false, Side::Black},
};

}  // namespace damas::sketches
