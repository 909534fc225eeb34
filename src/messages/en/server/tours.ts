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
  `This listing has ${most} panoramas. Publish the tour to remove the ones it does not show.`;
export const uploadThisRoomAgain = 'We no longer have one of these rooms. Upload its panorama again.';
export const nameEveryRoomOnce = 'List every room only once.';
export const aWayLeadsToARoom = 'Each link must lead to another room in this tour.';
export const onlyRoomsOfThisTour = 'The plan can only show rooms in this tour, each of them once.';
export const chooseAFloorPlan = 'Choose one of this listing’s floor plans.';
export const drawingOrPicture = 'Use either a drawing or one of the listing’s floor plans.';
export const placeOnThePicture = 'Place each room on the floor plan.';
