#include "view/window/online/match_watch.hpp"

#include <utility>

#include "view/window/app/app.hpp"
#include "view/window/online/online.hpp"
#include "view/window/online/words.hpp"

namespace damas {

MatchWatch::MatchWatch(const net::RemoteMatch& match)
    : there_{match.presence(Side::White).on, match.presence(Side::Black).on} {}

void MatchWatch::update(const net::RemoteMatch& match, const Online& online, App& app) {
  watch_presence(Side::White, match, app);
  watch_presence(Side::Black, match, app);
  watch_connection(online, app);
  watch_clocks(match, app);
  watch_own_offers(match, app);
}

// Only the opponent needs to know about the person's own absence.
void MatchWatch::watch_presence(Side side, const net::RemoteMatch& match, App& app) {
  const bool there = match.presence(side).on;
  if (std::exchange(there_[side], there) == there) return;
  if (side == match.seat() || match.over()) return;
  const Text text = there ? Text::OnlineCameBack : Text::OnlineWentAway;
  app.notify(app.tr(text, name(app.language(), match.players()[side])));
}

// Announces the connection's state; the status line only shows it.
void MatchWatch::watch_connection(const Online& online, const App& app) {
  const net::Connection& connection = online.client().connection();
  if (std::exchange(connected_, connection.online()) == connected_) return;
  app.announce(online.connection_text(app.language()));
}

void MatchWatch::watch_clocks(const net::RemoteMatch& match, const App& app) {
  const bool stand = match.stands() && match.up_to_date();
  if (std::exchange(clocks_stand_, stand) == stand || match.over()) return;
  app.announce(app.tr(stand ? Text::OnlineServerWaits : Text::OnlineGoesOn));
}

// Notifies that an offer was declined, but not if a move or the takeback itself ended it.
void MatchWatch::watch_own_offers(const net::RemoteMatch& match, App& app) {
  const auto seat = match.seat();
  const OwnOffers now{seat && match.draw_offer() == seat, seat && match.takeback_offer() == seat,
                      match.game().ply()};
  const OwnOffers before = std::exchange(own_offers_, now);
  const bool declined = (before.draw && !now.draw) || (before.takeback && !now.takeback);
  if (!declined || match.over() || before.ply != now.ply) return;
  const net::Person& other = match.players()[opponent(*seat)];
  app.notify(app.tr(Text::OnlineDeclined, name(app.language(), other)));
}

}  // namespace damas
