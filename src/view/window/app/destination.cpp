#include "view/window/app/destination.hpp"

#include <utility>

namespace damas {

#define DAMAS_DESTINATION(Place) \
  Destination::Destination(destination::Place place) : Base(std::move(place)) {}
#include "view/window/app/destination_list.inc"
#undef DAMAS_DESTINATION

Destination::Destination() = default;
Destination::Destination(const Destination& other) = default;
Destination::Destination(Destination&& other) noexcept = default;
Destination& Destination::operator=(const Destination& other) = default;
Destination& Destination::operator=(Destination&& other) noexcept = default;
Destination::~Destination() = default;

}  // namespace damas
