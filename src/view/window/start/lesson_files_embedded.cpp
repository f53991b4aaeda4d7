#include "assets/lessons.hpp"
#include "view/window/start/lesson_files.hpp"

namespace damas {

void offer_lessons(Desktop& desktop) {
  desktop.lessons = [](const std::function<void(std::string_view)>& use) {
    use(embedded_lessons());
  };
}

}  // namespace damas
