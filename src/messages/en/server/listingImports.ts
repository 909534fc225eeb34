// readCell
export const thisIsNoAmount = 'Enter an amount, such as 2.5 Cr, 45 L or 27500000.';
export const thisIsNoArea = 'Enter an area, such as 1,450, 120 sq m or 200 gaj.';
export const thisUnitDiffers = 'The size of this unit varies by district. Enter square feet.';
export const thisIsNoWholeNumber = 'Enter a whole number, such as 3.';
export const thisIsNoMonth = 'Enter a month, such as Mar 2027 or 03/2027.';
export const answerYesOrNo = 'Enter yes or no.';
export const thisIsNoAngle = 'Enter degrees, such as 18.5204.';
export const weHaveNo = (names: string) => `Not on our list, so left out: ${names}.`;

// listingImports
export const reference = 'Your reference';
export const lifecycle = 'Listing status';
export const lifecycles = { published: 'Published', draft: 'Draft', sold: 'Sold or let', archived: 'Archived' };
export const featured = 'Yes';
export const reraStatus = 'RERA status';
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
export const referenceIsTooLong = (most: number) => `Use ${most} characters or fewer for the reference.`;
export const sayTheCity = 'Enter the city.';
export const sayTheType = 'Enter the property type.';
export const homeWithRooms = (rooms: number, type: string) => `${rooms} BHK ${type}`;
export const inPlace = (home: string, place: string) => `${home} in ${place}`;
export const aHome = 'Home';

// undo
export const hasChanged = 'This listing has been changed since.';
export const isGone = 'This listing has been deleted since.';
export const hasEnquiries = 'This listing has enquiries, so it was kept, and archived if it was live.';
export const hasVisits = 'This listing has visits, so it was kept, and archived if it was live.';
export const hasPayments = 'This listing has payments or add-ons, so it was kept, and archived if it was live.';
export const hasMore =
  'Pictures, documents or a tour were added, or people saved this listing, so it was kept, and archived if it was live.';
