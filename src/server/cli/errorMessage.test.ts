import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { openWithoutMigrating } from '../db/open';
import { errorMessage } from './errorMessage';

const failureOf = (work: () => unknown): unknown => {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing failed.');
};

describe('an error message for a terminal', () => {
  it('names what is in the place of a folder', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aangan-words-'));
    const file = path.join(folder, 'file');
    fs.writeFileSync(file, '');
    expect(errorMessage(failureOf(() => fs.mkdirSync(file)))).toBe(
      `A file blocks the folder ${file}. Choose another folder.`,
    );
    expect(errorMessage(failureOf(() => fs.mkdirSync(path.join(file, 'within'))))).toBe(
      `A file blocks the folder ${file}/within. Choose another folder.`,
    );
    fs.rmSync(folder, { recursive: true });
  });

  it('says that the port is in use', async () => {
    const server = net.createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as net.AddressInfo;
    const failure = await new Promise((resolve) => {
      net.createServer().once('error', resolve).listen(port, '127.0.0.1');
    });
    expect(errorMessage(failure)).toBe(
      `Cannot listen on 127.0.0.1:${port} (EADDRINUSE). Stop the process that uses it, or set HOST and PORT.`,
    );
    await new Promise((resolve) => {
      server.close(resolve);
    });
  });

  it.each([
    [
      'postgresql://aangan:hush@127.0.0.1:1/aangan',
      /^PostgreSQL does not respond at 127\.0\.0\.1:1 \(ECONNREFUSED\)\. Start it, or correct DATABASE_URL\.$/,
    ],
    // a name with several addresses fails without a message
    [
      'postgresql://aangan:hush@localhost:1/aangan',
      /^PostgreSQL does not respond.* \(ECONNREFUSED\)\. Start it, or correct DATABASE_URL\.$/,
    ],
    [
      'postgresql://aangan:hush@nowhere.invalid/aangan',
      /^PostgreSQL does not respond at nowhere\.invalid \((ENOTFOUND|EAI_AGAIN)\)\. Start it, or correct DATABASE_URL\.$/,
    ],
    [
      'postgresql://aangan:hush@localhost/aangan?host=/nowhere',
      /^PostgreSQL does not respond at \/nowhere.* \(ENOENT\)\. Start it, or correct DATABASE_URL\.$/,
    ],
  ])('says that no PostgreSQL responds at %s', async (databaseUrl, words) => {
    const database = await openWithoutMigrating({ databaseUrl, dataDir: '/nowhere' });
    const failure: unknown = await database.script('select 1').catch((error: unknown) => error);
    await database.close();
    expect(errorMessage(failure)).toMatch(words);
  });

  it.each<[string, object, string]>([
    [
      'a full disk',
      { code: 'ENOSPC', path: '/srv', message: 'ENOSPC: no space left on device, write' },
      'The disk is full. Free some space and try again.',
    ],
    [
      'a right that is missing',
      { code: 'EACCES', path: '/srv/aangan', syscall: 'mkdir', message: 'EACCES: permission denied' },
      '/srv/aangan cannot be read or written. Grant this account access, or choose another path.',
    ],
    [
      'addresses that fail together',
      { code: 'ECONNREFUSED', message: '' },
      'PostgreSQL does not respond (ECONNREFUSED). Start it, or correct DATABASE_URL.',
    ],
    [
      'a server that says nothing',
      { message: 'timeout expired' },
      'PostgreSQL does not respond (timed out). Start it, or correct DATABASE_URL.',
    ],
    [
      'a wrong password',
      { code: '28P01', message: 'password authentication failed for user "aangan"' },
      'PostgreSQL rejects this username or password. Correct DATABASE_URL.',
    ],
    ['words of our own', new Error('A restore did not finish.'), 'A restore did not finish.'],
  ])('of %s', (_, failure, words) => {
    expect(errorMessage(failure)).toBe(words);
  });
});
