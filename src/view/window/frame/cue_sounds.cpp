#include "view/window/frame/cue_sounds.hpp"

namespace damas {

namespace {

SoundEffect sound_of(Cue cue) {
  switch (cue) {
    case Cue::Captured:
      return SoundEffect::Capture;
    case Cue::Crowned:
      return SoundEffect::Promotion;
    case Cue::Refused:
      return SoundEffect::Refused;
    case Cue::Stepped:
      break;
  }
  return SoundEffect::Move;
}

}  // namespace

void play_cues(Animation& animation, SoundBox& sounds) {
  for (const Cue cue : animation.take_cues())
    sounds.play(sound_of(cue));
}

}  // namespace damas
