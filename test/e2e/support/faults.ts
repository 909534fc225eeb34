/** What a browser says where a journey cuts its connection on purpose. */
export function forgive(faults: string[], pattern: RegExp): void {
  faults.splice(0, faults.length, ...faults.filter((fault) => !pattern.test(fault)));
}
