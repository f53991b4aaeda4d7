#include "match/saved_match.hpp"

#include <nlohmann/json.hpp>
#include <optional>

#include "core/fen.hpp"
#include "core/move_input.hpp"
#include "core/notation.hpp"

namespace damas {

namespace {

using Json = nlohmann::json;

constexpr int format_version = 1;
constexpr std::int64_t longest_ms = 366LL * 24 * 3600 * 1000;

Json to_json(const Player& player) {
  if (const auto* computer = std::get_if<Computer>(&player)) return {{"level", computer->level}};
  if (const auto* playing = std::get_if<ProgramPlayer>(&player)) {
    return {{"program", playing->program.file},
            {"arguments", playing->program.arguments},
            {"name", playing->program.name},
            {"move_ms", playing->move_time.count()}};
  }
  return "human";
}

// The endings that do not follow from the moves.
constexpr std::pair<EndReason, const char*> endings[] = {
    {EndReason::Agreement, "agreement"},
    {EndReason::Resignation, "resignation"},
    {EndReason::Time, "time"},
    {EndReason::Abandonment, "abandoned"},
    {EndReason::Adjudication, "adjudicated"},
};

Json to_json(const std::optional<Outcome>& outcome) {
  if (!outcome) return nullptr;
  for (const auto& [reason, name] : endings) {
    if (reason != outcome->reason) continue;
    const char* winner = outcome->winner == Side::White ? "white" : "black";
    return {{"reason", name}, {"winner", outcome->winner ? Json(winner) : Json(nullptr)}};
  }
  return nullptr;
}

Json count_or_null(const std::optional<Milliseconds>& time) {
  return time ? Json(time->count()) : Json(nullptr);
}

// Reads values from JSON and keeps the first error.
class Reader {
 public:
  explicit Reader(const Json& json) : json_(json) {}

  std::optional<std::int64_t> integer(const char* key, std::int64_t low, std::int64_t high) {
    return integer(value(key), key, low, high);
  }

  std::optional<std::int64_t> integer_or_null(const char* key, std::int64_t low,
                                              std::int64_t high) {
    const Json found = value(key);
    if (found.is_null()) return std::nullopt;
    return integer(found, key, low, high);
  }

  std::optional<std::int64_t> integer(const Json& number, const std::string& what, std::int64_t low,
                                      std::int64_t high) {
    if (number.is_number_integer()) {
      const auto n = number.get<std::int64_t>();
      if (n >= low && n <= high) return n;
    }
    fail("expected \"" + what + "\" to be a whole number from " + std::to_string(low) + " to " +
         std::to_string(high));
    return std::nullopt;
  }

  std::uint64_t any_unsigned(const char* key) {
    const Json found = value(key);
    if (found.is_number_unsigned()) return found.get<std::uint64_t>();
    fail("expected \"" + std::string(key) + "\" to be a whole number of at most 64 bits");
    return 0;
  }

  std::string text(const char* key) {
    const Json found = value(key);
    if (found.is_string()) return found.get<std::string>();
    fail("expected \"" + std::string(key) + "\" to be a text");
    return {};
  }

  // Null if there is no such key.
  Json value(const char* key) const {
    return json_.is_object() && json_.contains(key) ? json_.at(key) : Json();
  }

  // An array of `size` values; of any size if unset.
  std::vector<Json> array(const char* key, std::optional<std::size_t> size) {
    const Json found = value(key);
    if (found.is_array() && (!size || found.size() == *size)) return found.get<std::vector<Json>>();
    fail("expected \"" + std::string(key) + "\" to be a list" +
         (size ? " of " + std::to_string(*size) : std::string()));
    return std::vector<Json>(size.value_or(0));
  }

  void fail(std::string what) {
    if (!error_) error_ = std::move(what);
  }
  const std::optional<std::string>& error() const { return error_; }

 private:
  const Json& json_;
  std::optional<std::string> error_;
};

std::size_t read_draw_table(Reader& in, Variant variant) {
  const std::string id = in.text("draws");
  const auto tables = info(variant).draw_tables;
  for (std::size_t i = 0; i < tables.size(); ++i) {
    if (tables[i].id == id) return i;
  }
  in.fail("expected \"draws\" to name a draw table of this variant, found \"" + id + "\"");
  return 0;
}

Player read_program(Reader& in, const Json& json) {
  const auto text = [&](const char* key) {
    if (json.contains(key) && json.at(key).is_string()) return json.at(key).get<std::string>();
    in.fail("expected \"" + std::string(key) + "\" of a program to be a text");
    return std::string{};
  };
  ProgramPlayer player{{text("program"), text("arguments"), text("name")}};
  const Json time = json.contains("move_ms") ? json.at("move_ms") : Json();
  player.move_time = Milliseconds{in.integer(time, "move_ms", 1, longest_ms).value_or(1)};
  return player;
}

Player read_player(Reader& in, const Json& json) {
  if (json == "human") return Human{};
  if (json.is_object() && json.contains("program")) return read_program(in, json);
  const Json level = json.is_object() && json.contains("level") ? json.at("level") : Json();
  return Computer{static_cast<int>(
      in.integer(level, "level", weakest_level, strongest_level).value_or(weakest_level))};
}

TimeControl read_time(Reader& in) {
  TimeControl time;
  if (const auto initial = in.integer_or_null("initial_ms", 1, longest_ms)) {
    time.initial = Milliseconds{*initial};
  }
  time.increment = Milliseconds{in.integer("increment_ms", 0, longest_ms).value_or(0)};
  return time;
}

MatchSetup read_setup(Reader& in) {
  MatchSetup setup;
  const std::string id = in.text("variant");
  const std::optional<Variant> variant = variant_by_id(id);
  if (!variant) in.fail("expected \"variant\" to be a variant's identifier, found \"" + id + "\"");
  setup.variant = variant.value_or(Variant::Brazilian);
  setup.draw_table = read_draw_table(in, setup.variant);
  const std::string fen = in.text("start");
  const auto start = parse_fen(setup.variant, fen);
  if (const auto* error = std::get_if<FenError>(&start)) {
    in.fail("\"start\": " + describe(*error, fen, setup.variant));
  } else {
    setup.start = std::get<AnyPosition>(start);
  }
  const std::vector<Json> players = in.array("players", 2);
  for (std::size_t i = 0; i < 2; ++i)
    setup.players[i] = read_player(in, players[i]);
  setup.time = read_time(in);
  if (const auto n = in.integer_or_null("takebacks", 0, 1000))
    setup.takebacks = static_cast<int>(*n);
  setup.seed = in.any_unsigned("seed");
  // Saves by older versions have no id.
  if (!in.value("id").is_null()) setup.id = in.any_unsigned("id");
  return setup;
}

void read_moves(Reader& in, Game& game) {
  const std::vector<Json> moves = in.array("moves", std::nullopt);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const std::string text = moves[i].is_string() ? moves[i].get<std::string>() : moves[i].dump();
    const auto typed = MoveInput(game).type(text);
    if (const Move* move = std::get_if<Move>(&typed); move && game.play(*move)) continue;
    in.fail("move " + std::to_string(i + 1) + " of \"moves\": expected a legal move, found \"" +
            text + "\"");
    return;
  }
  game.go_to(static_cast<int>(in.integer("ply", 0, game.last_ply()).value_or(0)));
}

std::optional<Outcome> read_ending(Reader& in) {
  const Json ended = in.value("ended");
  if (ended.is_null()) return std::nullopt;
  const Json winner = ended.is_object() ? ended.value("winner", Json()) : Json();
  for (const auto& [reason, name] : endings) {
    if (!ended.is_object() || ended.value("reason", Json()) != name) continue;
    const bool may_be_drawn = reason == EndReason::Agreement || reason == EndReason::Adjudication;
    const bool may_be_won = reason != EndReason::Agreement;
    if (may_be_drawn && winner.is_null()) return Outcome{std::nullopt, reason};
    if (may_be_won && winner == "white") return Outcome{Side::White, reason};
    if (may_be_won && winner == "black") return Outcome{Side::Black, reason};
  }
  in.fail("expected \"ended\" to name a reason and a winner, found " + ended.dump());
  return std::nullopt;
}

MatchProgress read_progress(Reader& in, const MatchSetup& setup) {
  MatchProgress progress{Game(*setup.start, setup.draw_table)};
  read_moves(in, progress.game);
  progress.ended = read_ending(in);
  const std::vector<Json> left = in.array("left_ms", 2);
  const std::vector<Json> used = in.array("takebacks_used", 2);
  for (std::size_t i = 0; i < 2; ++i) {
    // A clock may hold more than its initial time, because of increments.
    constexpr std::int64_t most = 1000 * longest_ms;
    if (!left[i].is_null()) {
      progress.remaining[i] = Milliseconds{in.integer(left[i], "left_ms", 0, most).value_or(0)};
    }
    progress.takebacks_used[i] =
        static_cast<int>(in.integer(used[i], "takebacks_used", 0, 1000000).value_or(0));
  }
  return progress;
}

std::string wrong_version(const Json& found) {
  constexpr std::size_t longest = 40;
  const std::string version = std::to_string(format_version);
  return "expected a save of version " + version + " (\"damas\": " + version + "), found " +
         (found.is_null() ? "no version" : "version " + found.dump().substr(0, longest));
}

}  // namespace

std::string save(const Match& match) {
  const MatchSetup& setup = match.setup();
  const MatchProgress progress = match.progress();
  const Json json = {
      {"damas", format_version},
      {"variant", info(setup.variant).id},
      {"draws", progress.game.draw_rules().id},
      {"start", to_fen(progress.game.start())},
      {"players", {to_json(setup.players[0]), to_json(setup.players[1])}},
      {"initial_ms", count_or_null(setup.time.initial)},
      {"increment_ms", setup.time.increment.count()},
      {"left_ms", {count_or_null(progress.remaining[0]), count_or_null(progress.remaining[1])}},
      {"takebacks", setup.takebacks ? Json(*setup.takebacks) : Json(nullptr)},
      {"takebacks_used", progress.takebacks_used},
      {"seed", setup.seed},
      {"id", setup.id},
      {"drawn_plies", setup.drawn_plies},
      // With full paths, so that no capture is ambiguous.
      {"moves", move_texts(progress.game, {progress.game.info().numbering, true})},
      {"ply", progress.game.ply()},
      {"ended", to_json(progress.ended)},
  };
  // The name and the path of a program may be other bytes than UTF-8.
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::variant<Match, SaveError> restore(std::string_view text, const EngineOptions& engine) {
  // Saves have few levels. Deeper values are dropped, since copying them would recurse without
  // bound.
  const auto shallow = [](int depth, Json::parse_event_t, const Json&) { return depth <= 4; };
  const Json json = Json::parse(text.begin(), text.end(), shallow, false);
  if (json.is_discarded()) return SaveError{"expected a game that Damas has saved"};
  Reader in(json);
  if (in.value("damas") != format_version) return SaveError{wrong_version(in.value("damas"))};
  MatchSetup setup = read_setup(in);
  if (in.error()) return SaveError{*in.error()};
  const MatchProgress progress = read_progress(in, setup);
  // Older saves do not tell it.
  if (!in.value("drawn_plies").is_null())
    setup.drawn_plies =
        static_cast<int>(in.integer("drawn_plies", 0, progress.game.ply()).value_or(0));
  if (in.error()) return SaveError{*in.error()};
  return Match(setup, progress, engine);
}

}  // namespace damas
