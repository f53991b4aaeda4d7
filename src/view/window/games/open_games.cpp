#include "view/window/games/open_games.hpp"

#include <algorithm>
#include <utility>

#include "core/pdn/fen_list.hpp"
#include "core/pdn/writer.hpp"
#include "platform/file_access.hpp"
#include "view/text/names.hpp"
#include "view/text/printable.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/dialogs/file_chooser.hpp"
#include "view/window/dialogs/lesson_file.hpp"
#include "view/window/games/large_files.hpp"

namespace damas {

namespace {

// Smaller files are read before anything is shown, so that a single game opens without a list.
constexpr std::size_t small_file = 64 << 10;

// Whether there is a tag, or a legal move, in one of the first games.
bool holds_games(std::string_view text, Variant usual) {
  constexpr int games_tried = 20;
  PdnSplitter splitter(text);
  PdnWords words;
  for (int i = 0; i < games_tried && splitter.next(words); ++i) {
    for (const PdnToken& tag : words.tags) {
      if (tag.word == PdnWord::Tag) return true;
    }
    if (read_game(text, words, {.usual = usual}).tree.ply_count() > 0) return true;
  }
  return false;
}

// The first error in a text without games.
std::optional<PdnError> first_error(std::string_view text, Variant usual) {
  PdnSplitter splitter(text);
  PdnWords words;
  if (!splitter.next(words)) return std::nullopt;
  PdnGame game = read_game(text, words, {.usual = usual});
  if (game.errors.empty()) return std::nullopt;
  PdnPlaces(text).place(game.errors.front());
  return std::move(game.errors.front());
}

Variant usual_variant(const App& app) {
  return app.preferences().new_game.variant;
}

void tell_guess(const GameFile& file, Variant guessed, App& app) {
  app.notify(
      app.tr(Text::FileVariantGuessed, shortened(file.title()), name(app.language(), guessed)));
}

void tell_about_positions(const OpenedGames& opened, App& app) {
  if (opened.guessed) tell_guess(*opened.file, *opened.guessed, app);
  if (opened.positions.empty()) return;
  const PdnError& first = opened.positions.front();
  app.notify(app.tr(Text::FilePositionsBad, static_cast<int>(opened.positions.size()), first.line,
                    first.found));
}

destination::Review review_of(const std::shared_ptr<GameFile>& file, std::size_t index) {
  destination::Review review{file->game(index), KeptGame{file, index}};
  review.own = file->is_programs_own();
  return review;
}

// Tells what was guessed while a file was read. Speaks of the whole file only if no winner in it is
// known.
void tell_guessed_winners(const GameFile& file, App& app) {
  int guessed = 0;
  int known = 0;
  for (const PdnEntry& game : file.entries()) {
    if (game.winner()) ++(game.winner_guessed() ? guessed : known);
  }
  if (guessed == 0) return;
  const std::string title = shortened(file.title());
  app.notify(known == 0
                 ? app.tr(Text::FileWinnersGuessed, title)
                 : counted(app.language(), guessed, Counted::FileSomeWinnersGuessed,
                           {grouped(app.language(), static_cast<std::size_t>(guessed)), title}));
}

// Tells which variant was guessed for a file. Says nothing if only some games were guessed, or not
// all alike, because the sentence is about the whole file, and the list shows the variant of each
// game.
void tell_guess_of_all(const GameFile& file, App& app) {
  const auto& games = file.entries();
  if (games.empty()) return;
  const Variant first = games.front().variant;
  const bool alike = std::all_of(games.begin(), games.end(), [first](const PdnEntry& each) {
    return each.variant_guessed && each.variant == first;
  });
  if (alike) tell_guess(file, first, app);
}

std::optional<Destination> view_of(std::vector<std::shared_ptr<GameFile>> files, App& app) {
  if (files.empty()) return std::nullopt;
  const bool alone = files.size() == 1;
  if (alone && files.front()->text().size() <= small_file) {
    files.front()->load_all();
    tell_guess_of_all(*files.front(), app);
    tell_guessed_winners(*files.front(), app);
    if (files.front()->entries().size() == 1) return review_of(files.front(), 0);
  }
  return destination::GameList{std::move(files)};
}

std::optional<Destination> view_of_text(const std::string& text, Text title, Text nothing,
                                        App& app) {
  const auto read = games_of_text({}, app.tr(title), text, usual_variant(app));
  if (const auto* none = std::get_if<NoGames>(&read)) {
    app.notify(with_error(app.language(), app.tr(nothing), none->error));
    return std::nullopt;
  }
  const auto& opened = std::get<OpenedGames>(read);
  tell_about_positions(opened, app);
  return view_of({opened.file}, app);
}

}  // namespace

std::variant<OpenedGames, NoGames> games_of_text(std::string path, std::string title,
                                                 std::string text, Variant usual) {
  if (is_fen_list(text)) {
    const Variant variant = variant_of_fens(text, usual);
    FenList list = read_fen_list(text, variant);
    if (list.games.empty()) return NoGames{list.errors.front()};
    if (!path.empty()) title = file_name(path);
    return OpenedGames{std::make_shared<GameFile>("", std::move(title), write_pdn(list.games)),
                       std::move(list.errors), variant};
  }
  if (!holds_games(text, usual)) return NoGames{first_error(text, usual)};
  return OpenedGames{std::make_shared<GameFile>(std::move(path), std::move(title), std::move(text),
                                                PdnOptions{.usual = usual}),
                     {}};
}

std::variant<OpenedGames, FileTrouble> read_games(const FileAccess& files, const std::string& path,
                                                  Variant usual) {
  if (files.kind(path) == PathKind::Folder) return FileTrouble{FileTrouble::Kind::Folder};
  if (files.size(path) > most_read) return FileTrouble{FileTrouble::Kind::TooLarge};
  Expected<std::string> text = files.read(path);
  if (!text) {
    const bool missing = text.failure().kind == FailureKind::NotFound;
    return FileTrouble{missing ? FileTrouble::Kind::NotFound : FileTrouble::Kind::Unreadable};
  }
  auto opened = games_of_text(path, {}, std::move(text).value(), usual);
  if (const auto* none = std::get_if<NoGames>(&opened)) {
    return FileTrouble{FileTrouble::Kind::NoGames, none->error};
  }
  return std::get<OpenedGames>(std::move(opened));
}

namespace {

// A browser does not say why it gave no content; most often the file is too large.
std::string trouble_of(const FileTrouble& trouble, const std::string& path, const App& app) {
  if (app.desktop().in_browser && trouble.kind == FileTrouble::Kind::Unreadable) {
    return app.tr(Text::FileUnreadableInPage, shortened(place_name(app, path)),
                  in_megabytes(most_read));
  }
  return sentence(app.language(), trouble, place_name(app, path));
}

// Returns the files that hold games; notifies the person about the others. The paths are absolute.
std::vector<std::shared_ptr<GameFile>> read_files(const std::vector<std::string>& paths, App& app) {
  std::vector<std::shared_ptr<GameFile>> files;
  for (const std::string& path : paths) {
    auto read = read_games(app.disk(), path, usual_variant(app));
    if (const auto* trouble = std::get_if<FileTrouble>(&read)) {
      app.notify(trouble_of(*trouble, path, app));
      continue;
    }
    const auto& opened = std::get<OpenedGames>(read);
    tell_about_positions(opened, app);
    files.push_back(opened.file);
    // The path is only valid as long as the page.
    if (app.desktop().open_files) continue;
    app.change_preferences([&](Preferences& p) { p.remember_file(path); });
  }
  return files;
}

}  // namespace

std::optional<Destination> games_of_files(const destination::Files& files, App& app) {
  std::vector<std::string> small;
  for (const std::string& path : files.paths)
    small.push_back(app.disk().absolute(path));
  std::vector<std::string> large;
  if (!files.as_list) large = take_large(small, app);
  std::optional<Destination> view = view_of(read_files(small, app), app);
  if (large.empty()) return view;
  if (view) app.open(*view);  // the question is above it
  const auto open = [large](App& a) {
    if (const auto lists = view_of(read_files(large, a), a)) a.open(*lists);
  };
  offer_large(large, open, app);
  return std::nullopt;
}

std::optional<Destination> games_dropped(const std::string& text, App& app) {
  return view_of_text(text, Text::FileDroppedTitle, Text::FileDropNothing, app);
}

std::optional<Destination> games_pasted(const std::string& text, App& app) {
  return view_of_text(text, Text::FilePastedTitle, Text::FilePasteNothing, app);
}

void paste_games(App& app) {
  app.paste([](const std::string& text, App& a) {
    if (text.empty()) return a.notify(a.tr(Text::NothingToPaste));
    a.open(destination::PastedGames{text});
  });
}

void open_game(const std::shared_ptr<GameFile>& file, std::size_t index, App& app, int ply) {
  destination::Review review = review_of(file, index);
  review.ply = ply;
  app.open(std::move(review));
}

void choose_files(App& app) {
  if (app.desktop().open_files) return app.desktop().open_files();
  const auto open = [](const std::string& path, App& a) { a.open(destination::Files{{path}}); };
  const auto against = [](const std::string& path, const App& a) {
    // Errors are told when it is opened; a large file is not read twice.
    if (has_lessons(a.disk(), path) || a.disk().size(path) > large_file) return std::string{};
    const auto read = read_games(a.disk(), path, Variant::Brazilian);
    const auto* trouble = std::get_if<FileTrouble>(&read);
    return trouble ? sentence(a.language(), *trouble, path) : std::string{};
  };
  app.scenes().push(
      std::make_unique<FileChooser>(app, FileChooser::Purpose::Open, "", open, against));
}

}  // namespace damas
