import type { RunLimit } from "../../contract/index.ts";

/** What a run has used of each limit, in the limit's unit. */
export type UsedOfLimits = Record<RunLimit, number>;
