// TourSection
export const tour = 'Tour';
export const walkThrough = 'Walk through';
export const walkThroughFrom = (room: string) => `Walk through, from: ${room}`;
export const lookAround = (rooms: number) =>
  rooms === 1 ? 'Explore this room in 360°.' : `Explore ${rooms} rooms in 360°.`;
export const roomsOfTheTour = 'Rooms in the tour';

// TourDialog
export const tourOf = (title: string) => `Tour: ${title}`;
export const theTour = 'the tour';
export const loadingTheTour = 'Loading the tour…';
export const close = 'Close the tour';

// Walk
export const viewOf = (room: string) => `View of ${room}`;
export const howToLook = 'Use the arrow keys to look around, plus and minus to zoom, and Tab to go to other rooms.';
export const youAreIn = (room: string) => `You are in: ${room}`;
export const loadingRoom = (room: string) => `Loading: ${room}`;
export const goTo = (room: string) => `Go to ${room}`;
export const roomDidNotLoad = (room: string) => `${room} did not load. Check your connection and try again.`;
export const tryAgain = 'Try again';
export const stayHere = 'Stay here';
export const flatPictures = 'This browser can’t show 360° rooms, so here is one wide picture instead.';

// Controls
export const controls = 'Tour controls';
export const zoomIn = 'Zoom in';
export const zoomOut = 'Zoom out';
export const fullScreen = 'Full screen';
export const leaveFullScreen = 'Exit full screen';
export const movePhone = 'Turn on motion';
export const stopMoving = 'Turn off motion';
export const motionRefused = 'We can’t detect your device’s motion. Drag the picture to look around.';
export const showPlan = 'Show the plan';
export const hidePlan = 'Hide the plan';

// PlanMap
export const planOf = (name: string) => `Plan: ${name}`;
const octants = ['up', 'up and right', 'right', 'down and right', 'down', 'down and left', 'left', 'up and left'];
export const youStand = (room: string, octant: number) => `${room}, facing ${octants[octant] ?? ''} on the plan`;

// FloorPlans
export const floorPlan = 'Floor plan';
export const enlarge = (name: string) => `Enlarge: ${name}`;
export const enlarged = 'Enlarge';
export const roomsAndAreas = 'Rooms';
export const areaOf = (feet: string, metres: string) => `${feet} sq ft (${metres} sq m)`;
export const outdoors = 'outdoors';
export const floorNumber = (number: number) => `Floor plan ${number}`;
export const closePlan = 'Close the plan';
export const scrollThePlan = 'Enlarged plan: scroll to move it';
