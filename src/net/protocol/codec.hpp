// Owns the JSON form of structures. One description of the fields, `fields(f, value)`, serves both
// reading and writing; internal to src/net/protocol.
#pragma once

#include <algorithm>
#include <array>

#include "net/protocol/record.hpp"
#include "net/protocol/values_codec.hpp"

namespace damas::net::codec {

// Matches a structure both when it is written (const) and when it is read.
template <typename T, typename Struct>
concept Of = std::same_as<std::remove_const_t<T>, Struct>;

class Writer {
 public:
  explicit Writer(Json& object) : object_(object) {}

  template <typename T>
  void operator()(const char* key, const T& value) {
    if (const auto json = present(value); !json.is_discarded()) object_[key] = json;
  }

 private:
  template <typename T>
  static Json present(const T& value);

  Json& object_;
};

class Reader {
 public:
  Reader(const Json& object, const Place& place) : object_(object), place_(place) {}

  template <typename T>
  void operator()(const char* key, T&& value);

  // Declares a field that the object has before the described ones.
  void know(const char* key) { known_[count_++] = key; }
  // Refuses fields that were not described.
  void finish() const;

 private:
  Place place_of(const char* key) const {
    return place_.where.empty() ? Place{key, place_.fault} : place_.part(key);
  }

  const Json& object_;
  Place place_;
  std::array<std::string_view, 24> known_;
  std::size_t count_ = 0;
};

// ---- structures, lists, values by side, optional values ----------------------------------------

template <typename T>
concept Described = requires(T& value, Writer& writer) {
  fields(writer, value);
};

Json write(const Record& record);
void read(const Json& json, Record& record, const Place& place);

template <Described T>
Json write(const T& value) {
  Json object = Json::object();
  Writer writer(object);
  fields(writer, value);
  return object;
}

template <Described T>
void read(const Json& json, T& value, const Place& place) {
  if (!json.is_object()) return place.expected("an object");
  Reader reader(json, place);
  fields(reader, value);
  reader.finish();
}

template <typename T>
Json write(const AtMost<T>& items) {
  Json array = Json::array();
  for (const auto& item : items.list)
    array.push_back(write(item));
  return array;
}

template <typename T>
void read(const Json& json, const AtMost<T>& items, const Place& place) {
  if (!json.is_array() || json.size() > items.most || json.size() < items.fewest) {
    return place.expected("a list of " + std::to_string(items.fewest) + " to " +
                          std::to_string(items.most));
  }
  items.list.resize(json.size());
  for (std::size_t i = 0; i < json.size() && !place.fault; ++i)
    read(json[i], items.list[i], place.item(i));
}

template <typename T>
Json write(const Such<T>& text) {
  return text.value;
}

template <typename T>
void read(const Json& json, const Such<T>& text, const Place& place) {
  const std::string* found = text_in(json);
  if (!found || !text.test(*found)) return place.expected(text.what);
  text.value = *found;
}

// ---- optional fields ----------------------------------------------------------------------------

template <typename T>
struct Absent : std::false_type {};
template <typename T>
struct Absent<std::optional<T>> : std::true_type {};

// An optional value with bounds or a test: `wrap` is applied to the value if there is one.
template <typename T, typename Wrap>
struct Maybe {
  T& value;
  Wrap wrap;
};
template <typename T, typename Wrap>
Maybe<T, Wrap> maybe(T& value, Wrap wrap) {
  return {value, wrap};
}
template <typename T, typename Wrap>
struct Absent<Maybe<T, Wrap>> : std::true_type {};

template <typename T>
auto maybe_within(T& value, std::int64_t low, std::int64_t high) {
  return maybe(value, [low, high](auto& number) { return within(number, low, high); });
}
template <typename T>
auto maybe_such(T& value, bool (*test)(std::string_view), std::string_view what) {
  return maybe(value, [test, what](auto& text) { return such(text, test, what); });
}

// A field that is there only if it is true.
struct Flag {
  bool& value;
};
inline Flag flag(bool& value) {
  return {value};
}
struct WrittenFlag {
  bool value;
};
inline WrittenFlag flag(const bool& value) {
  return {value};
}
template <>
struct Absent<Flag> : std::true_type {};
template <>
struct Absent<WrittenFlag> : std::true_type {};

inline Json write_optional(WrittenFlag flag) {
  return flag.value ? Json(true) : Json(Json::value_t::discarded);
}
inline void read_optional(const Json& json, Flag flag, const Place& place) {
  read(json, flag.value, place);
}

template <typename T>
Json write_optional(const std::optional<T>& value) {
  return value ? write(*value) : Json(Json::value_t::discarded);
}
template <typename T, typename Wrap>
Json write_optional(const Maybe<T, Wrap>& maybe) {
  return maybe.value ? write(maybe.wrap(*maybe.value)) : Json(Json::value_t::discarded);
}

template <typename T>
void read_optional(const Json& json, std::optional<T>& value, const Place& place) {
  read(json, value.emplace(), place);
}
template <typename T, typename Wrap>
void read_optional(const Json& json, const Maybe<T, Wrap>& maybe, const Place& place) {
  read(json, maybe.wrap(maybe.value.emplace()), place);
}

template <typename T>
Json Writer::present(const T& value) {
  if constexpr (Absent<T>::value) {
    return write_optional(value);
  } else {
    return write(value);
  }
}

template <typename T>
void Reader::operator()(const char* key, T&& value) {
  know(key);
  if (place_.fault) return;
  const auto found = object_.find(key);
  const bool there = found != object_.end();
  if constexpr (Absent<std::remove_cvref_t<T>>::value) {
    if (there) read_optional(*found, value, place_of(key));
  } else if (there) {
    read(*found, value, place_of(key));
  } else {
    place_.fault.say("expected a field \"" + place_of(key).where + "\"");
  }
}

inline void Reader::finish() const {
  for (const auto& entry : object_.items()) {
    if (place_.fault) return;
    const auto end = known_.begin() + static_cast<std::ptrdiff_t>(count_);
    if (std::find(known_.begin(), end, entry.key()) != end) continue;
    std::string names;
    for (auto name = known_.begin(); name != end; ++name)
      names += (names.empty() ? "" : ", ") + std::string(*name);
    place_.fault.say("expected no other fields" +
                     (place_.where.empty() ? std::string() : " in \"" + place_.where + "\"") +
                     " than: " + names);
  }
}

}  // namespace damas::net::codec
