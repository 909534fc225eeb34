/** Style sheets are texts; tests need none of their rules. */
module.exports = '';
