export const kinds = {
  contact: 'Message',
  property: 'Question',
  quote: 'Quote request',
  visit: 'Visit request',
  callback: 'Call-back request',
} as const;
/** What somebody asked about who named no listing and no service, as a sentence to them says it. */
export const withoutSubject = {
  contact: 'our homes',
  property: 'our homes',
  quote: 'a quote',
  visit: 'a visit',
  callback: 'a call back',
} as const;
export const channels = {
  site: 'Website',
  email: 'Email',
  phone: 'Phone call',
  walk_in: 'Walk-in',
  whatsapp: 'WhatsApp',
  office: 'Another way',
  import: 'Imported file',
  api: 'Another program',
} as const;
export const states = { new: 'New', answered: 'Answered', closed: 'Closed' } as const;
