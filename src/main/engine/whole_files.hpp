// Owns reading and writing whole files for commands; "-" is the standard input or output.
#pragma once

#include <string>

namespace damas::tool {

// Both throw BadInput; the message begins with the name of the command. `expected` says what the
// file should hold.
std::string read_whole(const std::string& command, const std::string& name,
                       const std::string& expected);
void write_whole(const std::string& command, const std::string& name, const std::string& content);

}  // namespace damas::tool
