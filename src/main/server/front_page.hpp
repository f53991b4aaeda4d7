// Owns the page at "/" of a server that has no other page.
#pragma once

#include <string>

namespace damas::net {

// HTML that explains the server in all languages.
std::string front_page();

}  // namespace damas::net
