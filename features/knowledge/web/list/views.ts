/** Which collections a list can show, the usual ones first. */
export const views = ["all", "own", "shared"] as const;
