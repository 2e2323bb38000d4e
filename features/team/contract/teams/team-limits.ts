/** Limits of teams. Those of a directory have its own. */
export const teamLimits = {
  teams: 500,
  members: 5_000,
  nameLength: 100,
  descriptionLength: 500,
  /** People who are added at once. */
  added: 100,
} as const;
