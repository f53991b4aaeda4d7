// Owns ChooseOpening: the dialog for the variant, the opening, the side and the length of the lines
// that are practised.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "training/opening_tree.hpp"
#include "view/text/opening_sentences.hpp"
#include "view/window/dialogs/overlay.hpp"

namespace damas {

class ChooseOpening final : public Overlay {
 public:
  using Chosen = std::function<void(const training::OpeningTask&, App&)>;

  // The sides for which there is something to practise, in the present variant.
  using Offered = std::function<std::vector<Side>(const AnyPosition& start)>;

  // `starts` are those of the present variant; there is at least one.
  ChooseOpening(const training::OpeningTask& present, std::vector<PracticeStart> starts,
                Offered offered, Chosen chosen);

  // The sides that can be chosen: what the book can ask for the chosen opening, but both if it is
  // not known yet, as for another variant.
  const std::vector<Side>& sides() const { return sides_; }
  // The present one, with the side and the length that are shown as chosen.
  training::OpeningTask task() const;

 private:
  std::string title(const App& app) const override;
  void content(Ui& ui, App& app) override;
  void confirmed(App& app) override;
  void variant_row(Ui& ui, const App& app);
  void start_row(Ui& ui, const App& app);
  void side_row(Ui& ui, const App& app);
  void length_row(Ui& ui, const App& app);
  void find_sides();
  Side side() const;
  Variant present() const { return variant_of(task_.start); }

  training::OpeningTask task_;
  Side wanted_;  // by the person, even while it is not offered
  Variant variant_;
  std::vector<PracticeStart> starts_;
  int start_ = 0;
  Offered offered_;
  std::vector<Side> sides_;
  Chosen chosen_;
};

}  // namespace damas
