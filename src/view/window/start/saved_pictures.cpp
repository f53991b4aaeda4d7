#include "view/window/start/saved_pictures.hpp"

#include <utility>
#include <variant>

#include "share/gif/animation.hpp"
#include "share/svg.hpp"
#include "view/text/printable.hpp"
#include "view/window/games/open_games.hpp"
#include "view/window/share/board_images.hpp"

namespace damas {

namespace {

using Problem = std::optional<std::string>;

PictureStyle style_of(const WindowProgramOptions& options, const PdnTree& tree, int usual) {
  return {theme_by_id(options.theme), usual_labels(tree.variant()),
          options.picture_width.value_or(usual), options.flip};
}

std::string svg(const PdnTree& tree, PdnNode node, const PictureStyle& style) {
  const share::Diagram diagram = share::diagram_of(tree, node);
  share::SvgStyle look{shared_colors(style.theme)};
  look.flipped = style.flipped;
  look.square = style.width / diagram.board.shape.files;
  return share::svg_of(diagram, look);
}

class Job {
 public:
  Job(const WindowProgramOptions& options, const FileAccess& files, Language language)
      : options_(options), files_(files), language_(language) {}

  Problem run() {
    if (!options_.files.empty()) {
      if (auto problem = read_game(options_.files.front())) return problem;
    } else if (options_.animation) {
      return std::string(tr(language_, Text::AnimationWantsGame)) + "\n";
    } else {
      game_.tree =
          PdnTree(options_.start.value_or(start_of(options_.variant.value_or(Variant::Brazilian))));
    }
    if (options_.picture) {
      if (auto problem = save_picture(*options_.picture)) return problem;
    }
    return options_.animation ? save_animation(*options_.animation) : std::nullopt;
  }

 private:
  Problem read_game(const std::string& path) {
    const auto read = read_games(files_, path, Variant::Brazilian);
    if (const auto* trouble = std::get_if<FileTrouble>(&read)) {
      return sentence(language_, *trouble, path) + "\n";
    }
    const auto& file = std::get<OpenedGames>(read).file;
    file->load_all();
    game_ = file->game(0);
    return std::nullopt;
  }

  Problem write(const std::string& path, const std::string& content) const {
    if (files_.write(files_.absolute(path), content)) return std::nullopt;
    return std::string(tr(language_, Text::FileUnwritable, shortened(path))) + "\n";
  }

  Problem save_picture(const std::string& path) const {
    const PdnTree& tree = game_.tree;
    const PdnNode node = last_node(tree);
    const PictureStyle style = style_of(options_, tree, usual_picture);
    if (extension(path) == ".svg") return write(path, svg(tree, node, style));
    const auto png =
        encode_png(board_image(Game(tree.position_at(node)), share::path_to(tree, node), style));
    if (png) return write(path, png.value());
    return std::string(tr(language_, Text::ShareFailed, shortened(path))) + "\n";
  }

  Problem save_animation(const std::string& path) const {
    if (!share::can_write_gif())
      return std::string(tr(language_, Text::AnimationImpossible)) + "\n";
    const auto gif = animation_of(game_.tree, style_of(options_, game_.tree, usual_animation),
                                  options_.delay.value_or(usual_delay));
    if (gif) return write(path, *gif);
    return std::string(tr(language_, Text::ShareFailed, shortened(path))) + "\n";
  }

  static PdnNode last_node(const PdnTree& tree) {
    const std::vector<PdnNode> line = tree.main_line();
    return line.empty() ? PdnNode::Root : line.back();
  }

  const WindowProgramOptions& options_;
  const FileAccess& files_;
  Language language_;
  PdnGame game_;
};

}  // namespace

std::optional<std::string> save_pictures(const WindowProgramOptions& options,
                                         const FileAccess& files, Language language) {
  return Job(options, files, language).run();
}

}  // namespace damas
