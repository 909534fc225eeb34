// SocialLinks
export const onNetwork = (brand: string, network: string) => `${brand} on ${network} (opens in a new tab)`;
