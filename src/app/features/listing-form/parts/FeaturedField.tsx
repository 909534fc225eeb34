import * as messages from '@messages/app/listingForm';
import { CheckList } from '../../../ui/CheckList';

/** Only superusers can feature a listing. */
export function FeaturedField({ featured }: { featured: boolean }) {
  return (
    <CheckList>
      <legend>{messages.forAdministrators}</legend>
      <label>
        <input type="checkbox" name="featured" defaultChecked={featured} /> {messages.featured}
      </label>
    </CheckList>
  );
}
