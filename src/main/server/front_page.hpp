// Owns the page at "/" of a server that has no other to serve.
#pragma once

#include <string>

namespace damas::net {

// HTML that says what this is, in all languages.
std::string front_page();

}  // namespace damas::net
