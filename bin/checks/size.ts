import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Check } from "./check.ts";
import { problemsResult } from "./problems-result.ts";
import { isGenerated, listFiles } from "./source-files.ts";

const limit = 300;
const warningAt = 250;

/** Checks the length of files. Migrations are history and exempt. */
export const sizeCheck: Check = {
  name: "size",
  run: async (root) => {
    const problems: string[] = [];
    const warnings: string[] = [];
    for (const file of listFiles(root).filter(isMeasured)) {
      const lines = readFileSync(join(root, file), "utf8").trimEnd().split("\n").length;
      if (lines > limit) {
        problems.push(`${file}: ${lines} lines, at most ${limit}; split it into one idea per file`);
      } else if (!isTest(file) && lines > warningAt) {
        warnings.push(`${file}: ${lines} lines, close to the limit of ${limit}`);
      }
    }
    return problemsResult(problems, warnings);
  },
};

function isMeasured(file: string): boolean {
  return /\.(ts|tsx|cjs|mjs|js|css|sh)$/.test(file) && !isGenerated(file);
}

function isTest(file: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(file);
}
