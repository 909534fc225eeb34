// useSplash
export const goodMorning = 'Good morning';
export const goodAfternoon = 'Good afternoon';
export const goodEvening = 'Good evening';
export const welcome = 'Welcome';
