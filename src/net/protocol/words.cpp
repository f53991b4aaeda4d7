#include "net/protocol/words.hpp"

#include <string>
#include <utility>

namespace damas::net {

namespace {

template <typename Enum>
struct Words;

template <>
struct Words<Side> {
  static constexpr std::pair<Side, std::string_view> all[] = {{Side::White, "white"},
                                                              {Side::Black, "black"}};
};

template <>
struct Words<Answer> {
  static constexpr std::pair<Answer, std::string_view> all[] = {
      {Answer::Offer, "offer"}, {Answer::Accept, "accept"}, {Answer::Decline, "decline"}};
};

template <>
struct Words<ErrorCode> {
  static constexpr std::pair<ErrorCode, std::string_view> all[] = {
      {ErrorCode::BadJson, "bad_json"},
      {ErrorCode::BadType, "bad_type"},
      {ErrorCode::BadMessage, "bad_msg"},
      {ErrorCode::Auth, "auth"},
      {ErrorCode::Rate, "rate"},
      {ErrorCode::NotPlayer, "not_player"},
      {ErrorCode::NotTurn, "not_turn"},
      {ErrorCode::StalePly, "stale_ply"},
      {ErrorCode::Illegal, "illegal"},
      {ErrorCode::NotNow, "not_now"},
      {ErrorCode::Over, "over"},
      {ErrorCode::NoMatch, "no_match"},
      {ErrorCode::QueueFull, "queue_full"},
      {ErrorCode::Busy, "busy"},
      {ErrorCode::Server, "server"}};
};

template <>
struct Words<Phrase> {
  static constexpr std::pair<Phrase, std::string_view> all[] = {{Phrase::Hello, "hello"},
                                                                {Phrase::GoodLuck, "good_luck"},
                                                                {Phrase::WellPlayed, "well_played"},
                                                                {Phrase::Thanks, "thanks"},
                                                                {Phrase::Sorry, "sorry"},
                                                                {Phrase::OneMoment, "one_moment"},
                                                                {Phrase::GoodGame, "good_game"},
                                                                {Phrase::Goodbye, "goodbye"}};
};

template <>
struct Words<ByeReason> {
  static constexpr std::pair<ByeReason, std::string_view> all[] = {
      {ByeReason::Replaced, "replaced"},
      {ByeReason::Shutdown, "shutdown"},
      {ByeReason::Closed, "closed"},
      {ByeReason::Slow, "slow"},
      {ByeReason::Rate, "rate"},
      {ByeReason::Silent, "silent"},
      {ByeReason::Bad, "bad"}};
};

template <>
struct Words<EndReason> {
  static constexpr std::pair<EndReason, std::string_view> all[] = {
      {EndReason::NoPieces, "no_pieces"},
      {EndReason::NoMoves, "no_moves"},
      {EndReason::AllGivenAway, "all_given_away"},
      {EndReason::SelfBlocked, "self_blocked"},
      {EndReason::FirstKing, "first_king"},
      {EndReason::Repetition, "repetition"},
      {EndReason::KingMoves, "king_moves"},
      {EndReason::NoCaptures, "no_captures"},
      {EndReason::Ending, "ending"},
      {EndReason::Agreement, "agreement"},
      {EndReason::Resignation, "resignation"},
      {EndReason::Time, "time"},
      {EndReason::Abandonment, "abandoned"},
      {EndReason::Adjudication, "adjudicated"}};
};

template <>
struct Words<OpeningLot> {
  static constexpr std::pair<OpeningLot, std::string_view> all[] = {
      {OpeningLot::Ballot, "ballot"}, {OpeningLot::ElevenMan, "eleven_man"}};
};

template <typename Enum>
std::string_view find_word(Enum value) {
  for (const auto& [known, word] : Words<Enum>::all) {
    if (known == value) return word;
  }
  return {};
}

}  // namespace

std::string_view word_of(Side side) {
  return find_word(side);
}
std::string_view word_of(Answer answer) {
  return find_word(answer);
}
std::string_view word_of(ErrorCode code) {
  return find_word(code);
}
std::string_view word_of(Phrase phrase) {
  return find_word(phrase);
}
std::string_view word_of(ByeReason reason) {
  return find_word(reason);
}
std::string_view word_of(EndReason reason) {
  return find_word(reason);
}
std::string_view word_of(OpeningLot lot) {
  return find_word(lot);
}

template <typename Enum>
std::optional<Enum> from_word(std::string_view word) {
  for (const auto& [value, known] : Words<Enum>::all) {
    if (known == word) return value;
  }
  return std::nullopt;
}

template <typename Enum>
std::string words_of() {
  std::string list;
  for (const auto& entry : Words<Enum>::all) {
    if (!list.empty()) list += ", ";
    list += entry.second;
  }
  return list;
}

template std::optional<Side> from_word(std::string_view);
template std::optional<Answer> from_word(std::string_view);
template std::optional<ErrorCode> from_word(std::string_view);
template std::optional<Phrase> from_word(std::string_view);
template std::optional<ByeReason> from_word(std::string_view);
template std::optional<EndReason> from_word(std::string_view);
template std::optional<OpeningLot> from_word(std::string_view);
template std::string words_of<Side>();
template std::string words_of<Answer>();
template std::string words_of<ErrorCode>();
template std::string words_of<Phrase>();
template std::string words_of<ByeReason>();
template std::string words_of<EndReason>();
template std::string words_of<OpeningLot>();

}  // namespace damas::net
