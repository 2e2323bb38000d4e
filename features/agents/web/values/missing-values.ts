import type { Agent } from "../../contract/index.ts";

type Variable = Agent["variables"][number];
type Values = Readonly<Record<string, string>>;

/** Why a variable keeps its agent from starting. Undefined: it does not. */
export function valueProblem({ name, isRequired }: Variable, values: Values): string | undefined {
  return isRequired && (values[name] ?? "").trim() === ""
    ? "The agent needs this before it starts."
    : undefined;
}

export function isMissingValues(variables: readonly Variable[], values: Values): boolean {
  return variables.some((variable) => valueProblem(variable, values) !== undefined);
}
