#include "view/window/share/share_game.hpp"

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "core/pdn/writer.hpp"
#include "share/board_text.hpp"
#include "share/gif/animation.hpp"
#include "share/svg.hpp"
#include "share/web_page.hpp"
#include "view/text/page_words.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/board_labels.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/games/keep_games.hpp"
#include "view/window/share/board_images.hpp"
#include "view/window/share/save_content.hpp"

namespace damas {

namespace {

using Shared = std::shared_ptr<const SharedGame>;

std::string name_with(const SharedGame& shared, const std::string& ending) {
  const std::string name = file_name_for(shared.game);
  return name.substr(0, name.rfind('.')) + ending;
}

PictureStyle style_of(const SharedGame& shared, int width, const App& app) {
  const Numbering numbering = info(shared.game.variant()).numbering;
  return {app.theme(), board_labels(app.preferences(), numbering), width, shared.flipped};
}

Game position_of(const SharedGame& shared) {
  return Game(shared.game.tree.position_at(shared.node));
}

// `content` is an optional text, or an Expected one.
template <class Content>
void save_made(const SharedGame& shared, const std::string& ending, const Content& content,
               App& app) {
  const std::string name = name_with(shared, ending);
  if (!content) return app.notify(app.tr(Text::ShareFailed, name));
  save_content(name, content.value(), app);
}

void save_png(const SharedGame& shared, App& app) {
  const Path last = share::path_to(shared.game.tree, shared.node);
  const PictureStyle style = style_of(shared, usual_picture, app);
  save_made(shared, ".png", encode_png(board_image(position_of(shared), last, style)), app);
}

void save_svg(const SharedGame& shared, App& app) {
  share::SvgStyle style;
  style.colors = shared_colors(app.theme());
  style.flipped = shared.flipped;
  save_content(name_with(shared, ".svg"),
               share::svg_of(share::diagram_of(shared.game.tree, shared.node), style), app);
}

void save_gif(const SharedGame& shared, App& app) {
  const PictureStyle style = style_of(shared, usual_animation, app);
  save_made(shared, ".gif", animation_of(shared.game.tree, style, usual_delay), app);
}

void save_page(const SharedGame& shared, App& app) {
  const share::PageStyle style{shared_colors(app.theme()), shared.flipped};
  const share::PageWords words = page_words(app.language(), shared.game.variant());
  save_content(name_with(shared, ".html"), share::web_page(shared.game, words, style), app);
}

// Browsers pass no files of unknown kinds to apps.
void send_pdn(const SharedGame& shared, App& app) {
  send_content(name_with(shared, ".txt"), write_pdn(shared.game), app);
}

void copy_text(const SharedGame& shared, App& app) {
  app.copy(share::text_diagram(position_of(shared), shared.flipped));
}

Button row(Icon icon, Text text, const Shared& shared, void (*act)(const SharedGame&, App&)) {
  return {icon, text, [shared, act](App& app) { act(*shared, app); }};
}

}  // namespace

PdnNode node_after(const PdnTree& tree, int ply) {
  PdnNode node = PdnNode::Root;
  for (int i = 0; i < ply && tree.first_child(node) != PdnNode::None; ++i)
    node = tree.first_child(node);
  return node;
}

void open_share(SharedGame game, App& app) {
  const auto shared = std::make_shared<const SharedGame>(std::move(game));
  std::vector<Button> choices;
  choices.push_back(row(Icon::Save, Text::SharePng, shared, save_png));
  choices.push_back(row(Icon::Save, Text::ShareSvg, shared, save_svg));
  if (share::can_write_gif()) {
    choices.push_back(row(Icon::Play, Text::ShareGif, shared, save_gif));
  }
  choices.push_back(row(Icon::Globe, Text::ShareHtml, shared, save_page));
  choices.push_back(row(Icon::Copy, Text::ShareText, shared, copy_text));
  if (app.desktop().send_file) {
    choices.push_back(row(Icon::Globe, Text::ShareGamePdn, shared, send_pdn));
  }
  app.scenes().push(std::make_unique<ChoicesScene>(Text::Share, std::move(choices)));
}

}  // namespace damas
