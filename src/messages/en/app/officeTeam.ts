/** A row as a noun: "New person", "Remove person". */
export const what = 'person';
export const hint = 'The About us page shows them in this order, with their initials.';
export const empty = 'Until you add someone, the About us page has no part about people.';
export const removal = 'The About us page will no longer show them.';
export const name = 'Name';
export const role = 'What they do';
export const text = 'About them';
export const textHelp = 'One or two sentences.';

export const added = 'Person added to the team';
export const saved = 'Person in the team saved';
export const removed = 'Person removed from the team';
export const ordered = 'Team ordered';
