import { socialNetworks } from '@contract/content';
import { readSettings } from '../settings';
import { readSocialLinks } from './socialLinks';
import { settingsAdvice } from '../cli/settingsChecks';

const all = socialNetworks.map((network) => `${network}=https://${network}.example/aangan`);

it('accepts the addresses of all ten networks, separated by commas, spaces or lines, in a fixed order', () => {
  expect(socialNetworks).toHaveLength(10);
  for (const separator of [',', ', ', ' ', '\n']) {
    expect(readSettings({ COMPANY_SOCIAL: [...all].reverse().join(separator) }).social).toEqual(
      socialNetworks.map((network) => ({ network, href: `https://${network}.example/aangan` })),
    );
  }
});

it('is empty by default', () => {
  expect(readSettings({}).social).toEqual([]);
  expect(readSocialLinks(' , ')).toEqual([]);
});

it.each([
  ['a network that it does not know', 'myspace=https://myspace.example/aangan', 'myspace'],
  ['an address without a network', 'https://www.instagram.com/aangan', 'instagram'],
  ['a network’s home page', 'instagram=https://www.instagram.com/', 'instagram'],
  ['http', 'x=http://x.com/aangan', 'x must be'],
  ['a script', 'x=javascript:alert(1)', 'x must be'],
  ['a password in the address', 'x=https://me:secret@x.com/aangan', 'x must be'],
  ['a network twice', 'x=https://x.com/one,x=https://x.com/two', 'x twice'],
])('rejects %s at the start, naming the setting', (_what, written, named) => {
  expect(() => readSettings({ COMPANY_SOCIAL: written })).toThrow(/COMPANY_SOCIAL/);
  expect(() => readSettings({ COMPANY_SOCIAL: written })).toThrow(named);
});

it('is recommended in production, with the missing networks', () => {
  const advice = (given: string) =>
    settingsAdvice(readSettings({ NODE_ENV: 'production', COMPANY_SOCIAL: given })).join('\n');
  expect(advice('')).toContain(
    'COMPANY_SOCIAL has no address for instagram, facebook, youtube, linkedin, x, whatsapp, pinterest, telegram, threads, quora',
  );
  expect(advice(all.slice(1).join())).toContain('COMPANY_SOCIAL has no address for instagram:');
  expect(advice(all.join())).not.toContain('COMPANY_SOCIAL');
});
