#include "openings/opening_names.hpp"

#include <algorithm>
#include <utility>

#include "core/move_input.hpp"
#include "core/text_lines.hpp"

namespace damas {

namespace {

std::uint64_t key_of(const AnyPosition& position) {
  const auto key_of_any = [](const auto& p) { return key(p); };
  return std::visit(key_of_any, static_cast<const AnyPosition::Base&>(position));
}

std::string_view take_until(std::string_view& rest, char end) {
  const std::size_t at = std::min(rest.find(end), rest.size());
  const std::string_view taken = rest.substr(0, at);
  rest.remove_prefix(std::min(at + 1, rest.size()));
  return taken;
}

std::string found(std::string_view text) {
  return ", found '" + std::string(text) + "'";
}

// The error in the words, if there is one.
std::optional<std::string> read_moves(std::string_view words, Variant variant,
                                      NamedOpening& opening) {
  Game game(variant);
  while (!words.empty()) {
    const std::string_view word = trimmed(take_until(words, ' '));
    if (word.empty()) continue;
    const auto typed = MoveInput(game).type(word);
    const auto* const move = std::get_if<Move>(&typed);
    if (move == nullptr || !game.play(*move)) return "expected a legal move" + found(word);
    opening.moves.push_back(*move);
    opening.line += (opening.line.empty() ? "" : " ") + std::string(word);
  }
  if (opening.moves.empty()) return "expected at least one move";
  return std::nullopt;
}

// The error in the entry's line, if there is one.
std::optional<std::string> read_line(std::string_view key, std::string_view value,
                                     NamedOpening& opening) {
  if (value.empty()) return "expected a text after '" + std::string(key) + ":'";
  if (key == "name") {
    opening.name = value;
  } else if (key == "source") {
    opening.sources.emplace_back(value);
  } else if (is_language_code(key)) {
    opening.forms[std::string(key)] = value;
  } else {
    return "expected moves, name, source or the code of a language" + found(key);
  }
  return std::nullopt;
}

}  // namespace

const std::string& NamedOpening::name_in(std::string_view language) const {
  const auto form = forms.find(language);
  return form == forms.end() ? name : form->second;
}

std::optional<OpeningsError> OpeningNames::keep(NamedOpening opening, int line) {
  if (opening.name.empty()) return OpeningsError{line, "expected a name for these moves"};
  if (opening.sources.empty()) return OpeningsError{line, "expected a source for this name"};
  Game game(variant_);
  for (const Move& move : opening.moves)
    game.play(move);
  if (!by_position_.emplace(key_of(game.position()), all_.size()).second)
    return OpeningsError{line, "expected a position that no other opening has"};
  longest_ = std::max(longest_, opening.moves.size());
  all_.push_back(std::move(opening));
  return std::nullopt;
}

std::variant<OpeningNames, OpeningsError> OpeningNames::read(std::string_view text,
                                                             Variant variant) {
  OpeningNames names(variant);
  std::optional<NamedOpening> opening;
  int begun = 0;
  for (int number = 1; !text.empty(); ++number) {
    std::string_view rest = trimmed(take_until(text, '\n'));
    if (rest.empty() || rest.front() == '#') continue;
    const std::string_view key = trimmed(take_until(rest, ':'));
    const std::string_view value = trimmed(rest);
    std::optional<std::string> wrong;
    if (key == "moves") {
      if (opening) {
        if (auto error = names.keep(*std::exchange(opening, std::nullopt), begun)) return *error;
      }
      begun = number;
      wrong = read_moves(value, variant, opening.emplace());
    } else {
      wrong = opening ? read_line(key, value, *opening) : "expected moves first" + found(key);
    }
    if (wrong) return OpeningsError{number, *wrong};
  }
  if (opening) {
    if (auto error = names.keep(std::move(*opening), begun)) return *error;
  }
  return names;
}

const NamedOpening* OpeningNames::find(const Game& game) const {
  if (game.variant() != variant_ || !(game.start() == start_of(variant_))) return nullptr;
  Game at = game;
  for (int ply = std::min(game.ply(), static_cast<int>(longest_)); ply > 0; --ply) {
    at.go_to(ply);
    if (const NamedOpening* const opening = find(at.position())) return opening;
  }
  return nullptr;
}

const NamedOpening* OpeningNames::find(const AnyPosition& position) const {
  if (variant_of(position) != variant_) return nullptr;
  const auto known = by_position_.find(key_of(position));
  return known == by_position_.end() ? nullptr : &all_[known->second];
}

}  // namespace damas
