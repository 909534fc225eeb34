import type { Lifecycle } from '@contract/properties';
import type { Account } from '../../lib/account';
import type { Problem } from '../../lib/problem';
import { confirmBy, hiddenAt, warnedBefore } from './confirmationRules';
import {
  checkCleared,
  checkConfirming,
  checkDrafts,
  checkCatalogue,
  checkLifecycle,
  checkPictureCount,
  checkComplete,
  cityOf,
  movedTo,
  picturesAfter,
  assertCanView,
  assertCanEdit,
  whyDraft,
} from './propertiesRules';

const account = (id: number, isSuperuser = false): Account => ({
  id,
  username: 'x',
  name: '',
  email: '',
  isSuperuser,
  roles: [],
  sessionId: 1,
  recentlyProven: true,
  emailVerified: true,
  secondFactorMissing: false,
});
const owner = account(1);
const stranger = account(2);
const superuser = account(3, true);

function refusal(act: () => unknown): Problem {
  try {
    act();
  } catch (problem) {
    return problem as Problem;
  }
  throw new Error('it was not refused');
}

describe('who may see a listing', () => {
  const listing = (lifecycle: 'draft' | 'published' | 'sold' | 'archived') => ({ owner_id: 1, lifecycle });

  it.each([[null], [stranger], [owner], [superuser]])('everyone sees a published one', (who) => {
    expect(assertCanView(listing('published'), who)).toEqual(listing('published'));
  });

  it.each(['draft', 'sold', 'archived'] as const)('its owner and a superuser see it as %s', (lifecycle) => {
    for (const who of [owner, superuser]) expect(assertCanView(listing(lifecycle), who)).toEqual(listing(lifecycle));
  });

  it.each([[null], [stranger]])('others get 404 for a draft, and 410 for a sold or archived one', (who) => {
    expect(refusal(() => assertCanView(listing('draft'), who))).toMatchObject({ status: 404, code: 'not_found' });
    for (const lifecycle of ['sold', 'archived'] as const)
      expect(refusal(() => assertCanView(listing(lifecycle), who))).toMatchObject({
        status: 410,
        code: 'gone',
        message: 'This home is no longer listed.',
      });
  });

  it('a missing one is 404', () => {
    expect(refusal(() => assertCanView(undefined, superuser)).status).toBe(404);
  });
});

describe('who may change a listing', () => {
  it('its owner and a superuser', () => {
    for (const who of [owner, superuser]) expect(assertCanEdit({ owner_id: 1, lifecycle: 'sold' }, who)).toBeTruthy();
    expect(refusal(() => assertCanEdit({ owner_id: 1, lifecycle: 'sold' }, stranger)).status).toBe(403);
    expect(refusal(() => assertCanEdit(undefined, owner)).status).toBe(404);
  });

  it('no one else learns of a draft', () => {
    expect(refusal(() => assertCanEdit({ owner_id: 1, lifecycle: 'draft' }, stranger))).toMatchObject({
      status: 404,
      code: 'not_found',
    });
    for (const who of [owner, superuser]) expect(assertCanEdit({ owner_id: 1, lifecycle: 'draft' }, who)).toBeTruthy();
  });
});

describe('the lifecycle of a listing', () => {
  const lives = ['draft', 'in_review', 'published', 'sold', 'archived'] as const;
  /** From the row to the column. */
  const promised: Readonly<Record<Lifecycle, Readonly<Record<Lifecycle, boolean>>>> = {
    draft: { draft: true, in_review: false, published: true, sold: false, archived: false },
    in_review: { draft: false, in_review: true, published: true, sold: false, archived: false },
    published: { draft: false, in_review: false, published: true, sold: true, archived: true },
    sold: { draft: false, in_review: false, published: true, sold: true, archived: true },
    archived: { draft: false, in_review: false, published: true, sold: true, archived: true },
  };

  it.each(lives.flatMap((from) => lives.map((to) => [from, to, promised[from][to]] as const)))(
    'from %s to %s: %s',
    (from, to, may) => {
      if (may) expect(() => checkLifecycle(from, to)).not.toThrow();
      else expect(refusal(() => checkLifecycle(from, to))).toMatchObject({ status: 409, code: 'wrong_lifecycle' });
    },
  );

  it('is published only with title, description and type', () => {
    expect(() => checkComplete({ title: 'a', description: 'b', type_id: 1 })).not.toThrow();
    expect(refusal(() => checkComplete({ title: '', description: '', type_id: 0 })).fields).toEqual({
      title: ['This field is required.'],
      description: ['This field is required.'],
      property_type: ['This field is required.'],
    });
    expect(Object.keys(refusal(() => checkComplete({ title: 'a', description: '', type_id: 1 })).fields ?? {})).toEqual(
      ['description'],
    );
  });

  it('lets only a draft lose required fields', () => {
    expect(() => checkCleared('draft', ['title', 'description', 'property_type', 'city'])).not.toThrow();
    for (const lifecycle of ['published', 'sold', 'archived'] as const) {
      expect(() => checkCleared(lifecycle, ['price', 'location'])).not.toThrow();
      for (const field of ['title', 'description', 'property_type', 'city'])
        expect(refusal(() => checkCleared(lifecycle, ['price', field])).fields).toHaveProperty('clear');
    }
  });

  it('allows at most fifty drafts', () => {
    expect(() => checkDrafts(49)).not.toThrow();
    expect(refusal(() => checkDrafts(50))).toMatchObject({ status: 409, code: 'too_many_drafts' });
  });

  it('needs a confirmation every 21 days while published, and ends 7 days after the reminder', () => {
    const now = new Date('2026-03-01T10:00:00Z');
    expect([confirmBy(false, now), confirmBy(true, now), hiddenAt(now), warnedBefore(now)]).toEqual([
      new Date('2026-03-22T10:00:00Z'),
      null,
      new Date('2026-03-08T10:00:00Z'),
      new Date('2026-02-22T10:00:00Z'),
    ]);
    expect(() => checkConfirming('published')).not.toThrow();
    for (const lifecycle of ['draft', 'sold', 'archived'] as const)
      expect(refusal(() => checkConfirming(lifecycle)).status).toBe(409);
  });
});

describe('the allowance', () => {
  it('is the free listings plus the slots of active packages', () => {
    expect(whyDraft({ free: 2, slots: [], published: 1 })).toBeNull();
    expect(whyDraft({ free: 2, slots: [], published: 2 })).toMatch(
      /2 published listings.*Choose a package, or archive/,
    );
    expect(whyDraft({ free: 2, slots: [2, 5], published: 8 })).toBeNull();
    expect(whyDraft({ free: 2, slots: [2, 5], published: 9 })).toMatch(/allowance is 9/);
    expect(whyDraft({ free: 0, slots: [null], published: 5_000 })).toBeNull();
    expect(whyDraft({ free: 0, slots: [], published: 0 })).toMatch(/need a package/);
  });
});

describe('the type and city of a listing', () => {
  const kinds = {
    types: [{ id: 1, name: 'Villa', slug: 'villa' }],
    cities: [
      { id: 4, name: 'Indore', slug: 'indore' },
      { id: 5, name: 'Pune', slug: 'pune' },
    ],
    amenities: [
      { id: 7, name: 'Lift' },
      { id: 8, name: 'Spa' },
    ],
    localities: [],
  };

  it('are rejected by field if they do not exist', () => {
    expect(() => checkCatalogue(kinds, { property_type: 1, city: 5, amenities: [8, 7] })).not.toThrow();
    expect(
      Object.keys(refusal(() => checkCatalogue(kinds, { property_type: 2, city: 1, amenities: [7, 9] })).fields ?? {}),
    ).toEqual(['property_type', 'city', 'amenities']);
  });

  it('default to the city in its location, or the first one', () => {
    expect(cityOf(kinds.cities, 'Baner, PUNE')).toBe(5);
    expect(cityOf(kinds.cities)).toBe(4);
    expect(refusal(() => cityOf([], 'Pune')).fields).toHaveProperty('city');
  });
});

describe('the pictures of a listing', () => {
  const twenty = Array.from({ length: 20 }, (_, place) => place + 1);

  it('are at most twenty', () => {
    expect(picturesAfter([], {}, 20)).toEqual([]);
    expect(refusal(() => picturesAfter([], {}, 21)).fields).toHaveProperty('images');
    expect(refusal(() => picturesAfter(twenty, {}, 1)).fields).toHaveProperty('images');
    expect(picturesAfter(twenty, { remove: [1] }, 1)).toHaveLength(19);
  });

  it('accept exactly one more at nineteen', () => {
    expect(() => checkPictureCount(19)).not.toThrow();
    expect(refusal(() => checkPictureCount(20)).fields).toHaveProperty('image');
  });

  it('shift when one moves', () => {
    expect([
      movedTo([1, 2, 3], 3, 0),
      movedTo([1, 2, 3], 1, 1),
      movedTo([1, 2, 3], 1, 19),
      movedTo([1, 2, 3], 2, 1),
    ]).toEqual([
      [3, 1, 2],
      [2, 1, 3],
      [2, 3, 1],
      [1, 2, 3],
    ]);
  });

  it('keep their order, or take a new one that lists each remaining picture once', () => {
    expect(picturesAfter([1, 2, 3], { remove: [2] }, 0)).toEqual([1, 3]);
    expect(picturesAfter([1, 2, 3], { remove: [2], order: [3, 1] }, 0)).toEqual([3, 1]);
    for (const order of [[3], [3, 1, 2], [3, 3], [3, 4], []])
      expect(refusal(() => picturesAfter([1, 2, 3], { remove: [2], order }, 0)).fields).toHaveProperty('image_order');
    expect(refusal(() => picturesAfter([1, 2], { remove: [3] }, 0)).fields).toHaveProperty('remove_images');
  });
});
