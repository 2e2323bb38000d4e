import type { Durations } from "./durations.ts";

/** The result of a check: how many of its statements hold or fail, and output for a person. */
export interface CheckResult {
  passed: number;
  failed: number;
  output: string;
  /** The duration of each file. Absent for checks that run no files. */
  durations?: Durations;
}

export interface Check {
  name: string;
  /** It takes as long as all others together: `npm test` leaves it out, `npm test -- all` does not. */
  isLong?: boolean;
  run(root: string): Promise<CheckResult>;
}
