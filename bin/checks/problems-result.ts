import type { CheckResult } from "./check.ts";

/** The result of a check with one statement: it holds without problems. Warnings never fail it. */
export function problemsResult(problems: string[], warnings: string[] = []): CheckResult {
  const output = [...problems, ...warnings.map((warning) => `warning: ${warning}`)].join("\n");
  return problems.length === 0 ? { passed: 1, failed: 0, output } : { passed: 0, failed: 1, output };
}
