import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Check } from "./check.ts";
import { emptyNames, forbiddenWords, namesOfLibraries } from "./glossary-words.ts";
import { problemsResult } from "./problems-result.ts";
import { codeFolders, isGenerated, listCode, listFiles } from "./source-files.ts";

/** One word per concept: names in code, columns in SQL, and file names. */
export const glossaryCheck: Check = {
  name: "glossary",
  run: async (root) => {
    // The parser is a dependency, which may be missing until the check runs.
    const { listDeclaredNames } = await import("./declared-names.ts");
    const problems = listFiles(root).flatMap(judgePath);
    for (const file of listCode(root)) {
      for (const { name, line } of listDeclaredNames(file, readFileSync(join(root, file), "utf8"))) {
        if (namesOfLibraries[file]?.includes(name)) continue;
        problems.push(...judgeName(name, `${file}:${line}`));
      }
    }
    for (const file of listFiles(root).filter((path) => /^database\/.*\.sql$/.test(path))) {
      for (const { name, line } of listSqlNames(readFileSync(join(root, file), "utf8"))) {
        problems.push(...judgeName(name, `${file}:${line}`));
      }
    }
    return problemsResult([...new Set(problems)]);
  },
};

function judgeName(name: string, place: string): string[] {
  const words = ` ${splitWords(name)} `;
  return forbiddenWords
    .filter(({ word }) => words.includes(` ${word} `))
    .map(({ word, say }) => `${place}: ${name} says "${word}"; our word is ${say} (docs/glossary.md)`);
}

function judgePath(file: string): string[] {
  const [top] = file.split("/", 1);
  if (!codeFolders.some((folder) => folder === top) || isGenerated(file)) return [];
  const emptyName = file
    .split("/")
    .map((segment) => segment.split(".", 1)[0] ?? "")
    .find((segment) => emptyNames.includes(segment));
  return emptyName ? [`${file}: "${emptyName}" does not say what is inside; name the idea`] : [];
}

function splitWords(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replace(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .replace(/[^A-Za-z0-9]+/g, " ")
    .toLowerCase()
    .trim();
}

function listSqlNames(text: string): { name: string; line: number }[] {
  return text.split("\n").flatMap((sql, index) => {
    const code = sql.replace(/--.*$/, "").replace(/'[^']*'/g, "");
    return (code.match(/[a-z_][a-z0-9_]*/gi) ?? []).map((name) => ({ name, line: index + 1 }));
  });
}
