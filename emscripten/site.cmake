# Target `site`: the folder to serve, build/<preset>/site, from this folder's files, the icons, and
# the two modules. Include it where the targets `damas` and `damas-engine-module` are known, or name
# others in DAMAS_SITE_TARGETS.
if(NOT DEFINED DAMAS_SITE_TARGETS)
  set(DAMAS_SITE_TARGETS damas damas-engine-module)
endif()
find_program(NODE NAMES node nodejs REQUIRED)
add_custom_target(
  site ALL
  COMMAND ${NODE} ${CMAKE_CURRENT_LIST_DIR}/site.mjs ${CMAKE_RUNTIME_OUTPUT_DIRECTORY}
          ${PROJECT_BINARY_DIR}/site
  DEPENDS ${DAMAS_SITE_TARGETS}
  VERBATIM)
