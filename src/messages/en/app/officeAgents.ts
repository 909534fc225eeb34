// features/office-agents, features/office-listings/parts/ListingAgent
export const hint =
  'Your name and picture come from your profile. Visitors see you once you tick “Show me on the site”.';
export const agentsList = 'Agents';
export const theAgents = 'the agents';
export const loading = 'Loading agents';
export const name = 'Name';
export const site = 'Site';
export const phone = 'Phone';
export const languages = 'Languages';
export const shown = 'On the site';
export const notShown = 'Not on the site';
export const noAgents = 'No agents yet';
export const giveTheRole = 'Give someone the “agent” role under People.';
export const theOpenAgent = 'Agent details';
export const close = 'Close this agent';
export const phoneHelp = 'Include the country code, such as +91 731 000 0000. Also used for WhatsApp.';
export const email = 'Email';
export const reraNumber = 'RERA number';
export const reraHelp = 'Your agent registration number.';
export const showOnTheSite = 'Show me on the site';
export const showThem = (name: string) => `Show ${name} on the site`;
export const save = 'Save';
export const saved = 'Saved.';
export const seePage = 'View the page';
export const onlyTheyChange = 'Only this agent or a superuser can change what visitors see here.';
export const answers = 'Agent';
export const nobodyInParticular = 'No agent';
export const notOnTheSite = (name: string) => `${name} (not on the site)`;
