#include "view/window/online/typed_invitation.hpp"

#include "view/text/text.hpp"

namespace damas {

TypedInvitation read_typed_room(const std::string& text, bool server_known, Language language) {
  const std::optional<Invitation> read = read_invitation(text);
  if (!server_known || text.empty()) {
    if (read && read->server) return *read;
    return text.empty() ? std::string(tr(language, Text::OnlineLinkPaste))
                        : tr(language, Text::OnlineLinkExpected, text);
  }
  if (read && !read->code.empty()) return *read;
  if (const auto letter = letter_of_no_code(text))
    return tr(language, Text::OnlineCodeLetter, *letter);
  return tr(language, Text::OnlineCodeExpected, text);
}

TypedInvitation read_typed_server(const std::string& text, const std::string& own,
                                  Language language) {
  const std::string& named = text.empty() ? own : text;
  const std::optional<Invitation> read = read_invitation(named);
  if (read && read->server) return *read;
  return named.empty() ? std::string(tr(language, Text::OnlineServerFirst))
                       : tr(language, Text::OnlineServerExpected, text);
}

}  // namespace damas
