// Owns the choice of sounds for events on the board.
#pragma once

#include "view/window/app/sound_box.hpp"
#include "view/window/board/animation.hpp"

namespace damas {

// Plays the sounds for all cues since the last call.
void play_cues(Animation& animation, SoundBox& sounds);

}  // namespace damas
