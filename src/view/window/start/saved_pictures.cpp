#include "view/window/start/saved_pictures.hpp"

#include <utility>
#include <variant>

#include "share/diagram.hpp"
#include "share/gif/animation.hpp"
#include "view/text/printable.hpp"
#include "view/window/games/open_games.hpp"
#include "view/window/share/board_images.hpp"
#include "view/window/share/picture_looks.hpp"

namespace damas {

namespace {

using Problem = std::optional<std::string>;

// `width` unless the options name another one.
PictureStyle style_of(const WindowProgramOptions& options, const PdnTree& tree, int width) {
  return {picture_theme(options.picture_colors, theme_by_id(options.theme)),
          usual_labels(tree.variant()), options.picture_width.value_or(width), options.flip};
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
    const PictureStyle style = style_of(options_, tree, widths_of(options_.picture_size).picture);
    if (extension(path) == ".svg") return write(path, drawing_of(tree, node, style));
    const auto png =
        encode_png(board_image(Game(tree.position_at(node)), share::path_to(tree, node), style));
    if (png) return write(path, png.value());
    return std::string(tr(language_, Text::ShareFailed, shortened(path))) + "\n";
  }

  Problem save_animation(const std::string& path) const {
    if (!share::can_write_gif())
      return std::string(tr(language_, Text::AnimationImpossible)) + "\n";
    const int width = widths_of(options_.picture_size).animation;
    const auto gif = animation_of(game_.tree, style_of(options_, game_.tree, width),
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
