import * as messages from '@messages/app/about';

/** The first three people, shown when the server cannot say who works here now. */
export const builtInTeam = [
  {
    id: 1,
    name: messages.rohiniKulkarni,
    role: messages.founderSalesAndValuation,
    text: messages.soldHomesInPuneForEleven,
  },
  {
    id: 2,
    name: messages.faisalQureshi,
    role: messages.architectureAndConstruction,
    text: messages.anArchitectWhoHasSpentMore,
  },
  {
    id: 3,
    name: messages.meeraBhandari,
    role: messages.papersAndTitle,
    text: messages.reviewsTheDocumentsOfTheHomes,
  },
] as const;
