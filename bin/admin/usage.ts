import { adminCliUsage } from "#features/admin/server/index.ts";
import { modelsExamples, modelsUsage } from "#features/models/server/index.ts";

/** Every command of `npm run admin`, aligned, with whole commands to paste below. */
export function usage(): string {
  const commands = [...adminCliUsage, ...modelsUsage];
  const width = Math.max(...commands.map(([words]) => words.length));
  return [
    "Usage: npm run admin -- <command>",
    "",
    ...commands.map(([words, does]) => `  ${words.padEnd(width)}  ${does}`),
    "",
    "Examples:",
    ...modelsExamples.map((example) => `  ${example}`),
  ].join("\n");
}
