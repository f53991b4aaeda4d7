#include "share/web_page.hpp"

#include <array>
#include <string_view>
#include <utility>

#include "share/markup.hpp"
#include "share/page_moves.hpp"
#include "share/page_nodes.hpp"
#include "share/svg_parts.hpp"

namespace damas::share {

namespace {

constexpr std::string_view page_style =
#include "share/page_style.inc"
    ;
constexpr std::string_view page_script =
#include "share/page_script.inc"
    ;

// The pieces by their letters in PageNodes, with the names of their drawings.
struct NamedPiece {
  char letter;
  std::string_view name;
  Piece piece;
};
constexpr std::array<NamedPiece, 4> named_pieces{{{'w', "wm", {Side::White, Kind::Man}},
                                                  {'W', "wk", {Side::White, Kind::King}},
                                                  {'b', "bm", {Side::Black, Kind::Man}},
                                                  {'B', "bk", {Side::Black, Kind::King}}}};

std::string known(std::string_view value) {
  return value == "?" || value.starts_with("????") ? std::string{} : std::string(value);
}

class Page {
 public:
  Page(const PdnGame& game, const PageWords& words, const PageStyle& style)
      : game_(game),
        shape_(info(game.variant()).rules.board),
        words_(words),
        style_(style),
        nodes_(game.tree) {}

  std::string html() const {
    return "<!doctype html>\n<html lang=\"" + escaped_markup(words_.language) + "\">\n" + head() +
           "<body>\n" + heading() + "<main>\n<div>\n<div class=\"stage\">" + bar() + board() +
           "</div>\n<p id=\"say\" aria-live=\"polite\"></p>\n" + buttons() +
           "</div>\n<section class=\"moves\" aria-label=\"" + escaped_markup(words_.moves) +
           "\">\n" + moves_html(game_.tree, nodes_, words_) + "</section>\n</main>\n<script>\n" +
           script() + "</script>\n</body>\n</html>\n";
  }

 private:
  std::string player(const char* tag) const { return known(game_.headers.value(tag)); }

  std::string result() const {
    if (game_.result.score == PdnScore::Unknown) return {};
    return to_text(game_.named_first == Side::White ? game_.result : turned(game_.result));
  }

  std::string title() const {
    const std::string white = player("White");
    const std::string black = player("Black");
    if (white.empty() && black.empty())
      return words_.game + (result().empty() ? "" : ", " + result());
    const std::string middle = result().empty() ? " – " : " " + result() + " ";
    return (white.empty() ? "?" : white) + middle + (black.empty() ? "?" : black);
  }

  std::string head() const {
    return "<head>\n<meta charset=\"utf-8\">\n"
           "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n"
           "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; "
           "style-src 'unsafe-inline'; script-src 'unsafe-inline'\">\n<title>" +
           escaped_markup(title()) + "</title>\n<style>\n:root{" + variables() + "}" +
           std::string(page_style) + "</style>\n</head>\n";
  }

  std::string variables() const {
    const Colors& c = style_.colors;
    std::string all;
    const std::array<std::pair<const char*, Rgb>, 7> named{{{"panel", c.panel},
                                                            {"text", c.text},
                                                            {"muted", c.muted},
                                                            {"accent", c.accent},
                                                            {"control", mix(c.panel, c.text, 0.14)},
                                                            {"white", c.white_man},
                                                            {"black", c.black_man}}};
    for (const auto& [name, color] : named)
      all += std::string("--") + name + ":" + hex(color) + ";";
    return all;
  }

  std::string heading() const {
    std::string facts;
    const auto add = [&facts](const std::string& fact) {
      if (!fact.empty()) facts += (facts.empty() ? "" : " · ") + fact;
    };
    for (const char* tag : {"Event", "Site", "Round", "Date"})
      add(known(game_.headers.value(tag)));
    add(words_.variant);
    if (const std::string by = known(game_.headers.value("Annotator")); !by.empty()) add(by);
    return "<header>\n<h1>" + escaped_markup(title()) + "</h1>\n<p>" + escaped_markup(facts) +
           "</p>\n</header>\n";
  }

  std::string bar() const {
    if (!nodes_.has_scores()) return {};
    return "<div id=\"bar\" class=\"bar none\" role=\"meter\" aria-valuemin=\"0\" "
           "aria-valuemax=\"100\" aria-label=\"" +
           escaped_markup(words_.chances) + "\"><i></i></div>";
  }

  std::string board() const {
    const Numbering numbering = info(game_.variant()).numbering;
    std::string drawings;
    for (const NamedPiece& each : named_pieces) {
      drawings += "<g id=\"" + std::string(each.name) + "\">" +
                  piece_elements(each.piece, style_.colors) + "</g>";
    }
    const auto labels = [&](const char* id, bool flipped) {
      const char* hidden = flipped == style_.flipped ? "" : " style=\"display:none\"";
      return "<g id=\"" + std::string(id) + "\"" + hidden + ">" +
             label_elements(shape_, numbering, style_.colors, flipped) + "</g>\n";
    };
    return "<svg viewBox=\"" + view_box(shape_) + "\" role=\"img\" aria-label=\"" +
           escaped_markup(words_.game) + "\" aria-describedby=\"say\">\n<defs>" + drawings +
           "</defs>\n" + board_elements(shape_, style_.colors) + "\n<g id=\"last\"></g>\n" +
           labels("upright", false) + labels("turned", true) + "<g id=\"pieces\">" +
           start_pieces() + "</g>\n<g id=\"arrows\"></g>\n</svg>";
  }

  // So that the page shows the start even where scripts are off.
  std::string start_pieces() const {
    const std::string letters = pieces_text(Game(game_.tree.start()));
    std::string all;
    for (const Square s : shape_.squares()) {
      const char letter = letters[static_cast<std::size_t>(shape_.ordinal(s))];
      const Spot at = middle_of(shape_, shape_.cell(s), style_.flipped);
      for (const NamedPiece& each : named_pieces) {
        if (each.letter != letter) continue;
        all += "<use href=\"#" + std::string(each.name) + "\" x=\"" + decimal(at.x) + "\" y=\"" +
               decimal(at.y) + "\"/>";
      }
    }
    return all;
  }

  std::string buttons() const {
    const auto button = [](const char* id, const std::string& sign, const std::string& label) {
      const std::string name = escaped_markup(label);
      return "<button type=\"button\" id=\"" + std::string(id) + "\" title=\"" + name +
             "\" aria-label=\"" + name + "\">" + sign + "</button>\n";
    };
    return "<nav>\n" + button("first", "«", words_.start) + button("back", "‹", words_.back) +
           button("forward", "›", words_.forward) + button("end", "»", words_.end) +
           button("flip", "⇅", words_.flip) + "</nav>\n";
  }

  static std::string look_script(const ArrowLook& look) {
    return "{width:" + decimal(look.width) + ",head:" + decimal(look.head) +
           ",shorter:" + decimal(look.shorter) + ",color:'" + hex(look.color) + "',edge:'" +
           hex(look.edge) + "'}";
  }

  std::string script() const {
    std::string cells;
    for (const Square s : shape_.squares()) {
      const Cell c = shape_.cell(s);
      cells += (cells.empty() ? "[" : ",[") + std::to_string(c.file) + "," +
               std::to_string(c.rank) + "]";
    }
    std::string names;
    for (const NamedPiece& each : named_pieces) {
      names += (names.empty() ? "" : ",") + std::string(1, each.letter) + ":'" +
               std::string(each.name) + "'";
    }
    return "'use strict';\nconst files = " + std::to_string(shape_.files) +
           ", ranks = " + std::to_string(shape_.ranks) +
           ", startFlipped = " + (style_.flipped ? "true" : "false") + ";\nconst names = {" +
           names + "};\nconst lastLook = " + look_script(last_move_look(style_.colors)) +
           ", arrowLook = " + look_script(arrow_look(style_.colors)) + ";\nconst cells = [" +
           cells + "];\nconst nodes = " + nodes_.script() + ";\n" + std::string(page_script);
  }

  const PdnGame& game_;
  const BoardShape& shape_;
  const PageWords& words_;
  const PageStyle& style_;
  PageNodes nodes_;
};

}  // namespace

std::string web_page(const PdnGame& game, const PageWords& words, const PageStyle& style) {
  return Page(game, words, style).html();
}

}  // namespace damas::share
