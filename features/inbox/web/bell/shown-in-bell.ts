/** More than the bell has room for stand on the dashboard. */
export const shownInBell = 5;
