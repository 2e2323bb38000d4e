/** With how many people and teams one object can be shared. */
export const mostGrants = 200;
