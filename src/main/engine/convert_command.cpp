#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <memory>
#include <system_error>

#include "files/paths.hpp"
#include "main/engine/commands.hpp"
#include "main/engine/conversion.hpp"
#include "main/engine/setup.hpp"

namespace damas::tool {

namespace {

struct Options {
  Conversion conversion;
  std::string variant;
  std::string input = "-";
  std::string output = "-";
};

std::string all_of(std::istream& in) {
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

std::string read(const std::string& name) {
  if (name == "-") return all_of(std::cin);
  std::error_code error;
  if (std::filesystem::is_directory(path_of(name), error)) {
    throw BadInput("convert: '" + name + "' is a folder, expected a file");
  }
  std::ifstream file(path_of(name), std::ios::binary);
  if (!file) {
    throw BadInput("convert: cannot read the file '" + name + "'" + reason_of_system() +
                   "; expected PDN games or a list of FENs");
  }
  return all_of(file);
}

void write(const std::string& name, const std::string& text) {
  if (name == "-") {
    std::cout << text;
    return;
  }
  std::ofstream file(path_of(name), std::ios::binary);
  if (!(file << text).flush()) {
    throw BadInput("convert: cannot write the file '" + name + "'" + reason_of_system() +
                   "; expected a file in an existing folder");
  }
}

Variant named_variant(const std::string& id) {
  Setup setup;
  setup.variant = id;
  return variant_of(setup);
}

void run(const Options& options) {
  Conversion conversion = options.conversion;
  if (!options.variant.empty()) conversion.variant = named_variant(options.variant);
  const Converted done = convert(read(options.input), conversion);
  const bool nothing = done.text.empty() && !done.errors.empty();
  if (!nothing) write(options.output, done.text);
  for (const std::string& error : done.errors)
    std::cerr << error << '\n';
  if (done.errors.empty()) return;
  const std::string count = std::to_string(done.errors.size());
  const char* errors = done.errors.size() == 1 ? " error" : " errors";
  const char* rest = nothing ? "; nothing is converted" : "; the rest is converted";
  throw std::runtime_error("convert: " + count + errors + rest);
}

// Adds an option that takes one of `words`, each of which stands for a value.
template <class Enum>
void add_choice(CLI::App& command, const char* name, Enum& value, const char* about,
                const std::map<std::string, Enum>& words) {
  command
      .add_option_function<std::string>(
          name, [&value, words](const std::string& word) { value = words.at(word); }, about)
      ->check(CLI::IsMember(words));
}

}  // namespace

void add_convert_command(CLI::App& app) {
  using Format = Conversion::Format;
  using Squares = Conversion::Squares;
  auto options = std::make_shared<Options>();
  CLI::App& command =
      *app.add_subcommand("convert", "Convert games between PDN, FENs and ways to name squares");
  command.add_option("file", options->input, "PDN or a list of FENs; - for the standard input");
  command.add_option("-o,--output", options->output, "Where to write; - for the standard output");
  add_choice<Format>(command, "--to", options->conversion.to, "What to write (default: pdn)",
                     {{"pdn", Format::Pdn}, {"fen", Format::Fen}});
  add_choice<Squares>(
      command, "--squares", options->conversion.squares,
      "How to name squares (default: as the variant does)",
      {{"own", Squares::OwnNames}, {"numeric", Squares::Numbers}, {"algebraic", Squares::Letters}});
  command.add_flag("--every-ply", options->conversion.every_ply,
                   "A FEN for each position, not only for the last");
  command.add_flag("--paths", options->conversion.with_paths, "All squares of every capture");
  command.add_flag("--results", options->conversion.ends_with_result,
                   "End games with their result, as older programs expect, not with *");
  command.add_option("--variant", options->variant, "Of games that do not tell theirs");
  command.callback([options] { run(*options); });
}

}  // namespace damas::tool
