import type { ToolMode } from "#features/tools/contract/index.ts";
import { type AgentModes, listToolNamesOfRun, placedTools } from "#features/tools/server/index.ts";
import { query } from "#platform/server/command.ts";
import { untilDatabaseAnswers } from "#platform/server/db/until-database-answers.ts";
import { handOverTool } from "../hand-over.ts";
import { findRunAsService, type RunRow } from "../run.repository.ts";
import type { AgentOfRun } from "../run-agent.ts";
import type { Advance, Ending } from "../run-driver.ts";
import { beginAgent, mayHaveTool, modesOfAgent } from "./begin-agent.ts";
import type { CostLimitAbove } from "./cost-above.ts";

/** Which tools a run has, and what its agents narrow. */
export interface Narrowing {
  mayHave(name: string): boolean;
  modes: AgentModes;
  /** Its agent and those above it. */
  agents: AgentOfRun[];
  /** The limits of cost of the runs above. */
  costLimits: CostLimitAbove[];
}

/**
 * What a run may do: what its agent may, and nothing that the run which started it may not. So rights only shrink from
 * parent to child. Tools that cover an agent's own, such as its collections, are only taken by switching them off: what
 * they reach is cut down to what the person may read. An agent above that its person may not use any more ends the run
 * with that message.
 */
export async function narrowingOf(
  advance: Advance,
  run: RunRow,
  agent: AgentOfRun | undefined,
): Promise<Narrowing | Ending> {
  const own = {
    ...{ mayHave: mayHaveTool(agent), modes: modesOfAgent(agent) },
    ...{ agents: agent ? [agent] : [], costLimits: [] },
  };
  const parentId = run.parent_run_id;
  if (!parentId) return own;
  const [parent, names] = await untilDatabaseAnswers(() =>
    Promise.all([
      findRunAsService(advance.system.services.servicePool, run.workspace_id, parentId),
      query(advance.person, ({ db }) => listToolNamesOfRun(db, parentId)),
    ]),
  );
  if (!parent) throw new Error("The parent of a run is gone.");
  const agentAbove = await beginAgent(advance, parent);
  if (agentAbove && "status" in agentAbove) return agentAbove;
  const above = await narrowingOf(advance, parent, agentAbove);
  if ("status" in above) return above;
  const kept = new Set(names);
  // What such a tool covers is each agent's own, so an agent above without collections takes none from this one.
  const placed = placedTools(advance.system.services);
  const mayAbove = (name: string) =>
    placed.has(name) ? above.modes.get(name) !== "off" : kept.has(name) && above.mayHave(name);
  const costMicros = agentAbove?.limits.costMicros;
  return {
    // Who was given a task answers it. The conversation belongs to the run above.
    mayHave: (name) => name !== handOverTool && mayAbove(name) && own.mayHave(name),
    modes: strictest(own.modes, above.modes),
    agents: [...own.agents, ...above.agents],
    costLimits: [...(costMicros === undefined ? [] : [{ run: parent, costMicros }]), ...above.costLimits],
  };
}

const order: readonly ToolMode[] = ["automatic", "ask", "off"];

function strictest(one: AgentModes, other: AgentModes): AgentModes {
  const names = new Set([...one.keys(), ...other.keys()]);
  return new Map(
    [...names].map((name) => {
      const [a, b] = [one.get(name) ?? "automatic", other.get(name) ?? "automatic"];
      return [name, order.indexOf(a) > order.indexOf(b) ? a : b];
    }),
  );
}
