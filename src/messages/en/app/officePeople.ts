// OfficePeople
export const username = 'Username';
export const nameLabel = 'Name';
export const email = 'Email';
export const phone = 'Phone';
export const roles = 'Roles';
export const status = 'Status';
export const joined = 'Joined';
export const lastSeen = 'Last seen';
export const searchByName = 'Search by name, email or phone';
export const role = 'Role';
export const all = 'All';
export const disabled = 'Disabled';
export const theAccounts = 'the accounts';
export const loadingAccounts = 'Loading accounts';
export const noAccountsMatch = 'No accounts match.';
export const changeTheSearchOrTheFilter = 'Change the search or the filter.';
export const accounts = 'Accounts';

// AccountData
export const isErased = (username: string) => `${username} is erased.`;
export const preparing = 'Preparing…';
export const exportData = 'Export data';
export const eraseAccount = 'Erase account';
export const eraseUsername = (username: string) => `Erase ${username}?`;
export const theAuditRecordsThatYouErased = 'The audit will show that you erased this account, but not its data.';

// AccountPanel
export const leadsAndMeetings = 'Leads and meetings.';
export const articlesPagesAndReviews = 'Articles, pages and reviews.';
export const everythingIncludingAccounts = 'Everything, including accounts.';
export const isLoggedOutEverywhere = (username: string) => `${username} is logged out everywhere.`;
export const theOpenAccount = 'The open account';
export const closeThisAccount = 'Close this account';
export const logOutEverywhere = 'Log out everywhere';
export const enableAccount = 'Enable account';
export const disableAccount = 'Disable account';
export const changesToThisAccount = 'Changes to this account';
export const disableUsername = (username: string) => `Disable ${username}?`;
export const logOutEverywhereWith = (username: string) => `Log ${username} out everywhere?`;
export const disable = 'Disable';
export const logOut = 'Log out';
export const cancel = 'Cancel';
export const theyAreLoggedOutAndCannot =
  'They are logged out and cannot log in until you enable the account again. Their published homes are archived, visits to those homes are cancelled, and links to their documents stop working. If you enable the account later, they have to publish their homes again themselves. Homes of the company and of staff stay on the site, and the office answers for them. This person gets no more leads or reminders.';
export const theyCanLogInAgain = 'They can log in again with their password.';
export const notGiven = 'Not given';
export const notConfirmed = '(not confirmed)';
export const none = 'None';
export const noOpenSession = 'No open session';
