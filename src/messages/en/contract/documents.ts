export const chooseAKind = 'Choose the document type.';
export const chooseDays = 'Choose 1 to 30 days.';
export const chooseADocument = 'Choose at least one document.';
