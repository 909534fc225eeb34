import { localities } from '@server/modules/properties/search/places/localities';
import { keyOfWord } from '@contract/wordKey';
import sql from 'sql-template-tag';
import { describeOnBoth } from '../support/databases';

describeOnBoth('the table of localities', (database) => {
  it('has the rows that the search knows by name', async () => {
    const rows = await database().rows<{
      name: string;
      city: string;
      longitude: number;
      latitude: number;
      spellings: string[];
    }>(sql`select name, city, longitude, latitude, spellings from locality order by id`);
    expect(rows).toEqual(
      localities.map(({ name, city, longitude, latitude, words }) => ({
        name,
        city,
        longitude,
        latitude,
        spellings: [name, ...words.split(',')].map((word) => word.trim().toLowerCase()).filter(Boolean),
      })),
    );
    expect(new Set(rows.flatMap(({ spellings }) => spellings.map(keyOfWord))).size).toBe(
      rows.flatMap(({ spellings }) => spellings).length,
    );
  });
});
