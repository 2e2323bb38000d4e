import { api } from "#platform/web/api/client.ts";
import type { Agent, CreateAgent, SaveDraft, TemplateLanguage, VersionRef } from "../../contract/index.ts";

export type AgentsShown = "all" | "own" | "shared" | "usable" | "editable" | "archived";

/** How many days figures cover. */
export type FigureDays = 7 | 30 | 90;

const of = (id: string) => ({ params: { path: { id } } });

/**
 * The calls about agents. Each throws when it is refused. The generated types of any JSON fit nothing, so the contract
 * checks those bodies.
 */
export const agentCalls = {
  async list(query: AgentsQuery, signal?: AbortSignal) {
    const { data } = await api.GET("/api/v1/agents", { params: { query: given(query) }, ...during(signal) });
    return had(data);
  },
  async get(id: string, signal?: AbortSignal): Promise<Agent> {
    return had((await api.GET("/api/v1/agents/{id}", { ...of(id), ...during(signal) })).data);
  },
  async create(body: CreateAgent) {
    return had((await api.POST("/api/v1/agents", { body })).data);
  },
  async import(file: unknown) {
    return had((await api.POST("/api/v1/agents/import", { body: { file: file as never } })).data);
  },
  async templates(language: TemplateLanguage, signal?: AbortSignal) {
    const params = { query: { language } };
    return had((await api.GET("/api/v1/agent-templates", { params, ...during(signal) })).data);
  },
  async tools(signal?: AbortSignal) {
    return had((await api.GET("/api/v1/agent-tools", during(signal))).data);
  },
  async draft(id: string, signal?: AbortSignal) {
    return had((await api.GET("/api/v1/agents/{id}/draft", { ...of(id), ...during(signal) })).data);
  },
  async save(id: string, body: SaveDraft) {
    return had((await api.PUT("/api/v1/agents/{id}/draft", { ...of(id), body: body as never })).data);
  },
  async adoptText(id: string, revision: number) {
    await api.POST("/api/v1/agents/{id}/draft/adopt-text", { ...of(id), body: { revision } });
  },
  async publish(id: string, revision: number, note?: string) {
    return had(
      (
        await api.POST("/api/v1/agents/{id}/publish", {
          ...of(id),
          body: { revision, ...(note && { note }) },
        })
      ).data,
    );
  },
  async versions(id: string, cursor?: string, signal?: AbortSignal) {
    const params = { path: { id }, query: given({ limit: 20, cursor }) };
    return had((await api.GET("/api/v1/agents/{id}/versions", { params, ...during(signal) })).data);
  },
  async rollBack(id: string, number: number) {
    const params = { path: { id, number } };
    return had((await api.POST("/api/v1/agents/{id}/versions/{number}/roll-back", { params })).data);
  },
  async compare(id: string, before: VersionRef, after: VersionRef, signal?: AbortSignal) {
    const params = { path: { id }, query: { before, after } };
    return had((await api.GET("/api/v1/agents/{id}/comparison", { params, ...during(signal) })).data);
  },
  async archive(id: string) {
    await api.POST("/api/v1/agents/{id}/archive", of(id));
  },
  async restore(id: string) {
    await api.POST("/api/v1/agents/{id}/restore", of(id));
  },
  async delete(id: string) {
    await api.DELETE("/api/v1/agents/{id}", of(id));
  },
  async startTest(id: string) {
    return had((await api.POST("/api/v1/agents/{id}/tests", of(id))).data);
  },
  async export(id: string) {
    return had((await api.GET("/api/v1/agents/{id}/export", of(id))).data);
  },
  async runs(id: string, cursor?: string, signal?: AbortSignal) {
    const params = { path: { id }, query: given({ limit: 20, cursor }) };
    return had((await api.GET("/api/v1/agents/{id}/runs", { params, ...during(signal) })).data);
  },
  async uses(id: string, signal?: AbortSignal) {
    return had((await api.GET("/api/v1/agents/{id}/uses", { ...of(id), ...during(signal) })).data);
  },
  async figures(id: string, days: FigureDays, signal?: AbortSignal) {
    const params = { path: { id }, query: { days } };
    return had((await api.GET("/api/v1/agents/{id}/figures", { params, ...during(signal) })).data);
  },
  async allFigures(days: FigureDays, cursor?: string, signal?: AbortSignal) {
    const params = { query: given({ days, limit: 100, cursor }) };
    return had((await api.GET("/api/v1/agent-figures", { params, ...during(signal) })).data);
  },
};

/** The calls of owners and admins of the workspace about all its agents. */
export const workspaceAgentCalls = {
  async list(cursor?: string, signal?: AbortSignal) {
    const params = { query: given({ limit: 50, cursor }) };
    return had((await api.GET("/api/v1/workspace/agents", { params, ...during(signal) })).data);
  },
  async withdraw(id: string) {
    await api.POST("/api/v1/workspace/agents/{id}/withdraw", of(id));
  },
  async readmit(id: string) {
    await api.POST("/api/v1/workspace/agents/{id}/readmit", of(id));
  },
};

interface AgentsQuery {
  show: AgentsShown;
  search?: string | undefined;
  cursor?: string | undefined;
  limit?: number;
}

function during(signal: AbortSignal | undefined): { signal?: AbortSignal } {
  return signal ? { signal } : {};
}

/** Without empty values, which the server would read as given. */
function given<Query extends object>(query: Query): { [Key in keyof Query]: Exclude<Query[Key], undefined> } {
  return JSON.parse(JSON.stringify(query, (_key, value) => (value === "" ? undefined : value)));
}

/** Every refusal is thrown by the client, so a reply without data is none of ours. */
function had<Data>(data: Data | undefined): Data {
  if (data === undefined) throw new Error("The server gave no answer. Try again.");
  return data;
}
