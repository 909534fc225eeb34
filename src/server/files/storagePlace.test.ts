import { readSettings, secretsOf } from '../settings';
import { readStoragePlace } from './storagePlace';

const keys = { AWS_ACCESS_KEY_ID: 'AKIAEXAMPLE', AWS_SECRET_ACCESS_KEY: 'a key of the bucket', AWS_SESSION_TOKEN: '' };
const read = (address: string, change: Partial<typeof keys> = {}) => readStoragePlace(address, { ...keys, ...change });

describe('STORAGE_URL', () => {
  it('names nothing where it is empty', () => {
    expect(read('')).toBeUndefined();
    expect(readSettings({}).storage).toBeUndefined();
  });

  it.each([
    ['s3://aangan?region=ap-south-1', '', 'https://aangan.s3.ap-south-1.amazonaws.com'],
    ['s3://aangan/?region=ap-south-1', '', 'https://aangan.s3.ap-south-1.amazonaws.com'],
    ['s3://aangan/site/one/?region=ap-south-1', 'site/one/', 'https://aangan.s3.ap-south-1.amazonaws.com'],
    ['s3://files.aangan.in/a?region=eu-west-1', 'a/', 'https://s3.eu-west-1.amazonaws.com/files.aangan.in'],
    ['s3://aangan?region=eu-west-1&path_style=on', '', 'https://s3.eu-west-1.amazonaws.com/aangan'],
    ['s3://aangan?endpoint=https://s3.example.com', '', 'https://s3.example.com/aangan'],
    ['s3://aangan?endpoint=http://127.0.0.1:9000/', '', 'http://127.0.0.1:9000/aangan'],
    ['s3://aangan?endpoint=https://example.com/storage/s3', '', 'https://example.com/storage/s3/aangan'],
    ['s3://aangan?endpoint=https://s3.example.com:8443&path_style=off', '', 'https://aangan.s3.example.com:8443'],
  ])('%s begins names with “%s” at %s', (address, prefix, bucket) => {
    expect(read(address)).toMatchObject({ prefix, address: bucket, accessKeyId: 'AKIAEXAMPLE' });
  });

  it.each([
    ['https://aangan.s3.amazonaws.com', 'must be an address such as s3://'],
    ['aangan', 'must be an address such as s3://'],
    ['s3://aangan:9000?region=x1', 'must be an address such as s3://'],
    ['s3://name:hush@aangan?region=x1', 'must not hold a key'],
    ['s3://Aangan?region=x1', 'the bucket must'],
    ['s3://a?region=x1', 'the bucket must'],
    ['s3://aangan/a//b?region=x1', 'the prefix may'],
    ['s3://aangan/.hidden?region=x1', 'the prefix may'],
    ['s3://aangan/a%20b?region=x1', 'the prefix may'],
    ['s3://aangan', "name the bucket's region"],
    ['s3://aangan?region=Mumbai!', 'the region may'],
    ['s3://aangan?regoin=x1', 'regoin is not one of region, endpoint, path_style'],
    ['s3://aangan?region=x1&region=x2', 'names region twice'],
    ['s3://aangan?endpoint=s3.example.com', 'endpoint must be'],
    ['s3://aangan?endpoint=ftp://s3.example.com', 'endpoint must be'],
    ['s3://aangan?endpoint=https://name:hush@s3.example.com', 'endpoint must be'],
    ['s3://aangan?region=x1&path_style=maybe', 'path_style must be on or off'],
  ])('%s is refused: %s', (address, reason) => {
    expect(() => read(address)).toThrow(new RegExp(`^STORAGE_URL.*${reason}`));
    expect(() => read(address)).not.toThrow(/hush/);
  });

  it.each(['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'])('needs %s', (variable) => {
    expect(() => read('s3://aangan?region=x1', { [variable]: '' })).toThrow(`${variable} is missing`);
  });

  it('has its secrets kept out of logs', () => {
    const environment = { ...keys, STORAGE_URL: 's3://aangan?region=x1', AWS_SESSION_TOKEN: 'a token that expires' };
    expect(secretsOf(readSettings(environment))).toEqual(['a token that expires', 'a key of the bucket']);
  });
});
