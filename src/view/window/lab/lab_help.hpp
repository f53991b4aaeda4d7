// Owns LabHelp: the help text of the sliding lab.
#pragma once

#include "view/window/dialogs/overlay.hpp"

namespace damas {

class LabHelp final : public Overlay {
 public:
  LabHelp();

 private:
  std::string title(const App& app) const override;
  void content(Ui& ui, App& app) override;
};

}  // namespace damas
