# In the browser the search is not part of the page but of a separate worker module
# (src/main/engine_worker.cpp). The page stays small, and the module is always optimised for speed.
damas_library(
  engine
  SOURCES makeshift.cpp web_engine.cpp ${SHARED}
  LINKS damas::core damas::wire
)

get_target_property(CORE_SOURCES damas_core SOURCES)
get_target_property(CORE_FOLDER damas_core SOURCE_DIR)
list(FILTER CORE_SOURCES EXCLUDE REGEX "pdn/")
list(TRANSFORM CORE_SOURCES PREPEND ${CORE_FOLDER}/ REGEX "^[a-z_]+[.]cpp$")
set(ENDGAME_SOURCES huffman.cpp material.cpp packed_index.cpp packed_runs.cpp packed_tables.cpp placement.cpp
    table_answers.cpp table_extent.cpp table_wire.cpp tables.cpp)
list(TRANSFORM ENDGAME_SOURCES PREPEND ${PROJECT_SOURCE_DIR}/src/endgame/)
list(APPEND CORE_SOURCES ${ENDGAME_SOURCES} ${DAMAS_VARIANT_TABLES}
     ${PROJECT_SOURCE_DIR}/src/wire/lines.cpp ${PROJECT_SOURCE_DIR}/src/book/book.cpp ${PROJECT_SOURCE_DIR}/src/book/shipped_books.cpp)
damas_library(thinker SOURCES ${CORE_SOURCES} web_helpers.cpp ${SHARED} ${THINKER})
# The page's -Oz makes emcc disable inlining, and a later -O3 does not enable it again. Without
# inlining, the search is five times slower.
target_compile_options(damas_thinker PUBLIC -O3 -finline-functions -fno-lto)
target_link_options(damas_thinker PUBLIC -O3 -fno-lto)
set_target_properties(damas_thinker PROPERTIES DISABLE_PRECOMPILE_HEADERS ON)
