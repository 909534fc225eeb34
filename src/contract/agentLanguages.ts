/** The languages that agents choose from, by ISO 639 code. */
export const agentLanguages = ['en', 'hi', 'mr', 'gu', 'pa', 'bn', 'ta', 'te', 'kn', 'ml', 'ur', 'sd'] as const;
export type AgentLanguage = (typeof agentLanguages)[number];
