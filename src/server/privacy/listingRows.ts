import { fieldSpec, fieldsWhere } from '@contract/listingFields';
import * as messages from '@messages/server/privacy';
import sql from 'sql-template-tag';
import { type PersonalRows, listings, none } from './personalRows';

/** Fields that hold no text of their owner. */
const plainKinds: ReadonlySet<string> = new Set([
  'choice',
  'nullableChoice',
  'money',
  'whole',
  'area',
  'month',
  'flag',
]);
const plainColumns = fieldsWhere(({ kind }) => plainKinds.has(kind)).map((field) => fieldSpec(field).column);

/** What a person offers. */
export const listingRows: readonly PersonalRows[] = [
  {
    table: 'property_image',
    of: (person) => sql`t.property_id in ${listings(person)}`,
    personal: ['alt'],
    export: {
      file: 'listing-pictures',
      beside: ['property_id', 'position', 'kind'],
      as: { file: sql`(select 'pictures/' || hash || '.jpg' from media where media.id = t.media_id)` },
      order: ['property_id', 'position', 'id'],
    },
    erase: 'delete',
  },
  {
    table: 'tour',
    of: (person) => sql`t.property_id in ${listings(person)}`,
    personal: ['title', 'plan'],
    export: { file: 'listing-tours', beside: ['property_id', 'changed_at'], order: ['property_id'] },
    erase: 'delete',
  },
  {
    table: 'tour_scene',
    of: (person) => sql`t.property_id in ${listings(person)}`,
    personal: ['title', 'alt', 'links'],
    export: {
      file: 'listing-tour-rooms',
      beside: ['property_id', 'position'],
      as: { file: sql`(select 'pictures/' || hash || '.jpg' from media where media.id = t.media_id)` },
      order: ['property_id', 'position', 'id'],
    },
    erase: 'delete',
  },
  {
    table: 'property_change',
    of: (person) => sql`t.property_id in ${listings(person)}`,
    personal: ['before', 'after'],
    export: { file: 'listing-changes', beside: ['property_id', 'at'], order: ['property_id', 'id'] },
    erase: 'delete',
  },
  {
    table: 'property',
    of: ({ accountId }) => sql`t.owner_id = ${accountId}`,
    personal: [
      'title',
      'description',
      'location',
      'latitude',
      'longitude',
      'shown_latitude',
      'shown_longitude',
      'parking',
      'video',
      'rera_number',
      'rera_reason',
      'status',
      'return_reason',
      'search',
    ],
    export: {
      file: 'listings',
      beside: [
        'id',
        'lifecycle',
        ...plainColumns,
        'draft_reason',
        'archived_reason',
        'created_at',
        'changed_at',
        'confirmed_at',
      ],
      as: {
        city: sql`(select name from city where city.id = t.city_id)`,
        type: sql`(select name from property_type where property_type.id = t.property_type_id)`,
        amenities: sql`array(select name from amenity where amenity.id = any(t.amenity_ids) order by name)`,
      },
      without: ['search'],
      order: ['id'],
    },
    erase: 'delete',
  },
  {
    table: 'property_change',
    of: (person) => sql`t.actor_id = ${person.accountId} and not (t.property_id in ${listings(person)})`,
    personal: [],
    export: { withheld: messages.changesAreInOtherExports },
    erase: { set: { actor_id: none } },
  },
  {
    table: 'data_import',
    of: ({ accountId }) => sql`t.sent_by = ${accountId}`,
    personal: [],
    export: { withheld: messages.filesHoldOurHomes },
    erase: { set: { sent_by: none } },
  },
  {
    table: 'data_import',
    of: ({ accountId }) => sql`t.acts_by = ${accountId}`,
    personal: [],
    export: { withheld: messages.filesHoldOurHomes },
    erase: { set: { acts_by: none } },
  },
];
