// Owns Online: one's place on a server while any scene needs it — the connection, and what becomes
// of what the server tells, whatever scene is shown.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/pdn/game.hpp"
#include "net/client/client.hpp"
#include "view/text/language.hpp"
#include "view/window/companion.hpp"
#include "view/window/online/address.hpp"
#include "view/window/online/visits.hpp"

namespace damas {

class LanTable;

class Online final : public Companion, public std::enable_shared_from_this<Online> {
 public:
  // Begins to connect, and has the App update it.
  static std::shared_ptr<Online> at(const ServerAddress& server, App& app);
  // At the table that this program keeps, for as long as it is needed.
  static std::shared_ptr<Online> at(std::unique_ptr<LanTable> table, App& app);
  ~Online() override;

  const ServerAddress& server() const { return server_; }
  const LanTable* table() const { return table_.get(); }
  net::Client& client() { return *client_; }
  const net::Client& client() const { return *client_; }
  // A match of one's own goes on here, ...
  bool playing() const;
  // ... or here or without the person, who may come back to it.
  bool has_match() const { return playing() || client().left_match(); }

  void update(std::chrono::milliseconds elapsed, App& app) override;
  // Shows the match that the client has, instead of all scenes.
  void show_match(App& app);
  // To the match that the person has; where it was left, once the server has told how it stands.
  void go_to_match(App& app);
  // A scene shows that match from now on, or no more.
  void shown(const net::MatchId& match) { shown_ = match; }
  void hidden(const net::MatchId& match);
  // The game of the match that the client has, with its players' names.
  PdnGame record(const App& app) const;
  // Who goes away is to be asked: the match goes on without them, or ends with their table.
  bool minds_going() const;
  // How it stands with the server, in a sentence.
  enum class Standing : std::uint8_t { WithNextTry, AsSuch };
  std::string standing(Language language, Standing standing = Standing::WithNextTry) const;
  // Trying again is of use only when the person says so, or not at all.
  bool given_up() const;
  // Nor that: the match cannot go on.
  bool ended_for_good() const;
  // Why the server refused what was asked last, in the person's language; told once.
  std::optional<std::string> take_complaint();

 private:
  struct Hearing;

  Online(ServerAddress server, std::string key, App& app);
  bool table_has_ended() const;
  void mind_table(App& app);
  void keep(App& app);
  void tell_turn(App& app);
  void keep_game(App& app);
  void tell_end(App& app);

  ServerAddress server_;
  std::string key_;  // of the Store
  std::unique_ptr<LanTable> table_;
  std::unique_ptr<net::Client> client_;
  std::optional<OnlineVisit> kept_;
  std::optional<net::MatchId> shown_;
  std::optional<net::MatchId> kept_game_;  // of the last one among My games
  std::optional<net::MatchId> ended_;      // the last one whose end has been seen or told
  std::optional<std::string> complaint_;
  bool going_ = false;     // to the match that has begun
  bool told_end_ = false;  // of the table
  int told_ply_ = 0;       // of the match, as of the last update
};

}  // namespace damas
