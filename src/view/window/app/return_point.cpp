#include "view/window/app/return_point.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <limits>
#include <system_error>
#include <utility>
#include <variant>

#include "core/pdn/reader.hpp"
#include "core/pdn/writer.hpp"
#include "puzzle/deal.hpp"
#include "view/window/app/object_reader.hpp"

namespace damas {

namespace {

constexpr int deepest = 6;
constexpr int most_number = std::numeric_limits<int>::max();
constexpr std::array<std::string_view, 2> side_ids = {"white", "black"};
constexpr std::array<std::string_view, 3> page_ids = {"rules", "keys", "online"};
constexpr std::size_t lab_squares = 64;
constexpr int last_lab_piece = 4;
constexpr int last_lab_tool = 7;

constexpr std::string_view letters = ".wbWB";

char letter_of(const std::optional<Piece>& piece) {
  if (!piece) return letters.front();
  const std::size_t man = piece->side == Side::White ? 1 : 2;
  return letters[piece->kind == Kind::King ? man + 2 : man];
}

// Not as FEN, which cannot express every position that is being set up.
Json json_of(const BoardEdit& board) {
  std::string squares;
  for (int i = 0; i < board.shape().square_count(); ++i)
    squares += letter_of(board.piece_at(board.shape().square_at(i)));
  return {{"variant", info(board.variant()).id},
          {"side", id_in(side_ids, board.side_to_move())},
          {"squares", squares}};
}

bool read_variant(const Json& json, std::optional<Variant>& variant) {
  if (json.is_null()) return true;
  if (!json.is_string()) return false;
  variant = variant_by_id(json.get<std::string>());
  return variant.has_value();
}

std::optional<BoardEdit> board_in(const Json& json) {
  bool valid = true;
  std::optional<Variant> variant;
  std::string squares;
  Side side = Side::White;
  ObjectReader reader(json, valid);
  reader.visit("variant", [&](const Json& j) { return read_variant(j, variant); });
  reader.read("side", side, side_ids);
  reader.read("squares", squares);
  if (!valid || !variant) return std::nullopt;
  BoardEdit board(*variant);
  board.set_side_to_move(side);
  if (squares.size() != static_cast<std::size_t>(board.shape().square_count())) return std::nullopt;
  for (std::size_t i = 0; i < squares.size(); ++i) {
    const std::size_t letter = letters.find(squares[i]);
    if (letter == std::string_view::npos) return std::nullopt;
    if (letter == 0) continue;
    board.put(board.shape().square_at(static_cast<int>(i)),
              {letter % 2 == 1 ? Side::White : Side::Black, letter > 2 ? Kind::King : Kind::Man});
  }
  return board;
}

Json json_of(const std::optional<Variant>& variant) {
  return variant ? Json(info(*variant).id) : Json(nullptr);
}

// The destination as an object with the name of the scene first; null for one that cannot come
// back.
struct Writer {
  Json operator()(const destination::ResumedMatch&) const { return {{"scene", "match"}}; }
  Json operator()(const destination::Review& to) const {
    Json json = {{"scene", "review"}, {"game", write_pdn(to.game)}, {"way", to.way},
                 {"own", to.own},     {"changed", to.changed},      {"flipped", to.flipped}};
    if (!to.earlier) return json;
    json["file"] = {{"path", to.earlier->path},
                    {"programs_own", to.earlier->programs_own},
                    {"index", to.earlier->index},
                    {"game", to.earlier->game}};
    return json;
  }
  Json operator()(const destination::Editor& to) const {
    Json json = {{"scene", "editor"}, {"flipped", to.flipped}, {"typed", to.typed}};
    if (to.start) json["start"] = json_of(BoardEdit(*to.start));
    if (to.edited) json["edited"] = json_of(*to.edited);
    return json;
  }
  // A number of 64 bits is not exact in all readers of JSON, so it is written as text.
  Json operator()(const destination::Problems& to) const {
    Json json = {{"scene", "problems"}, {"variant", json_of(to.variant)}, {"daily", to.daily}};
    if (to.problem) json["problem"] = std::to_string(*to.problem);
    return json;
  }
  Json operator()(const destination::Mistakes&) const { return {{"scene", "mistakes"}}; }
  Json operator()(const destination::Lessons& to) const {
    return {{"scene", "lessons"},
            {"lesson", to.lesson},
            {"text", to.text},
            {"step", to.step},
            {"variant", json_of(to.variant)}};
  }
  Json operator()(const destination::SquareTrainer& to) const {
    return {{"scene", "squares"},
            {"variant", json_of(to.variant)},
            {"find", to.find},
            {"timed", to.timed}};
  }
  Json operator()(const destination::EndgameTrainer& to) const {
    Json json = {{"scene", "endings"}, {"variant", json_of(to.variant)}};
    if (to.task) json["task"] = *to.task;
    return json;
  }
  Json operator()(const destination::OpeningPractice& to) const {
    Json json = {{"scene", "openings"}, {"variant", json_of(to.variant)}};
    if (to.start) json["start"] = json_of(BoardEdit(*to.start));
    if (to.side) json["side"] = id_in(side_ids, *to.side);
    if (to.own_moves) json["moves"] = *to.own_moves;
    return json;
  }
  Json operator()(const destination::Puzzle& to) const {
    Json json = {{"scene", "puzzle"}};
    if (!to.deal) return json;
    json["tiles"] = Json::array();
    for (int row = 0; row < to.deal->side(); ++row) {
      for (int column = 0; column < to.deal->side(); ++column)
        json["tiles"].push_back(to.deal->tile_at({row, column}));
    }
    return json;
  }
  Json operator()(const destination::Lab& to) const {
    Json json = {{"scene", "lab"}};
    if (!to.setting) return json;
    json["setting"] = {{"piece", to.setting->piece},
                       {"squares", to.setting->squares},
                       {"tool", to.setting->tool},
                       {"magic", to.setting->magic},
                       {"flipped", to.setting->flipped}};
    return json;
  }
  Json operator()(const destination::Help& to) const {
    return {{"scene", "help"},
            {"variant", info(to.variant).id},
            {"draw_table", to.draw_table},
            {"page", id_in(page_ids, to.page)}};
  }
  Json operator()(const destination::Settings&) const { return {{"scene", "settings"}}; }
  Json operator()(const destination::Statistics&) const { return {{"scene", "statistics"}}; }
  Json operator()(const destination::MyGames&) const { return {{"scene", "my-games"}}; }
  Json operator()(const destination::GamesDatabase& to) const {
    Json json = {{"scene", "database"}};
    if (!to.pattern) return json;
    json["variant"] = info(to.pattern->variant).id;
    json["pattern"] = letters_of(*to.pattern);
    return json;
  }
  Json operator()(const destination::Files& to) const {
    return {{"scene", "files"}, {"paths", to.paths}, {"as_list", to.as_list}};
  }
  Json operator()(const destination::PastedGames& to) const {
    return {{"scene", "pasted"}, {"text", to.text}};
  }
  template <class Other>
  Json operator()(const Other&) const {
    return nullptr;
  }
};

bool read_way(const Json& json, std::vector<std::size_t>& way) {
  if (!json.is_array()) return false;
  for (const Json& each : json) {
    if (!each.is_number_unsigned()) return false;
    way.push_back(each.get<std::size_t>());
  }
  return true;
}

bool read_file(const Json& json, std::optional<destination::EarlierFile>& file) {
  bool valid = true;
  ObjectReader reader(json, valid);
  file.emplace();
  reader.read("path", file->path);
  reader.read("programs_own", file->programs_own);
  reader.read("index", file->index, 0, most_number);
  reader.read("game", file->game);
  return valid;
}

bool read_game(const Json& json, PdnGame& game) {
  if (!json.is_string()) return false;
  std::vector<PdnGame> games = read_pdn(json.get<std::string>());
  if (games.size() != 1) return false;
  game = std::move(games.front());
  return true;
}

Destination review_in(ObjectReader& reader) {
  destination::Review to;
  reader.visit("game", [&](const Json& j) { return read_game(j, to.game); });
  reader.visit("way", [&](const Json& j) { return read_way(j, to.way); });
  reader.visit("file", [&](const Json& j) { return read_file(j, to.earlier); });
  reader.read("own", to.own);
  reader.read("changed", to.changed);
  reader.read("flipped", to.flipped);
  return to;
}

bool read_start(const Json& json, std::optional<AnyPosition>& start) {
  const auto board = board_in(json);
  if (board) start = board->position();
  return start.has_value();
}

Destination editor_in(ObjectReader& reader) {
  destination::Editor to;
  reader.visit("start", [&](const Json& j) { return read_start(j, to.start); });
  reader.visit("edited", [&](const Json& j) {
    to.edited = board_in(j);
    return to.edited.has_value();
  });
  reader.read("flipped", to.flipped);
  reader.read("typed", to.typed);
  return to;
}

bool read_problem(const Json& json, std::optional<std::uint64_t>& problem) {
  if (!json.is_string()) return false;
  const auto text = json.get<std::string>();
  std::uint64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  problem = number;
  return error == std::errc{} && end == text.data() + text.size();
}

Destination problems_in(ObjectReader& reader) {
  destination::Problems to;
  reader.visit("variant", [&](const Json& j) { return read_variant(j, to.variant); });
  reader.visit("problem", [&](const Json& j) { return read_problem(j, to.problem); });
  reader.read("daily", to.daily);
  return to;
}

Destination lessons_in(ObjectReader& reader) {
  destination::Lessons to;
  reader.read("lesson", to.lesson);
  reader.read("text", to.text);
  reader.read("step", to.step, 0, most_number);
  reader.visit("variant", [&](const Json& j) { return read_variant(j, to.variant); });
  return to;
}

Destination squares_in(ObjectReader& reader) {
  destination::SquareTrainer to;
  reader.visit("variant", [&](const Json& j) { return read_variant(j, to.variant); });
  reader.read("find", to.find);
  reader.read("timed", to.timed);
  return to;
}

Destination endings_in(ObjectReader& reader) {
  destination::EndgameTrainer to;
  reader.visit("variant", [&](const Json& j) { return read_variant(j, to.variant); });
  reader.visit("task", [&](const Json& j) {
    if (j.is_number_unsigned()) to.task = j.get<std::size_t>();
    return to.task.has_value();
  });
  return to;
}

Destination openings_in(ObjectReader& reader) {
  destination::OpeningPractice to;
  reader.visit("variant", [&](const Json& j) { return read_variant(j, to.variant); });
  reader.visit("start", [&](const Json& j) { return read_start(j, to.start); });
  reader.visit("side", [&](const Json&) {
    to.side.emplace();
    return true;
  });
  if (to.side) reader.read("side", *to.side, side_ids);
  reader.visit("moves", [&](const Json&) {
    to.own_moves.emplace(1);
    return true;
  });
  if (to.own_moves) reader.read("moves", *to.own_moves, 1, most_number);
  return to;
}

bool read_setting(const Json& json, std::optional<destination::LabSetting>& setting) {
  bool valid = true;
  ObjectReader reader(json, valid);
  setting.emplace();
  reader.read("piece", setting->piece, 0, last_lab_piece);
  reader.read("squares", setting->squares);
  reader.read("tool", setting->tool, 0, last_lab_tool);
  reader.read("magic", setting->magic);
  reader.read("flipped", setting->flipped);
  const std::string& squares = setting->squares;
  return valid && squares.size() == lab_squares &&
         squares.find_first_not_of(".pfe") == std::string::npos &&
         std::count(squares.begin(), squares.end(), 'p') == 1;
}

Destination lab_in(ObjectReader& reader) {
  destination::Lab to;
  reader.visit("setting", [&](const Json& j) { return read_setting(j, to.setting); });
  return to;
}

Destination database_in(ObjectReader& reader) {
  destination::GamesDatabase to;
  std::optional<Variant> variant;
  reader.visit("variant", [&](const Json& j) { return read_variant(j, variant); });
  reader.visit("pattern", [&](const Json& j) {
    if (!j.is_string() || !variant) return false;
    to.pattern = pattern_of_letters(*variant, j.get<std::string>());
    return to.pattern.has_value();
  });
  return to;
}

bool read_deal(const Json& json, std::optional<puzzle::Board>& deal) {
  if (!json.is_array()) return false;
  std::vector<int> tiles;
  for (const Json& tile : json) {
    if (!tile.is_number_unsigned() || tile.get<std::uint64_t>() >= puzzle::Board::max_cells)
      return false;
    tiles.push_back(tile.get<int>());
  }
  deal = puzzle::Board::from_tiles(tiles);
  return deal && puzzle::is_solvable(*deal) && !deal->solved();
}

Destination puzzle_in(ObjectReader& reader) {
  destination::Puzzle to;
  reader.visit("tiles", [&](const Json& j) { return read_deal(j, to.deal); });
  return to;
}

Destination help_in(ObjectReader& reader) {
  destination::Help to;
  reader.visit("variant", [&](const Json& j) {
    std::optional<Variant> variant;
    const bool valid = read_variant(j, variant);
    to.variant = variant.value_or(to.variant);
    return valid;
  });
  const auto tables = static_cast<std::int64_t>(info(to.variant).draw_tables.size());
  reader.read("draw_table", to.draw_table, 0, tables - 1);
  reader.read("page", to.page, page_ids);
  return to;
}

Destination files_in(ObjectReader& reader) {
  destination::Files to;
  reader.visit("paths", [&](const Json& j) {
    if (!j.is_array()) return false;
    for (const Json& path : j) {
      if (!path.is_string()) return false;
      to.paths.push_back(path.get<std::string>());
    }
    return !to.paths.empty();
  });
  reader.read("as_list", to.as_list);
  return to;
}

Destination pasted_in(ObjectReader& reader) {
  destination::PastedGames to;
  reader.read("text", to.text);
  return to;
}

template <class Place>
Destination plain(ObjectReader&) {
  return Place{};
}

struct Kept {
  std::string_view scene;
  Destination (*read)(ObjectReader&);
};

constexpr std::array kept = {Kept{"match", plain<destination::ResumedMatch>},
                             Kept{"review", review_in},
                             Kept{"editor", editor_in},
                             Kept{"problems", problems_in},
                             Kept{"mistakes", plain<destination::Mistakes>},
                             Kept{"lessons", lessons_in},
                             Kept{"squares", squares_in},
                             Kept{"endings", endings_in},
                             Kept{"openings", openings_in},
                             Kept{"puzzle", puzzle_in},
                             Kept{"lab", lab_in},
                             Kept{"help", help_in},
                             Kept{"settings", plain<destination::Settings>},
                             Kept{"statistics", plain<destination::Statistics>},
                             Kept{"my-games", plain<destination::MyGames>},
                             Kept{"database", database_in},
                             Kept{"files", files_in},
                             Kept{"pasted", pasted_in}};

std::optional<ReturnPoint> point_in(const Json& json) {
  bool valid = true;
  ObjectReader reader(json, valid);
  std::string scene;
  ReturnPoint point;
  reader.read("scene", scene);
  reader.read("unsaved", point.unsaved);
  const auto found = std::find_if(kept.begin(), kept.end(),
                                  [&scene](const Kept& each) { return each.scene == scene; });
  if (found == kept.end()) return std::nullopt;
  point.to = found->read(reader);
  if (!valid) return std::nullopt;
  return point;
}

}  // namespace

std::string to_text(const ReturnPoints& points) {
  Json all = Json::array();
  for (const ReturnPoint& point : points) {
    Json json = std::visit(Writer{}, point.to);
    if (json.is_null()) continue;
    json["unsaved"] = point.unsaved;
    all.push_back(std::move(json));
  }
  Json json = Json::object();
  json["open"] = std::move(all);
  return json.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::optional<ReturnPoints> return_points_of(std::string_view text) {
  const auto shallow = [](int depth, Json::parse_event_t, const Json&) { return depth <= deepest; };
  const Json json = Json::parse(text.begin(), text.end(), shallow, false);
  if (!json.is_object() || !json.contains("open") || !json["open"].is_array()) return std::nullopt;
  ReturnPoints points;
  for (const Json& each : json["open"]) {
    auto point = point_in(each);
    if (!point) return std::nullopt;
    points.push_back(std::move(*point));
  }
  return points;
}

}  // namespace damas
