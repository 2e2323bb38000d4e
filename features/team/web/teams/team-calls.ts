import { api } from "#platform/web/api/client.ts";
import type { ChangeTeam, CreateTeam } from "../../contract/teams/routes.ts";

const of = (id: string) => ({ params: { path: { id } } });
const pageOf = (cursor: string | undefined, search?: string) => ({
  ...(search !== undefined && { search }),
  ...(cursor && { cursor }),
});
const empty = { items: [], nextCursor: null };

/** What the pages of teams ask the server. Each call rejects with its refusal. */
export const teamCalls = {
  list: async (search: string, cursor: string | undefined, signal: AbortSignal) =>
    (await api.GET("/api/v1/workspace/teams", { params: { query: pageOf(cursor, search) }, signal })).data ??
    empty,
  find: async (id: string, signal: AbortSignal) =>
    (await api.GET("/api/v1/workspace/teams/{id}", { ...of(id), signal })).data,
  uses: async (id: string, signal: AbortSignal) =>
    (await api.GET("/api/v1/workspace/teams/{id}/uses", { ...of(id), signal })).data,
  members: async (id: string, search: string, cursor: string | undefined, signal: AbortSignal) => {
    const params = { path: { id }, query: pageOf(cursor, search) };
    return (await api.GET("/api/v1/workspace/teams/{id}/members", { params, signal })).data ?? empty;
  },
  shares: async (id: string, cursor: string | undefined, signal: AbortSignal) => {
    const params = { path: { id }, query: pageOf(cursor) };
    return (await api.GET("/api/v1/workspace/teams/{id}/shares", { params, signal })).data ?? empty;
  },
  people: async (search: string, signal: AbortSignal) => {
    const params = { query: { search, limit: 20 } };
    return (await api.GET("/api/v1/workspace/people", { params, signal })).data?.items ?? [];
  },
  create: async (body: CreateTeam) => (await api.POST("/api/v1/workspace/teams", { body })).data,
  change: (id: string, body: ChangeTeam) => api.PATCH("/api/v1/workspace/teams/{id}", { ...of(id), body }),
  end: (id: string) => api.DELETE("/api/v1/workspace/teams/{id}", of(id)),
  add: (id: string, userIds: string[]) =>
    api.POST("/api/v1/workspace/teams/{id}/members", { ...of(id), body: { userIds } }),
  remove: (id: string, userId: string) =>
    api.DELETE("/api/v1/workspace/teams/{id}/members/{userId}", { params: { path: { id, userId } } }),
  setLead: (id: string, userId: string | null) =>
    api.PUT("/api/v1/workspace/teams/{id}/lead", { ...of(id), body: { userId } }),
};
