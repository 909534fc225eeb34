// document: beside what was pressed, before our phone number and address
export const thisHasNotLoaded = 'This part of the page has not loaded. Reload the page, or reach us directly:';

// pages: when rendering fails
export const couldNotShowThisPage = 'We could not show this page.';
export const somethingWentWrong = 'Something went wrong on our side.';
export const reloadOrGoHome = (reload: (label: string) => string, home: (label: string) => string) =>
  `${reload('Reload')}, or ${home('go to the home page')}.`;
