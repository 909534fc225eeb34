// addOnOrders
export const useOneOfTheStatuses = 'Use ordered, scheduled, delivered or cancelled.';

// officeAddOnOrders
export const useOneOfTheSteps = 'Use scheduled, delivered or cancelled.';
export const enterADateAndTime = 'Enter a date and time.';
export const theseAreTooManyPictures = 'These are too many pictures.';
export const addAtMostLinks = (most: number) => `Add at most ${most} links.`;

// officeCatalogue
export const listAtMostPoints = (most: number) => `List at most ${most} points.`;
export const chooseAColour = 'Choose a colour.';
export const chooseAnIcon = 'Choose an icon.';
export const enterAWholeNumber = 'Enter a whole number.';
export const mustBeAtLeast = (least: number) => `Must be at least ${least}.`;
export const mustBeAtMost = (most: number) => `Must be at most ${most}.`;
