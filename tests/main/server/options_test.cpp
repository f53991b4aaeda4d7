#include "main/server/options.hpp"

#include <filesystem>

#include <doctest/doctest.h>

namespace damas::net {

namespace {

namespace fs = std::filesystem;

}  // namespace

TEST_CASE("The data folder is created even if the database is given") {
  const fs::path data = fs::temp_directory_path() / "damas-server-options" / "table";
  fs::remove_all(data.parent_path());
  ServerOptions options;
  options.data = data.string();
  options.database = (data / "damas.sqlite").string();  // as a window does for its table
  complete(options, "damas-server");
  CHECK(fs::is_directory(data));
  CHECK(options.database == (data / "damas.sqlite").string());
  fs::remove_all(data.parent_path());
}

TEST_CASE("No folder is created if only the database is given") {
  ServerOptions options;
  options.database = ":memory:";
  complete(options, "damas-server");
  CHECK(options.data.empty());
}

}  // namespace damas::net
