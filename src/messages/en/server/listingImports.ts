// readCell
export const thisIsNoAmount = 'Write an amount, such as 2.5 Cr, 45 L or 27500000.';
export const thisIsNoArea = 'Write an area, such as 1,450, 120 sq m or 200 gaj.';
export const thisUnitDiffers = 'This unit has another size in each district. Write square feet.';
export const thisIsNoWholeNumber = 'Write a whole number, such as 3.';
export const thisIsNoMonth = 'Write a month, such as Mar 2027 or 03/2027.';
export const answerYesOrNo = 'Write yes or no.';
export const thisIsNoAngle = 'Write degrees, such as 18.5204.';
export const weHaveNo = (names: string) => `Not on our list, so left out: ${names}.`;

// listingImports
export const reference = 'Your reference';
export const lifecycle = 'Published or draft';
export const published = 'Published';
export const draft = 'Draft';
export const exampleReference = 'V-101';
export const examples = {
  title: 'Villa with a garden',
  description: 'Four bedrooms and a garden near the lake.',
  location: 'Vijay Nagar',
  price: '2.5 Cr',
  size: '3,200 sq ft',
  bedrooms: '4 BHK',
  possession_month: 'Mar 2028',
  amenities: 'Lift, Gym',
};
export const photos = 'Photos (file names)';
export const examplePhotos = 'front.jpg, hall.jpg';
export const referenceIsTooLong = (most: number) => `A reference may have ${most} characters at most.`;
export const sayTheCity = 'Say in which city this is.';
export const homeWithRooms = (rooms: number, type: string) => `${rooms} BHK ${type}`;
export const inPlace = (home: string, place: string) => `${home} in ${place}`;
export const aHome = 'Home';

// undo
export const hasChanged = 'It was changed after it was brought in.';
export const isGone = 'It has been deleted since.';
export const hasEnquiries = 'Someone has asked about it, so it was archived instead of deleted.';
export const hasVisits = 'It has visits, so it was archived instead of deleted.';
export const hasPayments = 'It has payments or add-ons, so it was archived instead of deleted.';
export const hasMore =
  'Pictures, documents or a tour were added, or people saved it, so it was archived instead of deleted.';
