// Owns DroppedFiles: what becomes of files and texts that are dropped on the window, or chosen in a
// browser's dialog.
#pragma once

#include <string>
#include <vector>

namespace damas {

class App;
struct Input;

class DroppedFiles {
 public:
  // Gives dropped files to the topmost visible scene that takes them. Otherwise opens them, like a
  // dropped text, as games above the current scenes, which stay open. There must be a scene. Files
  // wait until all of the program is loaded; keys and clicks before that do not drop them.
  void take(const Input& input, App& app);

 private:
  std::vector<std::string> waiting_;
};

}  // namespace damas
