/** How many people a list names. `count` says how many there are. */
export const mostShown = 50;
/** In how many tabs and objects one person can be present at once. */
export const mostPlaces = 20;
/** How often a visible tab says that it is still there. */
export const heartbeatMs = 25_000;
/** How often a tab in which somebody types says so, at most. */
export const writingEveryMs = 3_000;
/** After so much silence nobody types any more. */
export const writingEndsMs = 5_000;
