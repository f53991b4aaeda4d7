#include "view/terminal/new_game.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "openings/ballots.hpp"
#include "openings/eleven_man.hpp"
#include "puzzle/random.hpp"
#include "view/text/names.hpp"

namespace damas::terminal {

namespace {

// Nothing if the dialogue goes on to the next question.
using Left = std::optional<Leave>;

// Asks for a value of an enumeration, whose items are given in order.
template <class E>
Left ask(Console& console, const std::string& title, const std::vector<std::string>& items,
         E& value) {
  const auto chosen = console.choose(title, items, static_cast<int>(value) + 1);
  if (const Leave* leave = std::get_if<Leave>(&chosen)) return *leave;
  value = static_cast<E>(std::get<int>(chosen) - 1);
  return std::nullopt;
}

Left ask_starts(Console& console, Options& options) {
  const Language language = console.language();
  return ask(console, tr(language, Text::TerminalAskStarts),
             {tr(language, Text::You), tr(language, Text::TerminalStartsComputer),
              tr(language, Text::SideRandom)},
             options.starts);
}

Left ask_level(Console& console, const std::string& title, Variant variant, int& level) {
  std::vector<std::string> items;
  for (int i = weakest_level; i <= strongest_level; ++i) {
    const Language language = console.language();
    items.push_back(std::string(name_of_level(language, i)) + " - " + about_level(language, i) +
                    " " + strength_of_level(language, i, variant));
  }
  int index = level - weakest_level;
  const Left left = ask(console, title, items, index);
  level = index + weakest_level;
  return left;
}

Left ask_levels(Console& console, Mode mode, Options& options) {
  const Language language = console.language();
  if (mode == Mode::Persons) return std::nullopt;
  const Variant variant = options.variant.value_or(Variant::Brazilian);
  if (mode == Mode::Computer) {
    const Left left =
        ask_level(console, tr(language, Text::TerminalAskLevel), variant, options.levels[0]);
    options.levels[1] = options.levels[0];
    return left;
  }
  for (const Side side : {Side::White, Side::Black}) {
    const std::string title =
        tr(language, Text::TerminalAskLevelOfSide, in_sentence(language, side));
    int& level = options.levels[static_cast<std::size_t>(index(side))];
    if (const Left left = ask_level(console, title, variant, level)) return left;
  }
  return std::nullopt;
}

// The choices that the variant has, in the order of OpeningChoice.
std::vector<OpeningChoice> opening_choices(Variant variant, const BallotSource& ballots) {
  std::vector<OpeningChoice> all = {OpeningChoice::Normal};
  if (ballots && has_ballots(variant)) all.push_back(OpeningChoice::Ballot);
  if (has_eleven_man_ballot(variant)) all.push_back(OpeningChoice::ElevenMan);
  return all;
}

Text text_for(OpeningChoice opening, Variant variant) {
  if (opening == OpeningChoice::Normal) return Text::OpeningNormal;
  if (opening == OpeningChoice::ElevenMan) return Text::OpeningElevenMen;
  return has_eleven_man_ballot(variant) ? Text::OpeningThreeMoves : Text::OpeningDrawn;
}

Left ask_opening(Console& console, const BallotSource& ballots, Options& options) {
  const Variant variant = options.variant.value_or(Variant::Brazilian);
  const std::vector<OpeningChoice> all = opening_choices(variant, ballots);
  if (options.start || all.size() < 2) return std::nullopt;
  std::vector<std::string> items;
  for (const OpeningChoice opening : all)
    items.emplace_back(tr(console.language(), text_for(opening, variant)));
  const auto present = std::find(all.begin(), all.end(), options.opening);
  auto place = present == all.end() ? 0 : static_cast<int>(present - all.begin());
  const Left left = ask(console, tr(console.language(), Text::TerminalAskOpening), items, place);
  options.opening = all[static_cast<std::size_t>(place)];
  return left;
}

bool person_starts(const Options& options) {
  if (options.starts == Starts::Random) return puzzle::Random(options.seed).below(2) == 0;
  return options.starts == Starts::You;
}

// Another number than the one that decides who starts.
std::uint64_t lot_of(const Options& options) {
  puzzle::Random random(options.seed);
  random.next();
  return random.next();
}

// Sets the start, if it is drawn too. Answers no moves for a normal game.
std::vector<Move> drawn_opening(const Options& options, const BallotSource& ballots,
                                MatchSetup& setup) {
  if (setup.start) return {};
  if (options.opening == OpeningChoice::ElevenMan && has_eleven_man_ballot(setup.variant)) {
    ElevenManOpening drawn = drawn_eleven_man(lot_of(options));
    setup.start = drawn.start;
    return std::move(drawn.moves);
  }
  if (options.opening == OpeningChoice::Ballot && ballots && has_ballots(setup.variant))
    return drawn_ballot(ballots(setup.variant), setup.variant, lot_of(options));
  return {};
}

}  // namespace

std::optional<Leave> ask_variant(Console& console, Options& options, bool (*offered)(Variant)) {
  const Language language = console.language();
  std::vector<Variant> all;
  std::vector<std::string> items;
  for (std::size_t i = 0; i < variants.size(); ++i) {
    const auto variant = static_cast<Variant>(i);
    if (offered != nullptr && !offered(variant)) continue;
    all.push_back(variant);
    items.push_back(name(language, variant) + " - " + about(language, variant));
  }
  const Variant present = options.variant.value_or(Variant::Brazilian);
  auto place = static_cast<int>(std::find(all.begin(), all.end(), present) - all.begin());
  const Left left = ask(console, tr(language, Text::TerminalAskVariant), items, place);
  if (!left) options.variant = all[static_cast<std::size_t>(place)];
  return left;
}

std::variant<Options, Leave> ask_new_game(Console& console, Mode mode, const Options& preselected,
                                          const BallotSource& ballots) {
  Options options = preselected;
  Left left;
  if (!options.start && variants.size() > 1) left = ask_variant(console, options);
  if (!left && mode == Mode::Computer) left = ask_starts(console, options);
  if (!left) left = ask_levels(console, mode, options);
  if (!left) left = ask_opening(console, ballots, options);
  if (left) return *left;
  return options;
}

MatchSetup setup_of(const Options& options, Mode mode) {
  MatchSetup setup;
  setup.variant = options.variant.value_or(Variant::Brazilian);
  // The draw table belongs to the variant in the options; another may have been chosen since.
  if (options.draw_table < info(setup.variant).draw_tables.size()) {
    setup.draw_table = options.draw_table;
  }
  setup.start = options.start;
  setup.seed = options.seed;
  const Game game(setup.start.value_or(start_of(setup.variant)));
  const Side person = person_starts(options) ? game.side_to_move() : opponent(game.side_to_move());
  for (const Side side : {Side::White, Side::Black}) {
    const auto i = static_cast<std::size_t>(index(side));
    const bool human = mode == Mode::Persons || (mode == Mode::Computer && side == person);
    setup.players[i] = human ? Player{Human{}} : Player{Computer{options.levels[i]}};
  }
  return setup;
}

Match new_match(const Options& options, Mode mode, const BallotSource& ballots,
                const EngineOptions& engine) {
  MatchSetup setup = setup_of(options, mode);
  const std::vector<Move> opening = drawn_opening(options, ballots, setup);
  setup.drawn_plies = static_cast<int>(opening.size());
  Game game(setup.start.value_or(start_of(setup.variant)), setup.draw_table);
  for (const Move& move : opening)
    game.play(move);
  return Match(setup, MatchProgress{std::move(game)}, engine);
}

}  // namespace damas::terminal
