#include "explorer/games_wire.hpp"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>
#include <variant>

#include "core/fen.hpp"
#include "core/pdn/reader.hpp"
#include "core/pdn/writer.hpp"
#include "core/variants.hpp"
#include "wire/lines.hpp"

namespace damas {

namespace {

constexpr std::string_view unfinished_key = "unfinished";

template <class T>
constexpr T most_of = std::numeric_limits<T>::max();

// Line ends would end the value.
void add_line(std::string& text, std::string_view key, std::string_view value) {
  text.append(key).append(1, ' ');
  std::replace_copy_if(
      value.begin(), value.end(), std::back_inserter(text),
      [](char c) { return c == '\n' || c == '\r'; }, ' ');
  text.append(1, '\n');
}

template <class T>
void add_count(std::string& text, std::string_view key, T value) {
  add_line(text, key, std::to_string(value));
}

void add_position(std::string& text, const AnyPosition& position) {
  add_line(text, "variant", info(variant_of(position)).id);
  add_line(text, "position", to_fen(position));
}

void add_numbers(std::string& text, const std::vector<std::uint32_t>& numbers) {
  std::string list;
  for (const std::uint32_t number : numbers)
    list += (list.empty() ? "" : " ") + std::to_string(number);
  add_line(text, "numbers", list);
}

std::vector<std::uint32_t> read_numbers(WireLines& in) {
  std::vector<std::uint32_t> numbers;
  for (const std::string_view word : words_of(in.take("numbers"))) {
    const auto number = number_from<std::uint32_t>(word);
    if (!number) {
      in.fail("numbers", "the number of a game", word);
      return {};
    }
    numbers.push_back(*number);
  }
  return numbers;
}

std::optional<Variant> read_variant(WireLines& in) {
  const std::string_view id = in.take("variant");
  const std::optional<Variant> variant = variant_by_id(id);
  if (!variant) in.fail("variant", "the identifier of a variant", id);
  return variant;
}

std::optional<AnyPosition> read_position(WireLines& in) {
  const std::optional<Variant> variant = read_variant(in);
  const std::string_view fen = in.take("position");
  if (!variant) return std::nullopt;
  const auto parsed = parse_fen(*variant, fen);
  if (const auto* const position = std::get_if<AnyPosition>(&parsed)) return *position;
  in.fail("position", "a position", fen);
  return std::nullopt;
}

void add_date(std::string& text, std::string_view key, const std::optional<PdnDate>& date) {
  if (!date) return;
  add_line(text, key,
           std::to_string(date->year) + ' ' + std::to_string(date->month) + ' ' +
               std::to_string(date->day));
}

std::optional<PdnDate> read_date(WireLines& in, std::string_view key) {
  const auto text = in.take_if(key);
  if (!text) return std::nullopt;
  const std::vector<std::string_view> words = words_of(*text);
  std::vector<int> parts;
  for (const std::string_view word : words)
    parts.push_back(number_from<int>(word).value_or(0));
  if (parts.size() != 3) {
    in.fail(key, "year, month and day", *text);
    return std::nullopt;
  }
  return PdnDate{parts[0], parts[1], parts[2]};
}

std::string find_question(const GamesReader::Search& search) {
  std::string text = "find \n";
  add_line(text, "player", search.tags.player);
  add_line(text, "white", search.tags.white);
  add_line(text, "black", search.tags.black);
  add_line(text, "event", search.tags.event);
  add_line(text, "opening", search.opening);
  if (search.tags.variant) add_line(text, "variant", info(*search.tags.variant).id);
  if (search.tags.outcome) add_count(text, "outcome", static_cast<int>(*search.tags.outcome));
  add_date(text, "first", search.tags.first_date);
  add_date(text, "last", search.tags.last_date);
  if (search.pattern) {
    add_line(text, "pattern-of", info(search.pattern->variant).id);
    add_line(text, "pattern", letters_of(*search.pattern));
  }
  add_count(text, "column", static_cast<int>(search.column));
  add_count(text, "descending", search.descending ? 1 : 0);
  return text;
}

std::optional<PositionPattern> read_pattern(WireLines& in) {
  const auto id = in.take_if("pattern-of");
  if (!id) return std::nullopt;
  const std::string_view letters = in.take("pattern");
  const std::optional<Variant> variant = variant_by_id(*id);
  auto pattern = variant ? pattern_of_letters(*variant, letters) : std::nullopt;
  if (!pattern) in.fail("pattern", "the letters of a pattern", letters);
  return pattern;
}

GamesReader::Search read_search(WireLines& in) {
  GamesReader::Search search;
  search.tags.player = in.take("player");
  search.tags.white = in.take("white");
  search.tags.black = in.take("black");
  search.tags.event = in.take("event");
  search.opening = in.take("opening");
  if (const auto id = in.take_if("variant")) search.tags.variant = variant_by_id(*id);
  const int last_outcome = static_cast<int>(PdnOutcomeFilter::Unknown);
  if (const auto outcome = in.number_if("outcome", 0, last_outcome))
    search.tags.outcome = static_cast<PdnOutcomeFilter>(*outcome);
  search.tags.first_date = read_date(in, "first");
  search.tags.last_date = read_date(in, "last");
  search.pattern = read_pattern(in);
  const int last_column = static_cast<int>(GamesReader::Column::Plies);
  search.column = static_cast<GamesReader::Column>(in.number("column", 0, last_column));
  search.descending = in.number("descending", 0, 1) == 1;
  return search;
}

std::string text_of(const GamesReader::Reached& reached) {
  std::string text;
  add_count(text, "games", reached.games);
  for (const PlayedMove& played : reached.moves) {
    add_line(text, "move", wire_text(played.move));
    add_count(text, "played", played.games);
    add_count(text, "white", played.white);
    add_count(text, "draws", played.draws);
    add_count(text, "black", played.black);
    add_count(text, "rated", played.rated);
    add_count(text, "ratings", played.ratings);
  }
  return text;
}

GamesReader::Reached read_reached(WireLines& in) {
  GamesReader::Reached reached;
  reached.games = in.number("games", 0, most_of<int>);
  while (const auto move = in.take_if("move")) {
    PlayedMove played{move_from_wire(*move).value_or(Move{})};
    played.games = in.number("played", 0, most_of<int>);
    played.white = in.number("white", 0, most_of<int>);
    played.draws = in.number("draws", 0, most_of<int>);
    played.black = in.number("black", 0, most_of<int>);
    played.rated = in.number("rated", 0, most_of<int>);
    played.ratings = in.number("ratings", std::int64_t{0}, most_of<std::int64_t>);
    reached.moves.push_back(played);
  }
  in.expect_end();
  return in.error() ? GamesReader::Reached{} : reached;
}

std::string text_of(const std::vector<PdnEntry>& entries) {
  std::string text;
  for (const PdnEntry& entry : entries) {
    add_count(text, "entry", entry.number);
    add_line(text, "white", entry.white);
    add_line(text, "black", entry.black);
    add_line(text, "event", entry.event);
    add_line(text, "date", entry.date);
    add_line(text, "result", to_text(entry.result));
    add_count(text, "first", static_cast<int>(entry.named_first));
    add_line(text, "variant", info(entry.variant).id);
    add_count(text, "guessed", entry.variant_guessed ? 1 : 0);
    add_count(text, "plies", entry.plies);
    add_count(text, "drawn", entry.drawn_plies);
  }
  return text;
}

std::vector<PdnEntry> read_entries(WireLines& in) {
  std::vector<PdnEntry> entries;
  while (const auto number = in.number_if("entry", 0, most_of<int>)) {
    PdnEntry entry;
    entry.number = *number;
    entry.white = in.take("white");
    entry.black = in.take("black");
    entry.event = in.take("event");
    entry.date = in.take("date");
    entry.result = parse_result(in.take("result"));
    entry.named_first = static_cast<Side>(in.number("first", 0, 1));
    entry.variant = read_variant(in).value_or(entry.variant);
    entry.variant_guessed = in.number("guessed", 0, 1) == 1;
    entry.plies = in.number("plies", 0, most_of<int>);
    entry.drawn_plies = in.number("drawn", 0, most_of<int>);
    entries.push_back(std::move(entry));
  }
  in.expect_end();
  return in.error() ? std::vector<PdnEntry>{} : entries;
}

std::string text_of(const std::vector<Variant>& variants) {
  std::string text;
  for (const Variant variant : variants)
    add_line(text, "variant", info(variant).id);
  return text;
}

// How far the last question is, if it goes on; empty otherwise.
std::string unfinished(const GamesReader& games) {
  std::string text;
  if (const auto seen = games.search_progress())
    add_count(text, unfinished_key, static_cast<int>(*seen * 1000));
  return text;
}

std::string answer_to_search(GamesReader& games, const GamesReader::Search& search) {
  const std::vector<std::uint32_t> numbers = games.find(search);
  std::string text = unfinished(games);
  if (text.empty()) add_numbers(text, numbers);
  return text;
}

std::string answer_to_games_with(GamesReader& games, const AnyPosition& position,
                                 std::size_t most) {
  const std::vector<PdnGame> found = games.games_with(position, most);
  const std::string text = unfinished(games);
  return text.empty() ? write_pdn(found) : text;
}

std::string answer_of(GamesReader& games, std::string_view question) {
  WireLines in(question);
  if (in.take_if("size")) return std::to_string(games.size());
  if (in.take_if("has")) {
    std::string text;
    for (const bool known : games.has(read_pdn(in.rest())))
      text += known ? '1' : '0';
    return text;
  }
  if (in.take_if("look-up")) {
    const auto position = read_position(in);
    return position ? text_of(games.look_up(*position)) : std::string();
  }
  if (in.take_if("games-with")) {
    const auto position = read_position(in);
    const auto most = in.number("most", std::size_t{0}, most_of<std::size_t>);
    return position ? answer_to_games_with(games, *position, most) : std::string();
  }
  if (in.take_if("find")) {
    const GamesReader::Search search = read_search(in);
    return in.error() ? std::string() : answer_to_search(games, search);
  }
  if (in.take_if("entries")) {
    const std::vector<std::uint32_t> numbers = read_numbers(in);
    return in.error() ? std::string() : text_of(games.entries(numbers));
  }
  if (in.take_if("game")) {
    const auto number = in.number("number", std::uint32_t{0}, most_of<std::uint32_t>);
    const auto game = games.game(number);
    return game ? write_pdn(*game) : std::string();
  }
  if (in.take_if("pdn")) {
    const auto first = in.number("first", std::uint32_t{1}, most_of<std::uint32_t>);
    const auto most = in.number("most", std::size_t{0}, most_of<std::size_t>);
    return in.error() ? std::string() : games.pdn(first, most);
  }
  if (in.take_if("variants")) return text_of(games.variants());
  return {};
}

}  // namespace

bool is_unfinished(std::string_view answer) {
  return answer.starts_with(unfinished_key);
}

std::string AskedGames::answer_to(const std::string& question) {
  std::optional<std::string> known = ask_(question);
  busy_ = !known;
  failed_ = known == failed_answer;
  search_progress_.reset();
  if (known && is_unfinished(*known)) {
    WireLines in(*known);
    search_progress_ = static_cast<float>(in.number(unfinished_key, 0, 1000)) / 1000;
    busy_ = true;
    return {};
  }
  return known && !failed_ ? std::move(*known) : std::string();
}

int AskedGames::size() {
  return number_from<int>(answer_to("size \n")).value_or(0);
}

std::vector<bool> AskedGames::has(const std::vector<PdnGame>& games) {
  std::vector<bool> known;
  for (const char c : answer_to("has \n" + write_pdn(games)))
    known.push_back(c == '1');
  return known.size() == games.size() ? known : std::vector<bool>(games.size());
}

GamesReader::Reached AskedGames::look_up(const AnyPosition& position) {
  std::string question = "look-up \n";
  add_position(question, position);
  const std::string text = answer_to(question);
  WireLines in(text);
  return text.empty() ? GamesReader::Reached{} : read_reached(in);
}

std::vector<PdnGame> AskedGames::games_with(const AnyPosition& position, std::size_t most) {
  std::string question = "games-with \n";
  add_position(question, position);
  add_count(question, "most", most);
  return read_pdn(answer_to(question));
}

std::vector<std::uint32_t> AskedGames::find(const GamesReader::Search& search) {
  const std::string text = answer_to(find_question(search));
  WireLines in(text);
  return text.empty() ? std::vector<std::uint32_t>{} : read_numbers(in);
}

std::vector<PdnEntry> AskedGames::entries(const std::vector<std::uint32_t>& numbers) {
  std::string question = "entries \n";
  add_numbers(question, numbers);
  const std::string text = answer_to(question);
  WireLines in(text);
  return read_entries(in);
}

std::optional<PdnGame> AskedGames::game(std::uint32_t number) {
  std::string question = "game \n";
  add_count(question, "number", number);
  std::vector<PdnGame> games = read_pdn(answer_to(question));
  if (games.size() != 1) return std::nullopt;
  return std::move(games.front());
}

std::string AskedGames::pdn(std::uint32_t first, std::size_t most) {
  std::string question = "pdn \n";
  add_count(question, "first", first);
  add_count(question, "most", most);
  return answer_to(question);
}

std::vector<Variant> AskedGames::variants() {
  const std::string text = answer_to("variants \n");
  WireLines in(text);
  std::vector<Variant> variants;
  while (const auto id = in.take_if("variant")) {
    if (const auto variant = variant_by_id(*id)) variants.push_back(*variant);
  }
  return variants;
}

std::string answer(GamesReader& games, std::string_view question) {
  std::string text = answer_of(games, question);
  return games.failed() ? std::string(failed_answer) : text;
}

std::string to_wire(const GamesBase::Import& import) {
  std::string text;
  add_count(text, "running", import.running ? 1 : 0);
  add_count(text, "added", import.added);
  add_count(text, "duplicates", import.duplicates);
  add_count(text, "broken", import.broken);
  add_count(text, "permille", static_cast<int>(import.read * 1000));
  add_count(text, "winners", import.guessed_winners);
  add_count(text, "variants", import.guessed_variants);
  add_line(text, "error", import.error);
  return text;
}

GamesBase::Import import_from_wire(std::string_view text) {
  WireLines in(text);
  GamesBase::Import import;
  import.running = in.number("running", 0, 1) == 1;
  import.added = in.number("added", std::uint64_t{0}, most_of<std::uint64_t>);
  import.duplicates = in.number("duplicates", std::uint64_t{0}, most_of<std::uint64_t>);
  import.broken = in.number("broken", std::uint64_t{0}, most_of<std::uint64_t>);
  import.read = static_cast<float>(in.number("permille", 0, 1000)) / 1000;
  import.guessed_winners = in.number("winners", std::uint64_t{0}, most_of<std::uint64_t>);
  import.guessed_variants = in.number("variants", std::uint64_t{0}, most_of<std::uint64_t>);
  import.error = in.take("error");
  in.expect_end();
  if (!in.error()) return import;
  GamesBase::Import invalid;
  invalid.error = *in.error();
  return invalid;
}

}  // namespace damas
