// Owns the names of values in each language: sides, variants, levels, lists of squares.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

#include "core/game.hpp"
#include "match/clock.hpp"
#include "match/player.hpp"
#include "view/text/text.hpp"

namespace damas {

// The name of a side outside a sentence: "White", "Brancas".
const char* name(Language language, Side side);
// As the subject of a sentence: "White", "as brancas".
const char* in_sentence(Language language, Side side);
// As the subject at the beginning of a sentence: "White", "As brancas".
std::string begins_sentence(Language language, Side side);
const char* name(Language language, Kind kind);

// If a variant or draw table has no row in the table, its identifier.
std::string name(Language language, Variant variant);
std::string about(Language language, Variant variant);
// Which rule book is followed for a variant with differing sources; empty if there is no need to
// say so.
std::string source_note(Language language, Variant variant);
std::string name_of_draw_table(Language language, std::string_view id);

// `level` in weakest_level..strongest_level.
const char* name_of_level(Language language, int level);
// A sentence that describes the level's play.
const char* about_level(Language language, int level);
// "About 1100 rating points stronger than level 1.", as measured on boards of the variant's size,
// rounded to a multiple of 50.
std::string strength_of_level(Language language, int level, Variant variant);
// "level 4, Amateur"
std::string level_and_name(Language language, int level);
// As it calls itself; else its file, without the folder.
std::string name_of_program(const HubProgram& program);
// "You" for a person, "Computer (level 4, Amateur)" for a machine.
std::string name(Language language, const Player& player);

// The level of the computer that is called so in any language.
std::optional<int> level_of_name(std::string_view name);
// The name of a player in a kept game: the program's own words for a person and for machines, in
// any language, become those of this one. Other names stay.
std::string player_name(Language language, std::string_view kept);

// "No clock", "5 min each", "3 min + 2 s a move".
std::string name(Language language, const TimeControl& control);

// "0:07", "12:34", "1:02:03", the same in every language.
std::string time_text(std::chrono::seconds time);

// Two or three words, such as "repetition".
const char* name(Language language, EndReason reason);

// "two", "duas" (for pieces); digits if the table has no word.
std::string number_word(Language language, int number);
// "one man and two kings"
std::string pieces_text(Language language, int men, int kings);
// The same for moves: "two", "dois".
std::string number_of_moves(Language language, int number);

// "c3, e5 and g3", in the variant's own notation, from the top left of the board; empty for an
// empty set.
std::string list_with_and(Language language, const SquareSet& squares, const Game& game);
std::string list_with_or(Language language, const SquareSet& squares, const Game& game);

}  // namespace damas
