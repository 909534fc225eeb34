// agentsRoutes, officePropertiesRoutes, reviewsRoutes
export const thisAgent = 'This agent';
export const onlyYourOwn = 'You can only change your own details.';
export const chooseAnAgent = 'Choose one of the agents.';
export const agentIsGone = 'This agent is no longer on the site. You can still review us on the Reviews page.';
