// Owns SceneStack: which scenes there are, the topmost being the one that is played.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

#include "view/window/scene.hpp"

namespace damas {

// Changes are queued, so that a scene may ask for them from within its own update and panels.
class SceneStack {
 public:
  void push(std::unique_ptr<Scene> scene);
  // The scene and all above it leave. Asking twice, or for one that is gone, is harmless.
  void close(const Scene& scene);
  // `scene` and all above it leave and `next` comes instead.
  void replace(const Scene& scene, std::unique_ptr<Scene> next);
  // All leave and `first` comes instead.
  void start(std::unique_ptr<Scene> first);

  // Carries out what makes all scenes go, once each that would lose something has let go, lowest
  // first; `willing`, which may be null, is not asked. While such a question is open another one is
  // not even begun.
  void when_let_go(App& app, const std::function<void(App&)>& go, const Scene* willing = nullptr);

  bool empty() const { return scenes_.empty(); }
  std::size_t size() const { return scenes_.size(); }
  // Not when empty.
  Scene& top() { return *scenes_.back(); }
  const Scene& top() const { return *scenes_.back(); }

  // Lowest first.
  const std::vector<std::unique_ptr<Scene>>& all() const { return scenes_; }

  // Something is queued. A scene that has asked for a change does nothing more in that frame: it
  // may be gone, and what it would open above itself would not be.
  bool pending() const { return !queue_.empty(); }
  // For the App only: carries out what is queued; true if anything was.
  bool settle(Size size, App& app);
  void layout(Size size);
  // The visible scenes, lowest first: the last one that is no overlay, and the overlays above it.
  std::vector<Scene*> visible() const;
  // Tells every scene, topmost first, that it leaves.
  void leave_all(App& app);

 private:
  struct Change {
    const Scene* from = nullptr;  // this one and all above leave; null: none does
    bool all = false;
    std::unique_ptr<Scene> next;  // comes on top; may be null
  };
  void carry_out(Change change, Size size, App& app);
  void drop_from(std::size_t index, App& app);
  std::size_t index_of(const Scene* scene) const;
  void ask_from(std::size_t index, const Scene* willing, const std::function<void(App&)>& go,
                App& app);

  std::vector<std::unique_ptr<Scene>> scenes_;
  std::vector<Change> queue_;
  const Scene* question_ = nullptr;  // of a scene that is to go, as long as it is queued or open
};

}  // namespace damas
