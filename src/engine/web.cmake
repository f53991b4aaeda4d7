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

# damas_thinker(NAME HELPERS OPTIONS...): all that a module of the worker contains, with run_beside() of the file
# HELPERS. The page's -Oz makes emcc disable inlining, and a later -O3 does not enable it again. Without
# inlining, the search is five times slower.
function(damas_thinker name helpers)
  damas_library(${name} SOURCES ${CORE_SOURCES} ${helpers} ${SHARED} ${THINKER})
  target_compile_options(damas_${name} PUBLIC -O3 -finline-functions -fno-lto ${ARGN})
  target_link_options(damas_${name} PUBLIC -O3 -fno-lto ${ARGN})
  set_target_properties(damas_${name} PROPERTIES DISABLE_PRECOMPILE_HEADERS ON)
endfunction()
damas_thinker(thinker web_helpers.cpp)
# For pages that may share memory between workers. Such a module runs nowhere else.
damas_thinker(threaded_thinker native_helpers.cpp -pthread)
