// SocialLinks
export const onBrand = (brand: string) => `${brand} on`;
export const opensANewTab = '(opens a new tab)';
