const { readdirSync } = require('node:fs');
const path = require('node:path');

const folder = path.resolve(__dirname, '../../src/messages');
// not LANGUAGE, which many systems set for their own programs
const siteLanguage = process.env.SITE_LANGUAGE || 'en';
const languages = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);
if (!languages.includes(siteLanguage))
  throw new Error(
    `SITE_LANGUAGE is "${siteLanguage}", but src/messages/ has only: ${languages.join(', ')}. See CONTRIBUTING.md, "A language".`,
  );

module.exports = { siteLanguage, messagesFolder: path.join(folder, siteLanguage) };
