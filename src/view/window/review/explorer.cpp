#include "view/window/review/explorer.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <string_view>
#include <utility>
#include <variant>

#include "book/book.hpp"
#include "core/notation.hpp"
#include "core/pdn/writer.hpp"
#include "view/text/analysis_sentences.hpp"
#include "view/text/printable.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/finished_games.hpp"
#include "view/window/app/game_file.hpp"
#include "view/window/app/store.hpp"
#include "view/window/review/explorer_sources.hpp"

namespace damas {

namespace {

// In each frame, so that the window answers while games are read.
constexpr std::chrono::milliseconds reading_time{4};
// So many games of 40 moves take about 130 MB natively. A page has less memory.
constexpr int most_games = 100'000;
constexpr int most_games_of_page = 30'000;
// Shorter ones between two questions to the database are not worth a word.
constexpr std::chrono::milliseconds long_pause{500};

int percent(float share) {
  return static_cast<int>(std::lround(100 * share));
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

// Files that are open in any scene, each once. Copies of games that are kept elsewhere would count
// them twice.
std::vector<std::shared_ptr<GameFile>> files_to_read(const std::shared_ptr<GameFile>& own,
                                                     App& app) {
  std::vector<std::shared_ptr<GameFile>> open;
  if (own) open.push_back(own);
  for (const auto& scene : app.scenes().all()) {
    for (auto& file : scene->open_files())
      open.push_back(std::move(file));
  }
  std::vector<std::shared_ptr<GameFile>> files;
  for (auto& file : open) {
    const bool there = std::any_of(files.begin(), files.end(), [&](const auto& other) {
      return other == file || (!file->path().empty() && other->path() == file->path());
    });
    if (!there && !file->is_programs_own() && !file->holds_copies())
      files.push_back(std::move(file));
  }
  return files;
}

ExplorerPart part_of(const ExplorerSources::Part& part, Language language) {
  ExplorerPart shown{part.name, {}, {}, part.on};
  if (part.kind == ExplorerSources::Kind::Database) shown.name = tr(language, Text::ExplorerBase);
  if (part.kind == ExplorerSources::Kind::Book) shown.name = tr(language, Text::ExplorerBookPart);
  shown.words = shown.name;
  if (!part.count) return shown;
  shown.count = std::to_string(*part.count);
  const bool book = part.kind == ExplorerSources::Kind::Book;
  shown.words =
      counted(language, *part.count, book ? Counted::ExplorerBookMoves : Counted::ExplorerPartGames,
              {grouped(language, static_cast<std::size_t>(*part.count)), shown.name});
  return shown;
}

}  // namespace

Explorer::Explorer(std::shared_ptr<GameFile> file, Clock now)
    : file_(std::move(file)), now_(std::move(now)) {}
Explorer::~Explorer() = default;

void Explorer::switch_on(Variant variant, App& app) {
  const auto before = source_;
  source_ = std::make_shared<ExplorerSources>(
      variant, app.desktop().in_browser ? most_games_of_page : most_games, app.desktop().games);
  std::string mine = app.store().games().text();
  if (!is_blank(mine)) {
    source_->add(
        app.tr(Text::MyGames),
        std::make_shared<GameFile>(std::string(finished_games_file), std::string(), std::move(mine),
                                   PdnOptions{}, GameFile::Owner::Program));
  }
  for (const auto& file : files_to_read(file_, app))
    source_->add(file->title(), file);
  if (before) source_->choose_as(*before);
  importing_ = source_->importing();
  position_.reset();
  findings_ = {};
  ask_again_at_.reset();
  if (!app.desktop().book) return;
  app.desktop().book(
      variant, [to = std::weak_ptr(source_), variant, wake = app.waker()](std::string_view bytes) {
        const auto source = to.lock();
        if (!source || bytes.empty()) return;
        auto read = Book::from_bytes(bytes, variant);
        if (auto* const book = std::get_if<Book>(&read)) source->take(std::move(*book));
        if (wake) wake();
      });
}

void Explorer::switch_off() {
  source_.reset();
  findings_ = {};
}

void Explorer::toggle(std::size_t part) {
  if (on()) source_->toggle(part);
}

// True if there is more to read.
bool Explorer::read_on(App& app) {
  if (!source_->reading()) return false;
  const auto end = now_() + reading_time;
  bool answered = true;
  do {
    answered = source_->read_one();
  } while (answered && source_->reading() && now_() < end);
  if (answered) {
    app.wake_after(std::chrono::milliseconds{0});
  } else {
    wait_for_base(app);
  }
  return true;
}

void Explorer::wait_for_base(App& app) {
  const std::chrono::milliseconds pause = source_->pause();
  ask_again_at_ = app.now() + pause;
  app.wake_after(pause);
  findings_.heading = app.tr(pause >= long_pause ? Text::GamesBaseBusy : Text::ExplorerReading);
}

// Whether nothing is asked before the pause is over. A new position does not wait.
bool Explorer::is_pausing(const Game& game, const App& app) const {
  if (!ask_again_at_ || app.now() >= *ask_again_at_) return false;
  return source_->reading() ||
         (position_ && *position_ == game.position() && news_ == source_->news());
}

void Explorer::follow(const Game& game, App& app) {
  if (!on()) return;
  if (is_pausing(game, app)) return app.wake_after(*ask_again_at_ - app.now());
  // Games that were not in the database yet were counted from the files.
  const bool importing = source_->importing();
  if (importing_ && !importing) switch_on(source_->variant(), app);
  importing_ = importing;
  const bool waited = std::exchange(ask_again_at_, std::nullopt).has_value();
  const bool reading = read_on(app);
  // The list is counted once all games are there, and again for each position.
  const bool same = position_ && *position_ == game.position() && news_ == source_->news();
  if ((same && !waited) || ask_again_at_) return;
  if (reading && source_->reading()) {
    findings_.heading = app.tr(Text::ExplorerReading);
    return;
  }
  position_ = game.position();
  news_ = source_->news();
  look_up(game, app);
}

void Explorer::look_up(const Game& game, App& app) {
  const Language language = app.language();
  const ExplorerSources::Answer answer = source_->ask(game);
  findings_ = {};
  for (const PlayedMove& played : answer.moves) {
    if (game.is_legal(played.move)) findings_.rows.push_back(row_of(game, played, language));
  }
  findings_.in_book = answer.book.has_value();
  const int sign = game.side_to_move() == Side::White ? 1 : -1;
  for (const BookMove& each : answer.book ? answer.book->moves : std::vector<BookMove>{}) {
    auto row = std::find_if(findings_.rows.begin(), findings_.rows.end(),
                            [&](const ExplorerRow& r) { return r.move == each.move; });
    if (row == findings_.rows.end()) {
      row = findings_.rows.insert(row, ExplorerRow{});
      row->move = each.move;
      row->name = to_text(game, each.move);
    }
    row->book = score_figure(language, game.variant(), sign * (answer.book->score - each.loss));
  }
  findings_.games = answer.games;
  findings_.only_in_base = answer.games > 0 && answer.in_base == answer.games;
  for (const ExplorerSources::Part& part : answer.parts)
    findings_.parts.push_back(part_of(part, language));
  if (answer.busy) return wait_for_base(app);
  if (!findings_.rows.empty()) {
    findings_.heading = source_->left_out() ? tr(language, Text::ExplorerReadFirst, answer.read)
                                            : counted(language, answer.read, Counted::ExplorerRead);
  } else {
    findings_.heading = tr(language, findings_.games > 0 ? Text::ExplorerEnds : Text::ExplorerNone);
  }
}

std::optional<AnyPosition> Explorer::position_in_base() const {
  return on() && findings_.only_in_base ? position_ : std::nullopt;
}

std::optional<ListedGames> Explorer::take_games(App& app) {
  if (!asked_for_games_) return std::nullopt;
  asked_for_games_ = on() && position_;
  if (!asked_for_games_ || (!listing_ && !read_games(app))) {
    listing_.reset();
    return std::nullopt;
  }
  if (!write_games()) {
    app.wake_after(std::chrono::milliseconds{0});
    return std::nullopt;
  }
  asked_for_games_ = false;
  ListedGames listed = std::move(listing_->text);
  listing_.reset();
  return listed;
}

// False if the database did not answer.
bool Explorer::read_games(App& app) {
  auto games = source_->games_with(*position_, static_cast<std::size_t>(most_listed));
  if (source_->busy()) {
    app.wake_after(source_->pause());
    return false;
  }
  const std::size_t listed = games.size();
  // Games of files that have been changed since may be missing.
  const bool whole = listed < static_cast<std::size_t>(most_listed);
  const std::size_t all = whole ? listed : static_cast<std::size_t>(findings_.games);
  listing_ = Listing{std::move(games), 0, {{}, listed, all}};
  return true;
}

// True once all are written.
bool Explorer::write_games() {
  const auto end = now_() + reading_time;
  const std::vector<PdnGame>& games = listing_->games;
  while (listing_->written < games.size()) {
    if (listing_->written > 0) listing_->text.pdn += '\n';
    listing_->text.pdn += write_pdn(games[listing_->written++]);
    if (now_() >= end) break;
  }
  return listing_->written == games.size();
}

}  // namespace damas
