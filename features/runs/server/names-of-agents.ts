import type { Ctx } from "#platform/server/context.ts";
import { listAgentNames } from "./agent-name.repository.ts";

/**
 * The agents that runs work as, by run: the one itself first, then those that gave it its task. Empty for the
 * assistant. The caller has found something of these runs.
 */
export async function namesOfAgents(
  { services }: Ctx,
  runs: readonly { workspaceId: string; runId: string }[],
): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>();
  if (runs.length === 0) return names;
  // Several calls of one run wait: its agents are named once.
  const asked = [...new Map(runs.map((run) => [run.runId, run])).values()];
  for (const { runId, name } of await listAgentNames(services.servicePool, asked)) {
    names.set(runId, [...(names.get(runId) ?? []), name]);
  }
  return names;
}
