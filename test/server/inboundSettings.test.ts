import { readSettings, secretsOf } from '@server/settings';

const key = 'k'.repeat(32);
const settings = (given: Record<string, string>) => readSettings({ DATA_DIR: '.', ...given });

describe('the settings of emails that people send us', () => {
  it('are an address and a key, which is a secret', () => {
    const read = settings({ INBOUND_ADDRESS: 'office@reply.example.com', INBOUND_KEY: key });
    expect(read.inbound).toEqual({ address: 'office@reply.example.com', key });
    expect(secretsOf(read)).toContain(key);
    expect(settings({}).inbound).toBeUndefined();
  });

  it.each(['office', 'office+leads@reply.example.com', 'a b@reply.example.com', `${'o'.repeat(31)}@reply.example.com`])(
    'refuse an address that answers could not come back to: %s',
    (address) =>
      expect(() => settings({ INBOUND_ADDRESS: address, INBOUND_KEY: key })).toThrow('INBOUND_ADDRESS must be'),
  );

  it('refuse one without the other, and a short key', () => {
    const address = { INBOUND_ADDRESS: 'office@reply.example.com' };
    for (const given of [address, { INBOUND_KEY: key }, { ...address, INBOUND_KEY: key.slice(1) }])
      expect(() => settings(given)).toThrow('INBOUND_ADDRESS and INBOUND_KEY belong together');
  });
});
