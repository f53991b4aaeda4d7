#include "games/packed_tags.hpp"

#include <array>

#include "games/varint.hpp"

namespace damas::games {

namespace {

// Names that take one byte: the place in this list, from 1. Part of the file format, so names are
// only appended. Values of the first `shared_names` are stored elsewhere.
constexpr std::array<std::string_view, 24> names = {
    "White",     "Black",     "Event",      "Opening",     "Site",        "Date",
    "Round",     "Annotator", "PlyCount",   "ECO",         "TimeControl", "Termination",
    "WhiteElo",  "BlackElo",  "WhiteTitle", "BlackTitle",  "WhiteRating", "BlackRating",
    "WhiteTime", "BlackTime", "EventDate",  "Publication", "Source",      "WhiteCountry"};
constexpr std::size_t shared_names = 4;

std::size_t place_of(std::string_view name) {
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == name) return i + 1;
  }
  return 0;
}

const std::string& shared_value(const SharedTexts& shared, std::size_t place) {
  const std::string* const values[] = {&shared.white, &shared.black, &shared.event,
                                       &shared.opening};
  return *values[place - 1];
}

constexpr int worst_score = static_cast<int>(PdnScore::Other);

}  // namespace

SharedTexts shared_texts(const PdnHeaders& headers) {
  const auto text = [&](std::string_view name) { return std::string(headers.value(name)); };
  return {text("White"), text("Black"), text("Event"), text("Opening")};
}

std::string pack_tags(const PdnGame& game) {
  std::string bytes;
  // Score, style and order of sides in one byte.
  const int style = game.result.style == ResultStyle::TwoPoints ? 1 : 0;
  const int first = game.named_first == Side::Black ? 1 : 0;
  add_number(bytes, static_cast<std::uint8_t>(static_cast<int>(game.result.score) << 2 |
                                              style << 1 | first));
  if (game.result.score == PdnScore::Other) add_long_text(bytes, game.result.text);
  for (const PdnTag& tag : game.headers) {
    const std::size_t place = place_of(tag.name);
    add_number(bytes, static_cast<std::uint8_t>(place));
    if (place == 0) add_long_text(bytes, tag.name);
    if (place == 0 || place > shared_names) add_long_text(bytes, tag.value);
  }
  return bytes;
}

bool unpack_tags(std::string_view bytes, const SharedTexts& shared, PdnGame& game) {
  ByteReader reader(bytes);
  const int head = reader.number<std::uint8_t>();
  if (!reader.ok() || head >> 2 > worst_score) return false;
  game.result.score = static_cast<PdnScore>(head >> 2);
  game.result.style = (head & 2) != 0 ? ResultStyle::TwoPoints : ResultStyle::OnePoint;
  game.named_first = (head & 1) != 0 ? Side::Black : Side::White;
  if (game.result.score == PdnScore::Other) game.result.text = read_long_text(reader);
  while (reader.ok() && !reader.rest().empty()) {
    const std::size_t place = reader.number<std::uint8_t>();
    if (place > names.size()) return false;
    const std::string name(place == 0 ? read_long_text(reader) : names[place - 1]);
    const bool is_shared = place != 0 && place <= shared_names;
    game.headers.set(
        name, is_shared ? std::string_view(shared_value(shared, place)) : read_long_text(reader));
  }
  return reader.ok();
}

}  // namespace damas::games
