// rates
export const chooseACurrency = 'Choose a currency from the list.';
export const enterARate = 'Enter the rupees for one unit, such as 85.5814.';
