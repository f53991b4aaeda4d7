#include "net/server/community/lists.hpp"

#include <utility>

#include "net/protocol/limits.hpp"

namespace damas::net {

void Lists::on(Exchange& exchange, const request::Live& ask) {
  const bool with_drawn = sessions_.understanding(exchange.from()).openings;
  auto games =
      store_.games().live(ask.variant, lists_rooms_, with_drawn, limits::games_per_page + 1);
  const bool more = games.size() > limits::games_per_page;
  if (more) games.pop_back();
  exchange.answer(reply::Games{std::move(games), more});
}

void Lists::on(Exchange& exchange, const request::History& ask) {
  auto games = store_.games().history(sessions_.user_at(exchange.from()), ask.before,
                                      limits::games_per_page + 1);
  const bool more = games.size() > limits::games_per_page;
  if (more) {
    const auto next = games.back().ended;
    games.pop_back();
    // The next page begins before the last entry here, so all entries that ended with it go there.
    while (games.size() > 1 && games.back().ended == next)
      games.pop_back();
  }
  exchange.answer(reply::Games{std::move(games), more});
}

void Lists::on(Exchange& exchange, const request::GameText& ask) {
  const auto pdn = store_.games().pdn(ask.match);
  if (!pdn) return exchange.refuse(ErrorCode::NoMatch, "there is no finished match with this id");
  exchange.answer(reply::GameText{ask.match, *pdn});
}

}  // namespace damas::net
