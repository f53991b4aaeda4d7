// Owns the options of the server program and the places of its data.
#pragma once

#include <optional>
#include <string>

#include <CLI/CLI.hpp>

#include "net/server/gateway/gateway.hpp"

namespace damas::net {

struct ServerOptions {
  GatewaySettings gateway;
  std::string database;
  std::string data;    // folder of the SQLite file
  bool table = false;  // a temporary server for friends
  // The target of a copy that is made instead of serving; empty: none.
  std::string backup;
  bool replace = false;  // the copy may replace an existing file
};

void add_options(CLI::App& app, ServerOptions& options);

// Sets the path of the database. Throws std::runtime_error with a sentence.
void find_database(ServerOptions& options);
// Creates the data folder if it is named or needed, and sets the missing options. Throws
// std::runtime_error with a sentence.
void complete(ServerOptions& options, const std::string& program);

}  // namespace damas::net
