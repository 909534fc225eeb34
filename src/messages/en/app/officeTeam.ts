/** A row as a noun: "New person", "Remove person". */
export const what = 'person';
export const hint = 'The page About us shows them in this order, with their initials.';
export const empty = 'The page About us leaves out its part about people until you add one.';
export const removal = 'The page About us no longer shows them.';
export const name = 'Name';
export const role = 'What they do';
export const text = 'About them';
export const textHelp = 'One or two sentences.';

export const added = 'Person of the team added';
export const saved = 'Person of the team saved';
export const removed = 'Person of the team removed';
export const ordered = 'Team ordered';
