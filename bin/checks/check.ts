import type { Durations } from "./durations.ts";

/** What a check found: how many of its statements hold, how many do not, and the text a person needs. */
export interface CheckResult {
  passed: number;
  failed: number;
  output: string;
  /** How long each of its files took; a check that runs no files has none. */
  durations?: Durations;
}

export interface Check {
  name: string;
  run(root: string): Promise<CheckResult>;
}
