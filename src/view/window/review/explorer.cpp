#include "view/window/review/explorer.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <string_view>
#include <utility>
#include <variant>

#include "book/book.hpp"
#include "core/notation.hpp"
#include "core/pdn/convert.hpp"
#include "core/pdn/writer.hpp"
#include "explorer/games_base.hpp"
#include "explorer/played_moves.hpp"
#include "view/text/analysis_sentences.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/game_file.hpp"
#include "view/window/app/store.hpp"

namespace damas {

namespace {

// In each frame, so that the window answers while games are read.
constexpr std::chrono::milliseconds reading_time{4};
// Those of games of 40 moves take about 130 MB natively. A page has less memory.
constexpr int most_games = 100'000;
constexpr int most_games_of_page = 30'000;

int percent(float share) {
  return static_cast<int>(std::lround(100 * share));
}

// The moves of both, those of most games first.
std::vector<PlayedMove> together(std::vector<PlayedMove> moves,
                                 const std::vector<PlayedMove>& others) {
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
  std::stable_sort(moves.begin(), moves.end(),
                   [](const PlayedMove& a, const PlayedMove& b) { return a.games > b.games; });
  return moves;
}

ExplorerRow row_of(const Game& game, const PlayedMove& played, Language language) {
  ExplorerRow row;
  row.move = played.move;
  row.name = to_text(game, played.move);
  row.games = counted(language, played.games, Counted::ExplorerGames);
  if (const auto rating = played.average_rating()) row.rating = std::to_string(*rating);
  if (played.decided() == 0) return row;
  const auto all = static_cast<float>(played.decided());
  row.white = static_cast<float>(played.white) / all;
  row.draws = static_cast<float>(played.draws) / all;
  row.black = static_cast<float>(played.black) / all;
  row.results = tr(language, Text::AnalysisChances, percent(row.white), percent(row.draws),
                   percent(row.black));
  return row;
}

}  // namespace

struct Explorer::Source {
  struct Place {
    std::uint32_t file = 0;
    std::uint32_t game = 0;
  };

  Source(Variant v, int most) : variant(v), played(v), most_games(most) {}
  bool reading() const { return file < files.size(); }
  bool add(const GameFile& from, std::size_t index);

  Variant variant;
  PlayedMoves played;
  int most_games;
  std::vector<std::shared_ptr<GameFile>> files;
  std::vector<Place> places;        // of the games in `played`
  std::size_t file = 0;             // that is read now
  std::size_t next = 0;             // game of it
  bool left_out = false;            // there were too many games
  std::shared_ptr<GamesBase> base;  // null if there is none
  bool importing = false;           // games came into the database at the last look
  std::optional<Book> book;         // once it is here
  int news = 0;                     // increases with all that changes the findings
};

Explorer::Explorer(std::shared_ptr<GameFile> file, Clock now)
    : file_(std::move(file)), now_(std::move(now)) {}
Explorer::~Explorer() = default;

void Explorer::switch_on(Variant variant, App& app) {
  source_ =
      std::make_shared<Source>(variant, app.desktop().in_browser ? most_games_of_page : most_games);
  source_->base = app.desktop().games;
  source_->importing = source_->base && source_->base->import_state().running;
  source_->files.push_back(std::make_shared<GameFile>(std::string(finished_games_file),
                                                      std::string(), app.store().games().text(),
                                                      PdnOptions{}, GameFile::Owner::Program));
  if (file_ && !file_->is_programs_own()) source_->files.push_back(file_);
  position_.reset();
  findings_ = {};
  if (!app.desktop().book) return;
  app.desktop().book(
      variant, [to = std::weak_ptr(source_), variant, wake = app.waker()](std::string_view bytes) {
        const auto source = to.lock();
        if (!source || bytes.empty()) return;
        auto read = Book::from_bytes(bytes, variant);
        if (auto* const book = std::get_if<Book>(&read)) source->book = std::move(*book);
        ++source->news;
        if (wake) wake();
      });
}

void Explorer::switch_off() {
  source_.reset();
  findings_ = {};
}

// Games of files that are in the database, too, count once.
bool Explorer::Source::add(const GameFile& from, std::size_t index) {
  if (from.entries()[index].variant != variant) return false;
  const PdnGame game = from.game(index);
  if (base && game.is_whole() && base->has(game)) return false;
  return played.add(game);
}

// True if there is more to read.
bool Explorer::read_on(App& app) {
  if (!source_->reading()) return false;
  const auto end = now_() + reading_time;
  do {
    read_one();
  } while (source_->reading() && now_() < end);
  ++source_->news;
  app.wake_after(std::chrono::milliseconds{0});
  return true;
}

// Takes one step of reading a file, or one of its games.
void Explorer::read_one() {
  Source& source = *source_;
  GameFile& file = *source.files[source.file];
  if (!file.load(1)) return;
  const std::size_t all = file.entries().size();
  if (source.next < all && source.played.games() < source.most_games) {
    if (source.add(file, source.next)) {
      source.places.push_back(
          {static_cast<std::uint32_t>(source.file), static_cast<std::uint32_t>(source.next)});
    }
    ++source.next;
  }
  const bool more = source.next < all;
  if (more && source.played.games() < source.most_games) return;
  source.left_out = source.left_out || more;
  ++source.file;
  source.next = 0;
}

void Explorer::follow(const Game& game, App& app) {
  if (!on()) return;
  // Games that were not in the database yet were counted from the files.
  const bool importing = source_->base && source_->base->import_state().running;
  if (source_->importing && !importing) switch_on(source_->variant, app);
  source_->importing = importing;
  const bool reading = read_on(app);
  // The list is counted once all games are there, and again for each position.
  const bool same = position_ && *position_ == game.position() && news_ == source_->news;
  if (same) return;
  if (reading && source_->reading()) {
    findings_.heading = app.tr(Text::ExplorerReading);
    return;
  }
  position_ = game.position();
  news_ = source_->news;
  look_up(game, app.language());
}

void Explorer::look_up(const Game& game, Language language) {
  findings_.rows.clear();
  GamesBase::Reached reached;
  if (source_->base) reached = source_->base->look_up(game.position());
  for (const PlayedMove& played : together(source_->played.from(game.position()), reached.moves)) {
    if (game.is_legal(played.move)) findings_.rows.push_back(row_of(game, played, language));
  }
  const auto entry = source_->book ? source_->book->find(game) : std::nullopt;
  findings_.in_book = entry.has_value();
  const int sign = game.side_to_move() == Side::White ? 1 : -1;
  for (const BookMove& each : entry ? entry->moves : std::vector<BookMove>{}) {
    auto row = std::find_if(findings_.rows.begin(), findings_.rows.end(),
                            [&](const ExplorerRow& r) { return r.move == each.move; });
    if (row == findings_.rows.end()) {
      row = findings_.rows.insert(row, ExplorerRow{});
      row->move = each.move;
      row->name = to_text(game, each.move);
    }
    row->book = score_figure(language, sign * (entry->score - each.loss));
  }
  findings_.games =
      reached.games + static_cast<int>(source_->played.games_with(game.position()).size());
  if (!findings_.rows.empty()) {
    const int read = source_->played.games() + (source_->base ? source_->base->size() : 0);
    findings_.heading = source_->left_out ? tr(language, Text::ExplorerReadFirst, read)
                                          : counted(language, read, Counted::ExplorerRead);
  } else {
    findings_.heading = tr(language, findings_.games > 0 ? Text::ExplorerEnds : Text::ExplorerNone);
  }
}

// A file may have been changed since it was read, so its games are looked at again.
std::string Explorer::games_here() const {
  if (!on() || !position_) return {};
  std::vector<PdnGame> games;
  for (const std::uint32_t number : source_->played.games_with(*position_)) {
    if (games.size() == static_cast<std::size_t>(most_listed)) break;
    const Source::Place place = source_->places[number];
    const GameFile& file = *source_->files[place.file];
    if (place.game >= file.entries().size()) continue;
    PdnGame game = file.game(place.game);
    const std::vector<AnyPosition> positions = positions_of(game.tree);
    if (std::find(positions.begin(), positions.end(), *position_) == positions.end()) continue;
    games.push_back(std::move(game));
  }
  const auto most = static_cast<std::size_t>(most_listed);
  if (source_->base && games.size() < most) {
    for (PdnGame& game : source_->base->games_with(*position_, most - games.size()))
      games.push_back(std::move(game));
  }
  return write_pdn(games);
}

}  // namespace damas
