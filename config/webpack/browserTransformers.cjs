const stableStyleIds = require('./stableStyleIds.cjs');
const { endpointsOnly } = require('./withoutSchemas.cjs');

module.exports = () => ({ before: [endpointsOnly, ...stableStyleIds().before] });
