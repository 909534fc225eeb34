/** An `https` address with a host that has a name. */
export const linkPattern = /^https:\/\/[a-z\d-]+(\.[a-z\d-]+)+(:\d{1,5})?(\/[^\s<>"']*)?$/i;
