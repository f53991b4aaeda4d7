// Owns passing links and files from the page to other apps, through the system's list of apps.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

namespace damas {

enum class PageSends : std::uint8_t { Nothing, Links, LinksAndFiles };
PageSends page_sends();

// These work only shortly after a press, one at a time. They call `then` later, with false if the
// system refused; if the person chose no app, that is no refusal.
void send_link_of_page(const std::string& link, std::function<void(bool sent)> then);
void send_file_of_page(const std::string& name, const std::string& content,
                       std::function<void(bool sent)> then);

}  // namespace damas
