// Owns CollectingScene: reads all games of the games database, and shows the progress.
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <utility>

#include "explorer/collected_games.hpp"
#include "view/window/dialogs/overlay.hpp"

namespace damas {

class CollectingScene final : public Overlay {
 public:
  // Called once, after the dialog has closed, unless the person has left it.
  using Then = std::function<void(CollectedGames collected, App& app)>;

  CollectingScene(CollectedGames collected, Then then);

  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;

 private:
  std::string title(const App& app) const override;
  void content(Ui& ui, App& app) override;
  void cancelled(App& app) override;

  CollectedGames collected_;
  Then then_;
  std::chrono::milliseconds pause_{0};  // before the next question
  bool left_ = false;
};

}  // namespace damas
