#include <iostream>
#include <map>
#include <memory>

#include "main/engine/commands.hpp"
#include "main/engine/conversion.hpp"
#include "main/engine/setup.hpp"
#include "main/engine/whole_files.hpp"

namespace damas::tool {

namespace {

struct Options {
  Conversion conversion;
  std::string variant;
  std::string input = "-";
  std::string output = "-";
};

Variant named_variant(const std::string& id) {
  Setup setup;
  setup.variant = id;
  return variant_of(setup);
}

void run(const Options& options) {
  Conversion conversion = options.conversion;
  if (!options.variant.empty()) conversion.variant = named_variant(options.variant);
  const Converted done =
      convert(read_whole("convert", options.input, "PDN games or a list of FENs"), conversion);
  const bool nothing = done.text.empty() && !done.errors.empty();
  // A file may be converted in its place, but only as a whole.
  const bool loses =
      !nothing && !done.errors.empty() && is_same_file(options.input, options.output);
  if (!nothing && !loses) write_whole("convert", options.output, done.text);
  if (!done.guesses.empty()) std::cerr << "convert: " << done.guesses << '\n';
  for (const std::string& error : done.errors)
    std::cerr << error << '\n';
  if (loses) {
    throw BadInput("convert: '" + options.output +
                   "' would lose what has errors; expected another file to write");
  }
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
  command.add_option("file", options->input,
                     "PDN or a list of FENs; - for the standard input (default)");
  command.add_option("-o,--output", options->output,
                     "File to write; - for the standard output (default)");
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
