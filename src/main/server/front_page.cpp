#include "main/server/front_page.hpp"

#include "view/text/text.hpp"

namespace damas::net {

std::string front_page() {
  std::string page =
      "<!doctype html>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width\">\n<title>Damas</title>\n";
  for (const Language language : languages) {
    page += "<p lang=\"" + std::string(code(language)) + "\">";
    page += tr(language, Text::OnlineFrontPage);
    page += "</p>\n";
  }
  return page;
}

}  // namespace damas::net
