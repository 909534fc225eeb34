/*
 * newTarget(kind)                a folder, with a database in it or on PostgreSQL
 * startUploads(target, folder)   a server in its own process, and functions to send it pictures
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Database } from '@server/db/database';
import { type Script, startScript } from '../../support/childProcess';
import { freshPostgresUrl } from '../../support/databases';
import { formOf } from '../../support/forms';

/** Where a server of uploads keeps its files and its rows. */
export interface UploadTarget {
  target: string;
  folder: string;
  end(): Promise<void>;
}

export async function newTarget(kind: Database['kind']): Promise<UploadTarget> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aangan-uploads-'));
  const fresh = kind === 'postgres' ? await freshPostgresUrl(true) : undefined;
  return {
    target: fresh?.url ?? folder,
    folder,
    end: async () => {
      fs.rmSync(folder, { recursive: true, force: true });
      await fresh?.end();
    },
  };
}

interface Started {
  address: string;
  authorization: string;
  listing: number;
}

export interface Uploads extends Started {
  script: Script;
  /**
   * Uploads a picture to the latest draft.
   *
   * @returns the status (0 if the server exited before it responded) and the response
   */
  send(
    name: string,
    bytes: Uint8Array,
    type?: string,
  ): Promise<{ status: number; body: { id?: number; code?: string; image?: string } }>;
  /** Begins another draft, without pictures. */
  beginDraft(): Promise<void>;
  /** The peak growth of the server's memory since the last call, in bytes. */
  grownBy(): Promise<number>;
}

export async function startUploads(target: string, folder: string): Promise<Uploads> {
  const script = startScript(path.join(__dirname, 'serveUploads.ts'), [target, folder]);
  const started = await script.line<Started>();
  const uploads: Uploads = {
    ...started,
    script,
    async send(name, bytes, type = 'image/jpeg') {
      const form = await formOf({ client_id: name }, [{ field: 'image', bytes, type }]);
      try {
        const answer = await fetch(`${started.address}/api/properties/${uploads.listing}/images/`, {
          method: 'POST',
          body: new Uint8Array(form.payload),
          headers: { ...form.headers, authorization: started.authorization },
        });
        return { status: answer.status, body: (await answer.json()) as { id?: number } };
      } catch {
        return { status: 0, body: {} };
      }
    },
    async beginDraft() {
      const answer = await fetch(`${started.address}/api/properties/drafts/`, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json', authorization: started.authorization },
      });
      if (answer.status !== 201) throw new Error(`there is no other draft: ${answer.status}`);
      uploads.listing = ((await answer.json()) as { id: number }).id;
    },
    async grownBy() {
      script.child.stdin?.write('\n');
      return (await script.line<{ grownBy: number }>()).grownBy;
    },
  };
  return uploads;
}
