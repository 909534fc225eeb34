/** A listing's place: "Nipania, Indore". */
export function placeLabel({ location, city }: { location: string; city: { name: string } }): string {
  return [location, city.name].filter(Boolean).join(', ');
}
