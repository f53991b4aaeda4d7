// Owns SettingsScene: the dialog of preferences; every change takes effect at once.
#pragma once

#include <optional>

#include "view/window/dialogs/overlay.hpp"
#include "view/window/kit/key_bindings.hpp"

namespace damas {

class SettingsScene final : public Overlay {
 public:
  SettingsScene();

  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;
  bool takes_files(const std::vector<std::string>& paths, App& app) override;
  std::optional<ReturnPoint> return_point(const App&) const override;
  bool takes_all_keys() const override { return awaited_.has_value(); }
  bool walks_by_keys() const override { return !awaited_; }

 private:
  std::string title(const App& app) const override;
  void content(Ui& ui, App& app) override;

  void appearance(Ui& ui, App& app);
  static void system_row(Ui& ui, App& app);
  static void size_row(Ui& ui, App& app);
  void game(Ui& ui, App& app);
  static void guard_rows(Ui& ui, App& app);
  void sound(Ui& ui, App& app);
  void keys(Ui& ui, App& app);
  void key_row(Ui& ui, Action action, App& app);

  std::optional<Action> awaited_;  // the action that gets the next pressed key
};

}  // namespace damas
