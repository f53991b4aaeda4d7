#include "net/protocol/record.hpp"
#include "net/protocol/reply.hpp"
#include "net/protocol/request.hpp"

namespace damas::net {

RequestBody::RequestBody() = default;
RequestBody::RequestBody(const RequestBody& other) = default;
RequestBody::RequestBody(RequestBody&& other) noexcept = default;
RequestBody& RequestBody::operator=(const RequestBody& other) = default;
RequestBody& RequestBody::operator=(RequestBody&& other) noexcept = default;
RequestBody::~RequestBody() = default;

bool operator==(const RequestBody& a, const RequestBody& b) {
  return static_cast<const RequestBody::Base&>(a) == static_cast<const RequestBody::Base&>(b);
}

ReplyBody::ReplyBody() = default;
ReplyBody::ReplyBody(const ReplyBody& other) = default;
ReplyBody::ReplyBody(ReplyBody&& other) noexcept = default;
ReplyBody& ReplyBody::operator=(const ReplyBody& other) = default;
ReplyBody& ReplyBody::operator=(ReplyBody&& other) noexcept = default;
ReplyBody::~ReplyBody() = default;

bool operator==(const ReplyBody& a, const ReplyBody& b) {
  return static_cast<const ReplyBody::Base&>(a) == static_cast<const ReplyBody::Base&>(b);
}

Record::Record() = default;
Record::Record(const Record& other) = default;
Record::Record(Record&& other) noexcept = default;
Record& Record::operator=(const Record& other) = default;
Record& Record::operator=(Record&& other) noexcept = default;
Record::~Record() = default;

bool operator==(const Record& a, const Record& b) {
  return static_cast<const Record::Base&>(a) == static_cast<const Record::Base&>(b);
}

}  // namespace damas::net
