// AddToList
export const addToList = 'Add to list…';
export const addTitleToList = (title: string) => `Add to list: ${title}`;

// AddToListMenu
export const addToAList = 'Add to a list';
export const yourLists = 'your lists';
export const noListsYet = 'You have no lists yet. Create one below.';
export const savedToList = (name: string) => `Added to “${name}”.`;
export const removedFromList = (name: string) => `Removed from “${name}”.`;
export const listWasNotChanged = (reason: string) => `We couldn’t change the list. ${reason}`;
export const newList = 'New list';
export const createAndAdd = 'Create and add';
export const loadingYourLists = 'Loading your lists';

// CreateList
export const nameOfTheList = 'Name of the list';
export const forExample = 'For example “Flats near the lake”.';
export const createList = 'Create list';

// ShortlistList
export const favourites = 'Favourites';
export const homes = (count: number) => `${count} ${count === 1 ? 'home' : 'homes'}`;
export const withPeople = (names: string) => `with ${names}`;
export const ofPerson = (name: string) => `by ${name}`;
export const news = (count: number) => `${count} new`;
export const changedOn = (day: string) => `changed ${day}`;

// ShortlistView
export const thisList = 'this list';
export const loadingTheList = 'Loading the list';
export const youCannotSeeThisList = 'You cannot see this list';
export const itWasDeletedOrClosed = 'The list was deleted, or you’re not a member. Ask its owner for a new link.';
export const seeYourLists = 'See your lists';
export const noHomesYet = 'No homes yet';
export const openAHomeAndAddIt = 'Open a home and choose “Add to list…”.';
export const findHomes = 'Find homes';
export const tickHomesToCompare = 'Select 2–4 homes to compare.';
export const compareHomes = (count: number) => `Compare ${count} homes`;
export const downloadPdf = 'Download PDF';
export const preparingThePdf = 'Preparing the PDF…';
export const pdfFailed = (reason: string) => `We couldn’t create the PDF. ${reason}`;
export const notLive = 'Changes by other members may take 10 seconds to appear.';
export const showingNewest = (shown: number, total: number) => `Showing the newest ${shown} of ${total} homes.`;

// HomeRow
export const sold = 'Sold';
export const noLongerAvailable = 'No longer available';
export const aHomeThatIsGone = 'A home that is no longer listed';
export const compareTitle = (title: string) => `Compare ${title}`;
export const compare = 'Compare';
export const remove = 'Remove';
export const removeTitle = (title: string) => `Remove ${title} from the list`;
export const removeThisHome = 'Remove this home?';
export const votesGoWithIt = (title: string) =>
  `“${title}” will be removed from the list for everyone, along with its votes and notes.`;
export const keepIt = 'Keep it';
export const homeWasNotRemoved = (reason: string) => `We couldn’t remove this home. ${reason}`;
export const aMonth = 'a month';
export const beds = (count: number) => `${count} ${count === 1 ? 'bed' : 'beds'}`;
export const baths = (count: number) => `${count} ${count === 1 ? 'bath' : 'baths'}`;
export const squareFeet = (size: string) => `${size} sq ft`;
export const addedBy = (name: string) => `Added by ${name}`;

// Opinions
export const you = 'You';
export const yourVoteOn = (title: string) => `Your vote on ${title}`;
export const votes = { yes: 'Yes', maybe: 'Maybe', no: 'No' } as const;
export const whatMembersThink = (title: string) => `Votes and notes on ${title}`;
export const voteWasNotSaved = (reason: string) => `We couldn’t save your vote. ${reason}`;
export const addANote = 'Add a note';
export const editYourNote = 'Edit your note';
export const yourNoteOn = (title: string) => `Your note on ${title}`;
export const everyMemberReadsIt = 'Every member of the list can read your note.';
export const saveNote = 'Save note';
export const cancel = 'Cancel';
export const noteWasNotSaved = (reason: string) => `We couldn’t save your note. ${reason}`;

// Members
export const members = 'Members';
export const roles = { owner: 'Owner', edit: 'Can edit', view: 'Can view' } as const;
export const nameIsYou = (name: string) => `${name} (you)`;
export const removeName = (name: string) => `Remove ${name}`;
export const removeThisMember = (name: string) => `Remove ${name}?`;
export const memberLosesTheList = (name: string) =>
  `${name} will no longer be able to open this list, and their votes and notes will be deleted.`;
export const memberWasNotRemoved = (reason: string) => `We couldn’t remove this member. ${reason}`;
export const leaveList = 'Leave list';
export const leaveThisList = 'Leave this list?';
export const yourVotesAreDeleted =
  'You’ll no longer be able to open this list, and your votes and notes on it will be deleted.';
export const stay = 'Stay';
export const youCouldNotLeave = (reason: string) => `We couldn’t take you off the list. ${reason}`;
export const emailMe = 'Email me about votes and notes, at most once a day';
export const emailsWereNotChanged = (reason: string) => `We couldn’t change your email settings. ${reason}`;

// StopListEmails
export const stopTheEmails = 'Stop emails about your lists?';
export const noEmailTellsYou = 'You’ll get no more emails about votes and notes. You’ll keep your lists.';
export const stopEmails = 'Stop the emails';
export const emailsAreStopped = 'Done. No more emails about your lists.';
export const eachListHasASwitch = 'To get emails again, switch them on in each list.';

// Invite
export const shareThisList = 'Share this list';
export const whoeverHasTheLink = (days: number) =>
  `Anyone with this link can see the homes and your name for ${days} days, and can join after logging in. Only members see votes and notes.`;
export const theyCan = 'They can';
export const editVoteAndNote = 'edit, vote and write notes';
export const onlyLook = 'only view';
export const createLink = 'Create link';
export const linkToTheList = 'Link to the list';
export const copyItNow = 'Copy it now. We can’t show it again.';
export const linkWasNotCreated = (reason: string) => `We couldn’t create the link. ${reason}`;
export const links = 'Links';
export const linkTo = { edit: 'Edit link', view: 'View-only link' } as const;
export const openUntil = (day: string) => `valid until ${day}`;
export const expired = 'expired';
export const joinedWithIt = (names: string) => `joined: ${names}`;
export const nobodyJoined = 'not used yet';
export const revoke = 'Revoke';
export const revokeLink = (link: string) => `Revoke: ${link}`;
export const revokeThisLink = 'Revoke this link?';
export const nobodyCanJoin = 'The link will stop working straight away.';
export const theyLoseTheList = (names: string) =>
  `The link will stop working straight away. ${names} joined with it and will be removed from the list, along with their votes and notes.`;
export const linkWasNotRevoked = (reason: string) => `We couldn’t revoke the link. ${reason}`;

// Activity
export const activity = 'Activity';
export const aFormerMember = 'A former member';
export const aHome = 'a home';
export const created = (who: string) => `${who} created the list`;
export const renamed = (who: string) => `${who} renamed the list`;
export const joined = (who: string) => `${who} joined`;
export const left = (who: string) => `${who} left`;
export const ended = (who: string) => `${who} was removed`;
export const added = (who: string, home: string) => `${who} added ${home}`;
export const removed = (who: string, home: string) => `${who} removed ${home}`;
export const votedOn = (who: string, home: string, vote: string) => `${who} voted ${vote} on ${home}`;
export const withdrew = (who: string, home: string) => `${who} withdrew their vote on ${home}`;
export const noted = (who: string, home: string) => `${who} wrote a note on ${home}`;

// ListSettings
export const rename = 'Rename';
export const renameTheList = 'Rename the list';
export const save = 'Save';
export const listWasNotRenamed = (reason: string) => `We couldn’t rename the list. ${reason}`;
export const deleteList = 'Delete list';
export const deleteThisList = (name: string) => `Delete “${name}”?`;
export const everybodyLosesIt =
  'The list will be deleted for every member, along with all votes and notes. This cannot be undone.';
export const listWasNotDeleted = (reason: string) => `We couldn’t delete the list. ${reason}`;

// JoinList
export const checkingTheLink = 'Checking the link…';
export const thisLinkDoesNotWork = 'This link does not work';
export const itExpiredOrWasRevoked = 'The link has expired or been revoked. Ask the person who sent it for a new one.';
export const joinList = (name: string) => `Join “${name}”`;
export const invitesYou = {
  edit: (who: string) =>
    `${who} has invited you to a shared list of homes. Join to add and remove homes, vote and write notes.`,
  view: (who: string) => `${who} has invited you to a shared list of homes. Join to see what the others think of them.`,
} as const;
export const homesOfTheList = 'Homes in the list';
export const logInToJoinIt = 'Log in to join the list, so the other members know who votes and writes notes.';
export const logInToSay = 'Log in to join the list, and we’ll save your vote and note under your name.';
export const savedAfterLogin = 'We’ll save this when you log in.';
export const membersSeeYourName = 'You and the other members see each other’s names.';
export const logInToJoin = 'Log in to join';
export const join = 'Join the list';
export const joining = 'Joining…';
export const invitation = 'this invitation';
export const couldNotJoin = (reason: string) => `You couldn’t join the list. ${reason}`;
