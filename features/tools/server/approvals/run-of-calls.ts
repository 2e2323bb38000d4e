import type { Ctx } from "#platform/server/context.ts";
import type { Services } from "#platform/server/services.ts";

export interface RunOfCall {
  workspaceId: string;
  runId: string;
}

/** What the engine of runs does for decisions about its tool calls. */
export interface RunOfCalls {
  /** Throws `run.not_found` unless the run is the caller's. */
  require(ctx: Ctx, runId: string): Promise<void>;
  /** Locks the run until the transaction ends. Everything that changes a run locks it before its calls. */
  lock(ctx: Ctx, run: RunOfCall): Promise<void>;
  /** The run as it acts, with the rights that its person has now. Undefined when they may not act any more. */
  agentOf(ctx: Ctx, run: RunOfCall): Promise<Ctx | undefined>;
  /** The agents that runs work as, by run: the one itself first, then those that gave it its task. */
  agentsOf(ctx: Ctx, runs: readonly RunOfCall[]): Promise<Map<string, string[]>>;
  /** What started runs without a person at the keyboard, in words such as "the webhook Orders", by run. */
  startersOf(ctx: Ctx, runs: readonly RunOfCall[]): Promise<Map<string, string>>;
  /** Lets the run continue, in the transaction of the decision. `stepKey` is the id of the waiting call. */
  resume(ctx: Ctx, call: RunOfCall & { stepKey: string; approvalId: string }): Promise<void>;
}

const runs = new WeakMap<Services, RunOfCalls>();

/** Registers the engine of runs. */
export function registerRunOfCalls(services: Services, engine: RunOfCalls): void {
  runs.set(services, engine);
}

/** Throws when this server has no engine. */
export function runOfCalls({ services }: Ctx): RunOfCalls {
  const engine = runs.get(services);
  if (!engine) throw new Error("No part of this server continues runs.");
  return engine;
}
