// Owns the name of the commit from which this program was built.
#pragma once

#include <string>

namespace damas::tool {

// "95c0541", followed by "+" if files differ from that commit; "unknown" outside a repository.
std::string commit();

}  // namespace damas::tool
