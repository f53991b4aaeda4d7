#include "view/window/frame/coach_search.hpp"

#include <utility>

#include "core/notation.hpp"
#include "view/text/coach_sentences.hpp"

namespace damas {

namespace {

constexpr std::size_t most_arrows = 3;
// Enough for the few positions of these searches.
constexpr std::size_t hash_megabytes = 4;

}  // namespace

void CoachSearch::start(const Game& before, const Move& move, const EngineOptions& engine,
                        coach::KnownEndings endings, std::uint64_t positions) {
  clear();
  if (!engine_) engine_ = make_engine({engine.drive, hash_megabytes, engine.changed});
  before_ = before;
  move_ = move;
  if (endings) {
    // Tables that are computed when they are first asked for are then ready after the searches.
    Game after = before_;
    after.play(move_);
    static_cast<void>(endings(before_.position()));
    static_cast<void>(endings(after.position()));
  }
  coach_.emplace(before_, move_, *engine_, std::move(endings), positions);
  coach_->step();
}

void CoachSearch::clear() {
  if (searching()) engine_->stop();
  coach_.reset();
}

bool CoachSearch::update() {
  if (!searching()) return false;
  coach_->step();
  return coach_->done();
}

std::string CoachSearch::sentence(Language language) const {
  return found() ? sentences(language, claims(), before_)
                 : std::string(tr(language, Text::CoachLooking));
}

std::string CoachSearch::words_of_move() const {
  return to_text(before_, move_);
}

std::vector<MoveArrow> arrows_of(const std::vector<Move>& line, Game game) {
  std::vector<MoveArrow> arrows;
  for (const Move& move : line) {
    if (arrows.size() == most_arrows || game.outcome() || !game.is_legal(move)) break;
    arrows.push_back({game.path(move), !arrows.empty()});
    game.play(move);
  }
  return arrows;
}

std::vector<MoveArrow> arrows_after_move(const CoachSearch& search) {
  if (!search.found()) return {};
  // The sentence may tell the line of a better move instead.
  coach::Line line = coach::told_line_of(search.claims());
  if (line.empty() || line.front() != search.move()) return {};
  line.erase(line.begin());
  Game after = search.before();
  after.play(search.move());
  return arrows_of(line, std::move(after));
}

}  // namespace damas
