export const title = 'Message templates';
export const hint =
  'Agents choose a template when they write to a lead, by email or on WhatsApp. {name}, {listing} and {company} are filled in automatically. To remove a template, leave both its fields empty.';
export const name = (number: number) => `Name of template ${number}`;
export const text = (number: number) => `Text of template ${number}`;

export const choose = 'WhatsApp template';
export const insert = 'Insert a template';
export const open = 'Open WhatsApp';
