// Owns ReplacingScene: replaces everything that is kept, once no other scene is open.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "view/text/text.hpp"
#include "view/window/app/everything.hpp"
#include "view/window/app/scene.hpp"

namespace damas {

struct Replacement {
  KeptFiles files;
  OtherFiles others = OtherFiles::Removed;
  Text notice = Text::EverythingRead;  // says what was done
  bool database_too = false;           // then the games database is emptied
  // As PDN; if not empty, they take the place of those of the games database.
  std::shared_ptr<const std::string> games = nullptr;
};

// Scenes save their state when they are closed; this must happen before the files are replaced. So
// it must be started in place of all scenes. Goes on to the menu.
class ReplacingScene final : public Scene {
 public:
  explicit ReplacingScene(Replacement by) : by_(std::move(by)) {}

  void layout(Size) override {}
  void update(const Input& input, std::chrono::milliseconds elapsed, App& app) override;
  void draw(Canvas&, const App&) const override {}

 private:
  void change_database(App& app) const;

  Replacement by_;
  bool done_ = false;
};

}  // namespace damas
