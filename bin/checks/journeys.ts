import { globSync, readFileSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Check, CheckResult } from "./check.ts";
import type { Durations } from "./durations.ts";
import { installTestPrograms } from "./programs.ts";
import { runProgram } from "./run-program.ts";

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites?: Suite[];
}

interface Suite {
  suites?: Suite[];
  specs: Spec[];
}

interface Spec {
  file: string;
  line: number;
  title: string;
  ok: boolean;
  tests: { status?: string; results: { duration?: number; errors: { message?: string }[] }[] }[];
}

/** What people do, in a real Chromium against the running product; of screens and faults the most important ones. */
export const journeysCheck: Check = {
  name: "journeys",
  run: (root) =>
    play(root, ["--grep-invert=@long", ...projects("journeys", "sweep", "faults", "installation")]),
};

/**
 * Every state of every other screen, every other fault, what has stand-ins of its own (voice and the payment sandbox), and
 * what axe says of screens that journeys pass.
 */
export const longJourneysCheck: Check = {
  ...{ name: "long journeys", isLong: true },
  run: async (root) => {
    const parts = [];
    for (const which of [
      ["--grep=@long"],
      projects("voice", "payment-pages"),
      ["--grep-invert=@long", ...projects("journeys", "installation"), ...listLooking(root)],
    ])
      parts.push(await play(root, which, { LONG: "1" }));
    return {
      passed: parts.reduce((sum, { passed }) => sum + passed, 0),
      failed: parts.reduce((sum, { failed }) => sum + failed, 0),
      output: parts.map(({ output }) => output).join("\n"),
      durations: Object.assign({}, ...parts.map(({ durations }) => durations)),
    };
  },
};

/** The journeys that look at what they pass. */
function listLooking(root: string): string[] {
  const files = globSync("e2e/**/*.spec.ts", { cwd: root });
  return files.filter((file) => readFileSync(join(root, file), "utf8").includes("looksRightEverywhere("));
}

function projects(...names: string[]): string[] {
  return names.map((name) => `--project=${name}`);
}

async function play(root: string, which: string[], more: Record<string, string> = {}): Promise<CheckResult> {
  const missing = await installTestPrograms();
  if (missing) return { passed: 0, failed: 1, output: missing };

  const folder = await mkdtemp(join(tmpdir(), "adjutant-journeys-"));
  const reportFile = join(folder, "report.json");
  try {
    const args = ["node_modules/@playwright/test/cli.js", "test", "--reporter=line,json", ...which];
    const env = { ...process.env, ...more, NO_COLOR: "1", PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile };
    const { exitCode, output } = await runProgram(process.execPath, args, { cwd: root, env });
    const report = await readFile(reportFile, "utf8").catch(() => undefined);
    if (!report) return { passed: 0, failed: 1, output };
    const read: PlaywrightReport = JSON.parse(report);
    return { ...countJourneys(read, exitCode, output), durations: durationsOf(read) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A journey that was skipped has not passed. One that passed at its second try is named with its failure. */
export function countJourneys(report: PlaywrightReport, exitCode: number, output: string): CheckResult {
  const { stats, suites = [] } = report;
  const counted = stats.unexpected + stats.skipped;
  const failed = counted === 0 && (exitCode !== 0 || stats.expected === 0) ? 1 : counted;
  // Failures come first, because a log may be cut off.
  const shown = [...describeSpecs(suites, isFailed), ...describeSpecs(suites, isFlaky).map(asFlaky)];
  if (failed > 0) shown.push(output);
  return { passed: stats.expected + stats.flaky, failed, output: shown.join("\n\n") };
}

const isFailed = ({ ok }: Spec) => !ok;
const isFlaky = ({ ok, tests }: Spec) => ok && tests.some(({ status }) => status === "flaky");
const asFlaky = (text: string) => `Flaky, passed at the second try: ${text}`;

/** The total duration of a file's journeys, by path from the root. */
export function durationsOf({ suites = [] }: PlaywrightReport): Durations {
  const durations: Durations = {};
  for (const { file, tests } of suites.flatMap(specsOf)) {
    const ms = tests.flatMap(({ results }) => results).reduce((sum, { duration = 0 }) => sum + duration, 0);
    durations[`e2e/${file}`] = (durations[`e2e/${file}`] ?? 0) + ms;
  }
  return durations;
}

function specsOf({ suites = [], specs }: Suite): Spec[] {
  return [...suites.flatMap(specsOf), ...specs];
}

function describeSpecs(suites: Suite[], isWanted: (spec: Spec) => boolean): string[] {
  return suites.flatMap(specsOf).filter(isWanted).map(describeSpec);
}

function describeSpec({ file, line, title, tests }: Spec): string {
  const errors = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
  return [`${file}:${line} › ${title}`, ...errors.map(({ message }) => message ?? "")].join("\n");
}
