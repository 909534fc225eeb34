// SocialLinks
export const onNetwork = (brand: string, network: string) => `${brand} on ${network} (opens a new tab)`;
