# Target `site`: makes the folder to serve, build/<preset>/site, from this folder's files, the icons, and
# the modules of the targets `damas` and `damas_worker`.
find_program(NODE NAMES node nodejs REQUIRED)
add_custom_target(
  site ALL
  COMMAND ${NODE} ${CMAKE_CURRENT_LIST_DIR}/site.mjs ${CMAKE_RUNTIME_OUTPUT_DIRECTORY}
          ${PROJECT_BINARY_DIR}/site
  DEPENDS damas damas_worker
  VERBATIM)
