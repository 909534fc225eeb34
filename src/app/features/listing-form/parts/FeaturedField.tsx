import { CheckLines } from './CheckLines';

/** Only superusers say what is featured. */
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
