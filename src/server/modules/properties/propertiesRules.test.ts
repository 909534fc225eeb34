import type { Account } from '../../plugins/account';
import type { Problem } from '../../plugins/problems';
import { checkKinds, cityOf, picturesAfter, seen, theirs, whyDraft } from './propertiesRules';

const account = (id: number, isSuperuser = false): Account => ({ id, username: 'x', name: '', email: '', isSuperuser, sessionId: 1 });
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
    expect(seen(listing('published'), who)).toEqual(listing('published'));
  });

  it.each(['draft', 'sold', 'archived'] as const)('its owner and a superuser see it as %s', (lifecycle) => {
    for (const who of [owner, superuser]) expect(seen(listing(lifecycle), who)).toEqual(listing(lifecycle));
  });

  it.each([[null], [stranger]])('strangers learn nothing of a draft, and that a sold or archived one is gone', (who) => {
    expect(refusal(() => seen(listing('draft'), who))).toMatchObject({ status: 404, code: 'not_found' });
    for (const lifecycle of ['sold', 'archived'] as const) expect(refusal(() => seen(listing(lifecycle), who))).toMatchObject({ status: 410, code: 'gone', message: 'This property is no longer available.' });
  });

  it('there is nothing to see where there is none', () => {
    expect(refusal(() => seen(undefined, superuser)).status).toBe(404);
  });
});

describe('who may change a listing', () => {
  it('its owner and a superuser', () => {
    for (const who of [owner, superuser]) expect(theirs({ owner_id: 1, lifecycle: 'sold' }, who)).toBeTruthy();
    expect(refusal(() => theirs({ owner_id: 1, lifecycle: 'sold' }, stranger)).status).toBe(403);
    expect(refusal(() => theirs(undefined, owner)).status).toBe(404);
  });
});

describe('the allowance', () => {
  it('is the free listings and the slots of packages that run', () => {
    expect(whyDraft({ free: 2, slots: [], published: 1 })).toBeNull();
    expect(whyDraft({ free: 2, slots: [], published: 2 })).toMatch(/2 published listings.*Choose a package, or archive/);
    expect(whyDraft({ free: 2, slots: [2, 5], published: 8 })).toBeNull();
    expect(whyDraft({ free: 2, slots: [2, 5], published: 9 })).toMatch(/allowance is 9/);
    expect(whyDraft({ free: 0, slots: [null], published: 5_000 })).toBeNull();
    expect(whyDraft({ free: 0, slots: [], published: 0 })).toMatch(/needs a package/);
  });
});

describe('what a listing may belong to', () => {
  const kinds = { types: [{ id: 1, name: 'Villa', slug: 'villa' }], cities: [{ id: 4, name: 'Indore', slug: 'indore' }, { id: 5, name: 'Pune', slug: 'pune' }], amenities: [7, 8] };

  it('is refused by field where it does not exist', () => {
    expect(() => checkKinds(kinds, { property_type: 1, city: 5, amenities: [8, 7] })).not.toThrow();
    expect(Object.keys(refusal(() => checkKinds(kinds, { property_type: 2, city: 1, amenities: [7, 9] })).fields ?? {})).toEqual(['property_type', 'city', 'amenities']);
  });

  it('is the city its location speaks of, or the first', () => {
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

  it('keep their order, or take the one that names each that stays, once', () => {
    expect(picturesAfter([1, 2, 3], { remove: [2] }, 0)).toEqual([1, 3]);
    expect(picturesAfter([1, 2, 3], { remove: [2], order: [3, 1] }, 0)).toEqual([3, 1]);
    for (const order of [[3], [3, 1, 2], [3, 3], [3, 4], []]) expect(refusal(() => picturesAfter([1, 2, 3], { remove: [2], order }, 0)).fields).toHaveProperty('image_order');
    expect(refusal(() => picturesAfter([1, 2], { remove: [3] }, 0)).fields).toHaveProperty('remove_images');
  });
});
