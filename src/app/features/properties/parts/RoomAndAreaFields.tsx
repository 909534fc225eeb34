import * as messages from '@messages/app/properties';
import { SelectField } from '../../../ui/Field';
import type { PropertySearch } from '../propertySearch';
import { withOwn } from './withOwn';
import { wholeNumber } from '../../../ui/wholeNumber';

const areas = [500, 750, 1_000, 1_500, 2_000, 3_000, 5_000, 7_500, 10_000, 20_000];

const rooms = [1, 2, 3, 4, 5, 6];

/** The number of rooms and the area, minimum and maximum. */
export function RoomAndAreaFields({ search }: { search: PropertySearch }) {
  return (
    <>
      {(
        [
          [messages.bedrooms, 'min_bedrooms', messages.orMore],
          [messages.roomsAtMost, 'max_bedrooms', messages.atMost],
          [messages.bathrooms, 'min_bathrooms', messages.orMore],
        ] as const
      ).map(([label, name, option]) => (
        <SelectField key={name} label={label} name={name} defaultValue={search[name] ?? ''}>
          <option value="">{messages.any}</option>
          {withOwn(rooms, search[name]).map((count) => (
            <option key={count} value={count}>
              {option(count)}
            </option>
          ))}
        </SelectField>
      ))}
      {(
        [
          [messages.areaFrom, 'min_size'],
          [messages.areaUp, 'max_size'],
        ] as const
      ).map(([label, name]) => (
        <SelectField key={name} label={label} name={name} defaultValue={search[name] ?? ''}>
          <option value="">{messages.any}</option>
          {withOwn(areas, search[name]).map((sqft) => (
            <option key={sqft} value={sqft}>
              {messages.sqFt(wholeNumber.format(sqft))}
            </option>
          ))}
        </SelectField>
      ))}
    </>
  );
}
