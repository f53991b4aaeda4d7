#include "core/pdn/starts.hpp"

#include <algorithm>
#include <utility>

#include "core/pdn/chars.hpp"
#include "core/pdn/game_type.hpp"

namespace damas {

namespace {

// The facts that the text of the moves shows about the board.
struct Facts {
  bool letters = false;
  bool colons = false;
  int highest_number = 0;
  int files = 0;
  int ranks = 0;
};

void look_at(std::string_view move, Facts& facts) {
  for (std::size_t i = 0; i < move.size();) {
    const char c = chars::lower(move[i]);
    const bool file = chars::is_alpha(c) && c != 'x';
    if (c == ':') facts.colons = true;
    if (file) {
      facts.letters = true;
      facts.files = std::max(facts.files, c - 'a' + 1);
    }
    if (file || !chars::is_digit(c)) ++i;
    int number = 0;
    const std::size_t digits = i;
    while (i < move.size() && chars::is_digit(move[i]) && number < 1000)
      number = 10 * number + (move[i++] - '0');
    if (i == digits) continue;
    int& highest = file ? facts.ranks : facts.highest_number;
    highest = std::max(highest, number);
  }
}

Facts facts_of(std::string_view text, const PdnWords& words) {
  Facts facts;
  for (const PdnToken& t : words.body) {
    const bool compact = t.end - t.begin == 4 && chars::is_digit(text[t.begin + 2]);
    if (t.word == PdnWord::Move && !compact) look_at(t.in(text), facts);
  }
  return facts;
}

bool has_room(const BoardShape& board, const Facts& facts) {
  return facts.highest_number <= board.square_count() && facts.files <= board.files &&
         facts.ranks <= board.ranks;
}

void add_once(std::vector<Variant>& all, Variant v) {
  if (std::find(all.begin(), all.end(), v) == all.end()) all.push_back(v);
}

// Lists the variants that have room for the moves, the most likely first. Brazilian comes before
// Russian because its captures must be the largest: such games seldom break the Russian rules, but
// Russian games often break the Brazilian ones.
std::vector<Variant> likely(const Facts& facts, std::optional<Variant> otherwise,
                            std::optional<Variant> usual) {
  using enum Variant;
  std::vector<Variant> all;
  if (otherwise) all.push_back(*otherwise);
  const bool no_moves = !facts.letters && facts.highest_number == 0;
  if (usual && (no_moves || is_algebraic(info(*usual).numbering) == facts.letters))
    add_once(all, *usual);
  const auto add = [&](std::initializer_list<Variant> some) {
    for (const Variant v : some)
      add_once(all, v);
  };
  if (facts.letters && facts.colons) add({Russian});
  if (facts.letters) add({Brazilian, Russian, Czech});
  if (!facts.letters && facts.highest_number <= 32) add({English, Italian});
  if (!facts.letters && facts.highest_number <= 50) add({International, Frisian});
  if (facts.highest_number > 50) add({Canadian});
  for (std::size_t i = 0; i < variants.size(); ++i)
    add_once(all, static_cast<Variant>(i));
  std::erase_if(all, [&](Variant v) { return !has_room(info(v).rules.board, facts); });
  return all;
}

struct Stated {
  bool any = false;
  std::optional<Variant> variant = {};
  std::optional<Side> first_side = {};
  bool first_letter_at_left = false;
};

Stated stated(const PdnHeaders& headers) {
  Stated found;
  const std::string* type_text = headers.find("GameType");
  const auto type = type_text ? parse_game_type(*type_text) : std::nullopt;
  if (type && type->details) {
    found.first_side = type->details->first_side;
    found.first_letter_at_left = type->details->notation == 'A' && type->details->corner == 0;
  }
  std::string name(headers.value("Variant"));
  if (name.empty() && type_text) name = *type_text;
  std::transform(name.begin(), name.end(), name.begin(), chars::lower);
  found.variant = variant_by_id(name);
  if (!found.variant && type) {
    found.any = true;
    found.variant = damas::variant_of(*type);
  }
  // A name that is not known states another game, such as chess, whose moves may even fit here.
  const bool names_one = name.find_first_not_of("?- ") != std::string::npos;
  found.any = found.any || names_one;
  return found;
}

Numbering other_numbering(const VariantInfo& v) {
  switch (v.numbering) {
    case Numbering::FromTopLeft:
      return Numbering::FromBottomRight;
    case Numbering::FromBottomRight:
      return Numbering::FromTopLeft;
    case Numbering::AlgebraicTurned:
      return Numbering::Algebraic;
    case Numbering::Algebraic:
      return Numbering::FromBottomRight;
  }
  return v.numbering;
}

AnyPosition with_mover(AnyPosition position, Side side) {
  std::visit([&](auto& p) { p.to_move = side; }, position);
  return position;
}

}  // namespace

PdnStarts possible_starts(std::string_view text, const PdnWords& words, const PdnHeaders& headers,
                          std::optional<Variant> otherwise, std::optional<Variant> usual) {
  const Stated said = stated(headers);
  PdnStarts found;
  found.stated = said.any;
  if (said.any && !said.variant) return found;
  if (said.variant) {
    const VariantInfo& v = info(*said.variant);
    const Side first = said.first_side.value_or(v.rules.first_side);
    Numbering likely = v.numbering;
    Numbering unlikely = other_numbering(v);
    if (unlikely == Numbering::Algebraic && said.first_letter_at_left) std::swap(likely, unlikely);
    for (const Numbering numbering : {likely, unlikely}) {
      found.starts.push_back({*said.variant, numbering, first});
      found.starts.push_back({*said.variant, numbering, opponent(first)});
    }
    return found;
  }
  const std::vector<Variant> all = likely(facts_of(text, words), otherwise, usual);
  for (const Variant v : all)
    found.starts.push_back({v, info(v).numbering, info(v).rules.first_side});
  for (const Variant v : all)
    found.starts.push_back({v, other_numbering(info(v)), info(v).rules.first_side});
  return found;
}

std::variant<AnyPosition, FenError> position_of(const PdnStart& start, const PdnHeaders& headers) {
  const std::string_view fen = headers.value("FEN");
  if (chars::one_paragraph(fen).empty()) {
    return with_mover(damas::start_of(start.variant), start.first_side);
  }
  return parse_fen(start.variant, plain_fen(fen, start.first_side), start.numbering);
}

std::string plain_fen(std::string_view fen, Side first_side) {
  std::string out;
  std::size_t field = 0;
  while (field < fen.size()) {
    const std::size_t end = std::min(fen.find(':', field), fen.size());
    std::string_view part = fen.substr(field, end - field);
    while (!part.empty() && chars::is_space(part.front()))
      part.remove_prefix(1);
    const char letter = part.empty() ? '\0' : chars::lower(part.front());
    const bool extra = field > 0 && (letter == 'h' || letter == 'f' || letter == '+');
    if (extra) break;
    if (field > 0) out += ':';
    if (field == 0 && letter == '?') {
      out += first_side == Side::White ? 'W' : 'B';
    } else {
      out += fen.substr(field, end - field);
    }
    field = end + 1;
  }
  if (fen.ends_with(':')) out += ':';
  return out;
}

std::size_t place_in(std::string_view text, std::string_view part, std::size_t at) {
  return static_cast<std::size_t>(part.data() - text.data()) + std::min(at, part.size());
}

}  // namespace damas
