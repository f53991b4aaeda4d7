// Owns the making of scenes that show a match of this window.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/any_position.hpp"
#include "match/match.hpp"

namespace damas {

class App;
class Scene;
struct NewGameChoice;

std::unique_ptr<Scene> local_scene(Match match);

// A new match with the dialog's choice; from `start`, a position of the same variant, if given. The
// moves of `opening` are already played.
std::unique_ptr<Scene> make_match(const NewGameChoice& choice, App& app,
                                  const std::optional<AnyPosition>& start = std::nullopt,
                                  const std::vector<Move>& opening = {});

}  // namespace damas
