#include "view/window/local/pasted_position.hpp"

#include <variant>

#include "core/fen.hpp"
#include "view/text/names.hpp"
#include "view/text/sentences.hpp"
#include "view/window/app/app.hpp"

namespace damas {

std::optional<Game> pasted_game(const std::string& text, const MatchSetup& setup, App& app) {
  if (text.empty()) {
    app.notify(app.tr(Text::NothingToPaste));
    return std::nullopt;
  }
  const auto parsed = parse_fen(setup.variant, text);
  if (const auto* error = std::get_if<FenError>(&parsed)) {
    app.notify(app.tr(Text::PasteExpected, name(app.language(), setup.variant),
                      sentence(app.language(), *error, text, setup.variant)));
    return std::nullopt;
  }
  return Game(std::get<AnyPosition>(parsed), setup.draw_table);
}

}  // namespace damas
