// packagesStore
export const daysDurationInDays = (duration_in_days: number) =>
  duration_in_days === 1 ? '1 day' : `${duration_in_days} days`;
