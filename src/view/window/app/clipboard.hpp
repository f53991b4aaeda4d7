// Owns Clipboard: copying and pasting text for scenes, on systems that answer at once and on those
// that answer later.
#pragma once

#include <functional>
#include <optional>
#include <string>

namespace damas {

class App;
class Scene;

class Clipboard {
 public:
  // Copies the text and says so in the words of `notice`, or that the system refused; false if
  // there is no clipboard.
  static bool copy(const std::string& text, std::string notice, App& app);
  // Passes a link to an app that the person chooses, or else copies it.
  static void pass_link(const std::string& link, App& app);

  using Pasted = std::function<void(const std::string&, App&)>;
  // Calls `then` with the clipboard's text, which may be empty: at once, or by deliver().
  void paste(Pasted then, App& app);
  // Call it in every update, when changes of scenes are done. Passes on a text that has arrived,
  // unless another scene is on top by now; true if it did.
  bool deliver(App& app);

 private:
  // A request by the top scene.
  struct Request {
    Pasted then;
    const Scene* scene = nullptr;  // the top scene, once changes of scenes are done
    std::optional<std::string> text;
  };
  std::optional<Request> request_;
};

}  // namespace damas
