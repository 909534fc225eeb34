/*
 * openImporting(database, kind, routes?): the routes and the runner of imports, as a superuser uses them:
 * { read, bringIn, undo, … }. Files are read in the tests' own process, which saves a process each; `readTable.test.ts`
 * covers that process.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ImportKind } from '@contract/importLimits';
import type { AddedPicture, OfficeImport, OfficeImportDetail, OfficeImportRow } from '@contract/officeImports';
import { importedKinds } from '@server/app';
import type { Database } from '@server/db/database';
import { openDataFolder } from '@server/files/dataFolder';
import { openMediaLibrary } from '@server/media/mediaLibrary';
import { importsRoutes } from '@server/imports/importsRoutes';
import type { ImportsDeps } from '@server/imports/importSteps';
import { runImports } from '@server/imports/runImports';
import { openTable } from '@server/imports/table/openTable';
import { makeAccount } from './factories';
import { formOf } from './forms';
import { type Routes, buildTestServer } from './testServer';

export type Importing = Awaited<ReturnType<typeof openImporting>>;

export async function openImporting(database: Database, kind: ImportKind, more: readonly Routes[] = []) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'aangan-imports-'));
  const files = openDataFolder(folder);
  const server = await buildTestServer(database, [importsRoutes(importedKinds), ...more], {
    files,
    media: openMediaLibrary(files),
  });
  const boss = await makeAccount(database, { superuser: true, name: 'Meera' });
  const deps: ImportsDeps = {
    database,
    files,
    settings: { dataDir: folder },
    now: () => new Date(),
    kinds: importedKinds,
    readTable: (file, into, { sheet, name }) => openTable({ file, into, name, sheet }),
  };

  const ask = async <Body = OfficeImportDetail>(method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) => {
    const answer = await server.inject({
      method,
      url: `/api/office/imports/${url}`,
      headers: boss.headers,
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json<Body>() };
  };
  const download = async (url: string) => {
    const answer = await server.inject({ url: `/api/office/imports/${url}`, headers: boss.headers });
    return { status: answer.statusCode, text: answer.body };
  };
  const send = async (text: string, clientId: string = randomUUID()) => {
    const { payload, headers } = await formOf({ kind, client_id: clientId }, [
      { field: 'file', name: 'stock.csv', type: 'text/csv', bytes: Buffer.from(text) },
    ]);
    return server.inject({
      method: 'POST',
      url: '/api/office/imports/',
      headers: { ...boss.headers, ...headers },
      payload,
    });
  };
  /** Sends pictures by their names to a row. */
  const addPictures = async (id: number, row: number, pictures: Readonly<Record<string, Uint8Array>>) => {
    const { payload, headers } = await formOf(
      {},
      Object.entries(pictures).map(([name, bytes]) => ({ field: 'images', name, bytes })),
    );
    const answer = await server.inject({
      method: 'POST',
      url: `/api/office/imports/${id}/rows/${row}/pictures/`,
      headers: { ...boss.headers, ...headers },
      payload,
    });
    return { status: answer.statusCode, body: answer.json<AddedPicture[]>() };
  };
  const get = async (id: number) => (await ask('GET', `${id}/`)).body;
  /** A file that was read. */
  const read = async (text: string) => {
    const { id } = (await send(text)).json<OfficeImport>();
    await runImports(deps);
    return get(id);
  };
  /** Its rows, checked with the columns as they were guessed. */
  const check = async (text: string) => {
    const { id, version } = await read(text);
    await ask('PATCH', `${id}/`, { version, check: true });
    await runImports(deps);
    return get(id);
  };
  return {
    deps,
    server,
    files,
    boss,
    ask,
    download,
    send,
    addPictures,
    get,
    read,
    check,
    /** Does what waits. */
    run: () => runImports(deps),
    rowsOf: async (id: number, state = '') =>
      (await ask<OfficeImportRow[]>('GET', `${id}/rows/${state && `?state=${state}`}`)).body,
    bringIn: async (text: string) => {
      const { id, version } = await check(text);
      await ask('POST', `${id}/run/`, { version });
      await runImports(deps);
      return get(id);
    },
    undo: async ({ id, version }: OfficeImportDetail) => {
      await ask('POST', `${id}/undo/`, { version });
      await runImports(deps);
      return get(id);
    },
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
