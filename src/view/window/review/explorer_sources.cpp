#include "view/window/review/explorer_sources.hpp"

#include <algorithm>
#include <utility>

#include "core/pdn/convert.hpp"
#include "view/window/app/game_file.hpp"

namespace damas {

namespace {

// Adds the counts of `others` to those of `moves`.
void add_counts(std::vector<PlayedMove>& moves, const std::vector<PlayedMove>& others) {
  for (const PlayedMove& other : others) {
    const auto same = std::find_if(moves.begin(), moves.end(),
                                   [&](const PlayedMove& m) { return m.move == other.move; });
    if (same == moves.end()) {
      moves.push_back(other);
      continue;
    }
    same->games += other.games;
    same->white += other.white;
    same->draws += other.draws;
    same->black += other.black;
    same->rated += other.rated;
    same->ratings += other.ratings;
  }
}

bool reaches(const PdnGame& game, const AnyPosition& position) {
  const std::vector<AnyPosition> positions = positions_of(game.tree);
  return std::find(positions.begin(), positions.end(), position) != positions.end();
}

}  // namespace

ExplorerSources::ExplorerSources(Variant variant, int most_games, std::shared_ptr<GamesBase> base)
    : variant_(variant), most_games_(most_games), base_(std::move(base)) {}

void ExplorerSources::add(std::string name, std::shared_ptr<GameFile> file) {
  files_.push_back({std::move(name), std::move(file), Games(variant_), Games(variant_), true});
}

void ExplorerSources::take(Book book) {
  book_ = std::move(book);
  ++news_;
}

void ExplorerSources::choose_as(const ExplorerSources& other) {
  base_on_ = other.base_on_;
  book_on_ = other.book_on_;
  for (File& file : files_) {
    const auto same = std::find_if(other.files_.begin(), other.files_.end(),
                                   [&](const File& f) { return f.name == file.name && !f.on; });
    if (same != other.files_.end()) file.on = false;
  }
}

bool ExplorerSources::importing() const {
  return base_ && base_->import_state().running;
}

int ExplorerSources::games_read() const {
  int games = 0;
  for (const File& file : files_)
    games += file.alone.moves.games() + file.in_base.moves.games();
  return games;
}

bool ExplorerSources::read_one() {
  File& file = files_[file_];
  ++news_;
  if (!file.file->load(1)) return true;
  const std::size_t all = file.file->entries().size();
  if (next_ < all && games_read() < most_games_) {
    if (!add_game(file, next_)) return false;
    ++next_;
  }
  const bool more = next_ < all;
  if (more && games_read() < most_games_) return true;
  left_out_ = left_out_ || more;
  ++file_;
  next_ = 0;
  asked_.clear();
  return true;
}

// False if the database did not answer.
bool ExplorerSources::add_game(File& file, std::size_t index) {
  if (file.file->entries()[index].variant != variant_) return true;
  const PdnGame game = file.file->game(index);
  bool known = false;
  if (base_counts() && game.is_whole()) {
    if (asked_.count(index) == 0 && !ask_about(file, index)) return false;
    known = asked_.at(index);
  }
  unsorted_ = unsorted_ || !base_counts();
  Games& games = known ? file.in_base : file.alone;
  if (!games.moves.add(game)) return true;
  games.places.push_back(static_cast<std::uint32_t>(index));
  games.identities.push_back(identity_of(game));
  if (file.on && (!known || !base_counts())) leave_out_equal(games);
  return true;
}

// Asks the database about this game and the next ones. False if it did not answer.
bool ExplorerSources::ask_about(const File& file, std::size_t index) {
  std::vector<std::size_t> places;
  std::vector<PdnGame> games;
  const std::size_t all = file.file->entries().size();
  for (std::size_t i = index; i < all && games.size() < base_->asked_together(); ++i) {
    if (file.file->entries()[i].variant != variant_) continue;
    PdnGame game = file.file->game(i);
    if (!game.is_whole()) continue;
    places.push_back(i);
    games.push_back(std::move(game));
  }
  const std::vector<bool> known = base_->has(games);
  if (base_->busy()) return false;
  asked_.clear();
  for (std::size_t i = 0; i < places.size(); ++i)
    asked_[places[i]] = known[i];
  return true;
}

// Looks at the games that have not been looked at yet.
void ExplorerSources::leave_out_equal(Games& games) {
  for (std::size_t i = games.twice.size(); i < games.identities.size(); ++i) {
    const GameIdentity& game = games.identities[i];
    const bool twice = known_.find_or_add(game.hash, game.date) != 0;
    games.twice.push_back(twice);
    games.twice_count += twice ? 1 : 0;
  }
}

// Anew, after a change of the sources that count.
void ExplorerSources::find_equal_games() {
  known_ = {};
  for (File& file : files_) {
    for (Games* const games : {&file.alone, &file.in_base}) {
      games->twice.clear();
      games->twice_count = 0;
    }
    if (!file.on) continue;
    leave_out_equal(file.alone);
    if (!base_counts()) leave_out_equal(file.in_base);
  }
}

std::vector<const ExplorerSources::Games*> ExplorerSources::counted(const File& file) const {
  if (base_counts()) return {&file.alone};
  return {&file.alone, &file.in_base};
}

ExplorerSources::Answer ExplorerSources::ask(const Game& game) const {
  Answer answer;
  const AnyPosition& position = game.position();
  for (const File& file : files_) {
    // All its games, also those that count elsewhere: a copy of a file has as many as the file.
    const std::size_t count = file.alone.moves.games_with(position).size() +
                              file.in_base.moves.games_with(position).size();
    answer.parts.push_back({Kind::Games, file.name, static_cast<int>(count), file.on});
    if (!file.on) continue;
    for (const Games* const games : counted(file)) {
      answer.games += static_cast<int>(games->moves.games_with(position, games->twice).size());
      answer.read += games->moves.games() - games->twice_count;
      add_counts(answer.moves, games->moves.from(position, games->twice));
    }
  }
  if (base_ && !base_on_) answer.parts.push_back({Kind::Database, {}, {}, false});
  if (base_counts()) {
    const GamesBase::Reached reached = base_->look_up(position);
    answer.busy = base_->busy();
    const int size = base_->size();
    answer.busy = answer.busy || base_->busy();
    answer.parts.push_back({Kind::Database, {}, reached.games, true});
    if (!answer.busy) {
      answer.games += reached.games;
      answer.in_base = reached.games;
      answer.read += size;
      add_counts(answer.moves, reached.moves);
    }
  }
  if (book_) {
    std::optional<BookEntry> entry = book_->find(game);
    const int moves = entry ? static_cast<int>(entry->moves.size()) : 0;
    answer.parts.push_back({Kind::Book, {}, moves, book_on_});
    if (book_on_) answer.book = std::move(entry);
  }
  std::stable_sort(answer.moves.begin(), answer.moves.end(),
                   [](const PlayedMove& a, const PlayedMove& b) { return a.games > b.games; });
  return answer;
}

void ExplorerSources::read_again() {
  for (File& file : files_) {
    file.alone = Games(variant_);
    file.in_base = Games(variant_);
  }
  known_ = {};
  asked_.clear();
  file_ = 0;
  next_ = 0;
  left_out_ = false;
  unsorted_ = false;
}

// The parts are in the order of ask().
void ExplorerSources::toggle(std::size_t part) {
  ++news_;
  if (part < files_.size()) {
    files_[part].on = !files_[part].on;
    find_equal_games();
  } else if (base_ && part == files_.size()) {
    base_on_ = !base_on_;
    if (base_on_ && unsorted_) {
      read_again();
    } else {
      find_equal_games();
    }
  } else if (book_) {
    book_on_ = !book_on_;
  }
}

std::size_t ExplorerSources::count_in_files(const AnyPosition& position) const {
  std::size_t count = 0;
  for (const File& file : files_) {
    if (!file.on) continue;
    for (const Games* const games : counted(file))
      count += games->moves.games_with(position, games->twice).size();
  }
  return count;
}

// The database is asked first, because it may have to be asked again and again. A file may have
// been changed since it was read, so its games are looked at again.
std::vector<PdnGame> ExplorerSources::games_with(const AnyPosition& position,
                                                 std::size_t most) const {
  const std::size_t room = most - std::min(most, count_in_files(position));
  std::vector<PdnGame> of_base;
  if (base_counts() && room > 0) {
    of_base = base_->games_with(position, room);
    if (base_->busy()) return {};
  }
  std::vector<PdnGame> found;
  for (const File& file : files_) {
    if (!file.on) continue;
    for (const Games* const games : counted(file)) {
      for (const std::uint32_t number : games->moves.games_with(position, games->twice)) {
        if (found.size() == most) return found;
        const std::uint32_t place = games->places[number];
        if (place >= file.file->entries().size()) continue;
        PdnGame game = file.file->game(place);
        if (reaches(game, position)) found.push_back(std::move(game));
      }
    }
  }
  for (PdnGame& game : of_base)
    found.push_back(std::move(game));
  return found;
}

}  // namespace damas
