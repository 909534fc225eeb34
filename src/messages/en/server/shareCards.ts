// shareCardsRoutes
export const thisPicture = 'This picture';
export const tryAgain = 'The picture is being drawn again. Try again in ten seconds.';
