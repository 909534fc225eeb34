/** Every spec of the journeys' report, or of one of its suites, in the order of the files. */
export const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];
