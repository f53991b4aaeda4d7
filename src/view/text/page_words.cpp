#include "view/text/page_words.hpp"

#include "view/text/names.hpp"
#include "view/text/pdn_sentences.hpp"
#include "view/text/text.hpp"

namespace damas {

share::PageWords page_words(Language language, Variant variant) {
  share::PageWords words;
  words.language = language_info(language).page_code;
  words.game = tr(language, Text::PageGame);
  words.variant = name(language, variant);
  words.start = tr(language, Text::FirstMove);
  words.back = tr(language, Text::PreviousMove);
  words.forward = tr(language, Text::NextMove);
  words.end = tr(language, Text::LastMove);
  words.flip = tr(language, Text::FlipBoard);
  words.moves = tr(language, Text::MovesLabel);
  words.chances = tr(language, Text::PageChances);
  words.setup = tr(language, Text::ReviewSetup);
  words.remarks = [language](const std::vector<int>& nags) { return remarks(language, nags); };
  return words;
}

}  // namespace damas
