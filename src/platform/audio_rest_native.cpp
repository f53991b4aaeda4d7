#include "platform/audio_rest.hpp"

namespace damas {

// A native device that plays silence costs almost nothing, and suspending it could cause a click.
void wake_audio() {}
void rest_audio() {}

}  // namespace damas
