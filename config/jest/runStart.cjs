/** Gives the workers the id of their run; shared resources (a PostgreSQL server) are named after it and end with it. */
module.exports = () => {
  process.env.AANGAN_TEST_RUN = `${process.pid}-${Date.now().toString(36)}`;
};
