// Owns ChooseProblems: the dialog for variant, difficulty and theme of the problems. It offers the
// variants that have problems.
#pragma once

#include <functional>
#include <optional>
#include <utility>

#include "training/collection.hpp"
#include "view/window/dialogs/overlay.hpp"

namespace damas {

class ChooseProblems final : public Overlay {
 public:
  // How many problems of the present variant fit; empty if there are none.
  using Count = std::function<int(const training::Filter&)>;
  using Chosen = std::function<void(Variant, const training::Filter&, App&)>;

  ChooseProblems(Variant variant, const training::Filter& filter, Count count, Chosen chosen);

  const training::Filter& filter() const { return filter_; }
  // How many problems fit, as the dialog shows it; nothing if it is not known.
  std::optional<int> shown_count() const;

 private:
  std::string title(const App& app) const override;
  void content(Ui& ui, App& app) override;
  void confirmed(App& app) override;
  void variant_row(Ui& ui, const App& app);
  void theme_row(Ui& ui, const App& app);

  Variant present_;
  Variant variant_;
  training::Filter filter_;
  Count count_;
  Chosen chosen_;
  // The number of problems that fit the filter beside it.
  std::optional<std::pair<training::Filter, int>> counted_;
};

}  // namespace damas
