import { matchesOf } from "../rule.ts";

/** Social security numbers of the United States, written with hyphens. Blocks that were never issued are none. */
export const findSsn = matchesOf(
  /(?<![\p{L}\p{N}-])(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\p{L}\p{N}-])/gu,
);
