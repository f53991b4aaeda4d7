// Owns the options of the server program and where its data lies.
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
  bool table = false;  // for one meeting of friends
  // What is copied instead of serving; empty: nothing.
  std::string backup;
  bool replace = false;  // the copy may take the place of a file
};

void add_options(CLI::App& app, ServerOptions& options);

// Fills in where everything is kept. Throws std::runtime_error with a sentence.
void find_database(ServerOptions& options);
// Makes the data folder where it is named or needed, and fills in what was not given. Throws
// std::runtime_error with a sentence.
void complete(ServerOptions& options, const std::string& program);

}  // namespace damas::net
