#include "assets/endings.hpp"
#include "assets/problems.hpp"
#include "view/window/start/variant_files.hpp"

namespace damas {

void offer_variant_files(Desktop& desktop) {
  using Use = std::function<void(std::string_view)>;
  desktop.problems = [](Variant variant, const Use& use) {
    use(embedded_problems(info(variant).id));
  };
  desktop.endings = [](Variant variant, const Use& use) {
    use(embedded_endings(info(variant).id));
  };
}

}  // namespace damas
