/** Reads a value that the chart guarantees here. A throw means the chart is wrong, never the user. */
export function known<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`${name} is not known in this state`);
  return value;
}
