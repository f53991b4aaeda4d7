# Debian keeps games in /usr/games. CPack runs this between installing into its own folder and packing.
if(CPACK_GENERATOR STREQUAL DEB)
  file(RENAME ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/bin
       ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/games)
endif()
