const fs = require('node:fs');

/** Ends the run's PostgreSQL, if a test wanted one; its keeper does the same when the run is interrupted. */
module.exports = () => {
  const home = `/tmp/aangan-pg-${process.env.AANGAN_TEST_RUN}`;
  if (fs.existsSync(home)) fs.writeFileSync(`${home}/end`, '');
};
