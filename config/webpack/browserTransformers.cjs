const stableStyleIds = require('./stableStyleIds.cjs');
const { endpointsOnly } = require('./withoutSchemas.cjs');
const { withoutWords } = require('./withoutWords.cjs');

module.exports = () => ({ before: [endpointsOnly, withoutWords, ...stableStyleIds().before] });
