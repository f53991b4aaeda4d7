#include "view/terminal/verbs.hpp"

#include <doctest/doctest.h>

namespace damas::terminal {

namespace {

std::optional<Verb> verb(std::string_view line) {
  const auto parsed = parse_verb(line);
  return parsed ? std::optional(parsed->verb) : std::nullopt;
}

}  // namespace

TEST_CASE("a command of the text table is understood in every language, in any case") {
  CHECK(says(Text::LessonCommandAnswer, "answer"));
  CHECK(says(Text::LessonCommandAnswer, "RESPOSTA"));
  CHECK_FALSE(says(Text::LessonCommandAnswer, "answers"));
  CHECK_FALSE(says(Text::LessonCommandAnswer, ""));
}

TEST_CASE("accents and the case of accented letters do not matter in a command") {
  for (const char* typed : {"solução", "solucao", "SOLUÇÃO", "Solucão"}) {
    CAPTURE(std::string(typed));
    CHECK(means(Text::ProblemCommandSolution, typed));
    CHECK(says(Text::ProblemCommandSolution, typed));
  }
  CHECK(means(Text::ProblemCommandNext, "proximo"));
  CHECK(says(Text::ProblemCommandDaily, "DIÁRIO"));
  CHECK(verb("désfazer") == Verb::Undo);
  CHECK(is_word("PRÓXIMO", "próximo"));
  CHECK_FALSE(is_word("proximos", "próximo"));
  CHECK_FALSE(says(Text::ProblemCommandSolution, "c3-d4"));
}

TEST_CASE("the American spelling of a favourite is understood") {
  CHECK(means(Text::ProblemCommandFavourite, "favorite"));
  CHECK(means(Text::ProblemCommandFavourite, "Favourite"));
  CHECK(means(Text::ProblemCommandFavourite, "favorito"));
}

TEST_CASE("a command of a trainer has the words of the others, too") {
  for (const char* word : {"next", "skip", "SKIP", "próximo", "pular"})
    CHECK(means(Text::ProblemCommandNext, word));
  for (const char* word : {"solution", "answer", "show", "solução", "resposta", "mostrar"}) {
    CAPTURE(std::string(word));
    CHECK(means(Text::ProblemCommandSolution, word));
    CHECK(means(Text::LessonCommandAnswer, word));
  }
  CHECK(means(Text::CommandHint, "dica"));
  CHECK_FALSE(means(Text::CommandHint, "skip"));
  CHECK_FALSE(means(Text::ProblemCommandNext, "answer"));
  CHECK_FALSE(means(Text::ProblemCommandNext, ""));
}

TEST_CASE("the question why is understood however it is written") {
  for (const char* line : {"why", "Why?", "motivo", "por que", "por que?", "porque", "porquê",
                           "por quê", "Por quê?", "POR QUÊ"}) {
    CAPTURE(std::string(line));
    CHECK(means(Text::CommandWhy, line));
    CHECK(verb(line) == Verb::Why);
  }
  CHECK_FALSE(verb("por"));
  CHECK(verb("?") == Verb::Help);
}

TEST_CASE("descriptions of commands begin in one column, whatever letters the command has") {
  CHECK(help_line("next", "go on") == "  next        go on");
  CHECK(help_line("próximo", "passa") == "  próximo     passa");
  CHECK(help_line("a-long-command", "about") == "  a-long-command about");
}

TEST_CASE("every verb is understood in every language and any case") {
  for (int i = 0; i <= static_cast<int>(Verb::Quit); ++i) {
    for (const Language language : languages) {
      CAPTURE(word(language, static_cast<Verb>(i)));
      CHECK(verb(word(language, static_cast<Verb>(i))) == static_cast<Verb>(i));
    }
  }
  CHECK(verb("UNDO") == Verb::Undo);
  CHECK(verb("Sair") == Verb::Quit);
  CHECK(verb("q") == Verb::Quit);
  CHECK(verb("exit") == Verb::Quit);
  CHECK(verb("?") == Verb::Help);
}

TEST_CASE("the words are in the order of the verbs") {
  CHECK(std::string(word(Language::English, Verb::Undo)) == "undo");
  CHECK(std::string(word(Language::English, Verb::Quit)) == "quit");
  CHECK(std::string(word(Language::Portuguese, Verb::Save)) == "salvar");
}

TEST_CASE("save and load take a file name, blanks in it kept") {
  const auto save = parse_verb("save my game.json");
  REQUIRE(save);
  CHECK(save->argument == "my game.json");
  CHECK(parse_verb("carregar   x")->argument == "x");
  CHECK(parse_verb("load")->argument.empty());
  CHECK(parse_verb("load ")->argument.empty());
}

TEST_CASE("other verbs take no argument, and moves are not verbs") {
  CHECK_FALSE(verb("undo 3"));
  CHECK_FALSE(verb("c3-d4"));
  CHECK_FALSE(verb(""));
  CHECK_FALSE(verb(" "));
}

TEST_CASE("help has a line for each verb") {
  const auto lines = verb_help(Language::English);
  CHECK(lines.size() == static_cast<std::size_t>(Verb::Quit) + 1);
  CHECK(lines.front() == "  undo        take back your last move");
}

TEST_CASE("a number is a whole text of digits within range") {
  CHECK(parse_number("12") == 12);
  CHECK_FALSE(parse_number("12a"));
  CHECK_FALSE(parse_number(""));
  CHECK_FALSE(parse_number("-1"));
  CHECK_FALSE(parse_number("99999999999"));
}

}  // namespace damas::terminal
