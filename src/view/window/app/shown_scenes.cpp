#include "view/window/app/shown_scenes.hpp"

#include <vector>

#include "platform/gui.hpp"
#include "platform/input.hpp"
#include "view/window/app/app.hpp"

namespace damas {

ShownScenes::Change ShownScenes::settle(Size window, App& app) {
  const Scene* const before = stack_.empty() ? nullptr : &stack_.top();
  const std::size_t depth = stack_.size();
  if (!stack_.settle(window, app)) return Change::None;
  if (stack_.empty() || &stack_.top() == before) return Change::Some;
  const Scene& top = stack_.top();
  app.announce(top.spoken_title(app));
  focus_.forget();
  // A dialog that is seen again is not new: what was above it may just have said something.
  const bool opened = stack_.size() >= depth;
  return opened && top.is_overlay() ? Change::DialogOpened : Change::Some;
}

void ShownScenes::update(const Input& input, std::chrono::milliseconds elapsed, App& app) {
  const Input rest = input.at_rest();
  const std::vector<Scene*> visible = stack_.visible();
  const auto& all = stack_.all();
  for (std::size_t i = 0; i + visible.size() < all.size(); ++i) {
    if (all[i]->goes_on_covered()) all[i]->update(rest, elapsed, app);
  }
  for (Scene* scene : visible) {
    scene->update(scene == visible.back() ? input : rest, elapsed, app);
  }
}

void ShownScenes::draw(Canvas& canvas, const App& app) const {
  for (const Scene* scene : stack_.visible())
    scene->draw(canvas, app);
}

void ShownScenes::panels(Gui& gui, App& app) {
  for (Scene* scene : stack_.visible()) {
    gui.tell_focus({});  // forget the focus of the scene below, which has lost it
    scene->panels(gui, app);
  }
  app.announce(focus_.news(gui.focus()));
  if (!stack_.empty()) keyboard_.follow(stack_.top(), gui);
}

Rect ShownScenes::notice_room(Size window) const {
  const std::vector<Scene*> visible = stack_.visible();
  return visible.empty() ? Rect::at({}, window) : visible.front()->notice_room(window);
}

}  // namespace damas
