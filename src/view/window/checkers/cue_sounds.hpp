// Owns which sound belongs to what happens on the board.
#pragma once

#include "view/window/board/animation.hpp"
#include "view/window/sound_box.hpp"

namespace damas {

// All that has happened since the last call is heard.
void play_cues(Animation& animation, SoundBox& sounds);

}  // namespace damas
