export const thisLinkIsNotComplete = 'This link is not complete. Open it from the email again.';
export const chooseAKind = 'Choose what this document is.';
export const chooseDays = 'Choose 1 to 30 days.';
export const chooseADocument = 'Choose at least one document.';
