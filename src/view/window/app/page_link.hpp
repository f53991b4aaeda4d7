// Owns links into the page: what the part of an address after its '#' asks for, read and written.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/any_position.hpp"
#include "core/variants.hpp"
#include "view/text/language.hpp"

namespace damas {

// The request of such a link: "variant=russian", "variant=russian&fen=W:Wa1:Bh8", "pdn=…". At least
// one member is set.
struct PageLink {
  std::optional<Variant> variant;
  std::optional<AnyPosition> start;  // of that variant; Brazilian if the link names none
  std::string games;                 // PDN
  bool daily_problem = false;
};

struct PageLinkError {
  enum class Problem : std::uint8_t {
    Key,       // expected variant, fen, pdn or problem before a '='
    Variant,   // expected the id of a variant
    Position,  // expected a position of the variant as FEN
    Problem,   // expected the word "daily" after "problem="
    Escape,    // expected two hexadecimal digits after a '%'
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

}  // namespace damas
