// Owns the search for the web page that was built or installed with the server program.
#pragma once

#include <string>

namespace damas::net {

// The page's folder beside the program, in a build or an installation; empty: there is none.
// `program` is argv[0]; a name without a folder is searched in the folders of `search`
// ("/usr/local/bin:/usr/bin"), as a shell does.
std::string page_near(const std::string& program, const std::string& search);

}  // namespace damas::net
