// Owns the words that represent enumerators in messages.
#pragma once

#include <optional>
#include <string_view>

#include "net/protocol/values.hpp"

namespace damas::net {

std::string_view word_of(Side side);
std::string_view word_of(Answer answer);
std::string_view word_of(ErrorCode code);
std::string_view word_of(Phrase phrase);
std::string_view word_of(ByeReason reason);
std::string_view word_of(EndReason reason);
std::string_view word_of(OpeningLot lot);

// Defined for the types above. Nothing for an unknown word.
template <typename Enum>
std::optional<Enum> from_word(std::string_view word);
// All words of the type, for sentences: "white, black".
template <typename Enum>
std::string words_of();

}  // namespace damas::net
