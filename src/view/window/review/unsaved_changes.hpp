// Owns UnsavedChanges: saving the game under review, and the question what to do with changes that
// are not saved.
#pragma once

#include <functional>

#include "view/window/games/keep_games.hpp"

namespace damas {

class ReviewController;

class UnsavedChanges {
 public:
  // The controller, which has the game, must live longer. Without `save` the game can only be
  // copied. `saving` is called before the game is saved.
  UnsavedChanges(ReviewController& controller, GameSaver save, std::function<void(App&)> saving);

  void save(App& app);
  // False if there are unsaved changes: then the person is asked, and `then` may be called later.
  bool lets_go(App& app, const std::function<void(App&)>& then);

  // The place at which the game is kept; null if it has none.
  const KeptGame* place() const { return save_.place(); }

  // Whether saved() is about this game, because it is being saved or was saved last.
  void expect_saved(bool expected) { expected_ = expected; }
  void saved();

 private:
  bool copy(App& app) const;

  ReviewController& controller_;
  GameSaver save_;
  std::function<void(App&)> saving_;
  bool expected_ = false;
};

}  // namespace damas
