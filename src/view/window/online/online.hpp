// Owns Online: the connection to a server as long as any scene needs it, and the handling of the
// server's news whatever scene is shown.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "core/pdn/game.hpp"
#include "net/client/client.hpp"
#include "view/text/language.hpp"
#include "view/window/app/address.hpp"
#include "view/window/app/background_activity.hpp"
#include "view/window/app/visits.hpp"

namespace damas {

class LanServer;

class Online final : public BackgroundActivity, public std::enable_shared_from_this<Online> {
 public:
  // Starts to connect, and registers with the App for updates.
  static std::shared_ptr<Online> at(const ServerAddress& server, App& app);
  // The same for a server that this program has started in the local network; Online then owns it.
  static std::shared_ptr<Online> at(std::unique_ptr<LanServer> lan_server, App& app);
  ~Online() override;

  const ServerAddress& server() const { return server_; }
  const LanServer* lan_server() const { return lan_server_.get(); }
  net::Client& client() { return *client_; }
  const net::Client& client() const { return *client_; }
  // The person is playing a match here, ...
  bool playing() const;
  // ... or has left one to which they can return.
  bool has_match() const { return playing() || client().left_match(); }

  void update(std::chrono::milliseconds elapsed, App& app) override;
  // Replaces all scenes by the client's match.
  void show_match(App& app);
  // Opens the person's match; if it was left, as soon as the server has sent it.
  void go_to_match(App& app);
  // A scene shows that match from now on, or no longer.
  void shown(const net::MatchId& match) { shown_ = match; }
  void hidden(const net::MatchId& match);
  // The game of the client's match, with the players' names.
  PdnGame record(const App& app) const;
  // The number of the person's match in My games, once it is over.
  std::optional<std::uint64_t> kept_match() const;
  // Whether to ask before leaving: the match would go on without the person, or end with their
  // table.
  bool asks_before_leaving() const;
  // The state of the connection in a sentence.
  enum class NextTry : std::uint8_t { Told, LeftOut };
  std::string connection_text(Language language, NextTry next_try = NextTry::Told) const;
  // Further attempts to connect need the person's request, or are useless.
  bool given_up() const;
  // Further attempts are useless: the match cannot continue.
  bool ended_for_good() const;
  // Why the server refused the last request, in the person's language; returned once.
  std::optional<std::string> take_complaint();

 private:
  struct NewsHandler;

  Online(ServerAddress server, std::string key, App& app);
  bool lan_server_has_ended() const;
  void update_lan_server(App& app);
  void keep(App& app);
  void tell_turn(App& app);
  void keep_game(App& app);
  void tell_end(App& app);

  ServerAddress server_;
  std::string key_;  // in the Store
  std::unique_ptr<LanServer> lan_server_;
  std::unique_ptr<net::Client> client_;
  std::optional<OnlineVisit> kept_;
  std::optional<net::MatchId> shown_;
  std::optional<net::MatchId> kept_game_;  // the last one added to My games
  std::optional<net::MatchId> ended_;      // the last one whose end was shown or notified
  std::optional<std::string> complaint_;
  bool going_ = false;     // a match has begun and will be shown
  bool told_end_ = false;  // the person knows that the table has ended
  int told_ply_ = 0;       // ply of the match in the last update
};

}  // namespace damas
