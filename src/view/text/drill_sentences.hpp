// Owns the names and sentences of the endings that are practised.
#pragma once

#include <string>
#include <vector>

#include "training/ending_drill.hpp"
#include "view/text/language.hpp"

namespace damas {

// "Two kings against one"
std::string name(Language language, training::Ending ending);
// "Win this"
std::string name(Language language, training::EndingGoal goal);
// "Win this: Two kings against one"
std::string name(Language language, const training::EndingTask& task);

// The drill must have a position for the functions below.

// The name of the task; after the end the result takes its place: "Held: Two kings against one"
std::string heading(Language language, const training::EndingDrill& drill);
// "You play White: two kings against one king. The other side defends perfectly. The shortest win
// takes 7 moves." Of the start, also after some moves.
std::string task_sentence(Language language, const training::EndingDrill& drill);
// The outcome of the person's last move, or of a game that is over; empty before the first move.
std::string remark(Language language, const training::EndingDrill& drill);
// What else the legal moves come to, compared with this one; empty if that is not known.
std::string sentence(Language language, const training::EndingChoice& choice);
// The same for a move that is legal in a position of the drill.
std::string choice_sentence(Language language, const training::EndingDrill& drill,
                            const Game& before, const Move& move);
// The count of moves, beside the best possible one or those still to hold, of slips and hints, and
// the nearest draw by a count. While the task is to hold, such a draw is what ends the holding.
std::vector<std::string> counts(Language language, const training::EndingDrill& drill);

}  // namespace damas
