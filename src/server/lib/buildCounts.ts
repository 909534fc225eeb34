/** What is counted by the build of the application that a browser runs. */
type CountedByBuild = 'reports' | 'errors';

/** Counts of this process since its start. Builds other than the one it serves are one, so that nobody can add labels. */
export interface BuildCounts {
  add(what: CountedByBuild, build: string): void;
  of(what: CountedByBuild): ReadonlyMap<string, number>;
}

const otherBuild = 'other';

export function createBuildCounts(own: string): BuildCounts {
  const empty = () => new Map([own, otherBuild].map((build) => [build, 0]));
  const counts = { reports: empty(), errors: empty() };
  return {
    add: (what, build) => {
      const label = build === own ? own : otherBuild;
      counts[what].set(label, (counts[what].get(label) ?? 0) + 1);
    },
    of: (what) => counts[what],
  };
}
