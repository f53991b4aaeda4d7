#include "net/protocol/message_text.hpp"

namespace damas::net {

namespace codec {

Json write(const Record& record) {
  Json object = Json::object();
  write_alternative(object, "kind", record);
  return object;
}

void read(const Json& json, Record& record, const Place& place) {
  const auto kind = json.is_object() ? json.find("kind") : json.end();
  const std::string* word = kind == json.end() ? nullptr : text_in(*kind);
  if (!word || !read_alternative(json, *word, record, {"kind"}, place)) {
    place.expected("an object with a known \"kind\"");
  }
}

std::variant<OpenMessage, BadText> open_message(std::string_view text) {
  Json json = Json::parse(text.begin(), text.end(), nullptr, false);
  if (json.is_discarded() || !json.is_object()) {
    return BadText{ErrorCode::BadJson, "expected one JSON object in UTF-8", {}};
  }
  OpenMessage open;
  const auto id = json.find("id");
  if (id != json.end()) open.id = whole_number(*id, 1, limits::largest_id);
  const auto type = json.find("t");
  const std::string* word = type == json.end() ? nullptr : text_in(*type);
  if (!word) return BadText{ErrorCode::BadType, "expected a field \"t\", a text", open.id};
  if (id != json.end() && !open.id) {
    return BadText{ErrorCode::BadMessage,
                   "expected \"id\" to be a whole number from 1 to 9007199254740991",
                   {}};
  }
  open.type = *word;
  open.object = std::move(json);
  return open;
}

}  // namespace codec

std::string to_text(const Record& record) {
  return codec::write(record).dump();
}

std::variant<Record, BadText> read_record(std::string_view text) {
  const codec::Json json = codec::Json::parse(text.begin(), text.end(), nullptr, false);
  if (json.is_discarded()) return BadText{ErrorCode::BadJson, "expected JSON in UTF-8", {}};
  codec::Fault fault;
  Record record;
  codec::read(json, record, {"record", fault});
  if (fault) return BadText{ErrorCode::BadMessage, fault.what(), {}};
  return record;
}

}  // namespace damas::net
