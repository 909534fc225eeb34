// TourEditPage
export const editTheTour = 'Edit the tour';
export const lead =
  'Upload a 360° panorama of each room, link the rooms, and publish. Visitors can then walk through the home.';
export const properties = 'Properties';
export const listing = 'Listing';
export const tour = 'Tour';
export const logInToEdit = 'Log in to edit this tour.';
export const whoMayEdit = 'Owners can edit a tour once we’ve delivered it, and our agents can edit any tour.';

// TourEditor
export const theTour = 'the tour';
export const loading = 'Loading the tour…';
export const draftRestored = 'You are editing a draft saved in this browser.';
export const discardDraft = 'Discard the draft';
export const titleOfTour = 'Tour title';
export const publish = 'Publish the tour';
export const publishing = 'Publishing…';
export const endTheTour = 'Remove the tour';
export const nameEveryRoom = 'Upload at least one panorama, wait until all are uploaded, and name every room.';
export const noRoomsEndIt = 'There are no rooms left. If you continue, the tour will be removed from this listing.';
export const changedMeanwhile =
  'Someone else has changed this tour. Discard your draft to continue with their version, or publish yours instead.';
export const publishInItsPlace = 'Publish mine instead';

// RoomCards
export const addPanoramas = 'Add panoramas';
export const panoramaHelp = (megabytes: number, megapixels: number) =>
  `Equirectangular JPEG, PNG, WebP, AVIF or HEIC, twice as wide as it is high, up to ${megabytes} MB and ${megapixels} megapixels each.`;
export const isTooLarge = (name: string, megabytes: number) =>
  `${name} is larger than ${megabytes} MB. Choose a smaller copy.`;
export const rooms = 'Rooms';
export const nameOfRoom = (number: number) => `Name of room ${number}`;
export const wordsForRoom = (number: number) => `Description of room ${number}`;
export const describeIt = 'What the picture shows, for people who cannot see it';
export const uploading = (percent: number) => `Uploading: ${percent}%`;
export const waiting = 'Waiting to upload';
export const retry = (room: string) => `Upload again: ${room}`;
export const retryShort = 'Upload again';
export const moveUp = (room: string) => `Move up: ${room}`;
export const moveDown = (room: string) => `Move down: ${room}`;
export const remove = (room: string) => `Remove: ${room}`;
export const arrange = (room: string) => `Arrange: ${room}`;
export const arrangeShort = 'View, links and place';
export const aRoom = 'this room';
export const fileIsGone = 'This browser no longer has the file. Remove the room and add its panorama again.';

// RoomView
export const arranging = (room: string) => `Arrange “${room}”`;
export const viewOf = (room: string) => `View of ${room}. Use the arrow keys to look around.`;
export const howToPlace =
  'Turn the picture until the cross is where you want it, or click the spot to move the cross there.';
export const firstViewHere = 'Start here';
export const firstViewIsSet = 'Visitors will start facing this way.';
export const wayTo = 'Link to';
export const chooseARoom = 'Choose a room';
export const addWay = 'Add a link at the cross';
export const waysOf = 'Links from this room';
export const wayAdded = (room: string) => `Link to ${room} added.`;
export const removeWay = (room: string) => `Remove the link to ${room}`;
export const removeShort = 'Remove';
export const showWay = (room: string) => `Turn to the link to ${room}`;
export const noPicture = 'The picture did not load. Check your connection and choose the room again.';

// PlanPlace
export const plan = 'Plan';
export const noPlan = 'No plan';
export const drawnPlan = (name: string) => `Drawing: ${name}`;
export const floorPlan = (name: string) => `Floor plan: ${name}`;
export const planHelp = 'Mark a picture of the listing as a floor plan to use it here.';
export const placeOf = (room: string) => `${room} on the plan`;
export const pressThePlan = 'Click the plan where the panorama was taken, or use the sliders.';
export const across = 'Across (%)';
export const down = 'Down (%)';
export const heading = 'Direction of the picture’s centre (degrees clockwise from the top)';
export const setPlace = 'Place in the middle';
export const planPicture = 'Plan';
