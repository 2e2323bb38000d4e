import { readdirSync } from "node:fs";
import { join, sep } from "node:path";

const skippedFolders = new Set([
  ".cache",
  ".git",
  ".node",
  "dist",
  "node_modules",
  "playwright-report",
  "test-results",
]);

/** The folders with code to check. Everything else at the top is configuration or data. */
export const codeFolders = [
  "apps",
  "bench",
  "bin",
  "e2e",
  "features",
  "mocks",
  "platform",
  "sandboxes",
] as const;

/** All files below the root, as sorted relative paths with forward slashes. */
export function listFiles(root: string): string[] {
  const files: string[] = [];
  collect("", files, root);
  return files.sort();
}

/** The TypeScript files below the code folders, without declarations and generated files. */
export function listCode(root: string): string[] {
  return listFiles(root).filter(isCode);
}

export function isGenerated(file: string): boolean {
  return /\.gen\.[a-z]+$/.test(file);
}

function isCode(file: string): boolean {
  const top = file.split("/", 1)[0];
  return (
    codeFolders.some((folder) => folder === top) &&
    /\.tsx?$/.test(file) &&
    !file.endsWith(".d.ts") &&
    !isGenerated(file)
  );
}

function collect(folder: string, files: string[], root: string): void {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      const isLocalData = path === "data" || skippedFolders.has(entry.name);
      if (!isLocalData) collect(path, files, root);
    } else if (entry.isFile()) {
      files.push(path.split(sep).join("/"));
    }
  }
}
