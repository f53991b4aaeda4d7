#include "view/window/review/game_heading.hpp"

#include "view/text/names.hpp"

namespace damas {

namespace {

// "?" and "????.??.??" say nothing.
std::string said(const PdnHeaders& headers, std::string_view tag) {
  const std::string_view value = headers.value(tag);
  const bool nothing = value.find_first_not_of("?.- ") == std::string_view::npos;
  return nothing ? std::string{} : std::string(value);
}

std::string player(const PdnGame& game, Side side, Language language) {
  const std::string named = said(game.headers, side == Side::White ? "White" : "Black");
  return named.empty() ? name(language, side) : named;
}

}  // namespace

GameHeading heading_of(const PdnGame& game, Language language) {
  GameHeading h;
  h.players = player(game, Side::White, language) + " – " + player(game, Side::Black, language);
  if (game.result.score != PdnScore::Unknown) {
    h.result = to_text(game.named_first == Side::White ? game.result : turned(game.result));
  }
  if (!game.errors.empty()) {
    h.event = error_sentence(language, game.errors.front());
    h.wrong = true;
    return h;
  }
  for (const char* tag : {"Event", "Site", "Date"}) {
    const std::string value = said(game.headers, tag);
    if (!value.empty()) h.event += (h.event.empty() ? "" : ", ") + value;
  }
  return h;
}

std::string error_sentence(Language, const PdnError& error) {
  return describe(error);
}

}  // namespace damas
