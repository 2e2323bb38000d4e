import type { CheckResult } from "./check.ts";

/** A check that is one statement: it holds when there are no problems; warnings never fail it. */
export function problemsResult(problems: string[], warnings: string[] = []): CheckResult {
  const output = [...problems, ...warnings.map((warning) => `warning: ${warning}`)].join("\n");
  return problems.length === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}
