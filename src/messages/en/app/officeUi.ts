// ActionForm
export const saving = 'Saving…';

// MarkdownEditor
export const bold = 'Bold';
export const italic = 'Italic';
export const link = 'Link';
export const heading = 'Heading';
export const list = 'List';
export const numberedList = 'Numbered list';
export const quote = 'Quote';
export const format = 'Format';
export const controlPlusKey = (key: string) => `Control+${key}`;
export const preview = 'Preview';
export const picture = 'Picture';

// CsvButton
export const downloadCsv = 'Download CSV';
export const downloadForImport = 'Download for import';

// EmptyList
export const nothingOnPage = (page: number) => `There’s nothing on page ${page}.`;
export const theListIsShorter = 'The list has become shorter.';
export const goToPage = (page: number) => `Go to page ${page}`;

// AgentFilter
export const everybody = 'Everybody';
export const me = 'Me';
export const nobody = 'Nobody';

// ageLabel
export const minutesOld = (minutes: number) => `${minutes} min`;
export const hoursOld = (hours: number) => `${hours} h`;
export const daysOld = (days: number) => `${days} d`;

// OfficePage
export const close = 'Close';
export const next = 'Next';

// OfficeTable
export const call = (name: string) => `Call ${name}`;
export const selectValue = (value: string) => `Select ${value}`;

// OrderedRows
export const movedToPlace = (place: number, count: number) => `Moved to place ${place} of ${count}.`;
export const moveDragItOrUse = (name: string) => `Move ${name}: drag it, or use the arrow keys`;
export const moveUp = (name: string) => `Move ${name} up`;
export const moveDown = (name: string) => `Move ${name} down`;

// PictureDialog
export const addAPicture = 'Add a picture';
export const whatDoesItShow = 'What does the picture show?';
export const readAloudToPeopleWhoDo = 'Read aloud to people who can’t see the picture, and shown while it loads.';
export const describeThePicture = 'Describe the picture.';
export const cancel = 'Cancel';
export const uploading = 'Uploading…';
export const addPicture = 'Add picture';

// TextDiff
export const changesOf = (label: string) => `Changes to: ${label}`;

// differences
export const earlierText = 'earlier text';
export const newText = 'new text';

// usePictureInsert
export const aPictureMayHaveAtMost = (megabytes: number) =>
  `A picture can be up to ${megabytes} MB. Choose a smaller one.`;

// WeekGrid
export const today = 'Today';

// LeadPanel, ListingPanel
export const bookAVisit = 'Book a visit';
