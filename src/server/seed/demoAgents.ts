import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import { storedE164 } from '../lib/phones';

/** Who answers for the agency's demonstration listings. Numbers and registrations are visibly invented. */
const agents = [
  {
    username: 'agent',
    name: 'Nisha Agarwal',
    email: 'agent@aangan.example',
    phone: '+91 90000 00003',
    rera_number: 'MP-AG-00-PLACEHOLDER-01',
    languages: ['en', 'hi'],
  },
  {
    username: 'farhan',
    name: 'Farhan Qureshi',
    email: 'farhan@aangan.example',
    phone: '+91 90000 00005',
    rera_number: 'MP-AG-00-PLACEHOLDER-02',
    languages: ['en', 'hi', 'ur'],
  },
  {
    username: 'aditi',
    name: 'Aditi Kulkarni',
    email: 'aditi@aangan.example',
    phone: '+91 90000 00006',
    rera_number: 'MH-AG-00-PLACEHOLDER-03',
    languages: ['en', 'hi', 'mr'],
  },
] as const;

/** The agent of a listing or review by its city; those of Indore share its listings. */
export type AgentOf = (city: string, place: number) => number | undefined;

/** Makes the agents; those without an account get one that nobody can log in to. */
export async function loadDemoAgents(tx: Queryable): Promise<AgentOf> {
  const given = agents.map((agent) => ({ ...agent, phone_e164: storedE164(agent.phone) }));
  const rows = sql`json_to_recordset(${JSON.stringify(given)}::json) as given(username text, name text, email text, phone text, phone_e164 text, rera_number text, languages json)`;
  await tx.run(sql`
    insert into account (username, email, password_hash, name, phone, roles, email_verified_at)
    select username, email, 'none', name, phone, '{agent}', now() from ${rows} on conflict do nothing`);
  const made = await tx.rows<{ id: number; username: string }>(sql`
    update agent set shown = true, phone = given.phone, phone_e164 = given.phone_e164, email = given.email,
      rera_number = given.rera_number, languages = array(select json_array_elements_text(given.languages))
    from ${rows} join account a on a.username = given.username where agent.account_id = a.id returning a.id, a.username`);
  const ids = new Map(made.map(({ id, username }) => [username, id]));
  return (city, place) => ids.get(city === 'Pune' ? 'aditi' : place % 2 === 0 ? 'agent' : 'farhan');
}
