// Owns WaitingStep: what the person has asked for while a part of the program is still being
// loaded.
#pragma once

#include <functional>

namespace damas {

class App;
class Scene;

class WaitingStep {
 public:
  using Step = std::function<void(App&)>;
  // Keeps the step until the rest is loaded, and tells the person so. Drops an earlier one.
  void keep(Step step, App& app);
  void drop(const App& app);
  // Call it in every update, when changes of scenes are done. Takes the step if the rest is loaded,
  // unless another scene is on top by now; true if it did.
  bool take(App& app);

 private:
  Step step_;
  const Scene* scene_ = nullptr;  // the top scene, once changes of scenes are done
};

}  // namespace damas
