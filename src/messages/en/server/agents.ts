// agentsRoutes, officePropertiesRoutes, reviewsRoutes
export const thisAgent = 'This agent';
export const onlyYourOwn = 'You can change what visitors read of you, not of others.';
export const chooseAnAgent = 'Choose one of the agents.';
export const agentIsGone = 'This agent is no longer on the site. Write about us on the page “Reviews”.';
