import type { ListingFilterSpec } from './listingFilterSpec';

/**
 * How a field is written, stored and shown:
 * `text` (empty is `''`), `nullableText` (empty is null), `choice` (one of `options`, never empty), `nullableChoice` (the same, or null), `reference` (the id of a catalogue row),
 * `money` (rupees on the wire, paise in its column), `whole` (a whole number), `area` (square feet), `ids` (several catalogue rows), `flag`,
 * `link` (an `https` address, or null), `month` (`YYYY-MM`, or null), `degrees` (an angle of WGS84).
 */
export type FieldKind =
  | 'text'
  | 'nullableText'
  | 'choice'
  | 'nullableChoice'
  | 'reference'
  | 'money'
  | 'whole'
  | 'area'
  | 'month'
  | 'link'
  | 'ids'
  | 'flag'
  | 'degrees';

export interface ListingFieldSpec {
  /** Its column in the table `property`. */
  column: string;
  kind: FieldKind;
  /** The name a reader sees, in the form and in error messages. */
  label: string;
  /** Characters of a text; bounds of a `whole`, an `area`, `degrees` or `money` (rupees). */
  limits?: { min?: number; max: number };
  /** Values of a `choice` or `nullableChoice` with their labels. */
  options?: Readonly<Record<string, string>>;
  /** The form's section that asks for it. */
  section?: 'basics' | 'place' | 'rooms' | 'costs' | 'amenities';
  /** Takes the form's full width. */
  wide?: true;
  /** A text of several lines. */
  multiline?: true;
  /** A listing cannot be published without it. */
  required?: true;
  /** Whether its owner may empty it: always, or only while the listing is a draft. */
  clearable?: true | 'draft';
  /** A duplicate starts with the same value. */
  copied?: true;
  /** Only superusers may set it. */
  superuserOnly?: true;
  /** Lists show it too; the other fields are on the listing's own page only. */
  card?: true;
  /** A second name of the same value in responses. */
  alias?: string;
  /** Shown among the facts of a listing and in the comparison; a string is its name there, where that is not the label. */
  fact?: true | string;
  /** What 0 is called among the facts. */
  zero?: string;
  /** 0 says that nobody knows it, and is stored as empty. */
  zeroIsEmpty?: true;
  /** What an amount is paid for. */
  period?: string;
  /** The filter that reads this field. */
  filter?: ListingFilterSpec;
}
