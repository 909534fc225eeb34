import { limits } from '@contract/limits';
import { type Person, type PersonDetail, type PersonEvent, peopleEndpoints } from '@contract/people';
import { mayUse } from '@contract/roles';
import * as messages from '@messages/server/people';
import type { FastifyInstance } from 'fastify';
import { type StaffAct, type StaffRequest, staffAct, staffWrite } from '../../audit/staffWrite';
import type { Account } from '../../lib/account';
import { lockAnswering } from '../../lib/agents';
import { nextOffset, pageHeaders } from '../../lib/paging';
import { Problem, badField, notFound } from '../../lib/problem';
import type { StoreDeps } from '../../lib/storeDeps';
import { registerEndpoint } from '../../plugins/contractRoute';
import { contactsCsv } from './imports/contactsCsv';
import { joinNewPeople } from './joinPeople';
import { findMerge, keepApart, mergePeople, undoMerge } from './mergePeople';
import {
  type PeopleFilter,
  type PersonFields,
  changePerson,
  findKept,
  findPerson,
  findSender,
  listPeople,
} from './peopleStore';
import {
  listAccounts,
  listFavourites,
  listListings,
  listMatches,
  listMerges,
  listNames,
  listPayments,
} from './personDetailStore';
import { readZone } from './readZone';
import { addNote, findNote, listEvents } from './timelineStore';

const noPerson = () => notFound(messages.thisContact);
const nameOf = ({ name, username }: Account) => name || username;
const seesPayments = (reader: Account) => mayUse('superuser', reader);

/** The people whom the office knows: the list, one with all that happened, what staff keep of them, and merges. */
export async function peopleRoutes(server: FastifyInstance, deps: StoreDeps): Promise<void> {
  readingRoutes(server, deps);
  changingRoutes(server, deps);
  mergingRoutes(server, deps);
}

async function detailOf(database: StoreDeps['database'], id: number, reader: Account): Promise<PersonDetail> {
  const person = await findPerson(database, id);
  if (!person) throw noPerson();
  const [names, accounts, favourites, listings, payments, matches, merges] = await Promise.all([
    listNames(database, id, person.name),
    listAccounts(database, id),
    listFavourites(database, id),
    listListings(database, id),
    seesPayments(reader) ? listPayments(database, id) : null,
    listMatches(database, id),
    listMerges(database, id),
  ]);
  return { ...person, names, accounts, favourites, listings, payments, matches, merges };
}

interface GivenFilter extends Omit<PeopleFilter, 'agent'> {
  agent?: 'me' | 'none' | number | undefined;
}
const filterFor = ({ agent, ...filter }: GivenFilter, reader: Account): PeopleFilter => ({
  ...filter,
  agent: agent === 'me' ? reader.id : agent === 'none' ? null : agent,
});

function readingRoutes(server: FastifyInstance, { database, now }: StoreDeps): void {
  registerEndpoint(
    server,
    peopleEndpoints.list,
    async ({ query: { limit = limits.page.default, offset = 0, ...query }, account, request, reply }) => {
      await joinNewPeople(database);
      const page = { limit, offset };
      const { people, total, exact } = await listPeople(database, filterFor(query, account), page, now());
      pageHeaders(reply, request, { total, exact, nextQuery: nextOffset({ limit, offset, total }) });
      return people;
    },
  );

  registerEndpoint(server, peopleEndpoints.csv, async ({ query, account, reply }) => {
    await joinNewPeople(database);
    reply.header('content-disposition', 'attachment; filename="contacts.csv"');
    return contactsCsv(database, filterFor(query, account), now());
  });

  registerEndpoint(server, peopleEndpoints.get, async ({ params: { id }, account }) => {
    const kept = (await findPerson(database, id)) ? id : await findKept(database, id);
    if (kept === undefined) throw noPerson();
    return detailOf(database, kept, account);
  });

  registerEndpoint(server, peopleEndpoints.ofEnquiry, async ({ params: { id }, account, reply }) => {
    await joinNewPeople(database);
    const sender = await findSender(database, id);
    if (!sender) throw notFound(messages.thisEnquiry);
    if (sender.id === null) throw noPerson();
    void reply.redirect(`/api/office/people/${sender.id}/`);
    return detailOf(database, sender.id, account);
  });

  registerEndpoint(
    server,
    peopleEndpoints.timeline,
    async ({ params: { id }, query: { limit = limits.page.default, offset = 0 }, account, request, reply }) => {
      if (!(await findPerson(database, id))) throw noPerson();
      const withPayments = seesPayments(account);
      const { events, total } = await listEvents(database, id, { limit, offset }, { withPayments });
      pageHeaders(reply, request, { total, nextQuery: nextOffset({ limit, offset, total }) });
      return events;
    },
  );
}

function changingRoutes(server: FastifyInstance, deps: StoreDeps): void {
  const { now } = deps;

  registerEndpoint(
    server,
    peopleEndpoints.change,
    async ({ params: { id }, body: { version, zone, ...given }, account, request }) => {
      const change: PersonFields = { ...given, zone: zone ? readZone(zone) : zone };
      if (zone && !change.zone) throw badField('zone', messages.zoneIsUnknown);
      if (change.state === 'lost' && !change.lost_reason) throw badField('lost_reason', messages.sayWhyLost);
      return staffWrite<Person>(
        deps,
        { account, request },
        {
          action: 'person.update',
          subject: { type: 'person', id },
          name: messages.thisContact,
          read: (tx) => findPerson(tx, id, { lock: true }),
          version,
          // nothing that names or describes the person: the audit is kept longer than personal data may be
          audited: ({ agent, state, next_step_on, language }) => ({
            agent: agent && `account ${agent.id}`,
            state,
            next_step_on,
            language,
          }),
          write: async (tx, person) => {
            if (change.agent && !(await lockAnswering(tx, change.agent)))
              throw badField('agent', messages.chooseOneOfTheAgents);
            if (change.next_step_on && !(change.next_step ?? person.next_step))
              throw badField('next_step', messages.sayWhatIsNext);
            await changePerson(tx, id, change, now());
          },
        },
      );
    },
  );

  registerEndpoint(
    server,
    peopleEndpoints.addNote,
    ({ params: { id }, body: { kind, text, client_id: clientId }, account, request }) =>
      staffAct<Person, PersonEvent>(
        deps,
        { account, request },
        {
          action: `person.${kind}`,
          subject: { type: 'person', id },
          name: messages.thisContact,
          read: (tx) => findPerson(tx, id, { lock: true }),
          repeated: async (tx) => {
            const found = await findNote(tx, clientId);
            if (found && found.personId !== id) throw clientIdTaken();
            return found?.event;
          },
          act: async (tx) => {
            const author = { id: account.id, name: nameOf(account) };
            await addNote(tx, { personId: id, clientId, kind, author, text, at: now() });
            const stored = await findNote(tx, clientId);
            if (stored?.personId !== id) throw clientIdTaken();
            return stored.event;
          },
          // the text stays with the person alone
          entry: (_person, note) => ({ before: null, after: { note: note.id } }),
        },
      ),
  );
}

const clientIdTaken = () => new Problem(409, 'client_id_taken', messages.wasUsedForAnother);

function mergingRoutes(server: FastifyInstance, deps: StoreDeps): void {
  const { database, now } = deps;

  /** Something that is done with two people, and what is known of the first one then. */
  async function about(
    staff: StaffRequest,
    id: number,
    doing: Pick<StaffAct<Person, number>, 'action' | 'act' | 'version'>,
  ): Promise<PersonDetail> {
    await staffAct<Person, number>(deps, staff, {
      ...doing,
      subject: { type: 'person', id },
      name: messages.thisContact,
      read: (tx) => findPerson(tx, id, { lock: true }),
      entry: (_person, other) => ({ before: null, after: { person: other } }),
    });
    return detailOf(database, id, staff.account);
  }

  registerEndpoint(server, peopleEndpoints.merge, ({ params: { id }, body: { version, other }, account, request }) =>
    about({ account, request }, id, {
      action: 'person.merge',
      version,
      act: async (tx) => {
        if (other === id) throw badField('other', messages.chooseSomebodyElse);
        if (!(await mergePeople(tx, { kept: id, gone: other, by: account.id, at: now() })))
          throw badField('other', messages.thereIsNoSuchContact);
        return other;
      },
    }),
  );

  registerEndpoint(server, peopleEndpoints.keepApart, ({ params: { id }, body: { other }, account, request }) =>
    about({ account, request }, id, {
      action: 'person.keep_apart',
      act: async (tx) => {
        if (!(await keepApart(tx, id, other, now()))) throw badField('other', messages.thereIsNoSuchContact);
        return other;
      },
    }),
  );

  registerEndpoint(server, peopleEndpoints.undoMerge, ({ params: { id, merge }, account, request }) =>
    about({ account, request }, id, {
      action: 'person.undo_merge',
      act: async (tx) => {
        const found = await findMerge(tx, id, merge);
        if (!found) throw notFound(messages.thisMerge);
        await undoMerge(tx, { id: merge, kept: id, merge: found, at: now() });
        return found.gone_id;
      },
    }),
  );
}
