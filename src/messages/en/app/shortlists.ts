// AddToList
export const addToList = 'Add to list…';
export const addTitleToList = (title: string) => `Add to list: ${title}`;

// AddToListMenu
export const addToAList = 'Add to a list';
export const yourLists = 'your lists';
export const noListsYet = 'You have no list yet. Create one below.';
export const savedToList = (name: string) => `Added to “${name}”.`;
export const removedFromList = (name: string) => `Removed from “${name}”.`;
export const listWasNotChanged = (reason: string) => `The list was not changed. ${reason}`;
export const newList = 'New list';
export const createAndAdd = 'Create and add';
export const loadingYourLists = 'Loading your lists';

// CreateList
export const nameOfTheList = 'Name of the list';
export const forExample = 'Such as “Flats near the lake”.';
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
export const itWasDeletedOrClosed =
  'It was deleted, its owner ended your access, or this account never joined it. Ask its owner for a new link.';
export const seeYourLists = 'See your lists';
export const noHomesYet = 'No homes yet';
export const openAHomeAndAddIt = 'Open a home and choose “Add to list…”.';
export const findHomes = 'Find homes';
export const tickHomesToCompare = 'Tick two to four homes to compare them.';
export const compareHomes = (count: number) => `Compare ${count} homes`;
export const downloadPdf = 'Download PDF';
export const preparingThePdf = 'Preparing the PDF…';
export const pdfFailed = (reason: string) => `We could not make the PDF. ${reason}`;
export const notLive = 'Not connected. We look for changes every 10 seconds.';
export const showingNewest = (shown: number, total: number) => `The newest ${shown} of ${total} homes are shown.`;

// HomeRow
export const sold = 'Sold';
export const noLongerAvailable = 'No longer available';
export const aHomeThatIsGone = 'A home that is no longer shown';
export const compareTitle = (title: string) => `Compare ${title}`;
export const compare = 'Compare';
export const remove = 'Remove';
export const removeTitle = (title: string) => `Remove ${title} from the list`;
export const removeThisHome = 'Remove this home?';
export const votesGoWithIt = (title: string) => `“${title}” leaves the list for everybody, with its votes and notes.`;
export const keepIt = 'Keep it';
export const homeWasNotRemoved = (reason: string) => `The home was not removed. ${reason}`;
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
export const voteWasNotSaved = (reason: string) => `Your vote was not saved. ${reason}`;
export const addANote = 'Add a note';
export const editYourNote = 'Edit your note';
export const yourNoteOn = (title: string) => `Your note on ${title}`;
export const everyMemberReadsIt = 'Every member of the list can read it.';
export const saveNote = 'Save note';
export const cancel = 'Cancel';
export const noteWasNotSaved = (reason: string) => `Your note was not saved. ${reason}`;

// Members
export const members = 'Members';
export const roles = { owner: 'Owner', edit: 'Can edit', view: 'Can view' } as const;
export const nameIsYou = (name: string) => `${name} (you)`;
export const removeName = (name: string) => `Remove ${name}`;
export const removeThisMember = (name: string) => `Remove ${name}?`;
export const memberLosesTheList = (name: string) =>
  `${name} loses this list at once, and their votes and notes are deleted.`;
export const memberWasNotRemoved = (reason: string) => `The member was not removed. ${reason}`;
export const leaveList = 'Leave list';
export const leaveThisList = 'Leave this list?';
export const yourVotesAreDeleted = 'You lose this list, and your votes and notes on it are deleted.';
export const stay = 'Stay';
export const youCouldNotLeave = (reason: string) => `You did not leave the list. ${reason}`;
export const emailMe = 'Email me about votes and notes of others, once a day at most';
export const emailsWereNotChanged = (reason: string) => `Your emails were not changed. ${reason}`;

// StopListEmails
export const stopTheEmails = 'Stop emails about your lists?';
export const noEmailTellsYou =
  'No email will tell you of votes and notes on any of your lists. The lists themselves stay.';
export const stopEmails = 'Stop the emails';
export const emailsAreStopped = 'Done: we send you no more emails about lists.';
export const eachListHasASwitch = 'Each list has a switch, should you want them again.';

// Invite
export const shareThisList = 'Share this list';
export const whoeverHasTheLink = (days: number) =>
  `Anyone who has the link can see the homes and your name for ${days} days, and join after logging in. Votes and notes are for members.`;
export const theyCan = 'They can';
export const editVoteAndNote = 'edit, vote and write notes';
export const onlyLook = 'only look';
export const createLink = 'Create link';
export const linkToTheList = 'Link to the list';
export const copyItNow = 'Copy it now: we do not show it again.';
export const linkWasNotCreated = (reason: string) => `The link was not created. ${reason}`;
export const links = 'Links';
export const linkTo = { edit: 'Link to edit', view: 'Link to look' } as const;
export const openUntil = (day: string) => `open until ${day}`;
export const expired = 'expired';
export const joinedWithIt = (names: string) => `joined: ${names}`;
export const nobodyJoined = 'nobody has joined with it';
export const revoke = 'Revoke';
export const revokeLink = (link: string) => `Revoke: ${link}`;
export const revokeThisLink = 'Revoke this link?';
export const nobodyCanJoin = 'Nobody can join with it any more.';
export const theyLoseTheList = (names: string) =>
  `Nobody can join with it any more. ${names} joined with it and will lose the list at once, with their votes and notes.`;
export const linkWasNotRevoked = (reason: string) => `The link was not revoked. ${reason}`;

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
export const listWasNotRenamed = (reason: string) => `The list was not renamed. ${reason}`;
export const deleteList = 'Delete list';
export const deleteThisList = (name: string) => `Delete “${name}”?`;
export const everybodyLosesIt = 'Every member loses it, with all votes and notes. This cannot be undone.';
export const listWasNotDeleted = (reason: string) => `The list was not deleted. ${reason}`;

// JoinList
export const checkingTheLink = 'Checking the link…';
export const thisLinkDoesNotWork = 'This link does not work';
export const itExpiredOrWasRevoked = 'It has expired or was revoked. Ask the person who sent it for a new one.';
export const joinList = (name: string) => `Join “${name}”`;
export const invitesYou = {
  edit: (who: string) =>
    `${who} invites you to a list of homes. Join it to add and remove homes, vote and write notes.`,
  view: (who: string) => `${who} invites you to a list of homes. Join it to read what its members think of them.`,
} as const;
export const homesOfTheList = 'Homes of the list';
export const logInToJoinIt = 'Log in to join the list: its members see who votes and writes.';
export const logInToSay = 'Log in to join the list, and we save your vote and note: its members see whose they are.';
export const savedAfterLogin = 'Saved once you have logged in.';
export const membersSeeYourName = 'The members will see your name, and you theirs.';
export const logInToJoin = 'Log in to join';
export const join = 'Join the list';
export const joining = 'Joining…';
export const invitation = 'this invitation';
export const couldNotJoin = (reason: string) => `You did not join the list. ${reason}`;
