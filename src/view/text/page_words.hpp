// Owns the words of web pages that replay games.
#pragma once

#include "core/variants.hpp"
#include "share/web_page.hpp"
#include "view/text/language.hpp"

namespace damas {

share::PageWords page_words(Language language, Variant variant);

}  // namespace damas
