// Owns the header of screens on which a board is edited: back, title, undo and redo, flip, help.
#pragma once

#include <functional>

#include "platform/geometry.hpp"
#include "view/text/text.hpp"
#include "view/window/key_bindings.hpp"

namespace damas {

class App;
class Ui;

struct EditHeader {
  const char* id;
  Rect place;
  Text title;  // left out where there is no room for it
  bool can_undo;
  bool can_redo;
};

// `perform` is called for what was pressed.
void edit_header(Ui& ui, App& app, const EditHeader& header,
                 const std::function<void(Action)>& perform);

}  // namespace damas
