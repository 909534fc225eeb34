/** Why a window cannot follow changes as they happen. */
export const tooManyWindows = {
  shortlist: 'This list is open in too many windows. Close some of them.',
  office: 'The office is open in too many windows. Close some of them.',
};
