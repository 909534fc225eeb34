export const thisPerson = 'This person';
export const full = (most: number) => `The page has room for ${most} people. Remove one first.`;
