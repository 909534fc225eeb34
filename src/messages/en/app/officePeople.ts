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
export const isErased = (username: string) => `${username}’s account has been deleted.`;
export const preparing = 'Preparing…';
export const exportData = 'Export data';
export const eraseAccount = 'Delete account';
export const eraseUsername = (username: string) => `Delete ${username}?`;
export const theAuditRecordsThatYouErased = 'The audit log will show that you deleted this account, but not its data.';

// AccountPanel
export const leadsAndMeetings = 'Leads and meetings.';
export const articlesPagesAndReviews = 'Articles, pages and reviews.';
export const everythingIncludingAccounts = 'Everything, including accounts.';
export const isLoggedOutEverywhere = (username: string) => `${username} has been logged out everywhere.`;
export const theOpenAccount = 'Account details';
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
  'They’ll be logged out and won’t be able to log in until you enable the account again. Their published homes will be archived, visits to those homes will be cancelled, and links to their documents will stop working. If you enable the account later, they’ll have to publish their homes again themselves. Homes of the company and staff stay on the site, with the office as the contact. This person will get no more leads or reminders.';
export const theyCanLogInAgain = 'They can log in again with their password.';
export const notGiven = 'Not given';
export const notConfirmed = '(not confirmed)';
export const none = 'None';
export const noOpenSession = 'Not logged in';
