/** What a check found: how many of its statements hold, how many do not, and the text a person needs. */
export interface CheckResult {
  passed: number;
  failed: number;
  output: string;
}

export interface Check {
  name: string;
  run(root: string): Promise<CheckResult>;
}
