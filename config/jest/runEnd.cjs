const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { removeMemoryFolder } = require('../../scripts/memoryFolder.cjs');

/**
 * Removes the run's folders and stops its PostgreSQL, if a test started one. If the run is interrupted,
 * postgresKeeper.cjs does the same.
 */
module.exports = () => {
  fs.rmSync(path.join(os.tmpdir(), `aangan-run-${process.env.AANGAN_TEST_RUN}`), { recursive: true, force: true });
  removeMemoryFolder();
  const home = `/tmp/aangan-pg-${process.env.AANGAN_TEST_RUN}`;
  if (fs.existsSync(home)) fs.writeFileSync(`${home}/end`, '');
};
