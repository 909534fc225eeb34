/*
 * alertsOn(database, { secret, now })   saved searches without the API, and the emails about them, decrypted:
 * { save, visitor, run, emails }
 */
import type { AlertFrequency } from '@contract/savedSearches';
import type { Database } from '@server/db/database';
import type { ServerDeps } from '@server/app';
import { decrypt } from '@server/email/encryption';
import { sendAlertsJob } from '@server/modules/properties/savedSearches/alertsJob';
import { readSearchToSave, saveSearch } from '@server/modules/properties/savedSearches/saveSearch';
import { hashOfToken, newNonce } from '@server/lib/tokens';
import { linkToken } from '@server/modules/properties/savedSearches/savedSearchTokens';
import type { Reader } from '@server/modules/properties/savedSearches/savedSearchesStore';
import { saveSubscriber } from '@server/modules/properties/savedSearches/searchSubscribersStore';
import sql from 'sql-template-tag';

export interface SentAlert {
  to: string;
  subject: string;
  body: string;
  html: string;
  unsubscribe: string;
}

export function alertsOn(deps: ServerDeps) {
  const { database, secret } = deps;
  const opened = (to: string, text: string) => text && decrypt(secret, to, text);
  return {
    /** Saves a search for a reader who is known. What was published before is not news. */
    save: async (
      reader: Reader,
      query: string,
      {
        frequency = 'instant',
        timezone,
        name = query,
      }: { frequency?: AlertFrequency; timezone?: string; name?: string } = {},
    ): Promise<number> => {
      const saving = await readSearchToSave(database, { query, name, frequency, timezone });
      const { id } = await saveSearch(deps, reader, saving);
      await database.run(sql`delete from alert_event`);
      return id;
    },
    visitor: async (email: string): Promise<Reader> => {
      const nonce = newNonce();
      const hash = hashOfToken(linkToken(secret, nonce));
      return { subscriber: (await saveSubscriber(database, email, { nonce, hash })).id };
    },
    /** One run of the job; `on` is another view of the database. */
    run: (on: Database = database) => sendAlertsJob.run({ ...deps, database: on }, async () => true),
    emails: async (): Promise<SentAlert[]> => {
      const rows = await database.rows<SentAlert>(
        sql`select recipient as "to", subject, body, html, unsubscribe from mail where sealed order by id`,
      );
      return rows.map(({ to, subject, ...texts }) => ({
        to,
        subject,
        body: opened(to, texts.body),
        html: opened(to, texts.html),
        unsubscribe: opened(to, texts.unsubscribe),
      }));
    },
  };
}
