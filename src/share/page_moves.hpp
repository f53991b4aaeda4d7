// Owns the moves of a game as HTML: the main line, its variations and comments, each move a link.
#pragma once

#include <string>

#include "core/pdn/tree.hpp"
#include "share/page_nodes.hpp"
#include "share/web_page.hpp"

namespace damas::share {

std::string moves_html(const PdnTree& tree, const PageNodes& nodes, const PageWords& words);

}  // namespace damas::share
