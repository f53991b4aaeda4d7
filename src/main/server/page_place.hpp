// Owns where the server program looks for the page that was built or installed with it.
#pragma once

#include <string>

namespace damas::net {

// The page's folder beside the program, as it is built and as it is installed; empty: there is
// none. `program` is what it was called by (argv[0]); a bare name is one of the folders in `search`
// ("/usr/local/bin:/usr/bin"), as shells find it.
std::string page_near(const std::string& program, const std::string& search);

}  // namespace damas::net
