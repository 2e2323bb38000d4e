import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import type { Check, CheckResult } from "./check.ts";
import type { Durations } from "./durations.ts";
import { installTestPrograms } from "./programs.ts";
import { runProgram } from "./run-program.ts";

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: TestFile[];
}

interface TestFile {
  /** Its absolute path. */
  name: string;
  status: string;
  /** Milliseconds since 1970. */
  startTime?: number;
  endTime?: number;
  message?: string;
  assertionResults: Assertion[];
}

interface Assertion {
  fullName: string;
  status: string;
  failureMessages?: string[];
}

/**
 * Unit and integration tests. A file that fails to load and a skipped test count as failures. A test that passed at
 * its second try is named with its failure.
 */
export const vitestCheck: Check = {
  name: "tests",
  run: (root) => runTests(root, {}),
};

/** The files that `vitest.config.ts` calls long. */
export const longVitestCheck: Check = {
  ...{ name: "long tests", isLong: true },
  run: (root) => runTests(root, { LONG: "1" }),
};

async function runTests(root: string, more: Record<string, string>): Promise<CheckResult> {
  const missing = await installTestPrograms();
  if (missing) return { passed: 0, failed: 1, output: missing };
  const folder = await mkdtemp(join(tmpdir(), "adjutant-vitest-"));
  const reportFile = join(folder, "report.json");
  try {
    const script = "node_modules/vitest/vitest.mjs";
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${reportFile}`];
    const env = { ...process.env, ...more, NO_COLOR: "1" };
    const { exitCode, output } = await runProgram(process.execPath, [script, "run", ...reporters], {
      cwd: root,
      env,
    });
    const report = await readFile(reportFile, "utf8").catch(() => undefined);
    if (!report) return { passed: 0, failed: 1, output };
    const read: VitestReport = JSON.parse(report);
    return { ...countVitest(read, exitCode, output), durations: durationsOf(read, root) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export function countVitest(report: VitestReport, exitCode: number, output: string): CheckResult {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  const passed = report.numPassedTests;
  const counted = report.numFailedTests + report.numPendingTests + unloaded.length;
  // Any other reason to fail (an error outside a test, no tests) counts as one failure.
  const failed = counted === 0 && (exitCode !== 0 || passed === 0) ? 1 : counted;
  // Failures come first, because a log may be cut off.
  const shown = [...describeFailures(report), ...describeFlaky(report)];
  if (failed > 0) shown.push(output);
  return { passed, failed, output: shown.join("\n\n") };
}

/** The duration of each file, by path from the root. */
export function durationsOf({ testResults }: VitestReport, root: string): Durations {
  return Object.fromEntries(
    testResults.flatMap(({ name, startTime, endTime }) =>
      startTime === undefined || endTime === undefined
        ? []
        : [[relative(root, name), Math.round(endTime - startTime)]],
    ),
  );
}

const describeFailures = ({ testResults }: VitestReport): string[] =>
  testResults
    .filter(({ status }) => status === "failed")
    .flatMap((file) => [
      ...(file.message ? [`${file.name}\n${file.message}`] : []),
      ...describeTests(file, ({ status }) => status === "failed"),
    ]);

/** A test that passed at its second try keeps the failure of the first. */
const describeFlaky = ({ testResults }: VitestReport): string[] =>
  testResults
    .flatMap((file) =>
      describeTests(
        file,
        ({ status, failureMessages = [] }) => status === "passed" && failureMessages.length > 0,
      ),
    )
    .map((text) => `Flaky, passed at the second try: ${text}`);

const describeTests = (file: TestFile, isWanted: (test: Assertion) => boolean): string[] =>
  file.assertionResults
    .filter(isWanted)
    .map(({ fullName, failureMessages = [] }) =>
      [`${file.name} › ${fullName}`, ...failureMessages].join("\n"),
    );
