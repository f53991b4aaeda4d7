# Target `site`: makes the folder to serve, build/<preset>/site, from this folder's files, the icons, and
# the modules of the targets `damas`, `damas_worker`, `damas_threaded_worker` and `damas_games_worker`.
find_program(NODE NAMES node nodejs REQUIRED)
if(TARGET third_party::sqlite)
  set(games_worker damas_games_worker)
endif()
add_custom_target(
  site ALL
  COMMAND ${NODE} ${CMAKE_CURRENT_LIST_DIR}/site.mjs ${CMAKE_RUNTIME_OUTPUT_DIRECTORY}
          ${PROJECT_BINARY_DIR}/site
  DEPENDS damas damas_worker damas_threaded_worker ${games_worker}
  VERBATIM)
