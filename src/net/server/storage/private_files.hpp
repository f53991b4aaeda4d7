// Owns who may read the files of an SQLite database: nobody but whoever runs the server.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace damas::net {

// What was wider than it should be.
struct Narrowed {
  std::string path;
  std::string was;      // permissions in octal digits, such as "0644"
  std::string why_not;  // it still is, for this reason; empty: it is narrow now
};

// Whether the address of a database names an SQLite file.
bool is_sqlite_file(const std::string& url);

// Makes an empty file that only its owner may read and write, unless it is there. Throws
// std::runtime_error with a sentence.
void make_private_file(const std::filesystem::path& path);
// Makes a folder that only its owner may enter, unless it is there, and the folders above it as
// usual. Throws std::runtime_error with a sentence.
void make_private_folder(const std::filesystem::path& folder);

// The database, what SQLite keeps beside it, and the folder, if it is named and holds nothing that
// others may use, are for their owner only from now on.
std::vector<Narrowed> narrow_files(const std::filesystem::path& database,
                                   const std::filesystem::path& folder);

}  // namespace damas::net
