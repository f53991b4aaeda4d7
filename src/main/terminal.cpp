// damas-terminal: draughts and the sliding puzzle in text form.
#include <exception>
#include <iostream>
#include <memory>
#include <random>

#include "assets/ballots.hpp"
#include "assets/endings.hpp"
#include "assets/lessons.hpp"
#include "assets/openings.hpp"
#include "assets/problems.hpp"
#include "book/shipped_books.hpp"
#include "main/shipped/embedded.hpp"
#include "view/command_line/standard_streams.hpp"
#include "view/terminal/options.hpp"
#include "view/terminal/program.hpp"
#include "view/terminal/system_console.hpp"
#include "view/terminal/system_terminal.hpp"

namespace {

using namespace damas;
using namespace damas::terminal;

int run(int argc, char** argv) {
  const auto options = read_options(
      argc, argv,
      {environment_language(), std::random_device{}(), usual_records_file(), usual_games_folder(),
       usual_lessons_file(), usual_problems_file(), usual_openings_file()});
  if (const auto* end = std::get_if<CommandLineEnd>(&options)) {
    (end->status == 0 ? std::cout : std::cerr) << end->text;
    return end->status;
  }
  const auto& wanted = std::get<Options>(options);
  const auto bell = std::make_shared<Bell>();
  Console console(std::cin, std::cout, system_console(wanted, bell));
  EngineOptions engine(wanted.demo ? Drive::Caller : Drive::Thread);
  engine.changed = [bell] { bell->ring(); };
  puzzle::Tables tables;
  const auto problems = [](Variant variant) { return embedded_problems(info(variant).id); };
  const auto endings = [](Variant variant) { return embedded_endings(info(variant).id); };
  const auto ballots = [](Variant variant) { return embedded_ballots(info(variant).id); };
  const OpeningSources openings = {
      shipped_book, [](Variant variant) { return embedded_openings(info(variant).id); }};
  const int status = Program(console, wanted, tables, engine, problems, endings, embedded_lessons,
                             ballots, openings)
                         .run();
  return std::cout.flush() ? status : 1;
}

}  // namespace

// Exit status. 0: done; 1: failed; 2: invalid options, or a file that cannot be used.
int main(int argc, char** argv) {
  std::ios::sync_with_stdio(false);
  const StandardStreams streams;
  try {
    ship_embedded_files();
    return run(argc, argv);
  } catch (const std::exception& e) {
    std::cerr << "damas-terminal: " << e.what() << '\n';
    return 1;
  }
}
