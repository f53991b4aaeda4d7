// Owns one sample at least of every message and record, with all their optional fields set.
#pragma once

#include <vector>

#include "net/protocol/protocol.hpp"

namespace damas::net {

std::vector<Request> sample_requests();
std::vector<Record> sample_records();
std::vector<Reply> sample_replies();

}  // namespace damas::net
