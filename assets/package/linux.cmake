# Linux: the folders of the File Hierarchy Standard, which the .deb puts under /usr and the .tar.gz
# under a folder of its own.
include(GNUInstallDirs)
find_program(GZIP gzip)
if(NOT GZIP OR (CMAKE_CROSSCOMPILING AND NOT CMAKE_CROSSCOMPILING_EMULATOR))
  message(STATUS "No packages: they need gzip, and programs that run here for their man pages")
  return()
endif()
set(doc ${CMAKE_INSTALL_DATADIR}/doc/damas)

# damas_page(program language template directory): a compressed man page, written after the build.
set(pages)
function(damas_page program language template directory)
  cmake_parse_arguments(ARG "" "" "COMMANDS" ${ARGN})
  set(page ${CMAKE_CURRENT_BINARY_DIR}/${directory}/${program}.6)
  add_custom_command(
    OUTPUT ${page}.gz
    COMMAND
      ${CMAKE_COMMAND} "-DPROGRAM=${CMAKE_CROSSCOMPILING_EMULATOR};$<TARGET_FILE:${program}>"
      -DLANGUAGE=${language} "-DCOMMANDS=${ARG_COMMANDS}" -DPROJECT_VERSION=${PROJECT_VERSION}
      -DDAMAS_RELEASE_DATE=${DAMAS_RELEASE_DATE} -DIN=${CMAKE_CURRENT_SOURCE_DIR}/man/${template}
      -DOUT=${page} -P ${CMAKE_CURRENT_SOURCE_DIR}/man/man.cmake
    COMMAND ${GZIP} -9nf ${page}
    DEPENDS ${program} ${CMAKE_CURRENT_SOURCE_DIR}/man/${template}
            ${CMAKE_CURRENT_SOURCE_DIR}/man/man.cmake
    VERBATIM)
  install(FILES ${page}.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/${directory} COMPONENT damas)
  set(pages ${pages} ${page}.gz PARENT_SCOPE)
endfunction()

damas_page(damas-engine en damas-engine.6.in man6 COMMANDS perft bench analyse match convert hub dxp)
damas_page(damas-terminal en damas-terminal.6.in man6)
damas_page(damas-terminal pt damas-terminal.pt.6.in pt/man6)
if(DAMAS_BUILD_WINDOW)
  damas_page(damas en damas.6.in man6)
  damas_page(damas pt damas.pt.6.in pt/man6)
endif()

# The server, which the window starts for a table on the network, and the page that it serves, if the
# page is built before the packages.
if(TARGET damas-server)
  list(APPEND programs damas-server)
  damas_page(damas-server en damas-server.6.in man6)
  set(DAMAS_SITE ${PROJECT_SOURCE_DIR}/build/web/site
      CACHE PATH "Folder of the page for packages, as scripts/web.sh builds it")
  install(DIRECTORY ${DAMAS_SITE}/ DESTINATION ${CMAKE_INSTALL_DATADIR}/damas/site COMPONENT damas
          OPTIONAL)
endif()

set(changelog ${CMAKE_CURRENT_BINARY_DIR}/changelog.gz)
add_custom_command(
  OUTPUT ${changelog}
  COMMAND ${CMAKE_COMMAND} -E copy ${CMAKE_CURRENT_SOURCE_DIR}/changelog changelog
  COMMAND ${GZIP} -9nf changelog
  DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/changelog
  VERBATIM)
add_custom_target(damas_package ALL DEPENDS ${programs} ${pages} ${changelog})

install(TARGETS ${programs} RUNTIME COMPONENT damas)
install(FILES copyright LICENSE.Apache-2.0 ${changelog} DESTINATION ${doc} COMPONENT damas)
if(DAMAS_BUILD_WINDOW)
  configure_file(damas.metainfo.xml.in damas.metainfo.xml @ONLY)
  install(FILES damas.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications COMPONENT damas)
  install(FILES ${CMAKE_CURRENT_BINARY_DIR}/damas.metainfo.xml
          DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo COMPONENT damas)
  install(FILES damas-mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages
          RENAME damas.xml COMPONENT damas)
  set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
  install(FILES ../icon/damas.svg DESTINATION ${icons}/scalable/apps COMPONENT damas)
  foreach(size IN ITEMS 16 22 24 32 36 48 64 72 96 128 192 256 512)
    install(FILES ../icon/damas_${size}.png DESTINATION ${icons}/${size}x${size}/apps
            RENAME damas.png COMPONENT damas)
  endforeach()
endif()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_FILE_NAME damas-${PROJECT_VERSION}-linux-${CMAKE_SYSTEM_PROCESSOR})
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_SOURCE_DIR}/games.cmake)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
    "Draughts against the computer at ten levels, or between two people at the
same board: Brazilian rules to the letter, and international, Russian,
English, Italian, Turkish and other games. A refused move says which rule
stands in its way.

Games in PDN files can be opened, searched, commented and saved, positions
set up, and there is a sliding puzzle for the breaks. The package also has
the same games in the terminal, an engine for the command line, and a server
on which people of a network or of the world meet.")
