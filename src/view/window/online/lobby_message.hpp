// Owns LobbyMessage: the text above the pages of the lobby. It says what went wrong or, if nothing
// did, how the connection is, and has a button that helps with the connection.
#pragma once

#include <optional>
#include <string>

#include "net/client/connection.hpp"
#include "view/text/text.hpp"

namespace damas {

class App;
class Online;
class Ui;

class LobbyMessage {
 public:
  // Announces the complaint, and shows it until the next one, clear(), or a change of the
  // connection.
  void complain(std::string complaint, App& app);
  void clear() { complaint_.clear(); }
  // Call it in every update. Announces the connection's state.
  void follow(const Online& online, App& app);
  // Its height is constant, so that the rows below do not move. `online` is null if no server is
  // known.
  void row(Ui& ui, const App& app, Online* online) const;

 private:
  void text(Ui& ui, const std::string& connection, float width) const;

  std::string complaint_;
  net::Connection::State connected_ = net::Connection::State::Connecting;  // in the last update
  std::string told_;                                                       // last announced
};

}  // namespace damas
