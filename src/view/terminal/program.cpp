#include "view/terminal/program.hpp"

#include <utility>

#include "book/shipped_books.hpp"
#include "lessons/reader.hpp"
#include "match/speaker.hpp"
#include "problems/packed_problems.hpp"
#include "problems/shipped_problems.hpp"
#include "training/endings.hpp"
#include "view/terminal/game_files.hpp"
#include "view/terminal/puzzle_screen.hpp"
#include "view/text/names.hpp"

namespace damas::terminal {

namespace {

// The next of the program's languages, and the first after the last.
Language next_language(Language language) {
  return languages[(static_cast<std::size_t>(language) + 1) % languages.size()];
}

// All of them do.
bool has_squares(Variant) {
  return true;
}

// "It can be practised in Brazilian, Russian and English."
std::string practised_in(Language language, bool (*offered)(Variant)) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto variant = static_cast<Variant>(i);
    if (offered(variant)) names.push_back(name(language, variant));
  }
  std::string list;
  for (const std::string& each : names) {
    if (!list.empty())
      list += &each == &names.back() ? " " + std::string(tr(language, Text::And)) + " " : ", ";
    list += each;
  }
  return tr(language, Text::TerminalPractisedIn, list);
}

}  // namespace

Program::Program(Console& console, const Options& options, puzzle::Tables& tables,
                 const EngineOptions& engine, ProblemSource problems, EndingTables endings,
                 LessonSource lessons, BallotSource ballots, OpeningSources openings)
    : console_(console),
      options_(options),
      tables_(tables),
      engine_(engine),
      problems_(std::move(problems)),
      endings_(std::move(endings)),
      lessons_(std::move(lessons)),
      ballots_(std::move(ballots)),
      openings_(std::move(openings)),
      lessons_done_(options.lessons),
      problems_done_(options.problems),
      openings_done_(options.openings),
      kept_(options.demo ? std::string{} : options.games) {}

int Program::run() {
  if (options_.demo) return demo();
  if (auto match = kept_.match(engine_)) {
    game_.emplace(console_, std::move(*match), engine_, kept_);
    game_->mark_unsaved();
  }
  Leave leave = Leave::Menu;
  if (options_.load) {
    const std::optional<Leave> left = load(*options_.load, Text::TerminalAskReplace);
    if (!left) {
      console_.prose(notice_);
      return 2;
    }
    leave = *left;
  } else {
    leave = start();
  }
  while (leave == Leave::Menu)
    leave = menu();
  if (game_ && game_->unsaved() && kept_.keeps()) console_.say(Text::TerminalGameKept);
  console_.say(Text::TerminalGoodbye);
  return 0;
}

int Program::demo() {
  GameScreen(console_, new_match(options_, Mode::Machines, ballots_, engine_), engine_, kept_)
      .run_to_end();
  return 0;
}

// Puzzle, problems, lessons, endings, openings and squares do not affect the unfinished game, so no
// question is needed before.
Leave Program::start() {
  if (options_.mode == Mode::Puzzle) return solve_puzzle();
  if (options_.mode == Mode::Problems)
    return solve_problems(options_.variant.value_or(Variant::Brazilian), take_day());
  if (options_.mode == Mode::Lessons) return learn();
  if (options_.mode == Mode::Endgames)
    return practise_endings(options_.variant.value_or(Variant::Brazilian));
  if (options_.mode == Mode::Openings)
    return practise_openings(options_.variant.value_or(Variant::Brazilian));
  if (options_.mode == Mode::Squares)
    return practise_squares(options_.variant.value_or(Variant::Brazilian));
  if (game_) {
    const std::optional<bool> goes_on = offer_unfinished();
    if (!goes_on) return Leave::Quit;
    if (*goes_on) return game_->run();
    if (!options_.mode) return Leave::Menu;
    if (const auto elsewhere = asked_to_stay(Text::AskReplaceGame)) return *elsewhere;
  }
  return options_.mode ? play(*options_.mode, options_) : Leave::Menu;
}

std::optional<bool> Program::offer_unfinished() {
  const Language language = console_.language();
  for (const std::string& notice : kept_.take_notices(language))
    console_.prose(notice);
  const std::optional<Match> match = kept_.match(Drive::Caller);
  if (!match) return false;
  return console_.confirm_or_enter(tr(language, Text::TerminalAskContinue, about(*match)));
}

std::string Program::about(const Match& match) const {
  const Language language = console_.language();
  const MatchSetup& setup = match.setup();
  const Side machine = is_human(setup.player(Side::White)) ? Side::Black : Side::White;
  const int people = persons(setup);
  const std::string players = people == 1   ? name(language, setup.player(machine))
                              : people == 2 ? tr(language, Text::TerminalTwoPersons)
                                            : tr(language, Text::ComputerVComputer);
  return std::string(name(language, setup.variant)) + ", " + players + ", " +
         counted(language, match.game().ply(), Counted::TerminalMoves);
}

std::vector<Program::Item> Program::items() {
  const Language language = console_.language();
  std::vector<Item> items;
  if (game_ && !game_->over()) {
    items.push_back({tr(language, Text::Continue), [this] { return game_->run(); }});
  }
  const auto add = [&](const char* label, std::function<Leave()> act) {
    items.push_back({label, std::move(act)});
  };
  add(tr(language, Text::TerminalPersonMachine), [this] { return ask_and_play(Mode::Computer); });
  add(tr(language, Text::TerminalTwoPersons), [this] { return ask_and_play(Mode::Persons); });
  add(tr(language, Text::ComputerVComputer), [this] { return ask_and_play(Mode::Machines); });
  add(tr(language, Text::PuzzleTitle), [this] { return solve_puzzle(); });
  add(tr(language, Text::ProblemsTitle), [this] { return ask_and_solve_problems(); });
  add(tr(language, Text::LessonsTitle), [this] { return learn(); });
  add(tr(language, Text::EndgameTitle),
      [this] { return ask_and_practise(&Program::practise_endings, training::has_ending_tables); });
  add(tr(language, Text::OpeningsTitle),
      [this] { return ask_and_practise(&Program::practise_openings, has_book); });
  add(tr(language, Text::SquaresTitle),
      [this] { return ask_and_practise(&Program::practise_squares, has_squares); });
  add(tr(language, Text::TerminalLoad), [this] { return ask_and_load(); });
  add(own_name(next_language(language)), [this] { return change_language(); });
  add(tr(language, Text::Quit), [this] { return quit(); });
  return items;
}

Leave Program::menu() {
  const std::vector<Item> all = items();
  std::vector<std::string> labels;
  for (const Item& item : all)
    labels.push_back(item.label);
  console_.new_screen();
  std::vector<std::string> notices = kept_.take_notices(console_.language());
  if (!notice_.empty()) notices.push_back(std::exchange(notice_, {}));
  for (const std::string& notice : notices) {
    console_.prose(notice);
    console_.line();
  }
  const auto chosen = console_.choose(tr(console_.language(), Text::AppName), labels, 1);
  if (const Leave* leave = std::get_if<Leave>(&chosen)) {
    return *leave == Leave::Quit ? quit() : *leave;
  }
  return all[static_cast<std::size_t>(std::get<int>(chosen) - 1)].act();
}

Leave Program::ask_and_play(Mode mode) {
  const auto answers = ask_new_game(console_, mode, options_, ballots_);
  if (const Leave* leave = std::get_if<Leave>(&answers)) return *leave;
  if (const auto elsewhere = asked_to_stay(Text::AskReplaceGame)) return *elsewhere;
  options_ = std::get<Options>(answers);
  return play(mode, options_);
}

Leave Program::play(Mode mode, const Options& options) {
  Match match = new_match(options, mode, ballots_, engine_);
  ++options_.seed;
  return play(std::move(match));
}

Leave Program::play(Match match, std::optional<PdnGame> from, std::string notice) {
  game_.emplace(console_, std::move(match), engine_, kept_, std::move(from), std::move(notice));
  return game_->run();
}

Leave Program::solve_puzzle() {
  return PuzzleScreen(console_, options_.puzzle, tables_, options_.seed++).run();
}

std::variant<Variant, Leave> Program::ask_offered(Variant usual, Variant stand_in,
                                                  bool (*offered)(Variant)) {
  const Language language = console_.language();
  if (stand_in != usual)
    console_.prose(
        tr(language, Text::TerminalStandIn, name(language, usual), name(language, stand_in)));
  Options asked = options_;
  asked.variant = stand_in;
  if (const auto leave = ask_variant(console_, asked, offered)) return *leave;
  if (*asked.variant != stand_in) options_.variant = asked.variant;
  return *asked.variant;
}

Leave Program::ask_and_solve_problems() {
  const Variant usual = options_.variant.value_or(Variant::Brazilian);
  const auto asked =
      ask_offered(usual, problems::nearest_with_problems(usual), problems::has_problems);
  if (const Leave* const leave = std::get_if<Leave>(&asked)) return *leave;
  return solve_problems(std::get<Variant>(asked));
}

Leave Program::solve_problems(Variant wanted, const std::optional<puzzle::Date>& day) {
  const Variant variant = problems::nearest_with_problems(wanted);
  const std::string_view bytes = problems_ ? problems_(variant) : std::string_view{};
  auto read = problems::problems_from(bytes, variant);
  auto* problems = std::get_if<std::vector<problems::Problem>>(&read);
  if (bytes.empty() || problems == nullptr || problems->empty()) {
    const Language language = console_.language();
    notice_ = tr(language, Text::ProblemsNone, name(language, variant));
    return Leave::Menu;
  }
  const auto change = [this](const std::function<void(training::Progress&)>& edit) {
    return problems_done_.change(edit);
  };
  ProblemScreen screen(console_, std::move(*problems), options_.puzzle.difficulty, options_.seed++,
                       change);
  if (variant != wanted) {
    const Language language = console_.language();
    screen.remark(
        tr(language, Text::ProblemsStandIn, name(language, wanted), name(language, variant)));
  }
  if (day) screen.start_daily(*day);
  const Leave leave = screen.run();
  return told(leave, problems_done_.trouble(console_.language()));
}

Leave Program::told(Leave leave, const std::string& trouble) {
  if (leave == Leave::Menu) {
    notice_ = trouble;
  } else if (!trouble.empty()) {
    console_.prose(trouble);
  }
  return leave;
}

std::optional<puzzle::Date> Program::take_day() {
  const auto day = std::exchange(options_.puzzle.day, NoDay{});
  if (const auto* const date = std::get_if<puzzle::Date>(&day)) return *date;
  if (std::holds_alternative<NoDay>(day)) return std::nullopt;
  return puzzle::date_of_days(console_.today());
}

Leave Program::learn() {
  auto read = lessons::read_lessons(lessons_ ? lessons_() : std::string_view{});
  auto* const all = std::get_if<std::vector<lessons::Lesson>>(&read);
  if (all == nullptr || all->empty()) {
    notice_ = tr(console_.language(), Text::LessonsUnreadable);
    return Leave::Menu;
  }
  return LessonsScreen(console_, std::move(*all), lessons_done_, engine_, options_.seed++).run();
}

Leave Program::ask_and_practise(Leave (Program::*practise)(Variant), bool (*offered)(Variant)) {
  const Variant usual = options_.variant.value_or(Variant::Brazilian);
  const auto asked = ask_offered(usual, offered(usual) ? usual : Variant::Brazilian, offered);
  if (const Leave* const leave = std::get_if<Leave>(&asked)) return *leave;
  return (this->*practise)(std::get<Variant>(asked));
}

Leave Program::tell_lack(Variant variant, bool (*offered)(Variant), Text missing, Text none) {
  const Language language = console_.language();
  notice_ = tr(language, offered(variant) ? missing : none, name(language, variant));
  if (!offered(variant)) notice_ += " " + practised_in(language, offered);
  return Leave::Menu;
}

Leave Program::practise_endings(Variant variant) {
  const std::string_view tables = endings_ ? endings_(variant) : std::string_view{};
  EndingScreen screen(console_, variant, tables, options_.seed++);
  if (screen.has_tasks()) return screen.run();
  return tell_lack(variant, training::has_ending_tables, Text::EndgameNoTables,
                   Text::TerminalNoTables);
}

Leave Program::practise_openings(Variant variant) {
  const auto book = openings_.book ? openings_.book(variant) : nullptr;
  if (!book) return tell_lack(variant, has_book, Text::OpeningsNoBook, Text::TerminalNoBook);
  const auto change = [this](const std::function<void(training::OpeningCards&)>& edit) {
    return openings_done_.change(edit);
  };
  const std::string_view names = openings_.names ? openings_.names(variant) : std::string_view{};
  const Leave leave = OpeningsScreen(console_, variant, book, names, change, options_.seed++).run();
  return told(leave, openings_done_.trouble(console_.language()));
}

Leave Program::practise_squares(Variant variant) {
  const auto change = [this](const std::function<void(training::Progress&)>& edit) {
    return problems_done_.change(edit);
  };
  const Leave leave = SquaresScreen(console_, variant, options_.seed++, change).run();
  return told(leave, problems_done_.trouble(console_.language()));
}

std::optional<Leave> Program::load(const std::string& path, Text question) {
  auto opened = open_match(console_, path, engine_);
  if (const auto* failure = std::get_if<LoadFailure>(&opened)) {
    notice_ = sentence(console_.language(), *failure, path);
    return std::nullopt;
  }
  if (const auto* unpicked = std::get_if<Unpicked>(&opened)) {
    return unpicked->leave == Leave::Quit ? quit() : Leave::Menu;
  }
  if (const auto elsewhere = asked_to_stay(question)) return *elsewhere;
  auto& [match, from, notice] = std::get<Opened>(opened);
  return play(std::move(match), std::move(from), std::move(notice));
}

Leave Program::ask_and_load() {
  const auto answer =
      console_.ask(tr(console_.language(), Text::TerminalAskFile, std::string(default_match_file)));
  if (!answer) return Leave::Quit;
  const auto verb = parse_verb(*answer);
  if (verb && leaves(verb->verb)) return verb->verb == Verb::Quit ? quit() : Leave::Menu;
  const std::string path = answer->empty() ? default_match_file : *answer;
  return load(path, Text::TerminalAskOpen).value_or(Leave::Menu);
}

Leave Program::quit() {
  if (!game_ || !game_->unsaved() || kept_.keeps()) return Leave::Quit;
  return console_.confirm(Text::TerminalAskQuit).value_or(true) ? Leave::Quit : Leave::Menu;
}

std::optional<Leave> Program::asked_to_stay(Text question) {
  if (!game_ || !game_->unsaved()) return std::nullopt;
  const std::optional<bool> sure = console_.confirm(question);
  if (!sure) return quit();
  return *sure ? std::nullopt : std::optional(Leave::Menu);
}

Leave Program::change_language() {
  console_.set_language(next_language(console_.language()));
  return Leave::Menu;
}

}  // namespace damas::terminal
