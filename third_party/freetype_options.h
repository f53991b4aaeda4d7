/* FreeType's usual options, without what the embedded fonts do not contain. */
#include <freetype/config/ftoption.h>

#undef FT_CONFIG_OPTION_ADOBE_GLYPH_LIST /* they have Unicode tables; the list takes 56 KB */
#undef FT_CONFIG_OPTION_MAC_FONTS
#undef TT_CONFIG_OPTION_BDF
#undef TT_CONFIG_OPTION_COLOR_LAYERS
#undef TT_CONFIG_OPTION_EMBEDDED_BITMAPS
#undef TT_CONFIG_OPTION_GX_VAR_SUPPORT
