import * as language from '../language';

const amount = (value: number) => value.toLocaleString(language.tag);

// imports/table: why a file is not read
export const thisIsNotATable =
  'This is not a table we can read. Open it in your spreadsheet program and save it as CSV or XLSX.';
export const saveAsXlsxWithoutPassword =
  'This is an old Excel file, or one with a password. Save it as .xlsx without a password.';
export const thisFileIsDamaged =
  'This file is damaged. Open it in your spreadsheet program, save it as CSV or XLSX, and try again.';
export const thisFileIsTooComplex = 'This file is too complex to open. Split it into several files.';
export const weCannotReadFilesRightNow = 'We cannot read files right now. Please try again in a moment.';
export const fileIsTooLarge = (megabytes: number) =>
  `A file may be at most ${megabytes} MB. Split it into several files.`;
export const tooManyRows = (most: number) =>
  `This table has more than ${amount(most)} rows. Split it into several files.`;
export const tooManyColumns = (row: number, most: number) =>
  `Row ${amount(row)} has more than ${amount(most)} columns. Delete those that you do not need.`;
export const cellIsTooLong = (row: number, most: number) =>
  `A cell in row ${amount(row)} has more than ${amount(most)} characters. Shorten it.`;
export const rowIsTooLong = (row: number) =>
  `Row ${amount(row)} is too long. Look for a quotation mark that is never closed.`;
export const quoteIsNeverClosed = (row: number) =>
  `A quotation mark in row ${amount(row)} is never closed. Correct it, or save the table as XLSX.`;
export const thereIsNoSuchSheet = 'Choose one of the file’s sheets.';

// importRows
export const sayWhatItMeans = 'Say what this value means, under the columns.';
export const aboutField = (label: string, message: string) => `${label}: ${message}`;
export const standsTwice = (key: string, row: number) => `“${key}” stands in row ${row}, too.`;

// runImports
export const theFileIsGone = 'The file is no longer there. Choose it again.';
export const mayNoLongerBringIn =
  'The person who began this may no longer bring in data. Another superuser can start it again.';
export const couldNotBeStored = 'This could not be saved. Check the values of the row.';

// importPictures
export const hasNoPictures = 'Photos can be added to listings only.';
export const choosePictures = 'Choose at least one photo.';

// importsRoutes
export const rowInTheFile = 'Row in the file';
export const whatIsWrong = 'What is wrong';
export const thisImport = 'This file';
export const thisRow = 'This row';
export const chooseAFile = 'Choose a CSV or XLSX file.';
export const notNow = 'Wait until this step has ended, then try again.';
export const alreadyBroughtIn = 'This row was brought in already. Change what it made instead.';
export const unknownColumn = (heading: string) => `The file has no column “${heading}”.`;
export const unknownField = 'Choose a field from the list.';
export const twoColumnsForOne = (label: string, one: string, other: string) =>
  `“${one}” and “${other}” both fill ${label}. Leave one of them out.`;
export const unknownMeaning = (label: string) => `Choose one of the values of ${label}.`;
export const noColumnFills = 'Choose a field for at least one column.';
export const nothingToBringIn = 'No row can be brought in yet. Correct a row, or choose other columns.';
export const tooLateToUndo = (days: number) => `This can be undone for ${days} days only.`;
export const tooManyImports = (waiting: number) =>
  `${waiting} files wait to be read. Try again when the first of them is through.`;
export const keepsItsSheet =
  'Rows of this file were brought in already. To read it in another way, undo that, and choose the file again.';
