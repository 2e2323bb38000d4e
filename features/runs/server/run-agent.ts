import type { ToolMode } from "#features/tools/contract/index.ts";
import type { JsonObject } from "#platform/contract/json.ts";
import type { Integrity } from "#platform/contract/label.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { Services } from "#platform/server/services.ts";
import type { AgentValues } from "../contract/index.ts";
import type { RunRow } from "./run.repository.ts";

/** What a version of an agent fixes for a run. */
export interface AgentOfRun {
  agentId: string;
  name: string;
  /** The number of the version. Null: a draft that is tested. */
  version: number | null;
  /** Of its texts, for the person of the run. What a colleague wrote has the integrity of the organization. */
  integrity: Integrity;
  /** Below those of admins, with their variables filled in. Empty: nothing. */
  instructions: string;
  /** Null: the model that the person chose, else the default. */
  modelRef: string | null;
  /** Used when `modelRef` is not available. */
  fallbackRef: string | null;
  /** The tools of the run are those of its person cut down to these. */
  tools: { name: string; mode: ToolMode }[] | "all";
  /** Absent: the engine's own limit alone. */
  limits: { steps?: number; activeMs?: number; costMicros?: number };
  /** A JSON Schema of the final answer. Null: text. */
  outputSchema: JsonObject | null;
  memory: boolean;
  /** Ids of the collections that it names. The run asks those that its person may read. */
  collections?: readonly string[];
}

/** Which version of an agent answers a person. */
export interface ChosenAgent {
  agentId: string;
  versionId: string;
  name: string;
  /** The given values that belong to its variables. */
  values: AgentValues;
}

/** Agents of people. One feature provides them. */
export interface RunAgents {
  /**
   * Throws a clear error unless the person may use the agent now, also when a required value is missing. With
   * `isDraft` the draft answers, for people who may edit it. `values` is asked only for an agent with variables.
   */
  choose(
    ctx: Ctx,
    agentId: string,
    options?: { isDraft?: boolean; values?: (ctx: Ctx) => Promise<AgentValues> },
  ): Promise<ChosenAgent>;
  /** Names and standings for a caller, in one query: agents that are not in the reply are gone for them. */
  describe(ctx: Ctx, agentIds: readonly string[]): Promise<Map<string, { name: string; isUsable: boolean }>>;
  /**
   * For a run with an `agent_version_id`, when a server takes it. Throws the error of `choose` when its person may
   * not use the agent any more. `person` acts for the run, with the rights that its person has now.
   */
  begin(person: Ctx, run: RunRow): Promise<AgentOfRun | undefined>;
  /** Throws the error of `choose` when the person of the run may not use one of its agents any more. */
  requireUsable(person: Ctx, agents: readonly Pick<AgentOfRun, "agentId" | "version">[]): Promise<void>;
}

const providers = new WeakMap<Services, RunAgents>();

/** Registers the agents of this server. */
export function registerRunAgents(services: Services, agents: RunAgents): void {
  providers.set(services, agents);
}

/** Undefined on a server without agents. */
export function runAgents(services: Services): RunAgents | undefined {
  return providers.get(services);
}
