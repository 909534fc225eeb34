import * as language from '../language';

const amount = (value: number) => value.toLocaleString(language.tag);

// imports/table: why a file is not read
export const thisIsNotATable =
  'We can’t read this file as a table. Open it in your spreadsheet program and save it as CSV or XLSX.';
export const saveAsXlsxWithoutPassword =
  'This Excel file is too old or has a password. Save it as .xlsx without a password.';
export const thisFileIsDamaged =
  'This file is damaged. Open it in your spreadsheet program, save it as CSV or XLSX, and try again.';
export const thisFileIsTooComplex = 'This file is too complex to open. Split it into several files.';
export const weCannotReadFilesRightNow = 'We can’t read files right now. Please try again in a moment.';
export const fileIsTooLarge = (megabytes: number) =>
  `Files can be up to ${megabytes} MB. Split this one into several files.`;
export const tooManyRows = (most: number) =>
  `This table has more than ${amount(most)} rows. Split it into several files.`;
export const tooManyColumns = (row: number, most: number) =>
  `Row ${amount(row)} has more than ${amount(most)} columns. Delete the ones you don’t need.`;
export const cellIsTooLong = (row: number, most: number) =>
  `A cell in row ${amount(row)} has more than ${amount(most)} characters. Shorten it.`;
export const rowIsTooLong = (row: number) =>
  `Row ${amount(row)} is too long. Look for a quotation mark that is never closed.`;
export const quoteIsNeverClosed = (row: number) =>
  `A quotation mark in row ${amount(row)} is never closed. Correct it, or save the table as XLSX.`;
export const thereIsNoSuchSheet = 'Choose one of the file’s sheets.';

// importRows
export const sayWhatItMeans = 'Go back to the columns and choose what this value means.';
export const aboutField = (label: string, message: string) => `${label}: ${message}`;
export const standsTwice = (key: string, row: number) => `“${key}” is also in row ${row}.`;

// readCells
export const checkThisValue = 'Check this value.';
export const thisIsNoDay = 'Enter a date, such as 12 Mar 2026 or 12/3/26.';
export const thisDayIsToCome = 'This date is in the future. Check the order of day and month.';

// runImports
export const theFileIsGone = 'The file is no longer there. Choose it again.';
export const mayNoLongerBringIn =
  'The person who started this no longer has permission. Another superuser can start it again.';
export const couldNotBeStored = 'This row couldn’t be saved. Check its values.';

// importPictures
export const hasNoPictures = 'Photos can be added to listings only.';
export const choosePictures = 'Choose at least one photo.';

// importsRoutes
export const rowInTheFile = 'Row in the file';
export const whatIsWrong = 'What is wrong';
export const thisImport = 'This file';
export const thisRow = 'This row';
export const chooseAFile = 'Choose a CSV or XLSX file.';
export const notNow = 'Wait for this step to finish, then try again.';
export const alreadyBroughtIn = 'This row has already been imported. Edit the listing, lead or contact itself instead.';
export const unknownColumn = (heading: string) => `The file has no column “${heading}”.`;
export const unknownField = 'Choose a field from the list.';
export const twoColumnsForOne = (label: string, one: string, other: string) =>
  `“${one}” and “${other}” both fill ${label}. Leave one of them out.`;
export const unknownMeaning = (label: string) => `Choose one of the values for ${label}.`;
export const noColumnFills = 'Choose a field for at least one column.';
export const nothingToBringIn = 'No rows can be imported yet. Correct a row, or choose other columns.';
export const tooLateToUndo = (days: number) => `This can only be undone within ${days} days.`;
export const tooManyImports = (waiting: number) =>
  `${waiting} files are already waiting. Try again when the first one has finished.`;
export const keepsItsSheet =
  'Rows from this file have already been imported. To read it differently, undo the import and choose the file again.';
