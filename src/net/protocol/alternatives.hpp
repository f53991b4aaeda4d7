// Owns the JSON form of variants, where a word tells which alternative an object holds; internal to
// src/net/protocol.
#pragma once

#include <utility>
#include <variant>

#include "net/protocol/record_fields.hpp"

namespace damas::net::codec {

// Writes the word under `key`, and the fields of the alternative that `body` holds.
template <typename... Ts>
void write_alternative(Json& object, const char* key, const std::variant<Ts...>& body) {
  std::visit(
      [&]<typename T>(const T& value) {
        object[key] = name_of<T>;
        Writer writer(object);
        fields(writer, value);
      },
      body);
}

template <typename T, typename Body>
bool read_if_named(const Json& object, std::string_view word, Body& body,
                   std::initializer_list<const char*> envelope, const Place& place) {
  if (name_of<T> != word) return false;
  Reader reader(object, place);
  for (const char* key : envelope)
    reader.know(key);
  fields(reader, body.template emplace<T>());
  reader.finish();
  return true;
}

// False if no alternative has that word. The caller has read the fields of `envelope` itself.
template <typename... Ts>
bool read_alternative(const Json& object, std::string_view word, std::variant<Ts...>& body,
                      std::initializer_list<const char*> envelope, const Place& place) {
  return (read_if_named<Ts>(object, word, body, envelope, place) || ...);
}

}  // namespace damas::net::codec
