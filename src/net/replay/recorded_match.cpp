#include "net/replay/recorded_match.hpp"

#include <utility>

#include "core/fen.hpp"

namespace damas::net {

namespace {

CellPath cells_of(const Path& path, const BoardShape& shape) {
  CellPath cells;
  for (const Square square : path)
    cells.push_back(shape.cell(square));
  return cells;
}

std::optional<RecordedMatch::Way> way_of(const Game& game, const CellPath& asked) {
  for (const Move& move : game.legal_moves()) {
    if (!(game.shape().cell(move.from) == asked.front())) continue;
    if (!(game.shape().cell(move.to) == asked.back())) continue;
    for (const Path& path : game.paths(move)) {
      if (cells_of(path, game.shape()) == asked) return RecordedMatch::Way{move, path};
    }
  }
  return std::nullopt;
}

// The game at which the players begin. Nothing if the opening is not legal by the rules known here.
std::optional<Game> beginning_of(const record::Start& start) {
  if (!start.opening) return Game(start.variant);
  const record::Opening& opening = *start.opening;
  AnyPosition first = start_of(start.variant);
  if (opening.fen) {
    const auto parsed = parse_fen(start.variant, *opening.fen, Numbering::Algebraic);
    if (!std::holds_alternative<AnyPosition>(parsed)) return std::nullopt;
    first = std::get<AnyPosition>(parsed);
  }
  Game game(first);
  for (const CellPath& path : opening.moves) {
    const auto way = way_of(game, path);
    if (!way || !game.play(way->move)) return std::nullopt;
  }
  return game;
}

Match match_of(const record::Start& start) {
  const Game game = beginning_of(start).value_or(Game(start.variant));
  MatchSetup setup;
  setup.variant = start.variant;
  setup.players = {Human{}, Human{}};
  setup.time = start.time;
  setup.drawn_plies = game.ply();
  if (start.opening && start.opening->fen) setup.start = game.start();
  return Match(setup, MatchProgress{game}, Drive::Caller);
}

}  // namespace

RecordedMatch::RecordedMatch(record::Start start)
    : start_(std::move(start)),
      match_(match_of(start_)),
      first_pieces_(Pieces::of(match_.game())),
      pieces_(first_pieces_) {}

bool RecordedMatch::is_start(const record::Start& start) {
  const auto game = beginning_of(start);
  return game && start.files == game->shape().files && start.ranks == game->shape().ranks &&
         start.fen == to_fen(game->position(), Numbering::Algebraic);
}

record::Opening RecordedMatch::opening_of(OpeningLot lot, const Game& game) {
  record::Opening opening{lot};
  if (!(game.start() == start_of(game.variant())))
    opening.fen = to_fen(game.start(), Numbering::Algebraic);
  Game replayed(game.start());
  for (int ply = 0; ply < game.ply(); ++ply) {
    const Move& move = game.move_from(ply);
    opening.moves.push_back(cells_of(replayed.path(move), game.shape()));
    replayed.play(move);
  }
  return opening;
}

std::optional<RecordedMatch> RecordedMatch::of(const reply::Snap& snap) {
  if (!is_start(snap.start)) return std::nullopt;
  RecordedMatch course(snap.start);
  for (const CellPath& path : snap.moves) {
    const auto way = course.way_along(path);
    if (!way || !course.apply(course.record_of(*way), *way)) return std::nullopt;
  }
  if (snap.fen != to_fen(course.game().position(), Numbering::Algebraic)) return std::nullopt;
  if (snap.draw && !course.apply(record::Draw{*snap.draw, Answer::Offer})) return std::nullopt;
  if (snap.end && !course.apply(*snap.end)) return std::nullopt;
  course.takeback_ = snap.takeback;
  course.rematch_ = snap.rematch;
  course.match_.take_events();
  return course;
}

CellPath RecordedMatch::cells(const Path& path) const {
  return cells_of(path, game().shape());
}

std::optional<RecordedMatch::Way> RecordedMatch::way_along(const CellPath& asked) const {
  return way_of(game(), asked);
}

record::Move RecordedMatch::record_of(const Way& way) const {
  record::Move record;
  record.ply = game().ply() + 1;
  record.by = turn();
  record.path = cells(way.path);
  record.piece = pieces_.at(record.path.front());
  for (const Cell cell : cells(game().captures_along(way.move, way.path)))
    record.captured.push_back({pieces_.at(cell), cell});
  record.king = way.move.promotes || game().piece_at(way.move.from)->kind == Kind::King;
  Pieces after = pieces_;
  after.apply(record);
  record.counts = after.counts();
  return record;
}

bool RecordedMatch::apply(const Record& record) {
  return std::visit([this](const auto& r) { return carry_out(r); }, record);
}

bool RecordedMatch::carry_out(const record::Start&) {
  return false;
}

bool RecordedMatch::carry_out(const record::Move& move) {
  if (over() || move.by != turn() || move.ply != game().ply() + 1) return false;
  const auto way = way_along(move.path);
  if (!way) return false;
  const record::Move expected = record_of(*way);
  if (move.piece != expected.piece || move.captured != expected.captured ||
      move.king != expected.king) {
    return false;
  }
  return apply(move, *way);
}

bool RecordedMatch::apply(const record::Move& move, const Way& way) {
  const auto before = match_.clock().remaining(move.by);
  if (before) match_.set_remaining(move.by, *before - Milliseconds{move.spent});
  if (match_.submit(move.by, command::Play{way.move, way.path})) {
    if (before) match_.set_remaining(move.by, *before);
    return false;
  }
  pieces_.apply(move);
  moves_.push_back(move);
  takeback_.reset();
  return true;
}

bool RecordedMatch::carry_out(const record::Draw& draw) {
  const command::AnswerDraw answer{draw.answer == Answer::Accept};
  return !(draw.answer == Answer::Offer ? match_.submit(draw.by, command::OfferDraw{})
                                        : match_.submit(draw.by, answer));
}

bool RecordedMatch::carry_out(const record::Takeback& takeback) {
  if (over()) return false;
  if (takeback.answer == Answer::Offer) {
    if (takeback_) return false;
    takeback_ = takeback.by;
    return true;
  }
  if (takeback_ != opponent(takeback.by)) return false;
  if (takeback.answer == Answer::Accept) {
    const int drawn = drawn_plies();
    if (!takeback.to || *takeback.to < drawn || *takeback.to >= game().ply()) return false;
    match_.take_back(*takeback.to);
    moves_.resize(static_cast<std::size_t>(*takeback.to - drawn));
    pieces_ = first_pieces_;
    for (const record::Move& move : moves_)
      pieces_.apply(move);
  }
  takeback_.reset();
  return true;
}

bool RecordedMatch::carry_out(const record::Say&) {
  return true;
}

bool RecordedMatch::carry_out(const record::End& end) {
  if (over()) return false;
  match_.end({end.winner, end.reason});
  end_ = end;
  takeback_.reset();
  return true;
}

bool RecordedMatch::carry_out(const record::Rematch& rematch) {
  if (!over() || rematched_) return false;
  rematch_ = rematch.answer == Answer::Offer ? std::optional(rematch.by) : std::nullopt;
  rematched_ = rematch.answer == Answer::Accept;
  return true;
}

}  // namespace damas::net
