#include "engine/wire.hpp"

#include <limits>

#include "core/fen.hpp"
#include "wire/lines.hpp"

namespace damas {

namespace {

constexpr int version = 4;

template <class T>
constexpr T greatest = std::numeric_limits<T>::max();

void add(std::string& text, std::string_view key, std::string_view value) {
  text.append(key).append(1, ' ').append(value).append(1, '\n');
}

template <class T>
void add_number(std::string& text, std::string_view key, T value) {
  add(text, key, std::to_string(value));
}

void add_moves(std::string& text, std::string_view key, const std::vector<Move>& moves) {
  std::string list;
  for (const Move& m : moves)
    list += (list.empty() ? "" : " ") + wire_text(m);
  add(text, key, list);
}

// Writes the counters of king moves, which FEN lacks: a square and a number of moves for each side.
void add_king_runs(std::string& text, const AnyPosition& start) {
  const auto add_of = [&text]<Rules R>(const Position<R>& p) {
    if constexpr (Position<R>::counts_king_runs) {
      for (const KingRun& run : p.runs) {
        add_number(text, "king", index(run.king));
        add_number(text, "run", int{run.moves});
      }
    }
  };
  std::visit(add_of, static_cast<const AnyPosition::Base&>(start));
}

void read_king_runs(WireLines& in, AnyPosition& start) {
  const auto read_of = [&in]<Rules R>(Position<R>& p) {
    if constexpr (Position<R>::counts_king_runs) {
      for (KingRun& run : p.runs) {
        run.king = static_cast<Square>(in.number("king", 0, R.board.bit_count() - 1));
        run.moves = static_cast<std::uint8_t>(in.number("run", 0, 255));
      }
    }
  };
  std::visit(read_of, static_cast<AnyPosition::Base&>(start));
}

void add_game(std::string& text, const Game& game) {
  add(text, "variant", game.info().id);
  add_number(text, "draws", game.draw_table());
  add(text, "start", to_fen(game.start()));
  add_king_runs(text, game.start());
  std::vector<Move> moves;
  for (int ply = 0; ply < game.ply(); ++ply)
    moves.push_back(game.move_from(ply));
  add_moves(text, "moves", moves);
}

AnyPosition read_start(WireLines& in, Variant variant) {
  const std::string_view fen = in.take("start");
  const auto parsed = parse_fen(variant, fen);
  if (const auto* error = std::get_if<FenError>(&parsed)) {
    in.fail("start", describe(*error, fen, variant));
    return start_of(variant);
  }
  AnyPosition start = std::get<AnyPosition>(parsed);
  read_king_runs(in, start);
  return start;
}

Game read_game(WireLines& in) {
  const std::string_view id = in.take("variant");
  const std::optional<Variant> variant = variant_by_id(id);
  if (!variant) {
    in.fail("variant", "the identifier of a variant", id);
    return Game();
  }
  const std::size_t tables = info(*variant).draw_tables.size();
  const std::size_t draws = in.number<std::size_t>("draws", 0, tables - 1);
  Game game(read_start(in, *variant), draws);
  for (const Move& m : in.moves("moves")) {
    if (game.play(m)) continue;
    in.fail("moves", "only legal moves, of a game that goes on", wire_text(m));
    return game;
  }
  if (game.outcome()) in.fail("moves", "expected a game that goes on, found one that is over");
  return game;
}

void add_request(std::string& text, const SearchRequest& request) {
  const Limits& limits = request.limits;
  if (limits.depth) add_number(text, "depth", *limits.depth);
  if (limits.nodes) add_number(text, "nodes", *limits.nodes);
  if (limits.time) add_number(text, "time", std::int64_t{limits.time->count()});
  add_number(text, "level", request.level);
  add_number(text, "seed", request.seed);
  add_number(text, "threads", request.threads);
  add_number(text, "lines", request.lines);
  add_number(text, "book", request.book ? 1 : 0);
  add_number(text, "endings", request.endings ? 1 : 0);
}

SearchRequest read_request(WireLines& in) {
  SearchRequest request;
  Limits& limits = request.limits;
  limits.depth = in.number_if("depth", 1, greatest<int>);
  limits.nodes = in.number_if("nodes", std::uint64_t{0}, greatest<std::uint64_t>);
  if (const auto ms = in.number_if("time", std::int64_t{0}, greatest<std::int64_t>)) {
    limits.time = std::chrono::milliseconds{*ms};
  }
  request.level = in.number("level", weakest_level, strongest_level);
  request.seed = in.number("seed", std::uint64_t{0}, greatest<std::uint64_t>);
  request.threads = in.number("threads", 1, most_threads);
  request.lines = in.number("lines", 1, most_lines);
  request.book = in.number("book", 0, 1) == 1;
  request.endings = in.number("endings", 0, 1) == 1;
  return request;
}

}  // namespace

std::string to_wire(const WireTask& task) {
  std::string text;
  add_number(text, "damas-search", version);
  add_game(text, task.game);
  add_request(text, task.request);
  add_number(text, "hash", task.hash_megabytes);
  add_number(text, "forget", task.forget ? 1 : 0);
  return text;
}

std::variant<WireTask, WireError> task_from_wire(std::string_view text) {
  WireLines in(text);
  in.number("damas-search", version, version);
  WireTask task;
  task.game = read_game(in);
  task.request = read_request(in);
  task.hash_megabytes = in.number<std::size_t>("hash", 1, 4096);
  task.forget = in.number("forget", 0, 1) == 1;
  in.expect_end();
  if (in.error()) return WireError{*in.error()};
  return task;
}

std::string to_wire(const Report& report) {
  std::string text;
  add_number(text, "damas-report", version);
  if (report.best) add(text, "best", wire_text(*report.best));
  add_number(text, "score", report.score);
  add_number(text, "depth", report.depth);
  add_number(text, "nodes", report.nodes);
  add_number(text, "elapsed", std::int64_t{report.elapsed.count()});
  add_moves(text, "line", report.line);
  add_number(text, "selective", report.selective_depth);
  add_number(text, "table", report.table_permille);
  add_number(text, "lines", report.lines.size());
  for (const ReportLine& line : report.lines) {
    add_number(text, "worth", line.score);
    add_moves(text, "moves", line.moves);
  }
  add_number(text, "finished", report.finished ? 1 : 0);  // last, to detect truncated text
  return text;
}

std::variant<Report, WireError> report_from_wire(std::string_view text) {
  WireLines in(text);
  in.number("damas-report", version, version);
  Report report;
  if (const auto best = in.take_if("best")) {
    report.best = move_from_wire(*best);
    if (!report.best) in.fail("best", "a move as from:to:taken:taken:promotes", *best);
  }
  report.score = in.number("score", -score::won, score::won);
  report.depth = in.number("depth", 0, greatest<int>);
  report.nodes = in.number("nodes", std::uint64_t{0}, greatest<std::uint64_t>);
  report.elapsed =
      std::chrono::milliseconds{in.number("elapsed", std::int64_t{0}, greatest<std::int64_t>)};
  report.line = in.moves("line");
  report.selective_depth = in.number("selective", 0, greatest<int>);
  report.table_permille = in.number("table", 0, 1000);
  const int lines = in.number("lines", 0, most_lines);
  for (int i = 0; i < lines && !in.error(); ++i) {
    const int worth = in.number("worth", -score::won, score::won);
    report.lines.push_back({worth, in.moves("moves")});
  }
  report.finished = in.number("finished", 0, 1) == 1;
  in.expect_end();
  if (in.error()) return WireError{*in.error()};
  return report;
}

}  // namespace damas
