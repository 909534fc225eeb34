const rowsOf = (count: string, isOne: boolean) => (isOne ? '1 row' : `${count} rows`);
const listingsOf = (count: string, isOne: boolean) => (isOne ? '1 listing' : `${count} listings`);
const contactsOf = (count: string, isOne: boolean) => (isOne ? '1 contact' : `${count} contacts`);
const leadsOf = (count: string, isOne: boolean) => (isOne ? '1 lead' : `${count} leads`);

/** What is said of each kind of data. */
export const ofKind = {
  listings: {
    name: 'Listings',
    about: 'Homes, plots and offices, one per row. Any not marked “published” in the file become drafts.',
    templateName: 'listings-template.csv',
    titles: {
      ready: 'Ready to import',
      importing: 'Importing the listings',
      done: 'Listings imported',
    },
    bringIn: (count: string, isOne: boolean) => `Import ${listingsOf(count, isOne)}`,
    bringInMore: (count: string, isOne: boolean) => `Import ${isOne ? '1 more listing' : `${count} more listings`}`,
    areBroughtIn: (count: string, isOne: boolean) => (isOne ? '1 listing imported' : `${count} listings imported`),
    whatFollows:
      'Listings marked “published” in the file are on the site. The others are drafts: publish them under Listings.',
    madeIsDeleted: 'Listings added by this import will be deleted.',
    changedGetsItsValues: 'Listings changed by this import will go back to their earlier values.',
    touchedIsKept:
      'Listings that have changed since, or have enquiries or visits, will be kept. You’ll see which ones, and why.',
    keepThem: 'Keep the listings',
    undoIsOver: (day: string) =>
      `You could undo this import until ${day}. You can still change or archive listings one by one.`,
    keptSaysWhy: 'Each row below gives the reason. You can change or archive those listings yourself.',
    column: 'Listing',
    untitled: (id: number) => `Listing ${id}`,
  },
  leads: {
    name: 'Leads',
    about:
      'People who enquired about homes, one enquiry per row, with a phone number or an email address. No one gets an email, and no replies become overdue.',
    templateName: 'leads-template.csv',
    titles: {
      ready: 'Ready to import',
      importing: 'Importing the leads',
      done: 'Leads imported',
    },
    bringIn: (count: string, isOne: boolean) => `Import ${leadsOf(count, isOne)}`,
    bringInMore: (count: string, isOne: boolean) => `Import ${isOne ? '1 more lead' : `${count} more leads`}`,
    areBroughtIn: (count: string, isOne: boolean) => (isOne ? '1 lead imported' : `${count} leads imported`),
    whatFollows: 'You’ll find them under Leads. Only staff can see them.',
    madeIsDeleted: 'Leads added by this import will be deleted.',
    changedGetsItsValues: 'Leads changed by this import will go back to their earlier values.',
    touchedIsKept: 'Leads that someone has answered, changed or added a note to will be kept. You’ll see which ones.',
    keepThem: 'Keep the leads',
    undoIsOver: (day: string) => `You could undo this import until ${day}. You can still close leads one by one.`,
    keptSaysWhy: 'Each row below gives the reason. You can close those leads yourself.',
    column: 'Lead',
    untitled: (id: number) => `Lead ${id}`,
  },
  contacts: {
    name: 'Contacts',
    about:
      'People you know, one per row, with a phone number, an email address or your own reference. Anyone who’s already a contact is updated, not added again. No one gets an email.',
    templateName: 'contacts-template.csv',
    titles: {
      ready: 'Ready to import',
      importing: 'Importing the contacts',
      done: 'Contacts imported',
    },
    bringIn: (count: string, isOne: boolean) => `Import ${contactsOf(count, isOne)}`,
    bringInMore: (count: string, isOne: boolean) => `Import ${isOne ? '1 more contact' : `${count} more contacts`}`,
    areBroughtIn: (count: string, isOne: boolean) => (isOne ? '1 row imported' : `${count} rows imported`),
    whatFollows: 'You’ll find them under Contacts. Only staff can see them.',
    madeIsDeleted: 'Contacts added by this import will be deleted.',
    changedGetsItsValues: 'Contacts changed by this import will go back to their earlier values.',
    touchedIsKept:
      'Contacts that have changed since, or have enquiries, visits, an account or notes, will be kept. You’ll see which ones, and why.',
    keepThem: 'Keep the contacts',
    undoIsOver: (day: string) => `You could undo this import until ${day}. You can still change contacts one by one.`,
    keptSaysWhy: 'Each row below gives the reason. You can change those contacts yourself.',
    column: 'Contact',
    untitled: (id: number) => `Contact ${id}`,
  },
  listing_changes: {
    name: 'Listing changes',
    about:
      'One listing per row, identified by its number, with its new price, status or agent, or whether it’s featured. No one gets an email.',
    templateName: 'changes-template.csv',
    titles: {
      ready: 'Ready to change',
      importing: 'Changing the listings',
      done: 'Listings changed',
    },
    bringIn: (count: string, isOne: boolean) => `Change ${listingsOf(count, isOne)}`,
    bringInMore: (count: string, isOne: boolean) => `Change ${isOne ? '1 more listing' : `${count} more listings`}`,
    areBroughtIn: (count: string, isOne: boolean) => (isOne ? '1 listing changed' : `${count} listings changed`),
    whatFollows: 'Visitors see the changes right away. No alerts or emails are sent.',
    madeIsDeleted: 'Nothing was added, so there is nothing to delete.',
    changedGetsItsValues: 'The listings will go back to their earlier values.',
    touchedIsKept: 'Listings that have changed since will be kept as they are. You’ll see which ones.',
    keepThem: 'Keep the changes',
    undoIsOver: (day: string) => `You could undo these changes until ${day}. You can still change listings one by one.`,
    keptSaysWhy: 'Each row below gives the reason. You can change those listings yourself.',
    column: 'Listing',
    untitled: (id: number) => `Listing ${id}`,
  },
};

// importLabels
export const states = {
  reading: 'Reading the file',
  mapping: 'Choose columns',
  checking: 'Checking the rows',
  ready: 'Ready',
  importing: 'In progress',
  done: 'Done',
  undoing: 'Undoing',
  undone: 'Undone',
  failed: 'Failed',
};
export const rowStates = {
  good: 'Without errors',
  warned: 'With warnings',
  bad: 'With errors',
  done: 'Done',
  reversed: 'Undone',
  kept: 'Kept',
  failed: 'Not undone',
};
export const outcomes = { made: 'Added', changed: 'Changed', same: 'Unchanged' };

// OfficeImports
export const files = 'Files';
export const theFiles = 'the files';
export const loadingFiles = 'Loading files';
export const noFiles = 'No files yet';
export const chooseTheFirst = 'Choose a file above. You’ll see what it would import before anything changes.';
export const file = 'File';
export const kind = 'Kind';
export const status = 'Status';
export const broughtBy = 'By';
export const when = 'When';
export const rowsBroughtIn = 'Rows done';
export const countOf = (count: string, total: string) => `${count} of ${total}`;

// NewImport
export const newFile = 'New file';
export const whatIsInIt = 'What’s in the file?';
export const chooseAFile = 'Choose a CSV or XLSX file';
export const chosenFile = (name: string) => `Selected: ${name}`;
export const fileHelp = (megabytes: string, rows: string) => `Up to ${megabytes} MB and ${rows} rows.`;
export const safeToTry =
  'Nothing is sent to anyone, and you can undo everything for 30 days. You can check every row before it’s imported.';
export const readTheFile = 'Read the file';
export const uploading = (percent: number) => `Uploading the file: ${percent}%`;
export const sendingTheFile = 'Uploading the file';
export const downloadTemplate = 'Download a template';
export const fileIsMissing = 'Choose a file first.';
export const fileIsEmpty = 'This file is empty. Choose another.';
export const fileIsTooLarge = (megabytes: string) =>
  `This file is larger than ${megabytes} MB. Split it and import the parts one by one.`;
export const fileIsOfAnotherKind =
  'Choose a CSV or XLSX file. You can save your list as either in Excel or Google Sheets.';
export const fileIsStillChosen = 'Your file is still selected. Press “Read the file” again.';

// OfficeImport
export const aFile = 'File';
export const allFiles = 'All files';
export const closeThisFile = 'Close this file';
export const thisFile = 'this file';
export const loadingTheFile = 'Loading the file';
export const fileNotFound = 'File not found';
export const itsDataIsDeleted = 'Files and their rows are deleted after a few weeks. Go back to all files.';
export const titles = {
  reading: 'Reading the file',
  mapping: 'Match the columns',
  checking: 'Checking the rows',
  undoing: 'Undoing the import',
  undone: 'Import undone',
  failed: 'This import failed',
};

// RunFailure
export const changedByAnother =
  'Someone else has just changed this import. Check the latest version below, then try again.';
export const choicesAreKept = 'Your choices are still here.';
export const weKeepAsking = 'The work is still running. This page will keep trying to update.';
export const tryAgain = 'Try again';

// WaitingStep
export const throughOf = (count: string, total: string) => `${count} of ${total} rows`;
export const partsDone = ['Started.', 'A quarter done.', 'Half done.', 'Three quarters done.', 'Almost done.'];
export const youCanLeave =
  'You can leave this page. The work keeps running, and the list of imports shows when it’s done.';

// SheetForm
export const whereTheColumnsAre = 'Where the columns are';
export const sheet = 'Sheet';
export const sheetWithRows = (name: string, count: string, isOne: boolean) => `${name} (${rowsOf(count, isOne)})`;
export const rowOfHeadings = 'Heading row';
export const readAgain = 'Read again';

// ColumnsStep
export const columnsOfTheFile = 'Columns in the file';
export const column = 'Column';
export const firstValues = 'First values';
export const fills = 'Field';
export const fieldOfColumn = (heading: string) => `Field for “${heading}”`;
export const leaveOut = 'Leave out';
export const columnsAreLeftOut = (headings: string, isOne: boolean) =>
  isOne ? `This column will be left out: ${headings}.` : `These columns will be left out: ${headings}.`;
export const chooseFieldsForThem = 'Choose a field for each one you need.';
export const everyColumnIsUsed = 'Every column in the file will be used.';
export const fillsTheSame = (label: string) => `Two columns are set to “${label}”. Leave one of them out.`;
export const checkTheRows = 'Check the rows';
export const beginsChecking = 'Starting…';

// FieldValuesTable
export const valuesOf = (label: string) => `What the values for “${label}” mean`;
export const value = 'In the file';
export const rows = 'Rows';
export const means = 'Means';
export const meaningOfValue = (text: string) => `What “${text}” means`;
export const chooseMeaning = 'Choose';
export const meansNothing = 'None of these, leave empty';
export const valuesAreOpen = (count: string, isOne: boolean) =>
  isOne
    ? '1 value has no meaning yet. Choose one, or its rows will have errors.'
    : `${count} values have no meaning yet. Choose one for each, or their rows will have errors.`;

// ReadyStep
export const nothingIsSent = 'Nothing is sent to anyone, and you can undo everything for 30 days.';
export const canBeBroughtIn = (count: string) => `${count} ready`;
export const haveErrors = (count: string, isOne: boolean) => (isOne ? '1 has errors' : `${count} have errors`);
export const haveWarnings = (count: string, isOne: boolean) =>
  isOne ? '1 of them has a warning' : `${count} of them have a warning`;
export const backToColumns = 'Back to the columns';
export const nothingCanBeBroughtIn = 'No rows are ready yet. Correct them below, or go back to the columns.';
export const rowsWithErrorsStay =
  'Rows with errors stay here. Correct them below, or download them, correct them in your spreadsheet, and import that file.';

// ImportRows
export const rowsByState = 'Rows by status';
export const theRows = 'the rows';
export const loadingRows = 'Loading rows';
export const noRowsHere = 'No rows here';
export const noErrorsLeft = 'No rows have errors. Continue above.';
export const nothingOfThisKind = 'The file has no rows of this kind.';
export const row = 'Row';
export const rowNumber = (number: string) => `Row ${number}`;
export const content = 'Content';
export const whatHappened = 'What happened';
export const why = 'Why';
export const rowIsRight = (number: string) => `Row ${number} has no errors now.`;
export const rowHasErrors = (number: string) => `Row ${number} still has errors.`;

// RowForm
export const save = 'Save';
export const showOtherCells = 'Show the other columns of this row';

// ErrorsButton
export const downloadErrors = 'Download the rows with errors';
export const errorsName = (file: string) => `${file}-errors.csv`;

// DoneStep
export const areMade = (count: string) => `${count} added`;
export const areChanged = (count: string) => `${count} changed`;
export const areTheSame = (count: string) => `${count} unchanged`;
export const undoAll = 'Undo everything';
export const undoUntil = (day: string) => `You can undo everything until ${day}.`;
export const undoTitle = (file: string) => `Undo everything from ${file}?`;

// PhotosPart
const photosInWords = (count: string, isOne: boolean) => (isOne ? '1 photo' : `${count} photos`);
export const photos = 'Photos';
export const howPhotosAreNamed =
  'Choose the folder with the photos. We match each photo to a listing by its folder, named after the listing’s reference or title (V-101/1.jpg), by a file name that starts with the reference (V-101_2.jpg), or by a column of photo names in your file.';
export const chooseAFolder = 'Choose a folder';
export const choosePhotos = 'Choose photos';
export const lookingWhereTheyBelong = 'Matching the photos to the listings…';
export const noPhotoFits = 'None of these photos match a listing in this file. Rename their folders and choose again.';
export const photosForListings = (count: string, isOne: boolean, listings: string, isOneListing: boolean) =>
  `${photosInWords(count, isOne)} for ${listingsOf(listings, isOneListing)}:`;
export const photosOf = (title: string, count: string, isOne: boolean, row: number) =>
  `${title} (row ${row}): ${photosInWords(count, isOne)}`;
export const photosFitNone = (count: string, isOne: boolean) =>
  isOne ? '1 photo matches no listing and will be left out:' : `${count} photos match no listing and will be left out:`;
export const othersAreLeftOut = (count: string, isOne: boolean) =>
  isOne ? '1 other file will be left out.' : `${count} other files will be left out.`;
export const addPhotos = (count: string, isOne: boolean) => `Add ${photosInWords(count, isOne)}`;
export const addingThePhotos = 'Adding the photos';
export const photosThrough = (count: string, total: string) => `${count} of ${total} photos`;
export const keepThisPageOpen = 'Keep this page open until all photos are uploaded.';
export const stopAdding = 'Stop';
export const addedPhotosStay = 'Photos already added will stay. The others are still selected.';
export const goOnAdding = 'Continue';
export const photosAreAdded = (count: string, isOne: boolean) => (isOne ? '1 photo added' : `${count} photos added`);
export const photosWereThere = (count: string, isOne: boolean) =>
  isOne ? '1 was already there' : `${count} were already there`;
export const photosAreRefused = (count: string, isOne: boolean) =>
  isOne ? '1 couldn’t be used:' : `${count} couldn’t be used:`;
export const andMore = (count: string) => `and ${count} more`;

// UndoneStep
export const takenBack = (count: string, isOne: boolean) => (isOne ? '1 row undone' : `${count} rows undone`);
export const areKept = (count: string, isOne: boolean) => (isOne ? '1 kept' : `${count} kept`);
export const notTakenBack = (count: string) => `${count} couldn’t be undone`;
export const everythingIsBack = 'Everything is back as it was.';

// FailedStep
export const chooseAnotherFile = 'Choose another file';
