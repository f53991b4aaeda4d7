// Owns what becomes of files and texts that are dropped on the window, or chosen in a browser's
// dialog.
#pragma once

namespace damas {

class App;
struct Input;

// Gives dropped files to the topmost visible scene that takes them. Otherwise opens them, like a
// dropped text, as games above the current scenes, which stay open. There must be a scene.
void take_drops(const Input& input, App& app);

}  // namespace damas
