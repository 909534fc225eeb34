/** What the office starts with; `{…}` is filled when a template is used. */
export const greetingName = 'Greeting';
export const greeting = 'Hello {name}, thank you for your enquiry about {listing}. How can we help? {company}';
export const visitName = 'Visit';
export const visit = 'Hello {name}, when would you like to see {listing}? We can arrange it this week. {company}';

export const unknown = (placeholder: string, template: string) =>
  `“${template}”: {${placeholder}} is not recognised. Use {name}, {listing} or {company}.`;
export const twice = (template: string) => `Two templates are called “${template}”. Give each its own name.`;
