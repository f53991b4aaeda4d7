// Owns the engine program's error messages about a command line that cannot be used.
#pragma once

#include <string>

#include <CLI/CLI.hpp>

namespace damas::tool {

// What is wrong, and what was expected. CLI11 only says "A subcommand is required", whatever was
// typed instead of one.
std::string complaint(const CLI::App& app, const CLI::Error& error);

}  // namespace damas::tool
