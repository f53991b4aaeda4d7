// Owns DesktopUpdates: tells the system, or the page around the program, what the preferences and
// the top scene mean for it, as far as that has changed.
#pragma once

#include <optional>

#include "platform/color.hpp"
#include "view/text/language.hpp"

namespace damas {

struct Desktop;
struct Preferences;

class DesktopUpdates {
 public:
  // The desktop must live longer.
  explicit DesktopUpdates(const Desktop& desktop) : desktop_(desktop) {}

  // Call it after every change of the preferences. The language and the colour of panels follow
  // from them and from the options of the program. Full screen is told every time.
  void apply(const Preferences& preferences, Language language, Color panel);
  // Call it in every update: whether Escape leads back from the top scene.
  void show_way_back(bool back);

 private:
  const Desktop& desktop_;
  std::optional<Language> language_;
  std::optional<Color> panel_;
  std::optional<int> interface_size_;
  bool way_back_ = false;
  bool notifications_ = false;
  bool own_colors_ = false;
};

}  // namespace damas
