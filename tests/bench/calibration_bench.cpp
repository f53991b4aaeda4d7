// Finds how a score tells the chances of a game, from games of the engine with itself, and checks
// the chances against games that were held out. calibration.md keeps the last result, and
// src/analysis/chance_table.inc the shapes that were found. Variants without files keep theirs:
// those of the table that was compiled, and the sections of the report that is renewed.
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>

#include <CLI/CLI.hpp>

#include "analysis/chances.hpp"
#include "core/game.hpp"
#include "engine/engine.hpp"
#include "engine/learning/game_records.hpp"
#include "main/engine/growing_file.hpp"

namespace damas {

namespace {

using analysis::Chances;
using analysis::ChanceShape;

// One of this many games is held out. Learning holds out every twentieth, which are among them.
constexpr std::uint32_t held_out_every = 4;

// Positions that differ little in score and not in the number of pieces, with the results of the
// side to move.
struct Cell {
  double wins = 0;
  double draws = 0;
  double losses = 0;

  double count() const { return wins + draws + losses; }
};
struct Positions {
  static constexpr int step = 4;  // hundredths of a man

  std::map<std::pair<int, int>, Cell> cells;  // by score in steps, and pieces
  std::uint32_t games = 0;
  double count = 0;
};

void add(Positions& positions, const learning::JudgedPosition& judged, int result) {
  // Sure results need no shape.
  if (judged.before_random_move || std::abs(judged.score) >= score::sure_win) return;
  const int own = judged.position.to_move == Side::White ? result : -result;
  const int rounded =
      static_cast<int>(std::lround(static_cast<double>(judged.score) / Positions::step));
  const int pieces = (judged.position.white | judged.position.black).size();
  Cell& cell = positions.cells[{rounded, pieces}];
  (own > 0 ? cell.wins : own == 0 ? cell.draws : cell.losses) += 1;
  positions.count += 1;
}

struct Data {
  Variant variant = {};
  std::string head;  // the settings of the last file
  Positions training;
  Positions held_out;
};

void read(const std::string& path, std::map<std::string, Data>& all) {
  const std::string content = tool::content_of(path);
  std::istringstream head(content.substr(0, content.find('\n')));
  std::string word;
  while (head >> word && word != "variant") {
  }
  std::string id;
  head >> id;
  const auto variant = variant_by_id(id);
  if (!variant) {
    throw std::runtime_error("'" + path + "': expected a file of games of damas-engine learn");
  }
  Data& data = all[id];
  data.variant = *variant;
  data.head = content.substr(0, content.find('\n'));
  const std::string results = content.substr(content.find('\n') + 1);
  for (const auto& game : learning::games_from(results, info(*variant).rules.board).games) {
    Positions& part = game.number % held_out_every == 0 ? data.held_out : data.training;
    ++part.games;
    for (const auto& judged : game.positions)
      add(part, judged, game.result);
  }
}

// A cell's score and share of pieces, with its results.
struct Sample {
  int score = 0;
  double left = 0;
  Cell cell;
};

std::vector<Sample> samples_of(Variant variant, const Positions& positions) {
  std::vector<Sample> samples;
  for (const auto& [place, cell] : positions.cells)
    samples.push_back(
        {place.first * Positions::step, analysis::pieces_left(variant, place.second), cell});
  return samples;
}

// The mean cross entropy of the results.
double surprise(const ChanceShape& shape, const std::vector<Sample>& samples) {
  double sum = 0;
  double count = 0;
  const auto part = [](double times, double chance) {
    return times > 0 ? -times * std::log(std::max(chance, 1e-9)) : 0;
  };
  for (const Sample& sample : samples) {
    const Chances found = analysis::chances_of(shape, sample.score, sample.left);
    sum += part(sample.cell.wins, found.win) + part(sample.cell.draws, found.draw) +
           part(sample.cell.losses, found.loss);
    count += sample.cell.count();
  }
  return sum / std::max(count, 1.0);
}

// One way to change a shape at a knot. Slope and bend also change against each other, because one
// partly makes up for the other.
struct Change {
  double slope = 0;
  double margin = 0;
  double bend = 0;
};
constexpr std::array changes = {Change{1, 0, 0}, Change{0, 1, 0}, Change{0, 0, 1},
                                Change{1, 0, -1}};

ChanceShape changed(ChanceShape shape, std::size_t knot, const Change& change, double step) {
  constexpr double least_bend = -2;
  constexpr double most_bend = 1.5;
  // Games have hardly any positions at the first knot, where no pieces are left. Without bounds its
  // values would grow until neighbouring positions were shown as certain draws.
  constexpr double least_slope = 0.05;
  constexpr double most_margin = 12;
  shape.slope[knot] = std::max(least_slope, shape.slope[knot] + step * change.slope);
  shape.margin[knot] = std::clamp(shape.margin[knot] + step * change.margin, 0.0, most_margin);
  shape.bend[knot] = std::clamp(shape.bend[knot] + step * change.bend, least_bend, most_bend);
  return shape;
}

// Makes one change at a time, as long as that helps, by ever smaller steps.
ChanceShape fitted(const std::vector<Sample>& samples) {
  constexpr double smallest_step = 0.002;
  ChanceShape best{{1, 1, 1, 1, 1}, {1, 1, 1, 1, 1}};
  double least = surprise(best, samples);
  for (double step = 0.5; step > smallest_step;) {
    bool better = false;
    for (std::size_t i = 0; i < changes.size() * ChanceShape::knots; ++i) {
      for (const double direction : {step, -step}) {
        const ChanceShape next =
            changed(best, i % ChanceShape::knots, changes[i / ChanceShape::knots], direction);
        const double found = surprise(next, samples);
        if (found >= least) continue;
        least = found;
        best = next;
        better = true;
      }
    }
    if (!better) step /= 2;
  }
  return best;
}

std::string text_of(double value, int digits) {
  char text[64];
  std::snprintf(text, sizeof text, "%.*f", digits, value);
  return text;
}
std::string percent(double share) {
  return text_of(100 * share, 1) + " %";
}

std::string row(std::string_view id, const ChanceShape& shape) {
  const auto list = [](const std::array<double, ChanceShape::knots>& values) {
    std::string text;
    for (const double value : values)
      text += (text.empty() ? "" : ", ") + text_of(value, 3);
    return "{" + text + "}";
  };
  return "{\"" + std::string(id) + "\", {" + list(shape.slope) + ", " + list(shape.margin) + ", " +
         list(shape.bend) + "}},\n";
}

// Positions whose shown chance lies in one tenth.
struct Tenth {
  double count = 0;
  double shown = 0;
  double came_true = 0;
};
using Tenths = std::array<Tenth, 10>;

void count(Tenths& tenths, double shown, double times, double came_true) {
  Tenth& tenth = tenths[std::min<std::size_t>(static_cast<std::size_t>(shown * 10), 9)];
  tenth.count += times;
  tenth.shown += shown * times;
  tenth.came_true += came_true;
}

// The mean distance of what was shown from what came true, over all positions.
double mean_error(const Tenths& tenths) {
  double sum = 0;
  double all = 0;
  for (const Tenth& tenth : tenths) {
    sum += std::abs(tenth.shown - tenth.came_true);
    all += tenth.count;
  }
  return sum / std::max(all, 1.0);
}

struct Checked {
  Tenths win;
  Tenths expected;
};

Checked checked(const ChanceShape& shape, const std::vector<Sample>& samples, double least_left,
                double most_left) {
  Checked found;
  for (const Sample& sample : samples) {
    if (sample.left < least_left || sample.left >= most_left) continue;
    const Chances chances = analysis::chances_of(shape, sample.score, sample.left);
    const Cell& cell = sample.cell;
    count(found.win, chances.win, cell.count(), cell.wins);
    count(found.expected, chances.expected(), cell.count(), cell.wins + cell.draws / 2);
  }
  return found;
}

std::string table(const Checked& found) {
  std::string text =
      "| shown | positions | win shown | won | positions | expected result shown | points won |\n"
      "|---|---|---|---|---|---|---|\n";
  const auto cells = [](const Tenth& tenth) {
    const double all = std::max(tenth.count, 1.0);
    if (tenth.count == 0) return std::string(" 0 | | |");
    return " " + text_of(tenth.count, 0) + " | " + percent(tenth.shown / all) + " | " +
           percent(tenth.came_true / all) + " |";
  };
  for (std::size_t i = 0; i < found.win.size(); ++i) {
    text += "| " + std::to_string(10 * i) + "–" + std::to_string(10 * i + 10) + " % |" +
            cells(found.win[i]) + cells(found.expected[i]) + "\n";
  }
  return text;
}

std::string phases(const ChanceShape& shape, const std::vector<Sample>& samples) {
  std::string text =
      "| pieces left | win, mean error | expected result, mean error |\n|---|---|---|\n";
  const std::array limits = {0.0, 1.0 / 3, 2.0 / 3, 1.01};
  const std::array names = {"up to a third", "up to two thirds", "more"};
  for (std::size_t i = 0; i < names.size(); ++i) {
    const Checked found = checked(shape, samples, limits[i], limits[i + 1]);
    text += "| " + std::string(names[i]) + " |" + " " + percent(mean_error(found.win)) + " | " +
            percent(mean_error(found.expected)) + " |\n";
  }
  return text;
}

std::string section(const Data& data, const ChanceShape& shape) {
  const auto samples = samples_of(data.variant, data.held_out);
  const auto whole = [](double value) { return text_of(value, 0); };
  return "\n## " + std::string(info(data.variant).id) + "\n\n" + whole(data.training.games) +
         " games with " + whole(data.training.count) + " positions to learn from, " +
         whole(data.held_out.games) + " games with " + whole(data.held_out.count) +
         " positions held out. `" + data.head + "`\n\n" + table(checked(shape, samples, 0, 2)) +
         "\n" + phases(shape, samples);
}

// The sections of the report about variants, by identifier.
std::map<std::string, std::string> sections_of(const std::string& report) {
  constexpr std::string_view begin = "\n## ";
  std::map<std::string, std::string> sections;
  for (std::size_t at = report.find(begin); at != report.npos;) {
    const std::size_t next = report.find(begin, at + 1);
    const std::size_t id = at + begin.size();
    sections[report.substr(id, report.find('\n', id) - id)] = report.substr(at, next - at);
    at = next;
  }
  return sections;
}

Tenth tenth_of(const std::vector<std::string>& cells, std::size_t first) {
  const auto share = [&](std::size_t i) { return std::strtod(cells[i].c_str(), nullptr) / 100; };
  const double count = std::strtod(cells[first].c_str(), nullptr);
  return {count, share(first + 1) * count, share(first + 2) * count};
}

// The table of a section, for its diagram.
Checked checked_in(const std::string& section) {
  constexpr std::size_t columns = 8;  // with what is before the first stroke
  Checked found;
  std::size_t row = 0;
  std::istringstream lines(section);
  for (std::string line; std::getline(lines, line) && row < found.win.size();) {
    if (line.find("–") == line.npos) continue;
    std::vector<std::string> cells;
    std::istringstream words(line);
    for (std::string cell; std::getline(words, cell, '|');)
      cells.push_back(cell);
    if (cells.size() < columns) continue;
    found.win[row] = tenth_of(cells, 2);
    found.expected[row++] = tenth_of(cells, 5);
  }
  return found;
}

// A diagram of one variant: what was shown to the right, what came true upwards. On the diagonal
// both are the same.
namespace plot {

constexpr int columns = 4;
constexpr int side = 150;  // of a diagram, in pixels
constexpr int margin = 30;
constexpr int cell = side + 2 * margin;
constexpr const char* win_color = "#1f6feb";
constexpr const char* expected_color = "#d1701f";

std::string attribute(const char* name, double value) {
  return " " + std::string(name) + "=\"" + text_of(value, 1) + "\"";
}

std::string dots(const Tenths& tenths, const char* color, double left, double top) {
  constexpr double radius = 3;
  std::string text;
  for (const Tenth& tenth : tenths) {
    if (tenth.count == 0) continue;
    text += "<circle" + attribute("cx", left + side * tenth.shown / tenth.count) +
            attribute("cy", top + side * (1 - tenth.came_true / tenth.count)) +
            attribute("r", radius) + " fill=\"" + color + "\"/>\n";
  }
  return text;
}

std::string diagram(const std::string& name, const Checked& found, int place) {
  const int column = place % columns;
  const int row = place / columns;
  const double left = column * cell + margin;
  const double top = row * cell + margin;
  return "<text" + attribute("x", left) + attribute("y", top - 8) + ">" + name + "</text>\n<rect" +
         attribute("x", left) + attribute("y", top) + attribute("width", side) +
         attribute("height", side) + " fill=\"none\" stroke=\"#888\"/>\n<line" +
         attribute("x1", left) + attribute("y1", top + side) + attribute("x2", left + side) +
         attribute("y2", top) + " stroke=\"#888\"/>\n" +
         dots(found.expected, expected_color, left, top) + dots(found.win, win_color, left, top);
}

// By the sections of a report.
std::string picture(const std::map<std::string, std::string>& all) {
  constexpr int legend = 40;
  const int rows = (static_cast<int>(all.size()) + columns - 1) / columns;
  const double height = rows * cell + legend;
  std::string text = "<svg xmlns=\"http://www.w3.org/2000/svg\"" +
                     attribute("width", columns * cell) + attribute("height", height) +
                     " font-family=\"sans-serif\" font-size=\"13\">\n<rect width=\"100%\" "
                     "height=\"100%\" fill=\"#fff\"/>\n";
  int place = 0;
  for (const auto& [name, section] : all)
    text += diagram(name, checked_in(section), place++);
  return text + "<text" + attribute("x", margin) + attribute("y", height - 15) +
         ">Right: shown; up: came true, both from 0 to 100 %. <tspan fill=\"" + win_color +
         "\">Chance to win</tspan>, <tspan fill=\"" + expected_color +
         "\">expected result</tspan></text>\n</svg>\n";
}

}  // namespace plot

constexpr const char* about =
    "# Calibration of chances\n\n"
    "Written by `calibration_bench` from games of `damas-engine learn`, with the search's score of "
    "every\n"
    "quiet position whose game went on without a random move. The shapes in\n"
    "`src/analysis/chance_table.inc` were found without the games whose number is a multiple of "
    "four,\n"
    "and these tables are of those. Positions are sorted by the chance that is shown to the side "
    "to move: on the left the\n"
    "chance to win and how many of the games were won, on the right the expected result, where a "
    "draw\n"
    "counts one half, and the points that were won. The positions of a game are not independent, "
    "so a\n"
    "row of few positions says little. The games are the engine's own; those of people have more\n"
    "mistakes, and a longer search sees more than its score of these games did.\n\n"
    "The mean error is the distance between both columns, weighted by the positions of each row.\n"
    "A new variant uses the last row of that file until it has a section here. A run that reads "
    "games\n"
    "of all variants finds that row anew; today's was found from games of twelve of them.\n\n"
    "![What was shown, and what came true](calibration.svg)\n";

void write(const std::string& path, const std::string& text) {
  std::ofstream file(path, std::ios::binary);
  if (!(file << text).flush()) throw std::runtime_error("cannot write the file '" + path + "'");
}

struct Options {
  std::vector<std::string> files;
  std::string report;
  std::string table;
  std::string plot;
};

// The shapes of the variants that have one, and under an empty name that of all others.
std::map<std::string, ChanceShape> shapes_so_far() {
  std::map<std::string, ChanceShape> shapes;
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto variant = static_cast<Variant>(i);
    const bool own = analysis::is_measured(variant);
    shapes[own ? std::string(variants[i].id) : ""] = analysis::chance_shape(variant);
  }
  return shapes;
}

std::string report_of(const std::map<std::string, std::string>& sections) {
  std::string report = about;
  for (const auto& [id, text] : sections)
    report += text;
  return report;
}

std::string table_of(const std::map<std::string, ChanceShape>& shapes) {
  std::string table =
      "// Written by calibration_bench; the measurements are in tests/bench/calibration.md.\n";
  for (const auto& [id, shape] : shapes) {
    if (!id.empty()) table += row(id, shape);
  }
  return table + row("", shapes.at(""));
}

int run(int argc, char** argv) {
  Options options;
  CLI::App app{"Finds and checks the chances that belong to a score"};
  app.add_option("files", options.files, "Games of damas-engine learn")->required();
  app.add_option("--report", options.report, "Where to write the tables of held-out games");
  app.add_option("--table", options.table, "Where to write the shapes");
  app.add_option("--plot", options.plot, "Where to write the picture of held-out games (SVG)");
  CLI11_PARSE(app, argc, argv);
  std::map<std::string, Data> all;
  for (const std::string& path : options.files)
    read(path, all);
  std::map<std::string, std::string> sections;
  if (std::filesystem::exists(options.report))
    sections = sections_of(tool::content_of(options.report));
  std::map<std::string, ChanceShape> shapes = shapes_so_far();
  std::vector<Sample> together;
  for (const auto& [id, data] : all) {
    const auto samples = samples_of(data.variant, data.training);
    together.insert(together.end(), samples.begin(), samples.end());
    shapes[id] = fitted(samples);
    sections[id] = section(data, shapes[id]);
  }
  if (all.size() + 1 == shapes.size()) shapes[""] = fitted(together);
  const std::string report = report_of(sections);
  const std::string table = table_of(shapes);
  if (!options.report.empty()) write(options.report, report);
  if (!options.table.empty()) write(options.table, table);
  if (!options.plot.empty()) write(options.plot, plot::picture(sections));
  std::cout << report << '\n' << table;
  return 0;
}

}  // namespace

}  // namespace damas

int main(int argc, char** argv) {
  try {
    return damas::run(argc, argv);
  } catch (const std::exception& e) {
    std::cerr << "calibration_bench: " << e.what() << '\n';
    return 1;
  }
}
