// Hero
export const carousel = 'carousel';
export const exploreProperties = 'Explore Properties';
export const playSlideshow = 'Play slideshow';
export const pauseSlideshow = 'Pause slideshow';
export const slideOf = (at: number, count: number, title: string) => `Slide ${at} of ${count}: ${title}`;
export const searchProperties = 'Search properties';
export const searchByLocality = 'Search by locality, home or feature';
export const search = 'Search';

// heroSlides
export const homesAroundACourtyard = 'Homes around a courtyard';
export const villasInIndoreAndPune = 'Villas in Indore and Pune';
export const homesThatOpenOntoShade = 'Homes that open onto shade, water and a private garden.';
export const aboveTheCity = 'Above the city';
export const penthousesAndTerraces = 'Penthouses and terraces';
export const topFloorsWithPrivateTerraces =
  'Top floors with private terraces in Koregaon Park, Kharadi and Vijay Nagar.';
export const roomToGrow = 'Room to grow';
export const apartmentsAndDuplexes = 'Apartments and duplexes';
export const twoToFiveBedroomsInIndore = 'Two to five bedrooms in Indore and Pune, to buy or to rent.';
export const landAndWater = 'Land and water';
export const plotsAndResorts = 'Plots and resorts';
export const plotsAndRunningResortsWithin = 'Plots and running resorts within two hours of Indore and Pune.';
export const lightStoneTimber = 'Light, stone, timber';
export const interiorsWorthTheVisit = 'Interiors worth the visit';
export const roomsPlannedAroundTheLightThey = 'Rooms that face the morning and the evening sun.';
