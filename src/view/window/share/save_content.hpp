// Owns saving a made file where the person chooses.
#pragma once

#include <string>

namespace damas {

class App;

// Asks for a place, and before it replaces a file; in a page, passes the file to the browser.
// `name` is the suggested name, whose ending the file keeps if the person types none.
void save_content(const std::string& name, const std::string& content, App& app);

}  // namespace damas
