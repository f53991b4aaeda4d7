// Owns the permissions of an SQLite database's files: only the server's user may read them.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace damas::net {

// A file whose permissions were too wide.
struct Narrowed {
  std::string path;
  std::string was;      // permissions in octal digits, such as "0644"
  std::string why_not;  // why it is still wide; empty: it was narrowed
};

// Whether a database address is the path of an SQLite file.
bool is_sqlite_file(const std::string& url);

// Creates an empty file that only its owner may read and write, unless it exists. Throws
// std::runtime_error with a sentence.
void make_private_file(const std::filesystem::path& path);
// Creates a folder that only its owner may enter, unless it exists; missing parent folders get the
// usual permissions. Throws std::runtime_error with a sentence.
void make_private_folder(const std::filesystem::path& folder);

// Restricts to the owner: the database, SQLite's additional files, and the folder, if it is given
// and has no files that others may use.
std::vector<Narrowed> narrow_files(const std::filesystem::path& database,
                                   const std::filesystem::path& folder);

}  // namespace damas::net
