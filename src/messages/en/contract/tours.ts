export const mustBeBetween = (min: number, max: number) => `Enter a number from ${min} to ${max}.`;
export const atMost = (max: number) => `Use at most ${max}.`;
export const giveBothCoordinates = 'Give both coordinates of each point.';
export const aRoomHasThreeCorners = 'A room needs at least three corners.';
export const chooseAKind = 'Choose one of the kinds that a plan knows.';
