import { countries, gstStates } from '@contract/places/places';

/** The states of India and the countries, as lists to choose from: fields name them by `list`. */
export function BillingPlaces({ list }: { list: string }) {
  return (
    <>
      <datalist id={`${list}-states`}>
        {gstStates.map(({ code, name }) => (
          <option key={code} value={name} />
        ))}
      </datalist>
      <datalist id={`${list}-countries`}>
        {countries.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
