export const thisLinkIsNotComplete = 'Part of the link is missing. Open it from the email again.';
export const chooseAKind = 'Choose the document type.';
export const chooseDays = 'Choose 1 to 30 days.';
export const chooseADocument = 'Choose at least one document.';
