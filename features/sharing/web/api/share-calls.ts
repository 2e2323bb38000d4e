import { api } from "#platform/web/api/client.ts";
import type { DecideAccess, GrantShare, SharedRef } from "../../contract/index.ts";

const at = ({ noun, id }: SharedRef) => ({ params: { path: { noun, id } } });

/** The calls about sharing. Each throws when it is refused. */
export const shareCalls = {
  async get(of: SharedRef, signal: AbortSignal) {
    return had((await api.GET("/api/v1/shares/{noun}/{id}", { ...at(of), signal })).data);
  },
  async grants({ noun, id }: SharedRef, cursor: string | undefined, signal: AbortSignal) {
    const params = { path: { noun, id }, query: pageAt(cursor, 100) };
    return had((await api.GET("/api/v1/shares/{noun}/{id}/grants", { params, signal })).data);
  },
  async grant(of: SharedRef, body: GrantShare) {
    await api.PUT("/api/v1/shares/{noun}/{id}/grants", { ...at(of), body });
  },
  async withdraw({ noun, id }: SharedRef, grantId: string) {
    const params = { path: { noun, id, grantId } };
    await api.DELETE("/api/v1/shares/{noun}/{id}/grants/{grantId}", { params });
  },
  async transfer(of: SharedRef, userId: string) {
    await api.PUT("/api/v1/shares/{noun}/{id}/owner", { ...at(of), body: { userId } });
  },
  async ask(of: SharedRef, note: string) {
    await api.POST("/api/v1/shares/{noun}/{id}/requests", { ...at(of), body: { relation: "viewer", note } });
  },
  async requests({ noun, id }: SharedRef, signal: AbortSignal) {
    const params = { path: { noun, id }, query: { limit: 100 } };
    return had((await api.GET("/api/v1/shares/{noun}/{id}/requests", { params, signal })).data).items;
  },
  async decide(requestId: string, body: DecideAccess) {
    await api.POST("/api/v1/access-requests/{requestId}/decision", { params: { path: { requestId } }, body });
  },
  async people(search: string, fitTo: "share" | "own", limit: number, signal: AbortSignal) {
    const params = { query: { search, fitTo, limit } };
    return had((await api.GET("/api/v1/workspace/people", { params, signal })).data).items;
  },
  async teams(search: string, limit: number, signal: AbortSignal) {
    const params = { query: { search, limit } };
    return had((await api.GET("/api/v1/workspace/teams", { params, signal })).data).items;
  },
  async withMe(noun: string | undefined, cursor: string | undefined, signal: AbortSignal) {
    const params = { query: { ...pageAt(cursor, 50), ...(noun && { noun }) } };
    return had((await api.GET("/api/v1/shared-with-me", { params, signal })).data);
  },
  async byMe(noun: string | undefined, cursor: string | undefined, signal: AbortSignal) {
    const params = { query: { ...pageAt(cursor, 50), ...(noun && { noun }) } };
    return had((await api.GET("/api/v1/shared-by-me", { params, signal })).data);
  },
};

const pageAt = (cursor: string | undefined, limit: number) => ({ limit, ...(cursor && { cursor }) });

/** Every refusal is thrown by the client, so a reply without data is none of ours. */
function had<Data>(data: Data | undefined): Data {
  if (data === undefined) throw new Error("The server gave no answer. Try again.");
  return data;
}
