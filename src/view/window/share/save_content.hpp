// Owns saving a file that the program has made, where the person chooses.
#pragma once

#include <string>

#include "platform/files.hpp"

namespace damas {

class App;

// Asks where to save the content, and again before it replaces a file. In a page, passes it to the
// browser, or to another app if the person chooses so. `name` is the suggested name; its ending is
// added if the person types none.
void save_content(const std::string& name, const std::string& content, App& app,
                  Readers readers = Readers::AsBefore);
// Passes the file to an app that the person chooses; saves it if the system refuses. Works only if
// the desktop has `send_file`.
void send_content(const std::string& name, const std::string& content, App& app);

}  // namespace damas
