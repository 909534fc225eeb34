// toursRoutes
export const choosePanorama = 'Choose a panorama.';
export const thisTour = 'This tour';

// toursRules
export const thisProperty = 'This property';
export const thisPropertyIsNoLongerAvailable = 'This home is no longer listed.';
export const onlyTheOwnerAndAgents = 'Only the owner of this listing and our agents can change its tour.';
export const buyTheTour =
  'You can change the tour once we have delivered a virtual tour for this listing. Order one with your add-ons.';
export const tooManyPanoramas = (most: number) =>
  `This listing has ${most} panoramas. Publish the tour to remove those that it does not show.`;
export const uploadThisRoomAgain = 'One of these rooms is no longer stored. Upload its panorama again.';
export const nameEveryRoomOnce = 'Name every room once.';
export const aWayLeadsToARoom = 'Each way has to lead to another room of this tour.';
export const onlyRoomsOfThisTour = 'The plan may show only rooms of this tour, each of them once.';
export const chooseAFloorPlan = 'Choose a floor plan of this listing.';
export const drawingOrPicture = 'A plan is either a drawing or one of the listing’s floor plans.';
export const placeOnThePicture = 'Place each room on the picture of the plan.';
