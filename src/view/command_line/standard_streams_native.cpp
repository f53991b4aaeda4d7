#include "view/command_line/standard_streams.hpp"

namespace damas {

struct StandardStreams::State {};

StandardStreams::StandardStreams() = default;
StandardStreams::~StandardStreams() = default;

}  // namespace damas
