#include "assets/problems.hpp"
#include "view/window/start/problem_files.hpp"

namespace damas {

void offer_problems(Desktop& desktop) {
  desktop.problems = [](Variant variant, const std::function<void(std::string_view)>& use) {
    use(embedded_problems(info(variant).id));
  };
}

}  // namespace damas
