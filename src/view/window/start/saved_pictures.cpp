#include "view/window/start/saved_pictures.hpp"

#include <utility>
#include <variant>

#include "core/pdn/whole_line.hpp"
#include "share/diagram.hpp"
#include "share/gif/animation.hpp"
#include "view/text/pdn_sentences.hpp"
#include "view/text/printable.hpp"
#include "view/window/games/open_games.hpp"
#include "view/window/share/board_images.hpp"
#include "view/window/share/picture_looks.hpp"

namespace damas {

namespace {

using Problem = std::optional<CommandLineEnd>;

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
      return unusable(tr(language_, Text::AnimationWantsGame));
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
  static CommandLineEnd unusable(const std::string& why) { return {why + "\n", 2}; }
  static CommandLineEnd failed(const std::string& why) { return {why + "\n", 1}; }

  Problem read_game(const std::string& path) {
    const auto read = read_games(files_, path, Variant::Brazilian);
    if (const auto* trouble = std::get_if<FileTrouble>(&read)) {
      return unusable(sentence(language_, *trouble, path));
    }
    const auto& [file, bad_positions, guessed] = std::get<OpenedGames>(read);
    file->load_all();
    game_ = file->game(0);
    if (!bad_positions.empty() && is_first(bad_positions.front(), path))
      return broken(path, bad_positions.front());
    if (const PdnError* error = error_in_main_line(file->text(), game_))
      return broken(path, *error);
    return std::nullopt;
  }

  // Whether it is about the first line of a list of positions.
  bool is_first(const PdnError& error, const std::string& path) const {
    const auto text = files_.read(path);
    return text && text->find_first_not_of(" \t\r\n") == error.at;
  }

  CommandLineEnd broken(const std::string& path, const PdnError& error) const {
    const std::string where = shortened(sentence(language_, error), longest_message);
    return unusable(tr(language_, Text::SharedGameBroken, shortened(path), where));
  }

  Problem write(const std::string& path, const std::string& content) const {
    if (files_.write(files_.absolute(path), content)) return std::nullopt;
    return failed(tr(language_, Text::FileUnwritable, shortened(path)));
  }

  Problem save_picture(const std::string& path) const {
    const PdnTree& tree = game_.tree;
    const PdnNode node = last_node(tree);
    const PictureStyle style = style_of(options_, tree, widths_of(options_.picture_size).picture);
    if (extension(path) == ".svg") return write(path, drawing_of(tree, node, style));
    const auto png =
        encode_png(board_image(Game(tree.position_at(node)), share::path_to(tree, node), style));
    if (png) return write(path, png.value());
    return failed(tr(language_, Text::ShareFailed, shortened(path)));
  }

  Problem save_animation(const std::string& path) const {
    if (!share::can_write_gif()) return failed(tr(language_, Text::AnimationImpossible));
    const int width = widths_of(options_.picture_size).animation;
    const auto gif = animation_of(game_.tree, style_of(options_, game_.tree, width),
                                  options_.delay.value_or(usual_delay));
    if (gif) return write(path, *gif);
    return failed(tr(language_, Text::ShareFailed, shortened(path)));
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

std::optional<CommandLineEnd> save_pictures(const WindowProgramOptions& options,
                                            const FileAccess& files, Language language) {
  return Job(options, files, language).run();
}

}  // namespace damas
