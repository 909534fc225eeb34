// what the command check-books says
export const outsideIndia = 'outside India';
export const issuedForAnotherPlace = (invoice: string, place: string, found: string) =>
  `Invoice ${invoice} was issued for ${place || 'our own state'}; its address is in ${found}.`;
export const issuedForAGuess = (invoice: string, place: string, address: string) =>
  `Invoice ${invoice} was issued for ${place || 'our own state'}; its address has no state we recognise: “${address}”.`;
export const accountsAreAskedForTheirState = (accounts: number) =>
  `${accounts === 1 ? '1 account' : `${accounts} accounts`} must enter the state before the next payment.`;
export const creditedAndRefunded = (payment: number, sum: string) =>
  `Payment ${payment}: ${sum} was credited to an upgrade and also refunded.`;
export const booksAreRight = 'The books are right: older versions left nothing to correct.';
