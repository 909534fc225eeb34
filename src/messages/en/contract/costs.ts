// costs
export const chooseARate = 'Choose a rate from the list.';
export const enterADate = 'Enter a date.';

// papers
export const chooseAPaper = 'Choose a kind of paper.';
export const nameEachPaperOnce = 'Name each paper once.';
