/**
 * Every spec of the journeys' report, or of one of its suites, in the order of the files; each under its whole title,
 * what it is described under first.
 */
export const specsOf = ({ specs = [], suites = [] }, before = '') => [
  ...specs.map((spec) => ({ ...spec, title: before + spec.title })),
  ...suites.flatMap((suite) => specsOf(suite, suite.title === suite.file ? before : `${before}${suite.title} › `)),
];
