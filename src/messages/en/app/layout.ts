// Layout
export const skipToTheContent = 'Skip to content';
export const loadingThePage = 'Loading the page';

// AccountButton
export const editProfile = 'Edit Profile';
export const myLists = 'My lists';
export const myListings = 'My listings';
export const myEnquiries = 'My enquiries';
export const savedSearches = 'Saved searches';
export const visits = 'Visits';
export const myMeetings = 'My meetings';
export const payments = 'Payments';
export const newEnquiries = (count: number) => `${count} new ${count === 1 ? 'enquiry' : 'enquiries'}`;
export const accountOf = (username: string) => `${username}’s account`;
export const office = 'Office';
export const logout = 'Logout';

// AccountMenu
export const login = 'Login';

// Boundary
export const weCouldNotShowThisPage = 'We could not show this page.';
export const reload = 'Reload';
export const somethingWentWrongOnOurSide = 'Something went wrong on our side. Reloading the page usually helps.';

// FloatingActions
export const rateUs = 'Rate Us';
export const postAProperty = 'Post A Property';

// Footer
export const villasApartmentsLand = 'Homes, land and offices in Indore and Pune.';
export const site = 'Site';
export const favourites = 'Favourites';
export const packages = 'Packages';
export const reviews = 'Reviews';
export const legal = 'Legal';
export const copyright = (year: number, brand: string) => `© 2025–${year} ${brand}. Pictures show fictional places.`;

// NavBar
export const main = 'Main';
export const callNumber = (phone: string) => `Call ${phone}`;
export const us = 'us';
export const listingPackages = 'Listing packages';
export const menu = 'Menu';

// NavSheet
export const closeMenu = 'Close menu';
export const saved = 'Saved';

// OfflineNotice
export const youAreOffline = 'You’re offline. Nothing can be sent, and this page may be out of date.';

// Toasts
export const dismiss = 'Dismiss';

// PageFailed
export const thisPage = 'this page';
export const yourConnectionMayHaveDropped =
  'Your connection may have dropped, or we updated the site while you were reading.';

// siteLinks
export const home = 'Home';
export const properties = 'Properties';
export const construction = 'Construction';
export const blog = 'Blog';
export const aboutUs = 'About Us';
export const contact = 'Contact';
export const privacyPolicy = 'Privacy Policy';
export const termsAndConditions = 'Terms and Conditions';
export const disclaimer = 'Disclaimer';
