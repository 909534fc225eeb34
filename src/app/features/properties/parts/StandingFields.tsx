import type { Property } from '@contract/properties';
import { SelectField } from '../../../ui/Field';
import { CheckLines } from './CheckLines';

interface StandingFieldsProps {
  property: Property | undefined;
  marksFeatured: boolean;
  error: string | undefined;
}

/** Whether strangers see a listing; a superuser also says whether it is featured. */
export function StandingFields({ property, marksFeatured, error }: StandingFieldsProps) {
  return (
    <>
      {property && (
        <SelectField label="Visibility" name="lifecycle" defaultValue={property.lifecycle === 'draft' ? '' : property.lifecycle} error={error} help="Sold and archived listings leave the search; their address says that they are no longer available.">
          {property.lifecycle === 'draft' && <option value="">Draft, only you see it</option>}
          <option value="published">Published, everybody sees it</option>
          <option value="sold">Sold or let</option>
          <option value="archived">Archived, taken off the market</option>
        </SelectField>
      )}
      {marksFeatured && <CheckLines><legend>For administrators</legend><label><input type="checkbox" name="featured" defaultChecked={property?.featured ?? false} /> Featured</label></CheckLines>}
    </>
  );
}
