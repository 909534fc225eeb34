const rowsOf = (count: string, isOne: boolean) => (isOne ? '1 row' : `${count} rows`);
const listingsOf = (count: string, isOne: boolean) => (isOne ? '1 listing' : `${count} listings`);
const leadsOf = (count: string, isOne: boolean) => (isOne ? '1 lead' : `${count} leads`);

/** What is said of each kind of data. */
export const ofKind = {
  listings: {
    name: 'Listings',
    about: 'Homes, plots and offices, one per row. Those not marked “published” in the file become drafts.',
    templateName: 'listings-template.csv',
    titles: {
      ready: 'Ready to bring in',
      importing: 'We are bringing the listings in',
      done: 'The listings are brought in',
    },
    bringIn: (count: string, isOne: boolean) => `Bring in ${listingsOf(count, isOne)}`,
    bringInMore: (count: string, isOne: boolean) => `Bring in ${isOne ? '1 more listing' : `${count} more listings`}`,
    areBroughtIn: (count: string, isOne: boolean) =>
      isOne ? '1 listing is brought in' : `${count} listings are brought in`,
    whatFollows:
      'Those marked “published” in the file are on the site. The others are drafts: publish them under Listings.',
    madeIsDeleted: 'Listings that were added are deleted.',
    changedGetsItsValues: 'Listings that were changed get their earlier values back.',
    touchedIsKept:
      'Listings that have changed since, or have enquiries or visits, are kept. You’ll see which ones, and why.',
    keepThem: 'Keep the listings',
    undoIsOver: (day: string) =>
      `This could be undone until ${day}. You can still change or archive listings one by one.`,
    keptSaysWhy: 'Each row below says why. Change or archive those listings yourself if you need to.',
    column: 'Listing',
    untitled: (id: number) => `Listing ${id}`,
  },
  leads: {
    name: 'Leads',
    about:
      'People who asked about homes, one enquiry per row, with a telephone number or an email address. Nobody gets an email, and no reply becomes overdue.',
    templateName: 'leads-template.csv',
    titles: {
      ready: 'Ready to bring in',
      importing: 'We are bringing the leads in',
      done: 'The leads are brought in',
    },
    bringIn: (count: string, isOne: boolean) => `Bring in ${leadsOf(count, isOne)}`,
    bringInMore: (count: string, isOne: boolean) => `Bring in ${isOne ? '1 more lead' : `${count} more leads`}`,
    areBroughtIn: (count: string, isOne: boolean) => (isOne ? '1 lead is brought in' : `${count} leads are brought in`),
    whatFollows: 'You can find them under Leads. Only staff see them.',
    madeIsDeleted: 'Leads that were added are deleted.',
    changedGetsItsValues: 'Leads that were changed get their earlier values back.',
    touchedIsKept: 'Leads that someone has answered, changed or added a note to are kept. You’ll see which ones.',
    keepThem: 'Keep the leads',
    undoIsOver: (day: string) => `This could be undone until ${day}. You can still close leads one by one.`,
    keptSaysWhy: 'Each row below says why. Close those leads yourself if you need to.',
    column: 'Lead',
    untitled: (id: number) => `Lead ${id}`,
  },
  listing_changes: {
    name: 'Changes of listings',
    about:
      'One listing per row, by its number, with its new price, status or agent, or whether it is featured. Nobody gets an email.',
    templateName: 'changes-template.csv',
    titles: {
      ready: 'Ready to change',
      importing: 'We are changing the listings',
      done: 'The listings are changed',
    },
    bringIn: (count: string, isOne: boolean) => `Change ${listingsOf(count, isOne)}`,
    bringInMore: (count: string, isOne: boolean) => `Change ${isOne ? '1 more listing' : `${count} more listings`}`,
    areBroughtIn: (count: string, isOne: boolean) => (isOne ? '1 listing is changed' : `${count} listings are changed`),
    whatFollows: 'Visitors see the changes at once. No alerts and no emails are sent.',
    madeIsDeleted: 'Nothing was added, so nothing is deleted.',
    changedGetsItsValues: 'The listings get their earlier values back.',
    touchedIsKept: 'Listings that have changed since are kept as they are. You’ll see which ones.',
    keepThem: 'Keep the changes',
    undoIsOver: (day: string) => `This could be undone until ${day}. You can still change listings one by one.`,
    keptSaysWhy: 'Each row below says why. Change those listings yourself if you need to.',
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
  importing: 'Under way',
  done: 'Done',
  undoing: 'Undoing',
  undone: 'Undone',
  failed: 'Failed',
};
export const rowStates = {
  good: 'Without errors',
  warned: 'With a warning',
  bad: 'With errors',
  done: 'Done',
  reversed: 'Taken back',
  kept: 'Kept',
  failed: 'Not taken back',
};
export const outcomes = { made: 'Added', changed: 'Changed', same: 'Same as before' };

// OfficeImports
export const files = 'Files';
export const theFiles = 'the files';
export const loadingFiles = 'Loading the files';
export const noFiles = 'No file yet';
export const chooseTheFirst = 'Choose a file above. You’ll see what it would bring in before anything changes.';
export const file = 'File';
export const kind = 'Kind';
export const status = 'Status';
export const broughtBy = 'By';
export const when = 'When';
export const rowsBroughtIn = 'Rows done';
export const countOf = (count: string, total: string) => `${count} of ${total}`;

// NewImport
export const newFile = 'A new file';
export const whatIsInIt = 'What is in it?';
export const chooseAFile = 'Choose a CSV or XLSX file';
export const chosenFile = (name: string) => `Chosen: ${name}`;
export const fileHelp = (megabytes: string, rows: string) => `Up to ${megabytes} MB and ${rows} rows.`;
export const safeToTry =
  'Nothing is sent to anyone, and you can undo everything for 30 days. You can check every row before it is brought in.';
export const readTheFile = 'Read the file';
export const uploading = (percent: number) => `Sending the file: ${percent} %`;
export const sendingTheFile = 'Sending the file';
export const downloadTemplate = 'Download a template';
export const fileIsMissing = 'Choose a file first.';
export const fileIsEmpty = 'This file is empty. Choose another one.';
export const fileIsTooLarge = (megabytes: string) =>
  `This file is larger than ${megabytes} MB. Split it, and bring in the parts one after the other.`;
export const fileIsOfAnotherKind = 'Choose a CSV or XLSX file. Excel and Google Sheets can save your list as one.';
export const fileIsStillChosen = 'Your file is still chosen: press “Read the file” again.';

// OfficeImport
export const aFile = 'A file';
export const allFiles = 'All files';
export const closeThisFile = 'Close this file';
export const thisFile = 'this file';
export const loadingTheFile = 'Loading the file';
export const fileNotFound = 'File not found';
export const itsDataIsDeleted = 'A file and its rows are deleted after a few weeks. Go back to all files.';
export const titles = {
  reading: 'We are reading the file',
  mapping: 'What do the columns mean?',
  checking: 'We are checking the rows',
  undoing: 'We are undoing it',
  undone: 'It is undone',
  failed: 'This did not work',
};

// RunFailure
export const changedByAnother =
  'Someone else changed this a moment ago. This is how it is now: check it, then try again.';
export const choicesAreKept = 'What you chose is still here.';
export const weKeepAsking = 'The work continues, and this page keeps trying to update.';
export const tryAgain = 'Try again';

// WaitingStep
export const throughOf = (count: string, total: string) => `${count} of ${total} rows`;
export const partsDone = [
  'It has begun.',
  'A quarter is done.',
  'Half is done.',
  'Three quarters are done.',
  'Almost done.',
];
export const youCanLeave = 'You can leave this page: the work continues, and the list of files says when it is done.';

// SheetForm
export const whereTheColumnsAre = 'Where the columns are';
export const sheet = 'Sheet';
export const sheetWithRows = (name: string, count: string, isOne: boolean) => `${name} (${rowsOf(count, isOne)})`;
export const rowOfHeadings = 'Row with the headings';
export const readAgain = 'Read again';

// ColumnsStep
export const columnsOfTheFile = 'Columns of the file';
export const column = 'Column';
export const firstValues = 'First values';
export const fills = 'Fills';
export const fieldOfColumn = (heading: string) => `What “${heading}” fills`;
export const leaveOut = 'Leave out';
export const columnsAreLeftOut = (headings: string, isOne: boolean) =>
  isOne ? `This column is left out: ${headings}.` : `These columns are left out: ${headings}.`;
export const chooseFieldsForThem = 'Choose a field for each one that you need.';
export const everyColumnIsUsed = 'Every column of the file is used.';
export const fillsTheSame = (label: string) => `Two columns fill “${label}”. Leave one of them out.`;
export const checkTheRows = 'Check the rows';
export const beginsChecking = 'Starting…';

// FieldValuesTable
export const valuesOf = (label: string) => `What the values for “${label}” mean`;
export const value = 'In the file';
export const rows = 'Rows';
export const means = 'Means';
export const meaningOfValue = (text: string) => `What “${text}” means`;
export const chooseMeaning = 'Choose';
export const meansNothing = 'None of these: leave it empty';
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
export const nothingCanBeBroughtIn = 'No row is ready yet. Correct rows below, or go back to the columns.';
export const rowsWithErrorsStay =
  'Rows with errors stay here. Correct them below, or download them, correct them in your spreadsheet, and bring in that file.';

// ImportRows
export const rowsByState = 'Rows by state';
export const theRows = 'the rows';
export const loadingRows = 'Loading the rows';
export const noRowsHere = 'No rows here';
export const noErrorsLeft = 'No row has an error. Continue above.';
export const nothingOfThisKind = 'The file has no rows of this kind.';
export const row = 'Row';
export const rowNumber = (number: string) => `Row ${number}`;
export const content = 'Content';
export const whatHappened = 'What happened';
export const why = 'Why';
export const rowIsRight = (number: string) => `Row ${number} has no error now.`;
export const rowHasErrors = (number: string) => `Row ${number} still has an error.`;

// RowForm
export const save = 'Save';
export const showOtherCells = 'Show the other columns of this row';

// ErrorsButton
export const downloadErrors = 'Download the rows with errors';
export const errorsName = (file: string) => `${file}-errors.csv`;

// DoneStep
export const areMade = (count: string) => `${count} added`;
export const areChanged = (count: string) => `${count} changed`;
export const areTheSame = (count: string) => `${count} same as before`;
export const undoAll = 'Undo all of it';
export const undoUntil = (day: string) => `You can undo all of it until ${day}.`;
export const undoTitle = (file: string) => `Undo everything from ${file}?`;

// PhotosPart
const photosInWords = (count: string, isOne: boolean) => (isOne ? '1 photo' : `${count} photos`);
export const photos = 'Photos';
export const howPhotosAreNamed =
  'Choose the folder with the photos. We match a photo to a listing by its folder, named after the listing’s reference or title (V-101/1.jpg), by a file name that begins with the reference (V-101_2.jpg), or by a column of photo names in your file.';
export const chooseAFolder = 'Choose a folder';
export const choosePhotos = 'Choose photos';
export const lookingWhereTheyBelong = 'Matching the photos to the listings…';
export const noPhotoFits = 'None of these photos fits a listing of this file. Rename their folders, and choose again.';
export const photosForListings = (count: string, isOne: boolean, listings: string, isOneListing: boolean) =>
  `${photosInWords(count, isOne)} for ${listingsOf(listings, isOneListing)}:`;
export const photosOf = (title: string, count: string, isOne: boolean, row: number) =>
  `${title} (row ${row}): ${photosInWords(count, isOne)}`;
export const photosFitNone = (count: string, isOne: boolean) =>
  isOne ? '1 photo fits no listing and is left out:' : `${count} photos fit no listing and are left out:`;
export const othersAreLeftOut = (count: string, isOne: boolean) =>
  isOne ? '1 other file is left out.' : `${count} other files are left out.`;
export const addPhotos = (count: string, isOne: boolean) => `Add ${photosInWords(count, isOne)}`;
export const addingThePhotos = 'Adding the photos';
export const photosThrough = (count: string, total: string) => `${count} of ${total} photos`;
export const keepThisPageOpen = 'Keep this page open until all photos are sent.';
export const stopAdding = 'Stop';
export const addedPhotosStay = 'The photos that were added stay. The others are still chosen.';
export const goOnAdding = 'Go on';
export const photosAreAdded = (count: string, isOne: boolean) =>
  isOne ? '1 photo is added' : `${count} photos are added`;
export const photosWereThere = (count: string, isOne: boolean) =>
  isOne ? '1 was there already' : `${count} were there already`;
export const photosAreRefused = (count: string, isOne: boolean) =>
  isOne ? '1 could not be used:' : `${count} could not be used:`;
export const andMore = (count: string) => `and ${count} more`;

// UndoneStep
export const takenBack = (count: string, isOne: boolean) =>
  isOne ? '1 row is taken back' : `${count} rows are taken back`;
export const areKept = (count: string, isOne: boolean) => (isOne ? '1 is kept' : `${count} are kept`);
export const notTakenBack = (count: string) => `${count} could not be taken back`;
export const everythingIsBack = 'Everything is as it was before.';

// FailedStep
export const chooseAnotherFile = 'Choose another file';
