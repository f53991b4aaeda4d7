// Owns LobbyScene: finding an opponent, the user's own games, and the games of others.
#pragma once

#include <memory>
#include <string>

#include "view/text/text.hpp"
#include "view/window/app/address.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/dialogs/overlay.hpp"
#include "view/window/online/lobby_lists.hpp"
#include "view/window/online/lobby_message.hpp"
#include "view/window/online/online.hpp"
#include "view/window/online/refocused_field.hpp"
#include "view/window/online/typed_in_lobby.hpp"

namespace damas {

class LobbyScene final : public Overlay {
 public:
  enum class Page : std::uint8_t { Play, Games, Watch, You };

  // Uses the server of `online`; if that is null, the default server, if there is one.
  explicit LobbyScene(App& app, std::shared_ptr<Online> online = nullptr);

  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;
  bool lets_go(App& app, const std::function<void(App&)>& then) override;

  // Follows a link or code from a friend.
  void accept(const Invitation& invitation, App& app);
  void turn_to(Page page, App& app);
  Page page() const { return page_; }
  // Opens a room for the chosen game; others join with its code.
  void make_room(App& app);
  const std::shared_ptr<Online>& online() const { return online_; }

 private:
  // The groups of widgets, depending on the state at the server.
  enum class Rows : std::uint8_t { Server, Match, Search, Room, Quick };

  std::string title(const App& app) const override;
  void content(Ui& ui, App& app) override;
  void cancelled(App& app) override;
  bool keep_typed(App& app) override;
  void confirmed(App& app) override;

  void play_page(Ui& ui, App& app);
  void match_rows(Ui& ui, App& app);
  void quick_rows(Ui& ui, App& app);
  void friend_rows(Ui& ui, App& app);
  void table_row(Ui& ui, App& app);
  void games_page(Ui& ui, App& app);
  void watch_page(Ui& ui, App& app);
  void you_page(Ui& ui, App& app);
  void needs_server(Ui& ui, App& app);
  void page_without_server(Ui& ui, App& app);
  void code_row(Ui& ui, App& app, Text label, Text hint);
  void server_missing(Ui& ui, const App& app);
  void server_rows(Ui& ui, App& app);

  void refresh(App& app);
  void seek(App& app);
  void join_room(const std::string& code);
  std::string seeking_sentence(const App& app) const;  // while the user waits
  void join(App& app);
  void change_name(App& app);
  void change_server(App& app);
  void go_to(const ServerAddress& server, const std::string& code, App& app);
  void keep_choice(App& app) const;
  // No server has ever answered: there may be none where the page came from.
  bool nobody_answers() const;
  bool without_server() const { return !online_ || nobody_answers(); }
  Rows rows() const;
  net::Client& client() { return online_->client(); }

  std::shared_ptr<Online> online_;  // null: no server is known
  OnlineChoice choice_;             // of the game; name and server are in typed_
  TypedInLobby typed_;
  Page page_ = Page::Play;
  Rows rows_ = Rows::Server;  // shown in the last frame
  bool entered_ = false;      // Enter completed a field in this frame
  bool seeking_ = false;      // in the last update
  RefocusedField code_field_;
  RefocusedField server_field_;
  LobbyMessage message_;
  LobbyLists lists_;
};

}  // namespace damas
