// rates
export const chooseACurrency = 'Choose a currency from the list.';
export const enterARate = 'Enter the rate in rupees per unit, such as 85.5814.';
