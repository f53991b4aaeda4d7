// Owns the header of screens with an editable board: back, title, undo and redo, flip, help.
#pragma once

#include <functional>

#include "platform/geometry.hpp"
#include "view/text/text.hpp"
#include "view/window/kit/key_bindings.hpp"

namespace damas {

class App;
class Ui;

struct EditHeader {
  const char* id;
  Rect place;
  Text title;  // left out if there is no room for it
  bool can_undo;
  bool can_redo;
};

// Calls `perform` for the pressed button.
void edit_header(Ui& ui, App& app, const EditHeader& header,
                 const std::function<void(Action)>& perform);

}  // namespace damas
