// Owns reading and writing whole files for commands; "-" is the standard input or output.
#pragma once

#include <string>
#include <string_view>

namespace damas::tool {

// They throw BadInput; the message begins with the name of the command. `expected` says what the
// file should hold.
std::string read_whole(const std::string& command, const std::string& name,
                       const std::string& expected);
// Whether a text begins with the mark of UTF-16, which no command reads.
bool begins_as_utf16(std::string_view text);
// Whether both names stand for the same file; either need not exist.
bool is_same_file(const std::string& a, const std::string& b);
// Throws BadInput, too, if what is written would replace what is read.
void refuse_same_file(const std::string& command, const std::string& read,
                      const std::string& written);
// Throws BadInput, too, if no file of that name can be written: at once, not after hours of work.
// Leaves files as they are. An empty name stands for none.
void refuse_unwritable(const std::string& command, const std::string& name);
// The same for a file that replace_file() writes: beside the old one, which it then replaces.
void refuse_irreplaceable(const std::string& command, const std::string& name);
void write_whole(const std::string& command, const std::string& name, const std::string& content);

}  // namespace damas::tool
