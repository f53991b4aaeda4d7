// Owns LobbyLists: the lists of games in the lobby: the user's own, and those that can be watched.
#pragma once

#include <chrono>

namespace damas {

class App;
class Online;
class Ui;

class LobbyLists {
 public:
  // Asks the server for the list.
  void ask_for_own(Online& online, App& app);
  void ask_for_running(Online& online, App& app);
  // Call it in every update in which the running games are shown: asks for them from time to time.
  void follow_running(Online& online, std::chrono::milliseconds elapsed, App& app);

  // The rows of a list of games; a game that the person chooses is opened.
  void own_games(Ui& ui, App& app, Online& online) const;
  void running_games(Ui& ui, App& app, Online& online);

 private:
  std::chrono::milliseconds since_asked_{0};
};

}  // namespace damas
