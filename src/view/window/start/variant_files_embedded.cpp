#include "assets/ballots.hpp"
#include "assets/books.hpp"
#include "assets/endings.hpp"
#include "assets/openings.hpp"
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
  desktop.openings = [](Variant variant, const Use& use) {
    use(embedded_openings(info(variant).id));
  };
  desktop.ballots = [](Variant variant, const Use& use) {
    use(embedded_ballots(info(variant).id));
  };
  desktop.book = [](Variant variant, const Use& use) { use(embedded_books(info(variant).id)); };
}

}  // namespace damas
