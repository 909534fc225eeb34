/** Removes the expected messages of a browser whose connection a test cuts. */
export function ignoreFaults(faults: string[], pattern: RegExp): void {
  faults.splice(0, faults.length, ...faults.filter((fault) => !pattern.test(fault)));
}
