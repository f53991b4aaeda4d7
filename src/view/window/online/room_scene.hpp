// Owns RoomScene: the dialog of a room that waits for a friend, with its code, its link, and a QR
// code.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "view/window/dialogs/overlay.hpp"
#include "view/window/online/online.hpp"

namespace damas {

class RoomScene final : public Overlay {
 public:
  // The room must have been requested before.
  explicit RoomScene(std::shared_ptr<Online> online);

  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;
  bool lets_go(App& app, const std::function<void(App&)>& then) override;

  // Empty until the server has sent it.
  std::string code() const;
  std::string link() const;
  // "Brazilian · 5 min · you: White"; empty without a code.
  std::string terms(const App& app) const;

 private:
  std::string title(const App& app) const override;
  void content(Ui& ui, App& app) override;
  float footer_height() const override { return control_height(); }
  void footer(Ui& ui, App& app) override;
  void cancelled(App& app) override;
  void qr_row(Ui& ui) const;
  bool is_timed() const;
  bool wishes_adjudication() const;
  net::OpeningWish opening() const;
  void nearness_rows(Ui& ui, const App& app) const;
  void leave_room(App& app);

  std::shared_ptr<Online> online_;
  std::string told_;  // the last announced code
};

}  // namespace damas
