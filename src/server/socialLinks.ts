import { type SocialLink, socialNetworks } from '@contract/content';

/** An https address on the public web with more than a network's home page. */
export function isProfile(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, pathname, search, username, password } = new URL(address);
  return (
    protocol === 'https:' &&
    hostname.includes('.') &&
    username === '' &&
    password === '' &&
    (pathname !== '/' || search !== '')
  );
}

/**
 * Reads COMPANY_SOCIAL: `network=https://…`, separated by commas or spaces; in the order of the networks.
 *
 * @throws Error naming what cannot be read
 */
export function readSocialLinks(written: string): SocialLink[] {
  const links = new Map<string, string>();
  for (const part of written.split(/[\s,]+/).filter(Boolean)) {
    const [, network = '', href = ''] = /^([^=]+)=(.*)$/.exec(part) ?? [];
    const name = network.toLowerCase();
    if (!socialNetworks.some((known) => known === name))
      throw new Error(
        `COMPANY_SOCIAL: "${part}" does not begin with one of ${socialNetworks.join(', ')} and a = sign.`,
      );
    if (links.has(name)) throw new Error(`COMPANY_SOCIAL names ${name} twice.`);
    if (!isProfile(href))
      throw new Error(
        `COMPANY_SOCIAL: ${name} must be the https address of your own page there, such as ${name}=https://www.example.com/your-name.`,
      );
    links.set(name, href);
  }
  return socialNetworks.flatMap((network) => {
    const href = links.get(network);
    return href ? [{ network, href }] : [];
  });
}
