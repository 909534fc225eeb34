/*
 * startUploads(target, folder)   a server in its own process, and functions to send it pictures
 */
import path from 'node:path';
import { type Script, startScript } from '../../support/childProcess';
import { formOf } from '../../support/forms';

interface Started {
  address: string;
  authorization: string;
  listing: number;
}

export interface Uploads extends Started {
  script: Script;
  /**
   * Uploads a picture to the draft. @returns the status (0 if the server exited before it responded) and the response
   */
  send(
    name: string,
    bytes: Uint8Array,
    type?: string,
  ): Promise<{ status: number; body: { id?: number; code?: string; image?: string } }>;
  /** The peak growth of the server's memory since the last call, in bytes. */
  grownBy(): Promise<number>;
}

export async function startUploads(target: string, folder: string): Promise<Uploads> {
  const script = startScript(path.join(__dirname, 'serveUploads.ts'), [target, folder]);
  const started = await script.line<Started>();
  return {
    ...started,
    script,
    async send(name, bytes, type = 'image/jpeg') {
      const form = await formOf({ client_id: name }, [{ field: 'image', bytes, type }]);
      try {
        const answer = await fetch(`${started.address}/api/properties/${started.listing}/images/`, {
          method: 'POST',
          body: new Uint8Array(form.payload),
          headers: { ...form.headers, authorization: started.authorization },
        });
        return { status: answer.status, body: (await answer.json()) as { id?: number } };
      } catch {
        return { status: 0, body: {} };
      }
    },
    async grownBy() {
      script.child.stdin?.write('\n');
      return (await script.line<{ grownBy: number }>()).grownBy;
    },
  };
}
