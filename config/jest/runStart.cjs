const { openMemoryFolder } = require('../../scripts/memoryFolder.cjs');

/**
 * Gives the workers the id of their run, which names what they share (a PostgreSQL server) and ends with it, and a folder
 * for temporary files.
 */
module.exports = () => {
  process.env.AANGAN_TEST_RUN = `${process.pid}-${Date.now().toString(36)}`;
  const folder = openMemoryFolder();
  if (folder) process.env.TMPDIR = folder;
};
