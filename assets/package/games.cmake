# Debian keeps games in /usr/games, and has that licence already. CPack runs this between installing
# into its own folder and packing.
if(CPACK_GENERATOR STREQUAL DEB)
  file(RENAME ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/bin
       ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/games)
  file(REMOVE ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/share/doc/damas/LICENSE.Apache-2.0)
endif()
