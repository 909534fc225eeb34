// costs
export const chooseARate = 'Choose a rate from the list.';
export const enterADate = 'Enter a date.';

// papers
export const chooseAPaper = 'Choose the type of paper.';
export const nameEachPaperOnce = 'List each paper only once.';
