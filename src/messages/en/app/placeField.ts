// PlaceField
export const onTheMap = 'On the map';
export const placeItOnTheMap = 'Place the pin';
export const moveThePin = 'Move the pin';
export const visitorsSeeTheLocality = 'Visitors see the locality on the map until you place the pin.';
export const visitorsSeeThePin = 'Visitors see the pin exactly where you place it.';
export const visitorsSeeACircle = 'Visitors see a circle of about 300 m, not the pin.';

// PlacePicker
export const mapToPlaceThePin = 'Map to place the pin';
export const pinOfTheListing = 'Pin for your listing';
export const pinNotPlaced = 'Pin, not placed yet';
export const howToMoveThePin =
  'Use the arrow keys to move the pin; hold Shift to move it further. Press Enter to place it.';
export const pressTheMap = 'Click or tap the map, or drag the pin. On a keyboard, use the arrow keys, then Enter.';
export const removeThePin = 'Remove the pin';
export const placed = (where: string) => `Placed: ${where}.`;
export const degrees = (latitude: string, longitude: string) => `${latitude}, ${longitude}`;
export const nearLocality = (name: string, kilometres: number, degrees: string) =>
  `${kilometres < 1 ? 'in or near' : `about ${kilometres} km from`} ${name} (${degrees})`;
