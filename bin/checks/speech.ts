import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listBrokenReferences } from "./broken-references.ts";
import type { Check } from "./check.ts";
import { problemsResult } from "./problems-result.ts";
import { isGenerated, listFiles } from "./source-files.ts";
import { speechRules } from "./speech-rules.ts";

/**
 * Code and documents speak of the product alone: no machine, no unfinished work, no disabled rule, no missing
 * file.
 */
export const speechCheck: Check = {
  name: "speech",
  run: async (root) => {
    const files = listFiles(root);
    const problems = listBrokenReferences(root, files);
    for (const file of files.filter(isRead)) {
      const rules = speechRules.filter(({ files }) => files?.test(file) ?? true);
      readFileSync(join(root, file), "utf8")
        .split("\n")
        .forEach((line, index) => {
          for (const { pattern, say } of rules) {
            const said = pattern.exec(line);
            if (said) problems.push(`${file}:${index + 1}: ${said[0].trim()} is ${say}`);
          }
        });
    }
    return problemsResult(problems);
  },
};

function isRead(file: string): boolean {
  // The rules and their test must quote what they forbid.
  const quotes = /^bin\/checks\/speech(-rules|\.test)\.ts$/.test(file);
  return (
    /\.(cjs|css|html|js|json|md|mjs|sh|sql|ts|tsx|yml|yaml)$/.test(file) && !isGenerated(file) && !quotes
  );
}
