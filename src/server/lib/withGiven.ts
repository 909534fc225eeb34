/** A row with the fields that a request gives; those it leaves out stay. */
export const withGiven = <Row extends object>(
  row: Row,
  given: { [Field in keyof Row]?: Row[Field] | undefined },
): Row => ({
  ...row,
  ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
});
