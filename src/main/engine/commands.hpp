// Owns the commands of the engine program. Each function adds one command with its options.
#pragma once

#include <CLI/CLI.hpp>

namespace damas::tool {

void add_perft_command(CLI::App& app);
void add_bench_command(CLI::App& app);
void add_analyse_command(CLI::App& app);
void add_annotate_command(CLI::App& app);
void add_match_command(CLI::App& app);
void add_learn_command(CLI::App& app);
void add_convert_command(CLI::App& app);
void add_diagram_command(CLI::App& app);
void add_page_command(CLI::App& app);
void add_hub_command(CLI::App& app);
void add_dxp_command(CLI::App& app);
void add_book_command(CLI::App& app);
void add_tables_command(CLI::App& app);
void add_problems_command(CLI::App& app);
void add_import_command(CLI::App& app);
void add_games_command(CLI::App& app);

}  // namespace damas::tool
