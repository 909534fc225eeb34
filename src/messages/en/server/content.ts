// legalFiles
export const thisText = 'This text';

// legalPdf
export const versionOfDay = (version: number, day: string) => `Version ${version} of ${day}`;
export const pageOfPages = (page: number, pages: number) => `page ${page} of ${pages}`;

// officeAdvertisementsRoutes
export const thisAdvertisement = 'This advertisement';
export const chooseAPicture = 'Choose a picture.';
export const itMustEndAfterItBegins = 'The end must be after the start.';
export const chooseATimeInTheFuture = 'Choose a time in the future.';

// officePagesRoutes
export const thisPage = 'This page';
export const revisionOfLength = (revision: number, length: number) => `revision ${revision}, ${length} characters`;
export const thisRevision = 'This revision';

// officeServicesRoutes
export const thisService = 'This service';
export const servicesAreFull = (most: number) => `The site has room for ${most} services. Remove one first.`;

// officeSlidesRoutes
export const thisSlide = 'This slide';
export const slidesAreFull = (most: number) => `The home page has room for ${most} slides. Remove one first.`;
export const lastSlideStays = 'The home page needs at least one slide. Add another one first.';

// orderedRows
export const theOrder = 'The order';
export const nameEveryRowOnce = 'List every row exactly once.';
