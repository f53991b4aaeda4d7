#include "view/window/share/share_game.hpp"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/pdn/writer.hpp"
#include "share/board_text.hpp"
#include "share/diagram.hpp"
#include "share/gif/animation.hpp"
#include "share/web_page.hpp"
#include "view/text/page_words.hpp"
#include "view/window/app/app.hpp"
#include "view/window/app/board_labels.hpp"
#include "view/window/app/preferences.hpp"
#include "view/window/dialogs/choices.hpp"
#include "view/window/games/keep_games.hpp"
#include "view/window/share/board_images.hpp"
#include "view/window/share/picture_looks.hpp"
#include "view/window/share/save_content.hpp"

namespace damas {

namespace {

// A game, or only a position: the first one of a game without moves.
struct SharedContent : SharedGame {
  bool only_position = false;
};

using Shared = std::shared_ptr<const SharedContent>;

std::string name_with(const SharedGame& shared, const std::string& ending) {
  const std::string name = file_name_for(shared.game);
  return name.substr(0, name.rfind('.')) + ending;
}

const Theme& theme_of(const App& app) {
  return picture_theme(app.preferences().pictures.colors, app.theme());
}

PictureWidths widths_in(const App& app) {
  return widths_of(app.preferences().pictures.size);
}

PictureStyle style_of(const SharedGame& shared, int width, const App& app) {
  const Numbering numbering = info(shared.game.variant()).numbering;
  return {theme_of(app), board_labels(app.preferences(), numbering), width, shared.flipped};
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
  const PictureStyle style = style_of(shared, widths_in(app).picture, app);
  save_made(shared, ".png", encode_png(board_image(position_of(shared), last, style)), app);
}

void save_svg(const SharedGame& shared, App& app) {
  const PictureStyle style = style_of(shared, widths_in(app).picture, app);
  save_content(name_with(shared, ".svg"), drawing_of(shared.game.tree, shared.node, style), app);
}

void save_gif(const SharedGame& shared, App& app) {
  const PictureStyle style = style_of(shared, widths_in(app).animation, app);
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

void open_list(const Shared& shared, App& app);

// Back to the list, so that the person can save a picture of that look.
void change_look(const std::function<void(PictureChoice&)>& edit, const Shared& shared, App& app) {
  app.change_preferences([&](Preferences& p) { edit(p.pictures); });
  open_list(shared, app);
}

std::string words_of(PictureSize size, const App& app) {
  const PictureWidths widths = widths_of(size);
  const Text text = size == PictureSize::Small    ? Text::ShareSizeSmall
                    : size == PictureSize::Medium ? Text::ShareSizeMedium
                                                  : Text::ShareSizeLarge;
  return app.tr(text, widths.picture, widths.animation);
}

void choose_size(const Shared& shared, App& app) {
  std::vector<Button> choices;
  for (const PictureSize size : {PictureSize::Small, PictureSize::Medium, PictureSize::Large}) {
    const auto choose = [shared, size](App& a) {
      change_look([size](PictureChoice& choice) { choice.size = size; }, shared, a);
    };
    choices.push_back({Icon::Fullscreen, words_of(size, app), choose, true,
                       size == app.preferences().pictures.size});
  }
  app.scenes().push(std::make_unique<ChoicesScene>(Text::ShareSizeTitle, std::move(choices)));
}

void choose_colors(const Shared& shared, App& app) {
  const std::string& chosen = app.preferences().pictures.colors;
  const auto choose = [&shared](std::string_view id) {
    return [shared, id = std::string(id)](App& a) {
      change_look([&id](PictureChoice& choice) { choice.colors = id; }, shared, a);
    };
  };
  std::vector<Button> choices = {
      {Icon::Eye, Text::ShareColorsBoard, choose({}), true, chosen.empty()}};
  for (const Theme& theme : picture_themes())
    choices.push_back({Icon::Eye, theme.name, choose(theme.id), true, theme.id == chosen});
  app.scenes().push(std::make_unique<ChoicesScene>(Text::ShareColorsTitle, std::move(choices)));
}

std::string colors_now(const App& app) {
  const bool own = !app.preferences().pictures.colors.empty();
  return app.tr(Text::ShareColorsNow, app.tr(own ? theme_of(app).name : Text::ShareColorsBoard));
}

void open_list(const Shared& shared, App& app) {
  std::vector<Button> choices;
  choices.push_back(row(Icon::Save, Text::SharePng, shared, save_png));
  choices.push_back(row(Icon::Save, Text::ShareSvg, shared, save_svg));
  const bool game = !shared->only_position;
  if (game && share::can_write_gif()) {
    choices.push_back(row(Icon::Play, Text::ShareGif, shared, save_gif));
  }
  if (game) choices.push_back(row(Icon::Globe, Text::ShareHtml, shared, save_page));
  choices.push_back(row(Icon::Copy, Text::ShareText, shared, copy_text));
  if (game && app.desktop().send_file) {
    choices.push_back(row(Icon::Globe, Text::ShareGamePdn, shared, send_pdn));
  }
  choices.push_back({Icon::Fullscreen, app.tr(Text::ShareSizeNow, widths_in(app).picture),
                     [shared](App& a) { choose_size(shared, a); }});
  choices.push_back({Icon::Eye, colors_now(app), [shared](App& a) { choose_colors(shared, a); }});
  app.scenes().push(std::make_unique<ChoicesScene>(Text::Share, std::move(choices)));
}

}  // namespace

PdnNode node_after(const PdnTree& tree, int ply) {
  PdnNode node = PdnNode::Root;
  for (int i = 0; i < ply && tree.first_child(node) != PdnNode::None; ++i)
    node = tree.first_child(node);
  return node;
}

void open_share(SharedGame game, App& app) {
  open_list(std::make_shared<const SharedContent>(SharedContent{std::move(game), false}), app);
}

void open_share(const AnyPosition& position, bool flipped, App& app) {
  PdnGame game;
  game.tree = PdnTree(position);
  const SharedContent content{{std::move(game), PdnNode::Root, flipped}, true};
  open_list(std::make_shared<const SharedContent>(content), app);
}

}  // namespace damas
