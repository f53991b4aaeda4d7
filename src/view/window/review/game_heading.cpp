#include "view/window/review/game_heading.hpp"

#include <algorithm>

#include "view/text/names.hpp"
#include "view/text/pdn_sentences.hpp"

namespace damas {

namespace {

// The dialog that the heading opens has all of them.
constexpr std::size_t most_possible_moves = 3;

// Empty for values that mean "unknown", such as "?" and "????.??.??".
std::string said(const PdnHeaders& headers, std::string_view tag) {
  const std::string_view value = headers.value(tag);
  const bool nothing = value.find_first_not_of("?.- ") == std::string_view::npos;
  return nothing ? std::string{} : std::string(value);
}

std::string player(const PdnGame& game, Side side, Language language) {
  const std::string named = said(game.headers, side == Side::White ? "White" : "Black");
  return named.empty() ? name(language, side) : player_name(language, named);
}

}  // namespace

GameHeading heading_of(const PdnGame& game, Language language) {
  GameHeading h;
  h.white = player(game, Side::White, language);
  h.black = player(game, Side::Black, language);
  if (game.result.score != PdnScore::Unknown) {
    h.result = to_text(game.named_first == Side::White ? game.result : turned(game.result));
  }
  if (!game.errors.empty()) {
    h.event = sentence(language, game.errors.front(), most_possible_moves);
    h.wrong = true;
    return h;
  }
  for (const char* tag : {"Event", "Site", "Date"}) {
    const std::string value = said(game.headers, tag);
    if (!value.empty()) h.event += (h.event.empty() ? "" : ", ") + value;
  }
  return h;
}

std::string players_within(const GameHeading& heading, float room, const MeasureLine& width) {
  const std::string dash = " – ";
  const float names = room - width(dash);
  const float white = width(heading.white);
  const float black = width(heading.black);
  if (white + black <= names) return heading.white + dash + heading.black;
  // Each name may use the room that the other one leaves.
  const float left = std::max(names / 2, names - black);
  const float right = std::max(names / 2, names - white);
  return with_ellipsis(heading.white, left, width) + dash +
         with_ellipsis(heading.black, right, width);
}

}  // namespace damas
