#include "net/protocol/message_text.hpp"
#include "net/protocol/protocol.hpp"

namespace damas::net {

namespace codec {

namespace {
constexpr std::size_t most_moves = 1000;
constexpr std::size_t most_games = 100;
constexpr std::size_t most_variants = 1000;
constexpr std::int64_t most_versions = 1'000'000;
}  // namespace

template <>
inline constexpr std::string_view name_of<reply::Welcome> = "welcome";
template <>
inline constexpr std::string_view name_of<reply::Ack> = "ack";
template <>
inline constexpr std::string_view name_of<reply::Err> = "err";
template <>
inline constexpr std::string_view name_of<reply::Room> = "room";
template <>
inline constexpr std::string_view name_of<reply::Terms> = "terms";
template <>
inline constexpr std::string_view name_of<reply::Moves> = "moves";
template <>
inline constexpr std::string_view name_of<reply::Event> = "event";
template <>
inline constexpr std::string_view name_of<reply::Snap> = "snap";
template <>
inline constexpr std::string_view name_of<reply::Synced> = "synced";
template <>
inline constexpr std::string_view name_of<reply::SeatPresence> = "presence";
template <>
inline constexpr std::string_view name_of<reply::Games> = "games";
template <>
inline constexpr std::string_view name_of<reply::GameText> = "game";
template <>
inline constexpr std::string_view name_of<reply::Pong> = "pong";
template <>
inline constexpr std::string_view name_of<reply::Bye> = "bye";

template <typename F>
void fields(F& f, Of<GameLine> auto& line) {
  f("match", line.match);
  f("variant", line.variant);
  f("time", line.time);
  f("players", line.players);
  f("plies", within(line.plies, 0, limits::plies));
  f("began", within(line.began, 0, limits::largest_id));
  f("ended", maybe_within(line.ended, 0, limits::largest_id));
  f("winner", line.winner);
  f("reason", line.reason);
  f("opening", line.opening);
}

template <typename F>
void fields(F& f, Of<MoveChoice> auto& choice) {
  f("path", choice.path);
  f("captured", at_most(choice.captured, limits::path_squares));
  f("king", choice.king);
}

template <typename F>
void fields(F& f, Of<Waiting> auto& waiting) {
  f("variant", waiting.variant);
  f("time", waiting.time);
  f("code", maybe_such(waiting.code, is_room_code, "a room's code"));
  f("adjudication", flag(waiting.adjudication));
  f("opening", waiting.opening);
}

template <typename F>
void fields(F& f, Of<DrawableOpenings> auto& openings) {
  f("ballot", at_most(openings.ballot, most_variants));
  f("eleven_man", at_most(openings.eleven_man, most_variants));
}

template <typename F>
void fields(F& f, Of<reply::Welcome> auto& welcome) {
  f("user", welcome.user);
  f("name", such(welcome.name, is_told_name, "a name"));
  f("token", maybe_such(welcome.token, is_token, "a token"));
  f("match", welcome.match);
  f("waiting", welcome.waiting);
  f("now", within(welcome.now, 0, limits::largest_id));
  f("adjudication",
    maybe(welcome.adjudication, [](auto& variants) { return at_most(variants, most_variants); }));
  f("openings", welcome.openings);
}

template <typename F>
void fields(F& f, Of<reply::Ack> auto& ack) {
  f("v", maybe_within(ack.v, 0, most_versions));
  f("ply", maybe_within(ack.ply, 0, limits::plies));
  f("dup", ack.dup);
}

template <typename F>
void fields(F& f, Of<reply::Err> auto& err) {
  f("code", err.code);
  f("msg", err.msg);
  f("wait", maybe_within(err.wait, 0, limits::largest_id));
}

template <typename F>
void fields(F& f, Of<reply::Room> auto& room) {
  f("code", such(room.code, is_room_code, "a room's code"));
}

template <typename F>
void fields(F& f, Of<reply::Terms> auto& terms) {
  f("variant", terms.variant);
  f("time", terms.time);
  f("side", terms.side);
  f("adjudication", flag(terms.adjudication));
  f("opening", terms.opening);
}

template <typename F>
void fields(F& f, Of<reply::Moves> auto& moves) {
  f("match", moves.match);
  f("ply", within(moves.ply, 1, limits::plies + 1));
  f("moves", at_most(moves.moves, most_moves));
}

template <typename F>
void fields(F& f, Of<reply::Event> auto& event) {
  f("match", event.match);
  f("v", within(event.v, 1, most_versions));
  f("e", event.record);
}

template <typename F>
void fields(F& f, Of<reply::Snap> auto& snap) {
  f("match", snap.match);
  f("v", within(snap.v, 1, most_versions));
  f("start", snap.start);
  f("moves", at_most(snap.moves, limits::plies));
  f("fen", snap.fen);
  f("pieces", at_most(snap.pieces, most_pieces));
  f("clock", snap.clock);
  f("draw", snap.draw);
  f("takeback", snap.takeback);
  f("rematch", snap.rematch);
  f("end", snap.end);
  f("presence", snap.presence);
}

template <typename F>
void fields(F& f, Of<reply::Synced> auto& synced) {
  f("match", synced.match);
  f("v", within(synced.v, 0, most_versions));
  f("clock", synced.clock);
  f("presence", synced.presence);
}

template <typename F>
void fields(F& f, Of<reply::SeatPresence> auto& seat) {
  f("match", seat.match);
  f("side", seat.side);
  f("presence", seat.presence);
}

template <typename F>
void fields(F& f, Of<reply::Games> auto& games) {
  f("games", at_most(games.games, most_games));
  f("more", games.more);
}

template <typename F>
void fields(F& f, Of<reply::GameText> auto& game) {
  f("match", game.match);
  f("pdn", game.pdn);
}

template <typename F>
void fields(F& f, Of<reply::Pong> auto& pong) {
  f("c", within(pong.c, 0, limits::largest_id));
  f("s", within(pong.s, 0, limits::largest_id));
}

template <typename F>
void fields(F& f, Of<reply::Bye> auto& bye) {
  f("reason", bye.reason);
}

}  // namespace codec

std::string to_text(const Reply& reply) {
  codec::Json object = {{"t", ""}};
  if (reply.id) object["id"] = *reply.id;
  codec::write_alternative(object, "t", reply.body);
  return object.dump();
}

std::variant<Reply, BadText> read_reply(std::string_view text) {
  const auto opened = codec::open_message(text);
  if (const auto* bad = std::get_if<BadText>(&opened)) return *bad;
  const auto& message = std::get<codec::OpenMessage>(opened);
  return codec::read_body(message, Reply{message.id, {}});
}

}  // namespace damas::net
