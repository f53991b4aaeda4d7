#include "view/window/app/store.hpp"

#include <optional>

#include "view/window/app/match_file_names.hpp"

namespace damas {

namespace {

template <class Value>
bool replace(Value& value, std::optional<Value> by) {
  if (by) value = std::move(*by);
  return by.has_value();
}

bool read_progress(std::string_view text, training::Progress& progress) {
  return replace(progress, training::progress_from_text(text));
}

bool read_lessons(std::string_view text, lessons::Progress& lessons) {
  return replace(lessons, lessons::progress_from_text(text));
}

bool read_ratings(std::string_view text, RatingHistory& ratings) {
  return replace(ratings, rating_history_from_text(text));
}

bool read_mistakes(std::string_view text, training::OwnMistakes& mistakes) {
  training::ReadMistakes read = training::mistakes_from_text(text);
  const bool valid = read.errors.empty();
  if (valid) {
    mistakes = std::move(read.mistakes);
  } else {
    mistakes.merge(read.mistakes);
  }
  return valid;
}

bool read_cards(std::string_view text, training::OpeningCards& cards) {
  training::ReadOpeningCards read = training::opening_cards_from_text(text);
  const bool valid = read.errors.empty();
  if (valid) {
    cards = std::move(read.cards);
  } else {
    for (const auto& [key, card] : read.cards.all())
      cards.add(key.first, key.second, card);
  }
  return valid;
}

bool read_visits(std::string_view text, OnlineVisits& visits) {
  return replace(visits, visits_of(text));
}

std::string match_file_or_usual(const std::string& name) {
  return name.empty() ? std::string(usual_match_file) : name;
}

}  // namespace

Store::Store(const UserFiles* files, const std::string& match_file,
             std::function<std::string()> left_match_file)
    : files_(files),
      preferences_(files, problems_),
      match_(files, match_file_or_usual(match_file), std::move(left_match_file), problems_),
      games_(files, problems_),
      puzzle_(files, problems_),
      progress_({files, progress_file, StoreProblem::Kind::ProgressSetAside, problems_},
                {training::text_of, read_progress}),
      lessons_({files, lessons_file, StoreProblem::Kind::LessonsSetAside, problems_},
               {lessons::text_of, read_lessons}),
      ratings_({files, ratings_file, StoreProblem::Kind::RatingsSetAside, problems_},
               {text_of, read_ratings}),
      mistakes_({files, mistakes_file, StoreProblem::Kind::MistakesSetAside, problems_},
                {training::text_of, read_mistakes}),
      opening_cards_({files, openings_file, StoreProblem::Kind::OpeningsSetAside, problems_},
                     {training::text_of, read_cards}),
      visits_({files, visits_file, StoreProblem::Kind::VisitsSetAside, problems_, Readers::Owner},
              {to_text, read_visits}),
      return_points_(files, return_file_beside(match_file_or_usual(match_file)), problems_) {}

void Store::read_again() {
  preferences_.read_again();
  match_.read_again();
  games_.forget();
  puzzle_.read_again();
  progress_.forget();
  lessons_.forget();
  ratings_.forget();
  mistakes_.forget();
  opening_cards_.forget();
  visits_.forget();
  return_points_.read_again();
}

KeptFiles Store::unwritten() {
  KeptFiles all;
  preferences_.add_unwritten(all);
  match_.add_unwritten(all);
  games_.add_unwritten(all);
  puzzle_.add_unwritten(all);
  progress_.add_unwritten(all);
  lessons_.add_unwritten(all);
  ratings_.add_unwritten(all);
  mistakes_.add_unwritten(all);
  opening_cards_.add_unwritten(all);
  visits_.add_unwritten(all);
  return_points_.add_unwritten(all);
  return all;
}

void Store::note_welcome() {
  // It is not important whether it can be written.
  if (files_ != nullptr) static_cast<void>(files_->write(welcome_file, "1\n"));
}

std::string Store::path(std::string_view name) const {
  return files_ != nullptr ? files_->path(name) : std::string{};
}

}  // namespace damas
