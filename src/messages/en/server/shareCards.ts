// modules/shareCards

export const thisPicture = 'this picture';
export const tryAgain = 'The picture is being drawn again. Try again in ten seconds.';
