// AboutMission
export const excellence = 'Excellence';
export const aFloorPlanToScale = 'A floor plan to scale, photos in daylight, a snag list with every item closed.';
export const trust = 'Trust';
export const weTellYouWhoWeAct =
  'We tell you who we act for and what we are paid. If a home has a weakness, you hear it from us first.';
export const professionalism = 'Professionalism';
export const appointmentsStartOnTime =
  'Appointments start on time, lawyers check the property papers, and we use your details only to reply to you.';
export const ourMission = 'Our mission';
export const toMakeBuying =
  'To make buying, renting or selling a home calm and clear: fewer, better visits, figures you can check, and answers when we promise them.';
export const philosophy = 'Philosophy';
export const whatWeStand = 'What we stand for';

// AboutStory
export const propertiesSold = 'Properties Sold';
export const happyClients = 'Happy Clients';
export const yearsExperience = 'Years Experience';
export const averageRating = 'Average Rating';
export const builtIn = (brand: string) =>
  `${brand} opened in 2025 with 25 years of combined experience. Owners, agents and our own team list homes, land and offices in Indore and Pune. Ask us about title, water, power and society accounts: we’ll say what we have checked and what we haven’t.`;
export const foundedIn2025 = 'Founded in 2025';
export const ourStory = 'Our story';

// AboutTeam
export const rohiniKulkarni = 'Rohini Kulkarni';
export const founderSalesAndValuation = 'Founder, sales and valuation';
export const soldHomesInPuneForEleven =
  'Sold homes in Pune for eleven years before she founded the agency. Quotes the price she would pay herself, with the sales to back it up.';
export const faisalQureshi = 'Faisal Qureshi';
export const architectureAndConstruction = 'Architecture and construction';
export const anArchitectWhoHasSpentMore =
  'An architect who has spent more time on site than in the office. Walks you through a plan, and points out what it leaves out.';
export const meeraBhandari = 'Meera Bhandari';
export const papersAndTitle = 'Papers and title';
export const reviewsTheDocumentsOfTheHomes =
  'Reviews the documents of the homes we sell. Sums up a sixty-page title search on one page.';
export const thePeople = 'Our people';
export const meetTheTeam = 'Meet the team';

// AboutTeaser
export const aboutUs = 'About us';
export const salesArchitectureAndLegalUnder = 'Sales, architecture and legal under one roof';
export const learnMoreAboutUs = 'Learn More About Us';

// LegalText
export const thisText = 'this text';
export const versionOfDay = 'Version {version}, dated {day}';
export const theFullText = 'The full text is in the PDF.';
export const openThePdf = 'Open the PDF';
export const itIsNotOnThisPage = 'The text isn’t on this page yet.';
