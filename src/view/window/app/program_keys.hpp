// Owns the keys of the program itself, which work in every scene: sound, full screen, the size of
// text and buttons, the end, and giving up what waits until all of the program is loaded.
#pragma once

namespace damas {

class App;
struct Input;

// Carries out those that were pressed in this frame.
void take_program_keys(const Input& input, App& app);

}  // namespace damas
