import { decimalRupees } from '@contract/money';
import { findingLimits } from '@contract/findingLimits';
import type {
  Shortlist,
  InvitedToShortlist,
  ShortlistHome,
  ShortlistInvitation,
  ShortlistMember,
  ShortlistActivity,
  WholeShortlist,
} from '@contract/shortlists';
import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from '../../db/database';
import { type MediaRow, toPicture } from '../../media/media';
import type { OwnList } from './shortlistsRules';
import type { OpenInvitation } from './shortlistsStore';

type StoredPicture = Pick<MediaRow, 'hash' | 'width' | 'height' | 'placeholder'> & { alt: string };
type Dated<Row, Field extends keyof Row> = Omit<Row, Field> & { [Name in Field]: Date };

const nameOf = (account: Sql) => sql`coalesce(nullif(${account}.name, ''), ${account}.username)`;
const iso = (at: Date | string) => new Date(at).toISOString();

/** The first picture of `property p` as `cover`. */
const coverJoin = sql`left join lateral (
    select json_build_object('alt', i.alt, 'hash', m.hash, 'width', m.width, 'height', m.height, 'placeholder', m.placeholder) as cover
    from property_image i join media m on m.id = i.media_id where i.property_id = p.id and i.kind = 'photo' order by i.position, i.id limit 1
  ) cover on true`;
const shownPicture = (picture: StoredPicture, title: string) => toPicture(picture, picture.alt || title);

async function membersOf(
  queryable: Queryable,
  listIds: readonly number[],
  accountId: number,
): Promise<Map<number, ShortlistMember[]>> {
  const rows = await queryable.rows<Dated<ShortlistMember, 'joined_at'> & { list: number }>(sql`
    select m.shortlist_id as list, a.id, ${nameOf(sql`a`)} as name, m.role, a.id = ${accountId} as is_you, m.joined_at
    from shortlist_member m join account a on a.id = m.account_id where m.shortlist_id = any(${[...listIds]}::int[])
    order by m.role <> 'owner', m.joined_at, a.id`);
  const members = new Map<number, ShortlistMember[]>();
  for (const { list, joined_at, ...member } of rows)
    members.set(list, [...(members.get(list) ?? []), { ...member, joined_at: iso(joined_at) }]);
  return members;
}

type ListRow = OwnList & Pick<Shortlist, 'total' | 'news' | 'emails'> & { changed_at: Date };

const listColumns = sql`s.id, s.name, m.role, m.is_default, s.changed_at, m.emails,
  (select count(*)::int from shortlist_property where shortlist_id = s.id) as total,
  (select count(*)::int from shortlist_activity l where l.shortlist_id = s.id and l.id > m.seen_activity
    and l.account_id is distinct from m.account_id and (l.kind in ('added', 'noted') or l.kind = 'voted' and l.vote is not null)) as news`;

/** The newest pictures of a list’s homes, for those who see the listings. */
const coversOf = (accountId: number) => sql`
  select coalesce(json_agg(newest.cover), '[]') as covers from (
    select cover.cover from shortlist_property h join property p on p.id = h.property_id ${coverJoin}
    where h.shortlist_id = s.id and cover.cover is not null and (p.lifecycle <> 'draft' or p.owner_id = ${accountId})
    order by h.added_at desc, h.property_id desc limit 3) newest`;

/** An account’s lists: the favourites, then the last changed; and whether each has a listing, if one is named. */
export async function listsOf(queryable: Queryable, accountId: number, property?: number): Promise<Shortlist[]> {
  const rows = await queryable.rows<ListRow & { covers: StoredPicture[]; has_property: boolean }>(sql`
    select ${listColumns}, shown.covers,
      exists (select from shortlist_property where shortlist_id = s.id and property_id = ${property ?? 0}) as has_property
    from shortlist_member m join shortlist s on s.id = m.shortlist_id
    cross join lateral (${coversOf(accountId)}) shown
    where m.account_id = ${accountId} order by m.is_default desc, s.changed_at desc, s.id desc`);
  const members = await membersOf(
    queryable,
    rows.map(({ id }) => id),
    accountId,
  );
  return rows.map(({ has_property, ...row }) => ({
    ...row,
    ...(property !== undefined && { has_property }),
    changed_at: iso(row.changed_at),
    members: members.get(row.id) ?? [],
    covers: row.covers.map((cover) => shownPicture(cover, row.name)),
  }));
}

interface HomeRow {
  property: number;
  lifecycle: 'draft' | 'published' | 'sold' | 'archived';
  visible: boolean;
  title: string;
  price_in_paise: number | null;
  purpose: 'sale' | 'rent' | 'invest';
  property_type: string;
  location: string;
  city: string;
  bedrooms: number | null;
  bathrooms: number | null;
  size: number | null;
  cover: StoredPicture | null;
  added_by: string | null;
  added_at: Date;
  votes: ShortlistHome['votes'];
}

const stateOf = {
  published: 'available',
  sold: 'sold',
  archived: 'unavailable',
  draft: 'unavailable',
} as const satisfies Record<HomeRow['lifecycle'], ShortlistHome['state']>;

function toListing(row: HomeRow): InvitedToShortlist['homes'][number]['listing'] {
  const { title, purpose, property_type, location, bedrooms, bathrooms, size, cover } = row;
  return {
    title,
    price: row.price_in_paise === null ? null : decimalRupees(row.price_in_paise),
    purpose,
    property_type,
    location,
    city: { name: row.city },
    bedrooms,
    bathrooms,
    size,
    cover: cover && shownPicture(cover, title),
  };
}

function toHome(row: HomeRow): ShortlistHome {
  return {
    property: row.property,
    state: stateOf[row.lifecycle],
    listing: row.visible ? toListing(row) : null,
    added_by: row.added_by,
    added_at: iso(row.added_at),
    votes: row.votes.map((vote) => ({ ...vote, changed_at: iso(vote.changed_at) })),
  };
}

/** The newest homes of a list with everybody’s votes, as an account sees them; 0 for whoever has the link. */
function homeRows(queryable: Queryable, listId: number, accountId: number): Promise<HomeRow[]> {
  return queryable.rows<HomeRow>(sql`
    select h.property_id as property, p.lifecycle, p.lifecycle <> 'draft' or p.owner_id = ${accountId} as visible,
      p.title, p.price_in_paise, p.purpose, coalesce(t.name, '') as property_type, p.location, coalesce(c.name, '') as city,
      p.bedrooms, p.bathrooms, p.size_in_sqft as size, cover.cover, ${nameOf(sql`a`)} as added_by, h.added_at,
      (select coalesce(json_agg(json_build_object('member', v.account_id, 'vote', v.vote, 'note', v.note, 'changed_at', v.changed_at) order by v.account_id), '[]')
        from shortlist_vote v where v.shortlist_id = h.shortlist_id and v.property_id = h.property_id) as votes
    from shortlist_property h join property p on p.id = h.property_id left join account a on a.id = h.added_by
    left join property_type t on t.id = p.property_type_id left join city c on c.id = p.city_id ${coverJoin}
    where h.shortlist_id = ${listId} order by h.added_at desc, h.property_id desc limit ${findingLimits.shortlist.homes}`);
}

const homesOf = async (queryable: Queryable, listId: number, accountId: number): Promise<ShortlistHome[]> =>
  (await homeRows(queryable, listId, accountId)).map(toHome);

/** What a link shows before somebody joins. */
export async function invitedTo(
  queryable: Queryable,
  { list, name, role }: OpenInvitation,
): Promise<InvitedToShortlist> {
  const [owner, rows] = await Promise.all([
    queryable.row<{ name: string; is_default: boolean }>(sql`
      select ${nameOf(sql`a`)} as name, m.is_default from shortlist_member m join account a on a.id = m.account_id
      where m.shortlist_id = ${list} and m.role = 'owner'`),
    homeRows(queryable, list, 0),
  ]);
  const homes = rows.flatMap((row) => {
    const state = stateOf[row.lifecycle];
    return state === 'unavailable' ? [] : [{ property: row.property, state, listing: toListing(row) }];
  });
  return { name, is_default: owner?.is_default ?? false, role, invited_by: owner?.name ?? '', homes };
}

/** The latest activity. Titles are those of today, and of listings that the account may see. */
async function activityOf(queryable: Queryable, listId: number, accountId: number): Promise<ShortlistActivity[]> {
  const rows = await queryable.rows<Dated<ShortlistActivity, 'at'>>(sql`
    select l.id, l.kind, ${nameOf(sql`a`)} as who, l.property_id as property, l.vote, l.at,
      case when p.lifecycle <> 'draft' or p.owner_id = ${accountId} then p.title end as title
    from shortlist_activity l left join account a on a.id = l.account_id left join property p on p.id = l.property_id
    where l.shortlist_id = ${listId} order by l.id desc limit ${findingLimits.shortlist.activityShown}`);
  return rows.map((row) => ({ ...row, at: iso(row.at) }));
}

async function invitationsOf(queryable: Queryable, listId: number): Promise<ShortlistInvitation[]> {
  const rows = await queryable.rows<Dated<ShortlistInvitation, 'created_at' | 'expires_at'>>(sql`
    select i.id, i.role, i.created_at, i.expires_at, array(
      select ${nameOf(sql`a`)} from shortlist_member m join account a on a.id = m.account_id
      where m.invitation_id = i.id order by m.joined_at, a.id) as joined
    from shortlist_invitation i where i.shortlist_id = ${listId} order by i.id desc`);
  return rows.map((row) => ({ ...row, created_at: iso(row.created_at), expires_at: iso(row.expires_at) }));
}

/** A whole list for one of its members; undefined for everybody else. */
export async function wholeList(
  queryable: Queryable,
  listId: number,
  accountId: number,
): Promise<WholeShortlist | undefined> {
  const row = await queryable.row<ListRow>(sql`
    select ${listColumns} from shortlist s join shortlist_member m on m.shortlist_id = s.id and m.account_id = ${accountId}
    where s.id = ${listId}`);
  if (!row) return undefined;
  const [members, homes, activity, invitations] = await Promise.all([
    membersOf(queryable, [listId], accountId),
    homesOf(queryable, listId, accountId),
    activityOf(queryable, listId, accountId),
    row.role === 'owner' ? invitationsOf(queryable, listId) : [],
  ]);
  return {
    ...row,
    changed_at: iso(row.changed_at),
    members: members.get(listId) ?? [],
    homes,
    activity,
    invitations,
  };
}
