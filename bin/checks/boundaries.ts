import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Check, CheckResult } from "./check.ts";
import { problemsResult } from "./problems-result.ts";
import { runProgram } from "./run-program.ts";
import { codeFolders, listCode } from "./source-files.ts";

/** The used parts of dependency-cruiser's report. */
interface Report {
  modules: { source: string; dependencies: { module: string; resolved: string }[] }[];
  summary: { violations: { from: string; to: string; rule: { name: string; severity: string } }[] };
}

/** Checks imports against .dependency-cruiser.cjs, and that all code was inspected. */
export const boundariesCheck: Check = {
  name: "boundaries",
  run: async (root) => {
    const folders = codeFolders.filter((folder) => existsSync(join(root, folder)));
    const { stdout, output } = await runProgram(
      process.execPath,
      [
        "node_modules/dependency-cruiser/bin/dependency-cruise.mjs",
        "--config",
        ".dependency-cruiser.cjs",
        "--output-type",
        "json",
        ...folders,
      ],
      { cwd: root },
    );
    return judge(parseReport(stdout), output, root);
  },
};

function judge(report: Report | undefined, output: string, root: string): CheckResult {
  if (!report) return problemsResult([`dependency-cruiser gave no report:\n${output.slice(0, 4000)}`]);
  const violations = report.summary.violations
    .filter(({ rule }) => rule.severity === "error")
    .map(({ from, to, rule }) => `${from} → ${to}: ${rule.name}`);
  return problemsResult([...violations, ...findBlindness(report, root)]);
}

// With an unknown TypeScript version dependency-cruiser reads nothing and reports success.
function findBlindness(report: Report, root: string): string[] {
  const seen = new Set(report.modules.map(({ source }) => source));
  const unseen = listCode(root).filter((file) => !seen.has(file));
  const problems = unseen.map((file) => `${file} was not inspected`);

  const aliases = report.modules.flatMap(({ source, dependencies }) =>
    dependencies.filter(({ module }) => module.startsWith("#")).map((edge) => ({ source, ...edge })),
  );
  for (const { source, module, resolved } of aliases) {
    if (resolved.startsWith("#")) problems.push(`${source}: ${module} leads nowhere`);
  }
  const isEmpty = report.modules.length === 0;
  return isEmpty ? [...problems, "no module was inspected"] : problems;
}

function parseReport(stdout: string): Report | undefined {
  try {
    return JSON.parse(stdout);
  } catch {
    return undefined;
  }
}
