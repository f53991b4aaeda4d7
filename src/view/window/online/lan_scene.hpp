// Owns LanScene: the time until a table on the network is open, or why it cannot be.
#pragma once

#include <memory>

#include "view/window/dialogs/overlay.hpp"
#include "view/window/online/lan_table.hpp"

namespace damas {

class LanScene final : public Overlay {
 public:
  explicit LanScene(App& app);

  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;

 private:
  std::string title(const App& app) const override;
  void content(Ui& ui, App& app) override;
  void sit_down(App& app);

  std::unique_ptr<LanTable> table_;
  LanTable::State told_ = LanTable::State::Opening;
};

}  // namespace damas
