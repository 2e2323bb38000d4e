import { getAccessToken, reportRefusedToken } from "#platform/web/api/access-token.ts";
import { ApiError } from "#platform/web/api/api-error.ts";
import { watchedFetch } from "#platform/web/api/reachability.ts";
import type {
  Agent,
  AgentComparison,
  AgentDraft,
  AgentExport,
  AgentFigures,
  AgentGrant,
  AgentTemplate,
  AgentVersion,
  BuilderTool,
  CreateAgent,
  GrantAgent,
  ImportedAgent,
  SaveDraft,
  TemplateLanguage,
  VersionRef,
} from "../../contract/index.ts";

interface PageOf<Item> {
  items: Item[];
  nextCursor: string | null;
}

export type AgentsShown = "all" | "usable" | "editable" | "archived";

export const agentCalls = {
  list: (
    query: { show: AgentsShown; search?: string; cursor?: string; limit?: number },
    signal?: AbortSignal,
  ) => call<PageOf<Agent>>("GET", `/agents${queryOf(query)}`, undefined, signal),
  get: (id: string, signal?: AbortSignal) => call<Agent>("GET", `/agents/${id}`, undefined, signal),
  create: (body: CreateAgent) => call<Agent>("POST", "/agents", body),
  import: (file: unknown) => call<ImportedAgent>("POST", "/agents/import", { file }),
  templates: (language: TemplateLanguage, signal?: AbortSignal) =>
    call<{ items: AgentTemplate[] }>("GET", `/agent-templates${queryOf({ language })}`, undefined, signal),
  tools: (signal?: AbortSignal) => call<{ items: BuilderTool[] }>("GET", "/agent-tools", undefined, signal),
  draft: (id: string, signal?: AbortSignal) =>
    call<AgentDraft>("GET", `/agents/${id}/draft`, undefined, signal),
  save: (id: string, body: SaveDraft) => call<AgentDraft>("PUT", `/agents/${id}/draft`, body),
  publish: (id: string, revision: number) =>
    call<AgentVersion>("POST", `/agents/${id}/publish`, { revision }),
  versions: (id: string, cursor?: string, signal?: AbortSignal) =>
    call<PageOf<AgentVersion>>(
      "GET",
      `/agents/${id}/versions${queryOf({ limit: 20, cursor })}`,
      undefined,
      signal,
    ),
  rollBack: (id: string, number: number) =>
    call<AgentVersion>("POST", `/agents/${id}/versions/${number}/roll-back`, {}),
  compare: (id: string, before: VersionRef, after: VersionRef, signal?: AbortSignal) =>
    call<AgentComparison>("GET", `/agents/${id}/comparison${queryOf({ before, after })}`, undefined, signal),
  archive: (id: string) => call<Agent>("POST", `/agents/${id}/archive`, {}),
  restore: (id: string) => call<Agent>("POST", `/agents/${id}/restore`, {}),
  delete: (id: string) => call<void>("DELETE", `/agents/${id}`),
  startTest: (id: string) => call<{ conversationId: string }>("POST", `/agents/${id}/tests`, {}),
  export: (id: string) => call<AgentExport>("GET", `/agents/${id}/export`),
  grants: (id: string, cursor?: string, signal?: AbortSignal) =>
    call<PageOf<AgentGrant>>(
      "GET",
      `/agents/${id}/access${queryOf({ limit: 50, cursor })}`,
      undefined,
      signal,
    ),
  grant: (id: string, body: GrantAgent) => call<void>("PUT", `/agents/${id}/access`, body),
  revoke: (id: string, grantId: string) => call<void>("DELETE", `/agents/${id}/access/${grantId}`),
  figures: (id: string, days: number, signal?: AbortSignal) =>
    call<AgentFigures>("GET", `/agents/${id}/figures${queryOf({ days })}`, undefined, signal),
  allFigures: (days: number, cursor?: string, signal?: AbortSignal) =>
    call<PageOf<AgentFigures>>(
      "GET",
      `/agent-figures${queryOf({ days, limit: 100, cursor })}`,
      undefined,
      signal,
    ),
};

async function call<Reply>(
  method: string,
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<Reply> {
  const headers = new Headers({ accept: "application/json" });
  const token = await getAccessToken();
  if (token) headers.set("authorization", `Bearer ${token}`);
  if (body !== undefined) headers.set("content-type", "application/json");
  const response = await watchedFetch(`/api/v1${path}`, {
    method,
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  if (response.status === 401) reportRefusedToken();
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => undefined));
  return response.status === 204 ? (undefined as Reply) : response.json();
}

function queryOf(query: Record<string, string | number | undefined>): string {
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === undefined || value === "" ? [] : [[key, String(value)]],
  );
  return given.length > 0 ? `?${new URLSearchParams(given)}` : "";
}
