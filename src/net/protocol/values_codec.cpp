#include "net/protocol/values_codec.hpp"

#include <charconv>

namespace damas::net::codec {

std::optional<std::int64_t> whole_number(const Json& json, std::int64_t low, std::int64_t high) {
  if (!json.is_number_integer()) return std::nullopt;
  // A number that does not fit into 63 bits would be read as negative.
  const auto* huge = json.get_ptr<const Json::number_unsigned_t*>();
  if (huge && *huge > static_cast<std::uint64_t>(limits::largest_id)) return std::nullopt;
  const auto number = json.get<std::int64_t>();
  return number >= low && number <= high ? std::optional(number) : std::nullopt;
}

std::string cell_text(Cell cell) {
  return static_cast<char>('a' + cell.file) + std::to_string(cell.rank + 1);
}

std::optional<Cell> cell_of(std::string_view text) {
  if (text.size() < 2 || text.size() > 3) return std::nullopt;
  if (text[0] < 'a' || text[0] > 'z' || text[1] < '1' || text[1] > '9') return std::nullopt;
  int rank = 0;
  const auto [end, problem] = std::from_chars(text.data() + 1, text.data() + text.size(), rank);
  if (problem != std::errc{} || end != text.data() + text.size() || rank > 26) return std::nullopt;
  return Cell{text[0] - 'a', rank - 1};
}

Json write(const TimeControl& time) {
  if (!time.timed()) return nullptr;
  return {{"initial", time.initial->count()}, {"increment", time.increment.count()}};
}

Json write(const CellPath& path) {
  Json list = Json::array();
  for (const Cell cell : path)
    list.push_back(cell_text(cell));
  return list;
}

void read(const Json& json, CellPath& path, const Place& place) {
  if (!json.is_array() || json.size() < 2 || json.size() > limits::path_squares) {
    return place.expected("a list of 2 to " + std::to_string(limits::path_squares) + " squares");
  }
  path.resize(json.size());
  for (std::size_t i = 0; i < json.size(); ++i)
    read(json[i], path[i], place.item(i));
}

void read(const Json& json, bool& value, const Place& place) {
  const auto* found = json.get_ptr<const bool*>();
  if (!found) return place.expected("true or false");
  value = *found;
}

void read(const Json& json, std::string& text, const Place& place) {
  const std::string* found = text_in(json);
  if (!found) return place.expected("a text");
  text = *found;
}

void read(const Json& json, Cell& cell, const Place& place) {
  const std::string* text = text_in(json);
  const auto found = text ? cell_of(*text) : std::nullopt;
  if (!found) return place.expected("a square such as \"c3\"");
  cell = *found;
}

void read(const Json& json, Variant& variant, const Place& place) {
  const std::string* text = text_in(json);
  const auto found = text ? variant_by_id(*text) : std::nullopt;
  if (!found) return place.expected("a variant such as \"brazilian\"");
  variant = *found;
}

void read(const Json& json, TimeControl& time, const Place& place) {
  constexpr std::string_view what =
      "null or {\"initial\": milliseconds from 1000 to 2592000000, \"increment\": milliseconds to "
      "3600000}";
  static_assert(limits::shortest_initial.count() == 1000 &&
                limits::longest_initial.count() == 2592000000 &&
                limits::longest_increment.count() == 3600000);
  if (json.is_null()) {
    time = {};
    return;
  }
  const auto number = [&json](const char* key, Milliseconds low, Milliseconds high) {
    const auto found = json.find(key);
    return found == json.end() ? std::nullopt : whole_number(*found, low.count(), high.count());
  };
  if (!json.is_object() || json.size() != 2) return place.expected(what);
  const auto initial = number("initial", limits::shortest_initial, limits::longest_initial);
  const auto increment = number("increment", Milliseconds{0}, limits::longest_increment);
  if (!initial || !increment) return place.expected(what);
  time = {Milliseconds{*initial}, Milliseconds{*increment}};
}

}  // namespace damas::net::codec
