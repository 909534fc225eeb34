export const mustBeBetween = (min: number, max: number) => `Enter a number from ${min} to ${max}.`;
export const atMost = (max: number) => `Add no more than ${max} items.`;
export const giveBothCoordinates = 'Enter both coordinates of each point.';
export const aRoomHasThreeCorners = 'A room needs at least three corners.';
export const chooseAKind = 'Choose a type that floor plans support.';
