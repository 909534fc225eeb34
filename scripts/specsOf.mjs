/**
 * Every spec of Playwright's report, or of one of its suites, in the order of the files, with its full title
 * (titles of suites first).
 */
export const specsOf = ({ specs = [], suites = [] }, before = '') => [
  ...specs.map((spec) => ({ ...spec, title: before + spec.title })),
  ...suites.flatMap((suite) => specsOf(suite, suite.title === suite.file ? before : `${before}${suite.title} › `)),
];
