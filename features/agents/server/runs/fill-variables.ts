import type { AgentValues } from "#features/runs/contract/index.ts";
import { type AgentContent, builtInVariables } from "../../contract/index.ts";

const variable = /\{\{\s*([a-z][a-z0-9_]*)\s*\}\}/g;

type Instructed = Pick<AgentContent, "instructions" | "variables">;

/** Instructions with values in place of variables. A value that looks like a variable is not read again. */
export function fillVariables(
  { instructions, variables }: Instructed,
  builtIn: Readonly<Record<(typeof builtInVariables)[number], string>>,
  given: AgentValues = {},
): string {
  const values = new Map([
    ...variables.map((own) => [own.name, given[own.name] ?? own.default] as const),
    ...Object.entries(builtIn),
  ]);
  return instructions.replace(variable, (written, name: string) => values.get(name) ?? written);
}

/** Variables that the instructions use and nobody defined, each once. */
export function unknownVariables({ instructions, variables }: Instructed): string[] {
  const known = new Set<string>([...builtInVariables, ...variables.map(({ name }) => name)]);
  const used = [...instructions.matchAll(variable)].map(([, name = ""]) => name);
  return [...new Set(used)].filter((name) => !known.has(name));
}
