// Owns HeadersDialog: the dialog for editing players, place, date and result of a game.
#pragma once

#include <array>
#include <functional>
#include <string>
#include <vector>

#include "core/pdn/game.hpp"
#include "view/window/dialogs/overlay.hpp"

namespace damas {

class HeadersDialog final : public Overlay {
 public:
  using TakeOver = std::function<void(const PdnHeaders&, const PdnResult&, App&)>;
  HeadersDialog(const PdnGame& game, TakeOver take_over);

 private:
  static constexpr std::size_t field_count = 6;

  std::string title(const App& app) const override;
  void content(Ui& ui, App& app) override;
  float footer_height() const override { return control_height(); }
  void footer(Ui& ui, App& app) override;
  void confirmed(App& app) override { finish(app); }
  bool keep_typed(App& app) override;

  void result_row(Ui& ui, const App& app);
  PdnHeaders headers() const;
  PdnResult result() const;
  // An invalid date is accepted only if it was there before.
  bool date_is_fine() const;
  void finish(App& app);

  const PdnGame game_;
  std::array<std::string, field_count> values_;
  std::vector<PdnScore> scores_;  // possible results
  int score_ = 0;
  std::string complaint_;
  TakeOver take_over_;
};

}  // namespace damas
