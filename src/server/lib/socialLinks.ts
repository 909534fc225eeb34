import { type SocialLink, socialNetworks } from '@contract/content';
import * as messages from '@messages/server/start';

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
      throw new Error(messages.unknownSocialNetwork(part, socialNetworks.join(', ')));
    if (links.has(name)) throw new Error(messages.socialNetworkIsNamedTwice(name));
    if (!isProfile(href)) throw new Error(messages.socialAddressIsWrong(name));
    links.set(name, href);
  }
  return socialNetworks.flatMap((network) => {
    const href = links.get(network);
    return href ? [{ network, href }] : [];
  });
}
