#include "view/window/app/destination.hpp"

#include <utility>

namespace damas {

Destination::Destination(destination::Menu place) : Base(std::move(place)) {}
Destination::Destination(destination::NewGame place) : Base(std::move(place)) {}
Destination::Destination(destination::LocalMatch place) : Base(std::move(place)) {}
Destination::Destination(destination::ResumedMatch place) : Base(std::move(place)) {}
Destination::Destination(destination::Review place) : Base(std::move(place)) {}
Destination::Destination(destination::Editor place) : Base(std::move(place)) {}
Destination::Destination(destination::Problems place) : Base(std::move(place)) {}
Destination::Destination(destination::Mistakes place) : Base(std::move(place)) {}
Destination::Destination(destination::Lessons place) : Base(std::move(place)) {}
Destination::Destination(destination::SquareTrainer place) : Base(std::move(place)) {}
Destination::Destination(destination::EndgameTrainer place) : Base(std::move(place)) {}
Destination::Destination(destination::OpeningPractice place) : Base(std::move(place)) {}
Destination::Destination(destination::Puzzle place) : Base(std::move(place)) {}
Destination::Destination(destination::Lab place) : Base(std::move(place)) {}
Destination::Destination(destination::Help place) : Base(std::move(place)) {}
Destination::Destination(destination::Settings place) : Base(std::move(place)) {}
Destination::Destination(destination::Online place) : Base(std::move(place)) {}
Destination::Destination(destination::MyGames place) : Base(std::move(place)) {}
Destination::Destination(destination::GamesDatabase place) : Base(std::move(place)) {}
Destination::Destination(destination::Statistics place) : Base(std::move(place)) {}
Destination::Destination(destination::Welcome place) : Base(std::move(place)) {}
Destination::Destination(destination::Files place) : Base(std::move(place)) {}
Destination::Destination(destination::PastedGames place) : Base(std::move(place)) {}
Destination::Destination(destination::DroppedGames place) : Base(std::move(place)) {}
Destination::Destination(destination::GameList place) : Base(std::move(place)) {}

Destination::Destination() = default;
Destination::Destination(const Destination& other) = default;
Destination::Destination(Destination&& other) noexcept = default;
Destination& Destination::operator=(const Destination& other) = default;
Destination& Destination::operator=(Destination&& other) noexcept = default;
Destination::~Destination() = default;

}  // namespace damas
