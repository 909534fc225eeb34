export const kinds = {
  contact: 'Message',
  property: 'Question',
  quote: 'Quote request',
  visit: 'Visit request',
  callback: 'Call-back request',
} as const;
export const channels = {
  site: 'Website',
  email: 'Email',
  phone: 'Phone call',
  walk_in: 'Walk-in',
  whatsapp: 'WhatsApp',
  office: 'Another way',
  import: 'Imported file',
} as const;
export const states = { new: 'New', answered: 'Answered', closed: 'Closed' } as const;
