// Owns the names and bounds of the fields of records and of their parts; internal to
// src/net/protocol.
#pragma once

#include "net/protocol/codec.hpp"
#include "net/protocol/record.hpp"

namespace damas::net::codec {

template <typename T>
inline constexpr std::string_view name_of{};
template <>
inline constexpr std::string_view name_of<record::Start> = "start";
template <>
inline constexpr std::string_view name_of<record::Move> = "move";
template <>
inline constexpr std::string_view name_of<record::Draw> = "draw";
template <>
inline constexpr std::string_view name_of<record::Takeback> = "takeback";
template <>
inline constexpr std::string_view name_of<record::Say> = "say";
template <>
inline constexpr std::string_view name_of<record::End> = "end";
template <>
inline constexpr std::string_view name_of<record::Rematch> = "rematch";

inline constexpr std::int64_t most_pieces = 200;
inline constexpr std::int64_t best_rating = 100'000;

template <typename T>
struct IsBySide : std::false_type {};
template <typename T>
struct IsBySide<BySide<T>> : std::true_type {
  using Value = T;
};

template <typename F, typename S>
requires IsBySide<std::remove_const_t<S>>::value void fields(F& f, S& sides) {
  using Value = typename IsBySide<std::remove_const_t<S>>::Value;
  if constexpr (std::integral<Value>) {
    f("white", within(sides.white, 0, limits::largest_id));
    f("black", within(sides.black, 0, limits::largest_id));
  } else {
    f("white", sides.white);
    f("black", sides.black);
  }
}

template <typename F>
void fields(F& f, Of<Person> auto& person) {
  f("user", person.user);
  f("name", such(person.name, is_told_name, "a name"));
  f("rating", maybe_within(person.rating, 0, best_rating));
  f("provisional", person.provisional);
}

template <typename F>
void fields(F& f, Of<ClockState> auto& clock) {
  f("left", clock.left);
  f("running", clock.running);
  f("credit", clock.credit);
}

template <typename F>
void fields(F& f, Of<Presence> auto& presence) {
  f("on", presence.on);
  f("deadline", maybe_within(presence.deadline, 0, limits::largest_id));
}

template <typename F>
void fields(F& f, Of<PlacedPiece> auto& piece) {
  f("id", within(piece.id, 1, most_pieces));
  f("square", piece.square);
  f("side", piece.side);
  f("king", piece.king);
}

template <typename F>
void fields(F& f, Of<TakenPiece> auto& piece) {
  f("id", within(piece.id, 1, most_pieces));
  f("square", piece.square);
}

template <typename F>
void fields(F& f, Of<RatingChange> auto& change) {
  f("before", within(change.before, 0, best_rating));
  f("after", within(change.after, 0, best_rating));
}

template <typename F>
void fields(F& f, Of<record::Opening> auto& opening) {
  f("lot", opening.lot);
  f("fen", opening.fen);
  f("moves", at_most(opening.moves, limits::opening_plies));
}

template <typename F>
void fields(F& f, Of<record::Start> auto& start) {
  f("players", start.players);
  f("variant", start.variant);
  f("time", start.time);
  f("rated", start.rated);
  f("files", within(start.files, 1, 26));
  f("ranks", within(start.ranks, 1, 26));
  f("fen", start.fen);
  f("pieces", at_most(start.pieces, most_pieces));
  f("clock", start.clock);
  f("adjudication", flag(start.adjudication));
  f("opening", start.opening);
}

template <typename F>
void fields(F& f, Of<record::Move> auto& move) {
  f("ply", within(move.ply, 1, limits::plies));
  f("by", move.by);
  f("piece", within(move.piece, 1, most_pieces));
  f("path", move.path);
  f("captured", at_most(move.captured, limits::path_squares));
  f("king", move.king);
  f("counts", move.counts);
  f("spent", within(move.spent, 0, limits::largest_id));
  f("lag", within(move.lag, 0, limits::lag_per_move.count()));
  f("clock", move.clock);
}

template <typename F>
void fields(F& f, Of<record::Draw> auto& draw) {
  f("by", draw.by);
  f("a", draw.answer);
}

template <typename F>
void fields(F& f, Of<record::Takeback> auto& takeback) {
  f("by", takeback.by);
  f("a", takeback.answer);
  f("to", maybe_within(takeback.to, 0, limits::plies));
  f("clock", takeback.clock);
}

template <typename F>
void fields(F& f, Of<record::Say> auto& say) {
  f("by", say.by);
  f("phrase", say.phrase);
}

template <typename F>
void fields(F& f, Of<record::End> auto& end) {
  f("winner", end.winner);
  f("reason", end.reason);
  f("ratings", end.ratings);
  f("clock", end.clock);
}

template <typename F>
void fields(F& f, Of<record::Rematch> auto& rematch) {
  f("by", rematch.by);
  f("a", rematch.answer);
  f("match", rematch.match);
}

}  // namespace damas::net::codec
