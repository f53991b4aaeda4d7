#include <charconv>
#include <memory>
#include <vector>

#include "core/notation.hpp"
#include "main/engine/commands.hpp"
#include "main/engine/setup.hpp"
#include "main/engine/whole_files.hpp"
#include "share/board_text.hpp"
#include "share/svg.hpp"
#include "view/text/printable.hpp"

namespace damas::tool {

namespace {

constexpr int smallest_square = 8;
constexpr int largest_square = 512;

struct Options {
  Setup setup;
  std::string output = "-";
  std::vector<std::string> arrows;
  share::SvgStyle style;
};

// Reads "8A6B4F" or "#8A6B4F".
share::Rgb color_in(std::string_view text) {
  const std::string_view digits = text.substr(text.starts_with('#') ? 1 : 0);
  share::Rgb color = 0;
  const char* end = digits.data() + digits.size();
  const auto [stop, error] = std::from_chars(digits.data(), end, color, 16);
  if (error == std::errc{} && stop == end && digits.size() == 6) return color;
  throw BadInput("diagram: expected a colour such as 8A6B4F, found '" +
                 shortened(std::string(text)) + "'");
}

Path path_in(const std::string& text, const Game& game, Numbering numbering) {
  Path path;
  if (const auto typed = parse_move(text, game.shape(), numbering)) {
    for (const Cell cell : typed->cells) {
      if (const auto square = game.shape().square(cell)) path.push_back(*square);
    }
    if (path.size() == typed->cells.size()) return path;
  }
  throw BadInput("diagram: --arrow: expected playing squares such as c3-d4, found '" +
                 shortened(text) + "'");
}

std::string svg(const Game& game, const Options& options) {
  share::Diagram diagram = share::diagram_of(game);
  for (const std::string& arrow : options.arrows)
    diagram.arrows.push_back(path_in(arrow, game, options.setup.squares()));
  return share::svg_of(diagram, options.style);
}

void run(const Options& options) {
  const Game game = game_of(options.setup);
  const std::string& name = options.output;
  if (name.ends_with(".svg")) return write_whole("diagram", name, svg(game, options));
  if (!options.arrows.empty()) throw BadInput("diagram: --arrow wants --out FILE.svg");
  if (name != "-" && !name.ends_with(".txt")) {
    throw BadInput(
        "diagram: --out: expected a name that ends in .svg or .txt, or - for text, found '" +
        shortened(name) + "'");
  }
  write_whole("diagram", name, share::text_diagram(game, options.style.flipped));
}

void add_color(CLI::App& command, const char* name, share::Rgb& color, const char* about) {
  command.add_option_function<std::string>(
      name, [&color](const std::string& text) { color = color_in(text); }, about);
}

}  // namespace

void add_diagram_command(CLI::App& app) {
  auto options = std::make_shared<Options>();
  CLI::App& command =
      *app.add_subcommand("diagram", "Draw a position as text or as a picture (SVG)");
  add_setup_options(command, options->setup);
  command
      .add_option("-o,--out", options->output,
                  "FILE.svg, FILE.txt, or - for text on the standard output")
      ->capture_default_str();
  command.add_flag("--flip", options->style.flipped, "Black's side at the bottom");
  command.add_option("--arrow", options->arrows,
                     "A move to show in an SVG, such as c3-d4; repeat it for more");
  command.add_option("--square", options->style.square, "Pixels of a square's side in an SVG")
      ->check(CLI::Range(smallest_square, largest_square))
      ->capture_default_str();
  share::Colors& colors = options->style.colors;
  // Before the colours, which replace some of these.
  command.add_flag_callback(
      "--print", [&colors] { colors = share::print_colors(); },
      "Black, white and grey in an SVG, for printing");
  add_color(command, "--dark-squares", colors.dark_square, "Colour in an SVG, such as 8A6B4F");
  add_color(command, "--light-squares", colors.light_square, "The same");
  add_color(command, "--frame", colors.frame, "The same");
  add_color(command, "--white", colors.white_man, "The same, of White's pieces");
  add_color(command, "--black", colors.black_man, "The same, of Black's pieces");
  command.callback([options] { run(*options); });
}

}  // namespace damas::tool
