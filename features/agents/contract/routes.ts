import { z } from "zod";
import { PageQuery, pageOf } from "#platform/contract/page.ts";
import { route } from "#platform/contract/route.ts";
import {
  Agent,
  AgentComparison,
  AgentDraft,
  AgentVersion,
  AgentVersionWithContent,
  SaveDraft,
  VersionRef,
} from "./agent.ts";
import { VersionNote } from "./agent-content.ts";
import { AgentTemplate, TemplateLanguage } from "./agent-template.ts";
import { BuilderTool } from "./builder-tool.ts";
import { CreateAgent } from "./create-agent.ts";

const common = { tag: "agents", access: "user" } as const;
const params = z.object({ id: z.uuid() });
const versionParams = params.extend({ number: z.coerce.number().int().min(1) });

export const listAgentsRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/agents",
  id: "listAgents",
  summary: "List the agents that you may use or edit, newest change first",
  query: PageQuery.extend({
    /**
     * `own` and `shared`: by who made them. `usable`: those that can be asked now. `editable`: those that you may edit.
     * `archived`: only those.
     */
    show: z.enum(["all", "own", "shared", "usable", "editable", "archived"]).default("all"),
    search: z.string().trim().max(100).optional(),
  }),
  reply: pageOf(Agent),
});

export const getAgentRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/agents/:id",
  id: "getAgent",
  summary: "Get an agent",
  params,
  reply: Agent,
});

export const createAgentRoute = route({
  ...common,
  method: "POST",
  path: "/api/v1/agents",
  id: "createAgent",
  summary: "Create an agent as a draft: empty, from a template, or as a copy",
  body: CreateAgent,
  reply: Agent,
  status: 201,
});

export const getAgentDraftRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/agents/:id/draft",
  id: "getAgentDraft",
  summary: "Get the draft of an agent",
  params,
  reply: AgentDraft,
});

export const saveAgentDraftRoute = route({
  ...common,
  method: "PUT",
  path: "/api/v1/agents/:id/draft",
  id: "saveAgentDraft",
  summary: "Save the draft; refused when somebody saved another revision meanwhile",
  params,
  body: SaveDraft,
  reply: AgentDraft,
});

export const adoptAgentTextRoute = route({
  ...common,
  method: "POST",
  path: "/api/v1/agents/:id/draft/adopt-text",
  id: "adoptAgentText",
  summary: "Vouch for the text of this revision of the draft, which somebody else wrote, as for your own",
  params,
  body: z.object({ revision: z.int().min(1) }),
  reply: AgentDraft,
});

export const publishAgentRoute = route({
  ...common,
  method: "POST",
  path: "/api/v1/agents/:id/publish",
  id: "publishAgent",
  summary: "Publish exactly this revision of the draft as the next version",
  params,
  body: z.object({ revision: z.int().min(1), note: VersionNote.optional() }),
  reply: AgentVersion,
});

export const listAgentVersionsRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/agents/:id/versions",
  id: "listAgentVersions",
  summary: "List the published versions of an agent, newest first",
  params,
  query: PageQuery,
  reply: pageOf(AgentVersion),
});

export const getAgentVersionRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/agents/:id/versions/:number",
  id: "getAgentVersion",
  summary: "Get a version of an agent with its content",
  params: versionParams,
  reply: AgentVersionWithContent,
});

export const rollBackAgentRoute = route({
  ...common,
  method: "POST",
  path: "/api/v1/agents/:id/versions/:number/roll-back",
  id: "rollBackAgent",
  summary: "Publish an earlier version again, as a new version",
  params: versionParams,
  reply: AgentVersion,
});

export const compareAgentVersionsRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/agents/:id/comparison",
  id: "compareAgentVersions",
  summary: "Compare two versions, or a version with the draft",
  params,
  query: z.object({ before: VersionRef, after: VersionRef }),
  reply: AgentComparison,
});

export const archiveAgentRoute = route({
  ...common,
  method: "POST",
  path: "/api/v1/agents/:id/archive",
  id: "archiveAgent",
  summary: "Archive an agent: it is hidden, and nobody can use it",
  params,
  reply: Agent,
});

export const restoreAgentRoute = route({
  ...common,
  method: "POST",
  path: "/api/v1/agents/:id/restore",
  id: "restoreAgent",
  summary: "Restore an archived agent",
  params,
  reply: Agent,
});

export const deleteAgentRoute = route({
  ...common,
  method: "DELETE",
  path: "/api/v1/agents/:id",
  id: "deleteAgent",
  summary: "Delete an agent with its versions and tests; its conversations stay",
  params,
  status: 204,
});

/** A test is a conversation of the caller with the draft. Messages are sent to it as to any conversation. */
export const startAgentTestRoute = route({
  ...common,
  method: "POST",
  path: "/api/v1/agents/:id/tests",
  id: "startAgentTest",
  summary: "Start a conversation with the draft that is in no list, search or export",
  params,
  reply: z.object({ conversationId: z.uuid() }),
  status: 201,
});

export const listAgentTemplatesRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/agent-templates",
  id: "listAgentTemplates",
  summary: "List the six templates for agents, in one language",
  query: z.object({ language: TemplateLanguage.default("en") }),
  reply: z.object({ items: z.array(AgentTemplate) }),
});

export const listBuilderToolsRoute = route({
  ...common,
  method: "GET",
  path: "/api/v1/agent-tools",
  id: "listAgentTools",
  summary: "List the tools that an agent of yours can have, at most 128",
  reply: z.object({ items: z.array(BuilderTool) }),
});
