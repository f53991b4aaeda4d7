#include "view/window/online/kept_match.hpp"

#include <algorithm>
#include <charconv>
#include <string>

#include "core/pdn/convert.hpp"
#include "net/client/remote_match.hpp"
#include "view/window/app/app.hpp"
#include "view/window/games/keep_games.hpp"
#include "view/window/online/words.hpp"

namespace damas {

namespace {

// The first 64 bits of the match's UUID.
std::uint64_t number_of(const net::MatchId& match) {
  std::string digits = match.text;
  digits.erase(std::remove(digits.begin(), digits.end(), '-'), digits.end());
  digits.resize(std::min<std::size_t>(digits.size(), 16));
  std::uint64_t number = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), number, 16);
  return number;
}

}  // namespace

PdnGame record_of(const net::RemoteMatch& match, const ServerAddress& server, const App& app) {
  PdnGame game = game_of_match(match.match(), app);
  game.headers.set("White", name(app.language(), match.players().white));
  game.headers.set("Black", name(app.language(), match.players().black));
  game.headers.set("Site", server.page());
  // The names need not tell who sat here; the analysis collects that side's mistakes.
  if (const auto seat = match.seat())
    game.headers.set("DamasSide", *seat == Side::White ? "White" : "Black");
  return game;
}

std::optional<std::uint64_t> number_in_my_games(const net::RemoteMatch& match) {
  if (!match.seat() || !match.over()) return std::nullopt;
  if (match.game().ply() == match.match().setup().drawn_plies) return std::nullopt;
  return number_of(match.id());
}

PdnGame with_listed_details(const net::GameLine& line, PdnGame game,
                            const std::optional<net::UserId>& me, Language language) {
  for (const Side side : {Side::White, Side::Black}) {
    const char* tag = side == Side::White ? "White" : "Black";
    if (game.headers.value(tag) != net::nameless) continue;
    net::Person person = line.players[side];
    person.name.clear();
    game.headers.set(tag, name_to(me, language, person));
  }
  if (line.reason) set_termination(game.headers, *line.reason);
  return game;
}

}  // namespace damas
