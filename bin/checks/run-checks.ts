import type { Check, CheckResult } from "./check.ts";
import type { Durations } from "./durations.ts";

export interface Totals {
  passed: number;
  failed: number;
  durations: Durations;
}

/** Runs groups of checks in turn, the checks of a group in parallel. Never stops early. */
export async function runChecks(
  groups: Check[][],
  options: { root: string; atOnce: number; print: (line: string) => void },
): Promise<Totals> {
  const totals: Totals = { passed: 0, failed: 0, durations: {} };
  for (const group of groups) {
    const waiting = [...group];
    const work = async () => {
      for (let check = waiting.shift(); check; check = waiting.shift()) {
        const { passed, failed, durations } = await runOne(check, options);
        totals.passed += passed;
        totals.failed += failed;
        Object.assign(totals.durations, durations);
      }
    };
    await Promise.all(Array.from({ length: options.atOnce }, work));
  }
  return totals;
}

async function runOne(
  check: Check,
  { root, print }: { root: string; print: (line: string) => void },
): Promise<CheckResult> {
  const startedAt = performance.now();
  const result = await runSafely(check, root);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(6);
  const count =
    result.passed + result.failed > 1 ? `  ${result.passed} of ${result.passed + result.failed}` : "";
  print(`${result.failed === 0 ? "ok  " : "FAIL"} ${check.name.padEnd(18)}${seconds} s${count}`);
  if (result.output.trim() !== "") print(result.output.trimEnd().replace(/^/gm, "       "));
  return result;
}

async function runSafely(check: Check, root: string): Promise<CheckResult> {
  try {
    return await check.run(root);
  } catch (error) {
    const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { passed: 0, failed: 1, output };
  }
}
