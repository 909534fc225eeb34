import { socialNetworks } from '@contract/content';
import { readSettings } from '../settings';
import { settingsAdvice, findUnsafeSettings } from './settingsChecks';

const safe = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://aangan:4-courtyards-and-9-wells@db.internal/aangan',
  SECRET_KEY: 'an old banyan shades 3 courtyards and a well',
  PUBLIC_URL: 'https://www.aangan-estates.in',
  TRUST_PROXY: 'on',
  SMTP_URL: 'smtps://aangan:x@mail.internal',
  MAIL_FROM: 'Aangan Estates <office@aangan-estates.in>',
  COMPANY_WHATSAPP: '917312345678',
  COMPANY_PHONE: '+91 731 234 5678',
  COMPANY_EMAIL: 'office@aangan-estates.in',
  COMPANY_GSTIN: '23AABCA1234F1ZH',
  COMPANY_ADDRESS: '7 Palasia, Indore 452001',
  COMPANY_SOCIAL: socialNetworks.map((network) => `${network}=https://${network}.example/aangan`).join(),
  RAZORPAY_KEY_ID: 'rzp_live_4mV2kq',
  RAZORPAY_KEY_SECRET: 'kept by the company',
  RAZORPAY_WEBHOOK_SECRET: 'a hook with many a barb',
};
const faults = (change: Record<string, string | undefined>) => findUnsafeSettings(readSettings({ ...safe, ...change }));

const bucketKey = { AWS_ACCESS_KEY_ID: 'AKIAEXAMPLE', AWS_SECRET_ACCESS_KEY: 'a key of the bucket' };

describe('R4 in production', () => {
  it('the server starts with safe settings without warnings', () => {
    expect(faults({})).toEqual([]);
    expect(settingsAdvice(readSettings(safe))).toEqual([]);
  });

  it.each<[string, Record<string, string | undefined>]>([
    ['RAZORPAY_KEY_ID', { DATABASE_URL: undefined }],
    ['RAZORPAY_KEY_SECRET', { RAZORPAY_KEY_SECRET: undefined }],
    ['RAZORPAY_WEBHOOK_SECRET', { RAZORPAY_WEBHOOK_SECRET: undefined }],
    ['RAZORPAY_WEBHOOK_SECRET', { RAZORPAY_WEBHOOK_SECRET: 'a hook with many a barb,short' }],
    ['RAZORPAY_API_BASE', { RAZORPAY_API_BASE: 'http://api.razorpay.com' }],
    ['SECRET_KEY', { SECRET_KEY: 'short' }],
    ['SECRET_KEY', { SECRET_KEY: 'x'.repeat(64) }],
    ['SECRET_KEY', { SECRET_KEY: undefined }],
    ['DEMO', { DEMO: 'on' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://www.aangan-estates.in' }],
    ['PUBLIC_URL', { PUBLIC_URL: undefined }],
    ['API_BASE_URL', { API_BASE_URL: 'http://api.aangan-estates.in' }],
    ['MAP_TILES_URL', { MAP_TILES_URL: 'http://tiles.example/{z}/{x}/{y}.png', MAP_TILES_ATTRIBUTION: '© Surveyors' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgresql://postgres:postgres@db.internal/aangan' }],
    ['COMPANY_GSTIN', { COMPANY_GSTIN: undefined }],
    ['COMPANY_ADDRESS', { COMPANY_ADDRESS: undefined }],
    ['STORAGE_URL', { ...bucketKey, STORAGE_URL: 's3://aangan?endpoint=http://store.internal:9000' }],
    ['SECRET_KEY', { ...bucketKey, STORAGE_URL: 's3://aangan?region=ap-south-1', SECRET_KEY: undefined }],
  ])('the server does not start, and names %s, with %j', (name, change) => {
    expect(faults(change)).toEqual([expect.stringMatching(new RegExp(`^${name} `))]);
  });

  it('all faults are listed at once', () => {
    expect(
      faults({ DATABASE_URL: undefined, DEMO: 'on', PUBLIC_URL: '', SECRET_KEY: 'short' }).map(
        (line) => line.split(' ')[0],
      ),
    ).toEqual(['RAZORPAY_KEY_ID', 'SECRET_KEY', 'DEMO', 'PUBLIC_URL']);
  });

  it('messages never contain a secret', () => {
    const messages = faults({
      SECRET_KEY: 'hush-hush',
      RAZORPAY_WEBHOOK_SECRET: 'hook-hush',
      DATABASE_URL: 'postgresql://postgres:changeme@db.internal/aangan',
      RAZORPAY_API_BASE: 'http://aangan:hush@provider.internal',
    }).join('\n');
    expect(messages).not.toMatch(/hush|changeme/);
    expect(messages.split('\n')).toHaveLength(4);
  });

  it('placeholders and missing settings cause warnings only', () => {
    const advice = settingsAdvice(
      readSettings({ NODE_ENV: 'production', PUBLIC_URL: 'https://www.aangan-estates.in' }),
    ).join('\n');
    for (const name of [
      'COMPANY_WHATSAPP',
      'COMPANY_GSTIN',
      'RAZORPAY_KEY_ID',
      'SMTP_URL',
      'DATABASE_URL',
      'TRUST_PROXY',
    ])
      expect(advice).toContain(name);
    expect(
      findUnsafeSettings(readSettings({ NODE_ENV: 'production', PUBLIC_URL: 'https://www.aangan-estates.in' })),
    ).toEqual([]);
  });
});

it('R4 outside production only live keys and impossible settings prevent a start', () => {
  expect(findUnsafeSettings(readSettings({}))).toEqual([]);
  expect(
    findUnsafeSettings(
      readSettings({
        RAZORPAY_KEY_ID: 'rzp_live_4mV2kq',
        RAZORPAY_KEY_SECRET: 'x',
        RAZORPAY_WEBHOOK_SECRET: 'a hook with many a barb',
      }),
    ).map((line) => line.split(' ')[0]),
  ).toEqual(['RAZORPAY_KEY_ID']);
});

it('files of an S3 store need a SECRET_KEY everywhere, and https except on this machine', () => {
  const lines = (change: Record<string, string>) =>
    findUnsafeSettings(readSettings({ ...bucketKey, STORAGE_URL: 's3://aangan?region=ap-south-1', ...change }));
  expect(lines({})).toEqual([expect.stringMatching(/^SECRET_KEY is missing/)]);
  expect(lines({ SECRET_KEY: safe.SECRET_KEY })).toEqual([]);
  for (const endpoint of [
    'http://127.0.0.1:9000',
    'http://localhost:9000',
    'http://[::1]:9000',
    'https://store.example',
  ])
    expect(faults({ ...bucketKey, STORAGE_URL: `s3://aangan?endpoint=${endpoint}` })).toEqual([]);
});

it('sessions are recorded only where SESSION_RECORDING is on, and any other word than off is refused', () => {
  expect(
    [undefined, '', 'off', 'on', ' ON '].map((word) => readSettings({ SESSION_RECORDING: word }).sessionRecording),
  ).toEqual([false, false, false, true, true]);
  expect(() => readSettings({ SESSION_RECORDING: 'yes' })).toThrow('SESSION_RECORDING must be off or on');
});
