import type { ActorKind } from "../../../contract/index.ts";

/** One property that an index finds. Several values mean any of them. */
export type Condition =
  | { kind: "actor"; values: readonly string[] }
  | { kind: "act"; values: readonly string[] }
  | { kind: "facet"; values: readonly string[] }
  | { kind: "run"; values: readonly string[] }
  | { kind: "actor_type"; values: readonly ActorKind[] }
  | { kind: "number"; values: readonly number[] }
  | { kind: "id"; values: readonly string[] }
  /** The last characters of any id in the event. No index finds it: it is looked for in the newest events first. */
  | { kind: "id_end"; values: readonly string[] };

/** Conditions of which one has to hold. */
export type Clause = readonly Condition[];

/** What is looked for: events of one workspace for which every clause holds. */
export interface Wanted {
  workspaceId: string;
  clauses: readonly Clause[];
  /** The first clause leads. Whoever may read only their own events is not led through those of others. */
  isFirstLeading?: boolean;
  /** Without those that failed or were denied. */
  isOkOnly: boolean;
  from: Date | undefined;
  to: Date | undefined;
}
