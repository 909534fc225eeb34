export const title = 'Leads from other programs';
export const help =
  'With a key, a property portal, a form of another site or a program of yours can send leads here. Each becomes an enquiry at once.';
export const theKeys = 'the keys';
export const loadingKeys = 'Loading keys';
export const none = 'There is no key yet.';
export const newKey = 'New key';
export const name = 'Who uses it';
export const nameHelp = 'Such as the name of the portal. Leads show it as their source.';
export const make = 'Make a key';
export const keyOf = (name: string) => `The key for ${name}`;
export const shownOnce = 'Copy it now: it is not shown again. Anyone who has it can send leads here.';
export const copy = 'Copy the key';
export const copied = 'Copied.';
export const notCopied = 'The browser did not copy it. Select the key and copy it yourself.';
export const done = 'I have saved it';
export const madeBy = (day: string, by: string | null) => (by ? `Made on ${day} by ${by}.` : `Made on ${day}.`);
export const lastUsed = (moment: string) => `Last used ${moment}.`;
export const notUsed = 'Not used yet.';
export const end = 'End';
export const endOf = (name: string) => `End the key for ${name}`;
export const endTitle = (name: string) => `End the key for ${name}?`;
export const whatEnds =
  'Leads sent with it are refused from then on. Leads that are here stay. This cannot be undone, but you can make a new key.';
export const endIt = 'End the key';
export const keepIt = 'Keep it';
export const ended = 'The key has ended.';
