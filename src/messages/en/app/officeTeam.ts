/** A row as a noun: "New person", "Remove person". */
export const what = 'person';
export const hint = 'The About us page shows people in this order, with their initials.';
export const empty = 'Until you add someone, the About us page has no team section.';
export const removal = 'The About us page will no longer show this person.';
export const name = 'Name';
export const role = 'What they do';
export const text = 'About them';
export const textHelp = 'One or two sentences.';

export const added = 'Team member added';
export const saved = 'Team member saved';
export const removed = 'Team member removed';
export const ordered = 'Team reordered';
