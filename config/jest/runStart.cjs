/** Tells the workers whose run they belong to: what they share (a PostgreSQL server) is named after it and ends with it. */
module.exports = () => {
  process.env.AANGAN_TEST_RUN = `${process.pid}-${Date.now().toString(36)}`;
};
