#include "view/window/review/review_controller.hpp"

#include <algorithm>
#include <utility>

#include "core/pdn/convert.hpp"
#include "core/pdn/edit.hpp"
#include "view/text/sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/review/recorded_clocks.hpp"

namespace damas {

namespace {

// The result and its reason, if there is a tag for it.
std::string result_sentence(Language language, const PdnGame& told, const Game& end) {
  const std::optional<Side> winner = told.winner();
  if (const auto reason = termination_of(told.headers)) {
    return sentence(language, Outcome{winner, *reason}, end);
  }
  if (!winner) return tr(language, Text::DrawOther);
  return tr(language, *winner == Side::White ? Text::LibraryWhiteWins : Text::LibraryBlackWins);
}

}  // namespace

ReviewController::ReviewController(PdnGame game)
    : document_(std::move(game)), board_(document_.tree()) {
  start_anew();
}

void ReviewController::start_anew() {
  entry_.reset(game());
  drop_reasons();
  choice_ = 0;
}

void ReviewController::look_again() {
  board_.jump(document_.tree(), document_.node());
  start_anew();
}

void ReviewController::go_to(PdnNode node) {
  if (node == PdnNode::None || node == document_.node()) return;
  document_.go_to(node);
  board_.show(document_.tree(), node);
  start_anew();
}

void ReviewController::go_along(const std::vector<std::size_t>& way) {
  PdnNode node = PdnNode::Root;
  for (const std::size_t child : way) {
    const std::vector<PdnNode> ways = document_.tree().children(node);
    if (child >= ways.size()) break;
    node = ways[child];
  }
  go_to(node);
  animation().finish();
}

std::vector<std::size_t> ReviewController::way() const {
  std::vector<std::size_t> way;
  const PdnTree& tree = document_.tree();
  for (const PdnNode node : tree.line_to(document_.node())) {
    const std::vector<PdnNode> beside = tree.children(tree.parent(node));
    const auto here = std::find(beside.begin(), beside.end(), node) - beside.begin();
    way.push_back(static_cast<std::size_t>(here));
  }
  return way;
}

void ReviewController::to_end() {
  if (next() != PdnNode::None) go_to(last_node_of_line(document_.tree(), next()));
}

PdnNode ReviewController::next() const {
  const std::vector<PdnNode> ways = document_.tree().children(document_.node());
  return ways.empty() ? PdnNode::None : ways[std::min(choice_, ways.size() - 1)];
}

void ReviewController::choose(int down) {
  const PdnTree& tree = document_.tree();
  const PdnNode node = document_.node();
  const std::size_t ways = tree.children(node).size();
  if (ways > 1) {
    choice_ = (choice_ + ways + static_cast<std::size_t>(down + 1) - 1) % ways;
    return;
  }
  if (node == PdnNode::Root) return;
  const std::vector<PdnNode> beside = tree.children(tree.parent(node));
  const auto here = std::find(beside.begin(), beside.end(), node) - beside.begin() + down;
  if (here >= 0 && here < static_cast<std::ptrdiff_t>(beside.size())) {
    go_to(beside[static_cast<std::size_t>(here)]);
  }
}

ReviewController::Taken ReviewController::take(const EntryInput& frame, Language language) {
  // A person who plays on does not wait for the animation.
  const Pointer& pointer = frame.input.pointer;
  if (pointer.just_pressed() && frame.view.cell_at(pointer.pressed_at)) animation().finish();
  return carry_out(entry_.take(frame, game()), language);
}

ReviewController::Taken ReviewController::carry_out(const Entry& entry, Language language) {
  entry_.show_refusal(entry, game(), language, animation());
  const auto* move = std::get_if<entry::Move>(&entry);
  return {action_of(entry), move && play(*move)};
}

void ReviewController::move_cursor(int right, int up, const BoardView& view) {
  entry_.move_cursor(right, up, view);
}

ReviewController::Taken ReviewController::touch_cursor(Language language) {
  animation().finish();
  return carry_out(entry_.touch_cursor(), language);
}

bool ReviewController::cancel() {
  const bool told = hints_.active() || reason_.active();
  drop_reasons();
  return entry_.cancel() || told;
}

bool ReviewController::play(const entry::Move& move) {
  const PdnTree& tree = document_.tree();
  const PdnNode here = document_.node();
  const std::vector<PdnNode> ways = tree.children(here);
  const auto known = std::find_if(ways.begin(), ways.end(), [&](PdnNode n) {
    return tree.setup(n) == nullptr && tree.move(n) == move.play.move;
  });
  if (known != ways.end()) {
    document_.go_to(*known);
  } else {
    document_.edit([&](PdnGame& game, PdnNode& node) {
      node = play_move(game.tree, node, move.play.move).value_or(node);
    });
  }
  board_.show(tree, document_.node(), move);
  start_anew();
  return known == ways.end() && !ways.empty();
}

bool ReviewController::play(const Move& move) {
  animation().finish();
  return play(entry::Move{{move, std::nullopt}, std::nullopt});
}

bool ReviewController::edit(const std::function<Edited(ReviewDocument&)>& edit) {
  const Edited edited = edit(document_);
  if (edited == Edited::Order) choice_ = 0;
  if (edited == Edited::Position) look_again();
  return edited != Edited::Nothing;
}

// A new game from this position starts with fresh draw counters, so only the position counts.
bool ReviewController::can_play_on() const {
  return !Game(game().position()).outcome();
}

bool ReviewController::ask_hint(App& app) {
  if (game().legal_moves().empty()) return false;
  entry_.complain("");
  reason_.clear();
  hints_.ask(game(), app);
  return true;
}

bool ReviewController::ask_reason(const EngineOptions& engine, coach::KnownEndings endings) {
  if (reason_.active()) {
    reason_.clear();
    return true;
  }
  const PdnTree& tree = document_.tree();
  const PdnNode node = document_.node();
  if (node == PdnNode::Root || tree.setup(node) != nullptr) return false;
  Game before = game_at(tree, tree.parent(node));
  // A draw by rule may have ended the game before; the move was played all the same.
  if (before.outcome()) before = Game(before.position());
  if (before.outcome() || !before.is_legal(tree.move(node))) return false;
  hints_.clear();
  reason_.start(before, tree.move(node), engine, std::move(endings));
  return true;
}

void ReviewController::drop_reasons() {
  hints_.clear();
  reason_.clear();
}

void ReviewController::advance(Milliseconds elapsed, App& app) {
  animation().set_speed(app.preferences().motion_speed());
  animation().advance(elapsed);
  hints_.update(app);
  reason_.update();
}

std::optional<std::chrono::milliseconds> ReviewController::next_update() const {
  if (animation().running() || hints_.busy() || reason_.busy()) return Milliseconds{0};
  if (entry_.typing().waiting()) return MoveTyping::interval;
  return std::nullopt;
}

bool ReviewController::ends_here() const {
  const PdnTree& tree = document_.tree();
  const bool last = tree.children(document_.node()).empty();
  const PdnScore score = document_.game().result.score;
  const bool told = score == PdnScore::Draw || document_.game().winner();
  return told && last && is_main_line(tree, document_.node());
}

Status ReviewController::status(Language language) const {
  const std::string turn = turn_sentence(language, game().side_to_move());
  const auto ways = static_cast<int>(document_.tree().children(document_.node()).size());
  Status status = turn_status(entry_.input(), game(), turn, language);
  if (ways > 1 && !entry_.input().selected()) {
    status.sentence = tr(language, Text::ReviewWaysOn, status.sentence, ways);
  }
  if (game().legal_moves().empty() && game().outcome()) {
    status = Status::notice(sentence(language, *game().outcome(), game()));
  } else if (ends_here()) {
    status = Status::notice(result_sentence(language, document_.game(), game()));
  }
  if (has_cursor() && !entry_.input().selected())
    status = Status::notice(tr(language, Text::ReviewCursor));
  if (hints_.active()) status = Status::notice(hints_.sentence(language));
  if (!entry_.complaint().empty()) status = Status::refusal(entry_.complaint());
  status.typed = entry_.typing().text();
  const Side to_move = game().side_to_move();
  status.aside = text_of(language, clocks_at(document_.tree(), document_.node(), to_move));
  return status;
}

Marks ReviewController::marks(const Preferences& preferences) const {
  Marks marks = entry_.marks(preferences.show_movable, preferences.show_targets);
  if (!animation().running()) marks.last_move = board_.last_move();
  hints_.mark(marks);
  if (reason_.found() && !animation().running()) marks.arrows = arrows_after_move(reason_);
  const PdnTree& tree = document_.tree();
  const std::vector<PdnNode> ways = tree.children(document_.node());
  if (ways.size() < 2 || !marks.arrows.empty() || animation().running()) return marks;
  for (const PdnNode n : ways) {
    if (tree.setup(n)) continue;
    marks.arrows.push_back({Game(game().position()).path(tree.move(n)), n != next()});
  }
  return marks;
}

}  // namespace damas
