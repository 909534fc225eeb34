import { CheckLines } from './CheckLines';

/** Only superusers can feature a listing. */
export function FeaturedField({ featured }: { featured: boolean }) {
  return (
    <CheckLines>
      <legend>For administrators</legend>
      <label>
        <input type="checkbox" name="featured" defaultChecked={featured} /> Featured
      </label>
    </CheckLines>
  );
}
