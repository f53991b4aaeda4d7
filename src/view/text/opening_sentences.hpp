// Owns the words for the opening of a game, and for openings that are practised.
#pragma once

#include <string>
#include <vector>

#include "book/book.hpp"
#include "openings/opening_names.hpp"
#include "training/opening_practice.hpp"
#include "view/text/language.hpp"

namespace damas {

// "Cross"; with a form of the language: "Kol, Кол".
std::string name_of(Language language, const NamedOpening& opening);

// "Opening: Cross (11-15 23-18)".
std::string opening_line(Language language, const NamedOpening& opening);

// "e3-f4 is not in the book. Try again."; empty if there is nothing to say.
std::string remark(Language language, const training::OpeningPractice::Remark& remark);

// "The book has c3-d4, c3-b4.", of the game's position.
std::string moves_of_book(Language language, const Game& game, const std::vector<BookMove>& moves);

}  // namespace damas
