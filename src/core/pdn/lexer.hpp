// Owns the lexer of PDN: it splits a text into tags, moves, comments and other words in one pass.
#pragma once

#include <cstdint>
#include <string_view>

namespace damas {

enum class PdnWord : std::uint8_t {
  Tag,          // [Name "value"]
  BadTag,       // a bracket that does not begin a tag
  MoveNumber,   // "12.", "12..." or dots alone
  Move,         // squares with or without separators between them
  Strength,     // "!?", "(!)", or "*" directly after a move
  Nag,          // "$6"
  Comment,      // {...} or from ';' to the end of the line
  OpenComment,  // a comment that is never closed; it ends before the next tag
  Escape,       // from '%' at the start of a line to its end; not part of a game by the standard
  Begin,        // '(' of a variation
  Finish,       // ')' of a variation
  Setup,        // /FEN "..."/
  Result,
  Unknown,
  End,
};

struct PdnToken {
  PdnWord word = PdnWord::End;
  std::size_t begin = 0;
  std::size_t end = 0;

  std::string_view in(std::string_view text) const { return text.substr(begin, end - begin); }
};

class PdnLexer {
 public:
  explicit PdnLexer(std::string_view text, std::size_t at = 0);

  // Returns `End` after the last word, even if it is called again.
  PdnToken next();

 private:
  char peek(std::size_t ahead = 0) const {
    return at_ + ahead < text_.size() ? text_[at_ + ahead] : '\0';
  }
  void skip_blanks();
  PdnToken token(PdnWord word, std::size_t length);

  PdnToken bracket();
  PdnToken comment();
  PdnToken rest_of_line(PdnWord word);
  PdnToken parenthesis();
  PdnToken strength();
  PdnToken star();
  PdnToken slash();
  PdnToken number();
  PdnToken unknown();
  // Length of the move that begins here; 0 for none.
  std::size_t move_length() const;
  PdnToken move_or_result(std::size_t length);

  std::string_view text_;
  std::size_t first_ = 0;  // after a byte order mark
  std::size_t at_ = 0;
  std::size_t move_ended_ = std::string_view::npos;
};

// Whether a tag begins at `at`: a bracket, a name and the quote of a value.
bool tag_begins(std::string_view text, std::size_t at);

// The content of a word: the name and value of a tag, the text of a comment, or a FEN,
// without the marks around them.
struct PdnTagText {
  std::string_view name;
  std::string_view value;  // including its escapes
};
PdnTagText tag_text(std::string_view token);
std::string_view comment_text(std::string_view token);
std::string_view setup_text(std::string_view token);

}  // namespace damas
