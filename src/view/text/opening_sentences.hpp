// Owns the words for the opening of a game, and for openings that are practised.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "book/book.hpp"
#include "openings/opening_names.hpp"
#include "training/opening_practice.hpp"
#include "training/repetition.hpp"
#include "view/text/language.hpp"

namespace damas {

// "Cross"; with a form of the language: "Kol, Кол".
std::string name_of(Language language, const NamedOpening& opening);

// "Opening: Cross (11-15 23-18)".
std::string opening_line(Language language, const NamedOpening& opening);

// "Name from: https://example.org/a; T. Wiswell, book of 1946".
std::string sources_of(Language language, const NamedOpening& opening,
                       std::string_view between = "; ");

// "e3-f4 is not in the book. Try again."; empty if there is nothing to say.
std::string remark(Language language, const training::OpeningPractice::Remark& remark);

// "The book has c3-d4, c3-b4.", of the game's position.
std::string moves_of_book(Language language, const Game& game, const std::vector<BookMove>& moves);

// Where a practice can start.
struct PracticeStart {
  std::string name;
  std::string about;  // may be empty
  AnyPosition position;
  std::string sources = {};  // of the name, in a sentence; may be empty
};

// The start of the variant, and the named openings from which the book has a move for somebody.
// Openings with equal names are told apart by the first move in which they differ:
// "Kol (b2-c3)". `names` and `book` may be null.
std::vector<PracticeStart> practice_starts(Language language, const OpeningNames* names,
                                           const Book* book, Variant variant);

// The opening that ends at the start of a practice; `names` may be null.
std::string practice_title(Language language, const OpeningNames* names, const AnyPosition& start);

// How many positions are learned, and when others come back. Without a date, those that are due
// remain due.
std::vector<std::string> progress_lines(Language language,
                                        const training::OpeningProgress& progress,
                                        std::optional<training::Day> today);

}  // namespace damas
