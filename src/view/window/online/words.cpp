#include "view/window/online/words.hpp"

#include <algorithm>
#include <charconv>
#include <vector>

#include "core/notation.hpp"
#include "net/protocol/limits.hpp"
#include "view/text/names.hpp"

namespace damas {

namespace {

using net::Connection;
using net::Trouble;

Text text_of(Trouble trouble) {
  switch (trouble) {
    case Trouble::None:
      return Text::OnlineConnecting;
    case Trouble::Unreachable:
      return Text::OnlineUnreachable;
    case Trouble::NoTls:
      return Text::OnlineNoTls;
    case Trouble::NoTrust:
      return Text::OnlineNoTrust;
    case Trouble::NoService:
      return Text::OnlineNoService;
    case Trouble::Lost:
      return Text::OnlineLost;
    case Trouble::Shutdown:
      return Text::OnlineShutdown;
    case Trouble::Closed:
      return Text::OnlineClosed;
    case Trouble::Busy:
      return Text::OnlineBusy;
    case Trouble::Dropped:
      return Text::OnlineDropped;
    case Trouble::UnknownToken:
      return Text::OnlineUnknownToken;
    case Trouble::OtherVersion:
      return Text::OnlineOtherVersion;
    case Trouble::BadMessage:
      return Text::OnlineBadMessage;
    case Trouble::CannotConnect:
      break;
  }
  return Text::OnlineCannotConnect;
}

template <class Enum>
Text at(Text first, Enum value) {
  return static_cast<Text>(static_cast<int>(first) + static_cast<int>(value));
}

// The squares of the men that were taken off before the game.
SquareSet men_off(const Game& game) {
  const Game usual(game.variant());
  const Game own(game.start());
  SquareSet men;
  for (const Square square : game.shape().squares()) {
    if (usual.piece_at(square) && !own.piece_at(square)) men.insert(square);
  }
  return men;
}

}  // namespace

int seconds_up(Milliseconds left) {
  return static_cast<int>((left.count() + 999) / 1000);
}

std::string sentence(Language language, const Connection& connection, const std::string& host) {
  if (connection.online()) return tr(language, Text::OnlineConnected, host);
  if (connection.state == Connection::State::Replaced) return tr(language, Text::OnlineReplaced);
  const std::string trouble = tr(language, text_of(connection.trouble), host);
  if (!connection.next_try) return trouble;
  return tr(language, Text::OnlineNextTry, trouble, seconds_up(*connection.next_try));
}

const char* sentence(Language language, net::ErrorCode code) {
  return tr(language, at(Text::RefusedBadJson, code));
}

std::string sentence(Language language, net::NameFault fault) {
  switch (fault) {
    case net::NameFault::TooLong:
      return tr(language, Text::OnlineNameLong, static_cast<int>(net::limits::name_letters));
    case net::NameFault::Blank:
      return tr(language, Text::OnlineNameBlank);
    case net::NameFault::Letter:
      break;
  }
  return tr(language, Text::OnlineNameLetters);
}

std::string short_sentence(Language language, const Connection& connection) {
  if (!connection.online()) return tr(language, Text::OnlineReconnecting);
  if (!connection.ping) return {};
  return tr(language, Text::OnlinePing, static_cast<int>(connection.ping->count()));
}

Text text_of(net::Phrase phrase) {
  return at(Text::PhraseHello, phrase);
}

Text text_of(net::OpeningLot lot) {
  return lot == net::OpeningLot::Ballot ? Text::OnlineWillDraw : Text::OnlineWillDrawElevenMen;
}

std::string sentence(Language language, const net::record::Opening& opening, const Game& game) {
  const std::vector<std::string> texts = move_texts(game);
  std::string moves;
  for (std::size_t i = 0; i < std::min(opening.moves.size(), texts.size()); ++i)
    moves += (moves.empty() ? "" : " ") + texts[i];
  const std::string men = list_with_and(language, men_off(game), game);
  if (men.empty()) return tr(language, Text::OnlineOpeningDrawn, moves);
  return tr(language, Text::OnlineOpeningElevenMen, men, moves);
}

std::string name(Language language, const net::Person& person) {
  if (!person.name.empty()) return person.name;
  // A number by which several nameless players in a match or list can be told apart.
  unsigned number = 0;
  const std::string& id = person.user.text;
  std::from_chars(id.data(), id.data() + std::min<std::size_t>(4, id.size()), number, 16);
  return tr(language, Text::OnlineVisitorNumber, std::to_string(number % 10'000));
}

std::string name_to(const std::optional<net::UserId>& me, Language language,
                    const net::Person& person) {
  const bool own = person.name.empty() && person.user == me;
  return own ? tr(language, Text::You) : name(language, person);
}

std::string rating_of(const net::Person& person) {
  if (!person.rating) return {};
  return "(" + std::to_string(*person.rating) + (person.provisional ? "?)" : ")");
}

std::string name_and_rating(Language language, const net::Person& person) {
  const std::string rating = rating_of(person);
  return name(language, person) + (rating.empty() ? "" : " " + rating);
}

std::string note_on(Language language, const net::Presence& presence) {
  if (presence.on) return {};
  if (!presence.deadline) return tr(language, Text::OnlineAway);
  const Milliseconds left{*presence.deadline};
  if (left <= Milliseconds{0}) return tr(language, Text::OnlineAwayTooLong);
  return tr(language, Text::OnlineAwayFor, countdown(left));
}

std::string countdown(Milliseconds left) {
  return time_text(std::chrono::seconds(seconds_up(left)));
}

}  // namespace damas
