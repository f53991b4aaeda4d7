// Owns the choice of sounds for events on the board.
#pragma once

#include "view/window/board/animation.hpp"
#include "view/window/sound_box.hpp"

namespace damas {

// Plays the sounds for all cues since the last call.
void play_cues(Animation& animation, SoundBox& sounds);

}  // namespace damas
