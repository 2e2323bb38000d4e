import { knowledgeTools } from "#features/knowledge/server/index.ts";
import type { AgentOfRun, RunAgents } from "#features/runs/server/index.ts";
import { dateInWords } from "#platform/server/clock/time-zone.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { AgentContent } from "../../contract/index.ts";
import { agentAccess, findForCaller } from "../agent.access.ts";
import { namesForVariables } from "../person-name.repository.ts";
import { integrityFor } from "../versions/text-author.ts";
import { requireOffered } from "./choose-agent.ts";
import { fillVariables } from "./fill-variables.ts";
import { personOfRun } from "./person-of-run.ts";
import { findVersionOfRun } from "./version-of-run.repository.ts";

type Run = Parameters<RunAgents["begin"]>[1];

/**
 * What the version of a run fixes, each time that a server takes the run. Throws when its person may not use the agent
 * any more. The values of variables are those of the run's beginning.
 */
export async function beginAgentOfRun(person: Ctx, run: Run): Promise<AgentOfRun | undefined> {
  const { servicePool } = person.services;
  const version = run.agent_version_id ? await findVersionOfRun(servicePool, run) : undefined;
  if (!version) return undefined;
  const { content, number, agent_id: id } = version;
  const agent = await query(personOfRun(person), (ctx) =>
    findForCaller(ctx, number === null ? agentAccess.test : agentAccess.use, { id }),
  );
  requireOffered(agent);
  const names = await namesForVariables(servicePool, { workspaceId: run.workspace_id, userId: run.user_id });
  const [date = "", time = ""] = dateInWords(run.created_at, run.time_zone).split(" at ");
  // Once the run is handed over, they are those of an agent before.
  const values = run.agent_values?.agentId === id ? run.agent_values.values : {};
  const instructions = fillVariables(content, { ...names, date, time }, values);
  return {
    ...{ agentId: id, name: content.name, version: number, instructions },
    integrity: integrityFor(version, run.user_id),
    ...{ modelRef: content.modelId, fallbackRef: content.fallbackModelId },
    ...{ tools: withKnowledge(content), collections: content.collections ?? [] },
    ...{ outputSchema: content.outputSchema, memory: content.hasMemory },
    limits: limitsOf(content),
  };
}

/** Who gives an agent collections gives it the tools that ask them, unless these are switched off for it. */
function withKnowledge({ tools, collections = [] }: AgentContent): AgentOfRun["tools"] {
  if (tools === "all" || collections.length === 0) return tools;
  const missing = knowledgeTools.filter((name) => !tools.some((tool) => tool.name === name));
  return [...tools, ...missing.map((name) => ({ name, mode: "automatic" as const }))];
}

function limitsOf({ limits: { steps, activeMs, costMicros } }: AgentContent): AgentOfRun["limits"] {
  return {
    ...(steps === null ? {} : { steps }),
    ...(activeMs === null ? {} : { activeMs }),
    ...(costMicros === null ? {} : { costMicros }),
  };
}
