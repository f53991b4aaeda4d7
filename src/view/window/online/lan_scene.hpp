// Owns LanScene: chooses the game for a table on the local network, then waits until it is open, or
// shows why it failed.
#pragma once

#include <memory>

#include "view/window/app/preferences.hpp"
#include "view/window/dialogs/overlay.hpp"
#include "view/window/online/lan_server.hpp"

namespace damas {

class LanScene final : public Overlay {
 public:
  // Begins with the last choice.
  explicit LanScene(const App& app);

  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;

 private:
  std::string title(const App& app) const override;
  void content(Ui& ui, App& app) override;
  float footer_height() const override { return control_height(); }
  void footer(Ui& ui, App& app) override;
  void confirmed(App& app) override;
  void open(App& app);
  void open_room(App& app);

  OnlineChoice choice_;
  std::unique_ptr<LanServer> lan_server_;  // once it is being opened
  LanServer::State told_ = LanServer::State::Opening;
};

}  // namespace damas
