import sql from 'sql-template-tag';
import type { City, PropertyType } from '@contract/catalogue';
import type { Named } from '@contract/shared';
import type { Queryable } from '../../db/database';

/** Property types in the order they were added. */
export function listPropertyTypes(database: Queryable): Promise<PropertyType[]> {
  return database.rows(sql`select id, name, slug from property_type order by id`);
}

/** Amenities by name. */
export function listAmenities(database: Queryable): Promise<Named[]> {
  return database.rows(sql`select id, name from amenity order by name, id`);
}

/** Cities in the order they were added; our headquarters' is the first. */
export function listCities(database: Queryable): Promise<City[]> {
  return database.rows(sql`select id, name, slug from city order by id`);
}
