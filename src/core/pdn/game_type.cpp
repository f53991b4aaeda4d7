#include "core/pdn/game_type.hpp"

#include <charconv>
#include <vector>

#include "core/pdn/chars.hpp"

namespace damas {

namespace {

constexpr int international = 20;
constexpr int canadian = 27;

std::optional<int> whole_number(std::string_view text) {
  int n = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, n);
  if (error != std::errc{} || stop != end || text.front() == '-') return std::nullopt;
  return n;
}

std::vector<std::string> fields(std::string_view text) {
  std::vector<std::string> all;
  while (true) {
    const std::size_t comma = text.find(',');
    all.push_back(chars::one_paragraph(text.substr(0, comma)));
    if (comma == std::string_view::npos) return all;
    text.remove_prefix(comma + 1);
  }
}

std::optional<PdnGameType::Details> details(const std::vector<std::string>& all) {
  if (all.size() < 5 || all[1].size() != 1 || all[4].size() < 2) return std::nullopt;
  PdnGameType::Details d;
  d.first_side = chars::lower(all[1][0]) == 'b' ? Side::Black : Side::White;
  const auto files = whole_number(all[2]);
  const auto ranks = whole_number(all[3]);
  const auto corner = whole_number(std::string_view(all[4]).substr(1));
  if (!files || !ranks || !corner) return std::nullopt;
  d.files = *files;
  d.ranks = *ranks;
  d.notation = chars::lower(all[4][0]) == 'a' ? 'A' : 'N';
  d.corner = *corner;
  d.mirrored = all.size() > 5 && all[5] == "1";
  return d;
}

// Scores how well a variant's own type agrees with these details; the board has the highest weight.
int agreement(const PdnGameType::Details& wanted, const PdnGameType::Details& own) {
  int points = 0;
  if (wanted.files == own.files && wanted.ranks == own.ranks) points += 8;
  if (wanted.mirrored == own.mirrored) points += 4;
  if (wanted.notation == own.notation) points += 2;
  if (wanted.first_side == own.first_side) points += 1;
  return points;
}

// The corner of the first square as White sees the board.
int corner_for_white(Numbering numbering) {
  switch (numbering) {
    case Numbering::Algebraic:
      return 0;
    case Numbering::AlgebraicTurned:
    case Numbering::FromBottomRight:
      return 1;
    case Numbering::FromTopLeft:
      return 2;
  }
  return 0;
}

}  // namespace

std::optional<PdnGameType> parse_game_type(std::string_view text) {
  const std::vector<std::string> all = fields(text);
  if (all[0].empty()) return std::nullopt;
  const std::optional<int> number = whole_number(all[0]);
  if (!number) return std::nullopt;
  return PdnGameType{*number, details(all)};
}

std::optional<Variant> variant_of(const PdnGameType& type) {
  std::optional<Variant> best;
  int best_points = -1;
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const std::optional<PdnGameType> own = parse_game_type(variants[i].pdn_game_type);
    if (!own || own->number != type.number) continue;
    const bool compare = type.details && own->details;
    const int points = compare ? agreement(*type.details, *own->details) : 0;
    if (points > best_points) best = static_cast<Variant>(i);
    best_points = std::max(points, best_points);
  }
  return best;
}

std::string game_type_text(Variant variant, Numbering numbering) {
  const VariantInfo& v = info(variant);
  if (numbering == v.numbering) return std::string(v.pdn_game_type);
  const auto own = parse_game_type(v.pdn_game_type);
  if (!own) return {};
  const int corner = corner_for_white(numbering);
  const bool white_first = v.rules.first_side == Side::White;
  const BoardShape& board = v.rules.board;
  return std::to_string(own->number) + (white_first ? ",W," : ",B,") + std::to_string(board.files) +
         "," + std::to_string(board.ranks) + "," + (is_algebraic(numbering) ? "A" : "N") +
         std::to_string(white_first ? corner : 3 - corner) + "," + (board.mirrored ? "1" : "0");
}

bool game_type_names(Variant variant) {
  const auto own = parse_game_type(info(variant).pdn_game_type);
  return own && variant_of(*own) == variant && own->number < 42;
}

ResultStyle result_style(Variant variant) {
  const auto own = parse_game_type(info(variant).pdn_game_type);
  const bool two = own && (own->number == international || own->number == canadian);
  return two ? ResultStyle::TwoPoints : ResultStyle::OnePoint;
}

}  // namespace damas
