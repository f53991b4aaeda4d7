#include "net/protocol/alternatives.hpp"
#include "net/protocol/message_text.hpp"
#include "net/protocol/protocol.hpp"

namespace damas::net {

namespace codec {

namespace {
constexpr std::string_view a_code = "a room's code of six letters";
constexpr std::string_view a_name =
    "a name of at most 24 Latin, Greek or Cyrillic letters, digits and common signs, without "
    "blanks around it";
constexpr std::string_view a_token = "a token of 64 hexadecimal digits in small letters";
constexpr std::int64_t far_future = limits::largest_id;
}  // namespace

template <>
inline constexpr std::string_view name_of<request::Hello> = "hello";
template <>
inline constexpr std::string_view name_of<request::Name> = "name";
template <>
inline constexpr std::string_view name_of<request::QueueJoin> = "queue.join";
template <>
inline constexpr std::string_view name_of<request::QueueLeave> = "queue.leave";
template <>
inline constexpr std::string_view name_of<request::RoomOpen> = "room.open";
template <>
inline constexpr std::string_view name_of<request::RoomLook> = "room.look";
template <>
inline constexpr std::string_view name_of<request::RoomJoin> = "room.join";
template <>
inline constexpr std::string_view name_of<request::RoomClose> = "room.close";
template <>
inline constexpr std::string_view name_of<request::Moves> = "moves";
template <>
inline constexpr std::string_view name_of<request::Move> = "move";
template <>
inline constexpr std::string_view name_of<request::Resign> = "resign";
template <>
inline constexpr std::string_view name_of<request::Draw> = "draw";
template <>
inline constexpr std::string_view name_of<request::Takeback> = "takeback";
template <>
inline constexpr std::string_view name_of<request::Rematch> = "rematch";
template <>
inline constexpr std::string_view name_of<request::Flag> = "flag";
template <>
inline constexpr std::string_view name_of<request::Claim> = "claim";
template <>
inline constexpr std::string_view name_of<request::Leave> = "leave";
template <>
inline constexpr std::string_view name_of<request::Say> = "say";
template <>
inline constexpr std::string_view name_of<request::Sync> = "sync";
template <>
inline constexpr std::string_view name_of<request::Watch> = "watch";
template <>
inline constexpr std::string_view name_of<request::Unwatch> = "unwatch";
template <>
inline constexpr std::string_view name_of<request::Live> = "live";
template <>
inline constexpr std::string_view name_of<request::History> = "history";
template <>
inline constexpr std::string_view name_of<request::GameText> = "game";
template <>
inline constexpr std::string_view name_of<request::Ping> = "ping";

// Requests whose only field is the match.
template <typename T>
concept MatchOnly = Of<T, request::Resign> || Of<T, request::Flag> || Of<T, request::Claim> ||
    Of<T, request::Leave> || Of<T, request::Watch> || Of<T, request::Unwatch> ||
    Of<T, request::GameText>;
template <typename T>
concept Offered = Of<T, request::Draw> || Of<T, request::Takeback> || Of<T, request::Rematch>;
template <typename T>
concept Bare = Of<T, request::QueueLeave> || Of<T, request::RoomClose>;

template <typename F>
void fields(F&, Bare auto&) {}

template <typename F>
void fields(F& f, MatchOnly auto& ask) {
  f("match", ask.match);
}

template <typename F>
void fields(F& f, Offered auto& ask) {
  f("match", ask.match);
  f("a", ask.answer);
}

template <typename F>
void fields(F& f, Of<request::Hello> auto& hello) {
  f("proto", within(hello.proto, 1, 1000));
  f("token", maybe_such(hello.token, is_token, a_token));
  f("name", maybe_such(hello.name, is_name, a_name));
  f("adjudication", flag(hello.adjudication));
  f("openings", flag(hello.openings));
}

template <typename F>
void fields(F& f, Of<request::Name> auto& name) {
  f("name", such(name.name, is_name, a_name));
}

template <typename F>
void fields(F& f, Of<request::QueueJoin> auto& join) {
  f("variant", join.variant);
  f("time", join.time);
  f("adjudication", flag(join.adjudication));
  f("opening", join.opening);
}

template <typename F>
void fields(F& f, Of<request::RoomOpen> auto& open) {
  f("variant", open.variant);
  f("time", open.time);
  f("side", open.side);
  f("adjudication", flag(open.adjudication));
  f("opening", open.opening);
}

template <typename F>
void fields(F& f, Of<request::RoomLook> auto& look) {
  f("code", such(look.code, is_room_code, a_code));
}

template <typename F>
void fields(F& f, Of<request::RoomJoin> auto& join) {
  f("code", such(join.code, is_room_code, a_code));
  f("adjudication", flag(join.adjudication));
}

template <typename F>
void fields(F& f, Of<request::Moves> auto& moves) {
  f("match", moves.match);
  f("square", moves.square);
}

template <typename F>
void fields(F& f, Of<request::Move> auto& move) {
  f("match", move.match);
  f("ply", within(move.ply, 1, limits::plies));
  f("path", move.path);
  f("ms", maybe_within(move.ms, 0, limits::largest_id));
}

template <typename F>
void fields(F& f, Of<request::Say> auto& say) {
  f("match", say.match);
  f("phrase", say.phrase);
}

template <typename F>
void fields(F& f, Of<request::Sync> auto& sync) {
  f("match", sync.match);
  f("v", within(sync.v, 0, 1'000'000));
}

template <typename F>
void fields(F& f, Of<request::Live> auto& live) {
  f("variant", live.variant);
}

template <typename F>
void fields(F& f, Of<request::History> auto& history) {
  f("before", maybe_within(history.before, 0, far_future));
}

template <typename F>
void fields(F& f, Of<request::Ping> auto& ping) {
  f("c", within(ping.c, 0, limits::largest_id));
}

}  // namespace codec

std::string to_text(const Request& request) {
  codec::Json object = {{"t", ""}, {"id", request.id}};
  codec::write_alternative(object, "t", request.body);
  return object.dump();
}

std::variant<Request, BadText> read_request(std::string_view text) {
  const auto opened = codec::open_message(text);
  if (const auto* bad = std::get_if<BadText>(&opened)) return *bad;
  const auto& message = std::get<codec::OpenMessage>(opened);
  if (!message.id) {
    return BadText{ErrorCode::BadMessage,
                   "expected \"id\" to be a whole number from 1 to 9007199254740991",
                   {}};
  }
  Request request{*message.id, {}};
  return codec::read_body(message, std::move(request));
}

}  // namespace damas::net
