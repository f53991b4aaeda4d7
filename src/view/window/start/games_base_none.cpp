#include "view/window/start/games_base.hpp"

namespace damas {

std::shared_ptr<GamesBase> games_base_in(const std::string&) {
  return nullptr;
}

}  // namespace damas
