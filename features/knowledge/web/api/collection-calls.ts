import type { z } from "zod";
import { api } from "#platform/web/api/client.ts";
import type { ChangeCollection, CreateCollection } from "../../contract/index.ts";
import { requireData } from "./require-data.ts";

const of = (id: string) => ({ params: { path: { id } } });

export type CollectionsShown = "all" | "own" | "shared" | "editable";

/** The calls about collections. Each rejects with the server's refusal. */
export const collectionCalls = {
  async list({ show, search = "", limit, cursor }: CollectionsQuery, signal?: AbortSignal) {
    const query = { show, limit, ...(search && { search }), ...(cursor && { cursor }) };
    return requireData(
      (await api.GET("/api/v1/collections", { params: { query }, ...(signal && { signal }) })).data,
    );
  },
  async get(id: string, signal: AbortSignal) {
    return requireData((await api.GET("/api/v1/collections/{id}", { ...of(id), signal })).data);
  },
  async create(body: z.input<typeof CreateCollection>) {
    return requireData((await api.POST("/api/v1/collections", { body })).data);
  },
  async change(id: string, body: ChangeCollection) {
    return requireData((await api.PATCH("/api/v1/collections/{id}", { ...of(id), body })).data);
  },
  async delete(id: string) {
    await api.DELETE("/api/v1/collections/{id}", of(id));
  },
  async progress(id: string, signal: AbortSignal) {
    return requireData((await api.GET("/api/v1/collections/{id}/progress", { ...of(id), signal })).data);
  },
  async retry(id: string) {
    return requireData((await api.POST("/api/v1/collections/{id}/retry", of(id))).data);
  },
  /** The passages that a question finds in these collections. */
  async search(question: string, collectionIds: readonly string[], signal: AbortSignal) {
    const query = { question, collectionIds: collectionIds.join(","), limit: 10 };
    return requireData((await api.GET("/api/v1/knowledge/search", { params: { query }, signal })).data);
  },
};

interface CollectionsQuery {
  show: CollectionsShown;
  search?: string;
  limit: number;
  cursor?: string | undefined;
}
