#include "view/window/app/destination.hpp"

namespace damas {

Destination::Destination() = default;
Destination::Destination(const Destination& other) = default;
Destination::Destination(Destination&& other) noexcept = default;
Destination& Destination::operator=(const Destination& other) = default;
Destination& Destination::operator=(Destination&& other) noexcept = default;
Destination::~Destination() = default;

}  // namespace damas
