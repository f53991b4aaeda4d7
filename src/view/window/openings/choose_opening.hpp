// Owns ChooseOpening: the dialog for the variant, the side, the opening and the length of the lines
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

  // `starts` are those of the present variant; there is at least one.
  ChooseOpening(const training::OpeningTask& present, std::vector<PracticeStart> starts,
                Chosen chosen);

 private:
  std::string title(const App& app) const override;
  void content(Ui& ui, App& app) override;
  void confirmed(App& app) override;
  void variant_row(Ui& ui, const App& app);
  void start_row(Ui& ui, const App& app);
  void length_row(Ui& ui, const App& app);
  Variant present() const { return variant_of(task_.start); }

  training::OpeningTask task_;
  Variant variant_;
  std::vector<PracticeStart> starts_;
  int start_ = 0;
  Chosen chosen_;
};

}  // namespace damas
