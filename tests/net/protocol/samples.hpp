// Owns samples of every message and record, at least one with all optional fields set.
#pragma once

#include <vector>

#include "net/protocol/protocol.hpp"

namespace damas::net {

std::vector<Request> sample_requests();
std::vector<Record> sample_records();
std::vector<Reply> sample_replies();

}  // namespace damas::net
