#include "share/svg.hpp"

#include <doctest/doctest.h>

#include "core/fen.hpp"
#include "share/svg_parts.hpp"
#include "share/well_formed.hpp"

namespace damas::share {

namespace {

using test::count_of;
using test::xml_error;

Game game_of(Variant variant, const char* fen) {
  return Game(std::get<AnyPosition>(parse_fen(variant, fen)));
}

// "translate(50 750)", for the square of that cell.
std::string place(const Game& game, Cell cell, bool flipped = false) {
  const Spot at = middle_of(game.shape(), cell, flipped);
  return "<g transform=\"translate(" + std::to_string(static_cast<int>(at.x)) + " " +
         std::to_string(static_cast<int>(at.y)) + ")\">";
}

// "858585" or "000"
bool is_grey(const std::string& color) {
  const std::size_t third = color.size() / 3;
  return third > 0 && color.size() == 3 * third &&
         color.substr(0, third) == color.substr(third, third) &&
         color.substr(third, third) == color.substr(2 * third);
}

}  // namespace

TEST_CASE("A diagram for printing has black, white and greys only") {
  const std::string svg = svg_of(diagram_of(Game(Variant::Brazilian)), {print_colors()});
  CHECK(count_of(svg, "#858585") > 0);
  for (std::size_t at = svg.find("=\"#"); at != std::string::npos; at = svg.find("=\"#", at + 1)) {
    const std::string color = svg.substr(at + 3, svg.find('"', at + 3) - at - 3);
    CAPTURE(color);
    CHECK(is_grey(color));
  }
}

TEST_CASE("An SVG of each variant is well-formed and needs no other file") {
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const Game game(static_cast<Variant>(i));
    const std::string svg = svg_of(diagram_of(game));
    CAPTURE(variants[i].id);
    CHECK(xml_error(svg) == "");
    CHECK(svg.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\""));
    CHECK(count_of(svg, "href") == 0);
    CHECK(count_of(svg, "translate") >= game.material().men[0] + game.material().men[1]);
  }
}

TEST_CASE("An SVG has each piece on its square, from either side") {
  const Game game = game_of(Variant::Brazilian, "W:Wc3,Kh2:Bd4,Kb8");
  const std::string upright = svg_of(diagram_of(game));
  const std::string flipped = svg_of(diagram_of(game), {.flipped = true});
  for (const Cell cell : {Cell{2, 2}, Cell{7, 1}, Cell{3, 3}, Cell{1, 7}}) {
    CHECK(count_of(upright, place(game, cell)) == 1);
    CHECK(count_of(flipped, place(game, cell, true)) == 1);
  }
  CHECK(count_of(upright, place(game, {0, 0})) == 0);
  CHECK(count_of(upright, "stroke-linejoin=\"round\" paint-order") == 2);  // crowns
  CHECK(upright.find("<title>W:Wc3,Kh2:BKb8,d4</title>") != std::string::npos);
}

TEST_CASE("An SVG names squares as the variant does") {
  const std::string letters = svg_of(diagram_of(Game(Variant::Brazilian)));
  CHECK(count_of(letters, "<text") == 16);
  CHECK(count_of(letters, ">a</text>") == 1);
  const std::string numbers = svg_of(diagram_of(Game(Variant::International)));
  CHECK(count_of(numbers, "<text") == 50);
  CHECK(count_of(numbers, ">50</text>") == 1);
}

TEST_CASE("An SVG shows the last move and arrows") {
  Game game(Variant::Brazilian);
  const std::string before = svg_of(diagram_of(game));
  CHECK(count_of(before, "fill-opacity=\"0.42\"") == 0);
  REQUIRE(game.play(game.legal_moves().front()));
  Diagram diagram = diagram_of(game);
  CHECK(count_of(svg_of(diagram), "fill-opacity=\"0.42\"") == 2);
  diagram.arrows.push_back(game.path(game.legal_moves().front()));
  const std::string svg = svg_of(diagram);
  CHECK(xml_error(svg) == "");
  CHECK(count_of(svg, hex(Colors{}.target)) == 2);  // a shaft and a head
}

TEST_CASE("Colours and size of an SVG are options") {
  SvgStyle style;
  style.square = 100;
  style.colors.dark_square = 0x123456;
  const std::string svg = svg_of(diagram_of(Game()), style);
  CHECK(count_of(svg, "#123456") == 32);
  CHECK(svg.find("width=\"892\" height=\"892\"") != std::string::npos);
}

TEST_CASE("Colours are mixed channel by channel") {
  CHECK(hex(0x0A0BF0) == "#0a0bf0");
  CHECK(mix(0x000000, 0xFF8040, 0.5) == 0x804020);
}

}  // namespace damas::share
