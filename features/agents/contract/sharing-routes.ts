import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import { AgentRecord } from "./agent.ts";
import { AgentExport, ImportAgent, ImportedAgent } from "./agent-export.ts";
import { AgentFigures } from "./agent-figures.ts";
import { AgentRun } from "./agent-run.ts";
import { AgentUses } from "./agent-uses.ts";

const common = { tag: "agents", access: "user" } as const;
const forAdmins = { tag: "agents", access: "workspaceAdmin" } as const;
const params = z.object({ id: z.uuid() });
const period = z.object({
  days: z.coerce
    .number()
    .pipe(z.union([z.literal(7), z.literal(30), z.literal(90)]))
    .default(30),
});

export const exportAgentRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/agents/:id/export",
  id: "exportAgent",
  summary: "Export the draft of an agent as JSON, without ids and secrets",
  params,
  reply: AgentExport,
});

export const importAgentRoute = route({
  ...common,
  method: "POST",
  path: "/api/v1/agents/import",
  id: "importAgent",
  summary: "Import an exported agent as a draft; the reply says what was left out",
  body: ImportAgent,
  reply: ImportedAgent,
  status: 201,
});

export const listAgentFiguresRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/agent-figures",
  id: "listAgentFigures",
  summary: "List the figures of the agents that you may edit",
  query: PageQuery.extend(period.shape),
  reply: pageOf(AgentFigures),
});

export const getAgentFiguresRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/agents/:id/figures",
  id: "getAgentFigures",
  summary: "Get runs, success, cost and duration of an agent",
  params,
  query: period,
  reply: AgentFigures,
});

export const listAgentRunsRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/agents/:id/runs",
  id: "listAgentRuns",
  summary: "List what an agent did for you, newest first",
  params,
  query: PageQuery,
  reply: pageOf(AgentRun),
});

export const getAgentUsesRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/agents/:id/uses",
  id: "getAgentUses",
  summary:
    "Count the triggers and the people that lose an agent when it is deleted, for people who may delete it",
  params,
  reply: AgentUses,
});

export const listAgentRecordsRoute = route({
  ...forAdmins,
  method: "GET",
  path: "/api/v1/workspace/agents",
  id: "listWorkspaceAgents",
  summary: "List all agents of the workspace, without their content",
  query: PageQuery,
  reply: pageOf(AgentRecord),
});

export const withdrawAgentRoute = route({
  ...forAdmins,
  method: "POST",
  path: "/api/v1/workspace/agents/:id/withdraw",
  id: "withdrawAgent",
  summary: "Stop the use of an agent in the workspace",
  params,
  reply: AgentRecord,
});

export const readmitAgentRoute = route({
  ...forAdmins,
  method: "POST",
  path: "/api/v1/workspace/agents/:id/readmit",
  id: "readmitAgent",
  summary: "Let a withdrawn agent be used again",
  params,
  reply: AgentRecord,
});
