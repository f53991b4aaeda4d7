// Owns the commit that this program was built from.
#pragma once

#include <string>

namespace damas::tool {

// "95c0541", with "+" behind it where files were changed since; "unknown" outside of a repository.
std::string commit();

}  // namespace damas::tool
