// Owns SceneStack: the open scenes, of which the topmost one gets the input.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

#include "view/window/app/scene.hpp"

namespace damas {

// Changes are queued, so that a scene may request them from its own update and panels.
class SceneStack {
 public:
  void push(std::unique_ptr<Scene> scene);
  // Closes the scene and all above it. Closing a scene twice, or one that is gone, has no effect.
  void close(const Scene& scene);
  // Closes `scene` and all above it, and opens `next` instead.
  void replace(const Scene& scene, std::unique_ptr<Scene> next);
  // Closes all scenes and opens `first`.
  void start(std::unique_ptr<Scene> first);

  // Calls `go`, which closes all scenes, after each scene that would lose something has agreed, the
  // lowest first; `willing`, which may be null, is not asked. No effect while such a question is
  // open.
  void when_let_go(App& app, const std::function<void(App&)>& go, const Scene* willing = nullptr);

  bool empty() const { return scenes_.empty(); }
  std::size_t size() const { return scenes_.size(); }
  // Must not be called when empty.
  Scene& top() { return *scenes_.back(); }
  const Scene& top() const { return *scenes_.back(); }

  // Whether the scene is on top and stays there, because no changes are queued.
  bool in_front(const Scene& scene) const;
  // The scene directly below; null if there is none.
  const Scene* below(const Scene& scene) const;

  // The lowest first.
  const std::vector<std::unique_ptr<Scene>>& all() const { return scenes_; }

  // Whether changes are queued. After a scene has requested a change, it must do nothing more in
  // that frame: it may be closed, and so would a scene that it opens above itself.
  bool pending() const { return !queue_.empty(); }
  // For the App only: carries out the queued changes; true if there were any.
  bool settle(Size size, App& app);
  void layout(Size size);
  // The visible scenes, the lowest first: the last one that is no overlay, and the overlays above
  // it.
  std::vector<Scene*> visible() const;
  // Whether all visible scenes do.
  bool work_before_rest() const;
  // Calls save_now() of every scene, the topmost first.
  void save_all(App& app);
  // Calls leave() of every scene, the topmost first.
  void leave_all(App& app);

 private:
  struct Change {
    const Scene* from = nullptr;  // closes this one and all above; null: none
    bool all = false;
    std::unique_ptr<Scene> next;  // opened on top; may be null
  };
  void carry_out(Change change, Size size, App& app);
  void drop_from(std::size_t index, App& app);
  std::size_t index_of(const Scene* scene) const;
  void ask_from(std::size_t index, const Scene* willing, const std::function<void(App&)>& go,
                App& app);

  std::vector<std::unique_ptr<Scene>> scenes_;
  std::vector<Change> queue_;
  const Scene* question_ = nullptr;  // open or queued question of a scene that is asked to close
};

}  // namespace damas
