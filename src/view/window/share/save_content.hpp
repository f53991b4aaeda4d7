// Owns saving a made file where the person chooses.
#pragma once

#include <string>

#include "platform/files.hpp"

namespace damas {

class App;

// Asks for a place, and before it replaces a file; in a page, passes the file to the browser,
// or to another app if the person chooses so.
// `name` is the suggested name, whose ending the file keeps if the person types none.
void save_content(const std::string& name, const std::string& content, App& app,
                  Readers readers = Readers::AsBefore);
// Passes the file to an app that the person chooses; saves it if the system refuses. Works only if
// the desktop has `send_file`.
void send_content(const std::string& name, const std::string& content, App& app);

}  // namespace damas
