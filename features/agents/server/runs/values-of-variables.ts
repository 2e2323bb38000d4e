import type { AgentValues } from "#features/runs/contract/index.ts";
import type { AgentContent } from "../../contract/index.ts";

type Content = Pick<AgentContent, "variables">;

/** The values among these that belong to variables of the agent and are not empty. */
export function knownValues({ variables }: Content, values: AgentValues): AgentValues {
  const names = new Set(variables.map(({ name }) => name));
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => names.has(name) && value !== ""),
  );
}

/** Names of required variables that have neither a value nor a default. */
export function missingValues({ variables }: Content, values: AgentValues): string[] {
  return variables.flatMap(({ name, isRequired, default: usual }) =>
    isRequired && (values[name] ?? usual) === "" ? [name] : [],
  );
}
