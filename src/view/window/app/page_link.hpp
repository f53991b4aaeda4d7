// Owns links into the page: what the part of an address after its '#' asks for, read and written.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/any_position.hpp"
#include "core/variants.hpp"
#include "puzzle/board.hpp"
#include "training/progress.hpp"
#include "view/text/language.hpp"

namespace damas {

// The request of such a link: "variant=russian", "variant=russian&fen=W:Wa1:Bh8", "pdn=…",
// "problem=daily", "variant=russian&problem=00c0ffee00c0ffee", "lesson=board&step=3",
// "puzzle=1,2,3,4,5,6,0,7,8". At least one member is set.
struct PageLink {
  std::optional<Variant> variant;    // also set with `problem`
  std::optional<AnyPosition> start;  // of that variant; Brazilian if the link names none
  std::string games;                 // PDN
  bool daily_problem = false;
  std::optional<training::ProblemId> problem;  // Brazilian if the link names no variant
  std::string lesson;                          // its id; empty: none
  int lesson_step = 0;                         // to begin with, from 0
  std::optional<puzzle::Board> deal;           // can be solved, and is not yet
};

struct PageLinkError {
  enum class Problem : std::uint8_t {
    Key,         // expected one of the words above before a '='
    Variant,     // expected the id of a variant
    Position,    // expected a position of the variant as FEN
    Problem,     // expected the word "daily" or 16 hexadecimal digits after "problem="
    Escape,      // expected two hexadecimal digits after a '%'
    Lesson,      // expected the id of a lesson, also where there is a step
    Step,        // expected the number of a step, from 1
    Tiles,       // expected each tile of a puzzle of 3×3 to 5×5 once, and 0 for the gap
    Unsolvable,  // no moves bring these tiles into order
    InOrder,     // these tiles are in order already
  };
  Problem problem = Problem::Key;
  std::string found;

  friend bool operator==(const PageLinkError&, const PageLinkError&) = default;
};

// Reads the text after the '#', in which '%' escapes bytes and '+' stands for itself. Nothing if
// the text has no '=', so that it is not of this kind.
std::optional<std::variant<PageLink, PageLinkError>> read_page_link(std::string_view text);

// The sentence with what was expected and what was found.
std::string sentence(Language language, const PageLinkError& error);

// Links into the page at `address`, which has no '#'.
std::string link_to_position(const std::string& address, const AnyPosition& position);
std::string link_to_games(const std::string& address, std::string_view pdn);
std::string link_to_problem(const std::string& address, Variant variant,
                            training::ProblemId problem);
// The step counts from 0.
std::string link_to_lesson(const std::string& address, std::string_view lesson, int step);
std::string link_to_deal(const std::string& address, const puzzle::Board& deal);

}  // namespace damas
