// The engine's façade and the endgame tables as a page has them, but without graphics, for
// engine_worker_test.mjs and threads_test.mjs.
#include <memory>
#include <string>

#include "core/fen.hpp"
#include "core/notation.hpp"
#include "endgame/distances.hpp"
#include "engine/engine.hpp"

namespace {

struct Page {
  damas::Game game;
  std::unique_ptr<damas::Engine> engine;
  std::unique_ptr<damas::endgame::Distances> distances;
  std::string text;
};

Page& page() {
  static Page only;
  return only;
}

const char* shown(std::string text) {
  page().text = std::move(text);
  return page().text.c_str();
}

}  // namespace

extern "C" {

void page_open(int on_page) {
  page().engine = damas::make_engine(on_page != 0 ? damas::Drive::Caller : damas::Drive::Thread);
}

void page_close() {
  page().engine.reset();
  page().distances.reset();
}

// An empty FEN means the variant's initial position. Returns false if there is no such game.
int page_set(const char* id, const char* fen) {
  const auto variant = damas::variant_by_id(id);
  if (!variant) return 0;
  page().game = damas::Game(*variant);
  if (*fen == '\0') return 1;
  const auto position = damas::parse_fen(*variant, fen);
  if (!std::holds_alternative<damas::AnyPosition>(position)) return 0;
  page().game = damas::Game(std::get<damas::AnyPosition>(position));
  return 1;
}

// A value of 0 means no limit.
void page_start(int depth, int nodes, int milliseconds, int seed, int threads, int level,
                int endings) {
  damas::SearchRequest request;
  if (depth > 0) request.limits.depth = depth;
  if (nodes > 0) request.limits.nodes = static_cast<std::uint64_t>(nodes);
  if (milliseconds > 0) request.limits.time = std::chrono::milliseconds{milliseconds};
  request.seed = static_cast<std::uint64_t>(seed);
  request.threads = threads;
  request.level = level;
  request.endings = endings != 0;
  page().engine->start(page().game, request);
}

// Returns "state move depth nodes milliseconds", or nothing; the move is "illegal" if it is not
// legal.
const char* page_poll() {
  const auto report = page().engine->poll();
  if (!report) return shown("");
  const bool legal = report->best && page().game.is_legal(*report->best);
  return shown(std::string(report->finished ? "finished " : "thinking ") +
               (legal ? to_text(page().game, *report->best) : "illegal") + ' ' +
               std::to_string(report->depth) + ' ' + std::to_string(report->nodes) + ' ' +
               std::to_string(report->elapsed.count()));
}

int page_thinking() {
  return page().engine->thinking() ? 1 : 0;
}

void page_stop() {
  page().engine->stop();
}

void page_forget() {
  page().engine->forget();
}

void page_open_endings() {
  page().distances = std::make_unique<damas::endgame::Distances>(page().game.variant(),
                                                                 damas::endgame::Computing::Beside);
}

// Returns "sign plies" of the position on the board, "computing", or "unknown".
const char* page_ending() {
  const auto result = page().distances->find(page().game.position());
  if (result) return shown(std::to_string(result->sign) + ' ' + std::to_string(result->plies));
  return shown(page().distances->awaits() ? "computing" : "unknown");
}

// Plays the move that was found; returns false if the game is over afterwards.
int page_play() {
  const auto report = page().engine->poll();
  return report && page().game.play(*report->best) && !page().game.outcome() ? 1 : 0;
}

}  // extern "C"
