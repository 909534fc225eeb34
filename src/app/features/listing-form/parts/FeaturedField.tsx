import * as messages from '@messages/app/listingForm';
import { CheckLines } from './CheckLines';

/** Only superusers can feature a listing. */
export function FeaturedField({ featured }: { featured: boolean }) {
  return (
    <CheckLines>
      <legend>{messages.forAdministrators}</legend>
      <label>
        <input type="checkbox" name="featured" defaultChecked={featured} /> {messages.featured}
      </label>
    </CheckLines>
  );
}
