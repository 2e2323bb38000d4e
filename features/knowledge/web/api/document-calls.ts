import type { z } from "zod";
import { api } from "#platform/web/api/client.ts";
import type { AddAddress, ChangeDocument, DocumentState, WriteDocument } from "../../contract/index.ts";
import { had } from "./had.ts";

const of = (id: string) => ({ params: { path: { id } } });

/** The calls about documents. Each rejects with the server's refusal. */
export const documentCalls = {
  async list(collectionId: string, { search, state, cursor }: DocumentsQuery, signal: AbortSignal) {
    const query = {
      ...{ limit: 100 },
      ...(search && { search }),
      ...(state && { state }),
      ...(cursor && { cursor }),
    };
    const params = { path: { id: collectionId }, query };
    return had((await api.GET("/api/v1/collections/{id}/documents", { params, signal })).data);
  },
  async write(collectionId: string, body: z.input<typeof WriteDocument>) {
    return had((await api.POST("/api/v1/collections/{id}/texts", { ...of(collectionId), body })).data);
  },
  async addAddress(collectionId: string, body: z.input<typeof AddAddress>) {
    return had((await api.POST("/api/v1/collections/{id}/addresses", { ...of(collectionId), body })).data);
  },
  async get(id: string, signal?: AbortSignal) {
    return had((await api.GET("/api/v1/documents/{id}", { ...of(id), ...(signal && { signal }) })).data);
  },
  async change(id: string, body: z.input<typeof ChangeDocument>) {
    return had((await api.PATCH("/api/v1/documents/{id}", { ...of(id), body })).data);
  },
  async delete(id: string) {
    await api.DELETE("/api/v1/documents/{id}", of(id));
  },
  async readAgain(id: string) {
    return had((await api.POST("/api/v1/documents/{id}/read", of(id))).data);
  },
  async text(id: string, signal: AbortSignal) {
    return had((await api.GET("/api/v1/documents/{id}/text", { ...of(id), signal })).data);
  },
  /** `after`: the number of the passage before the first. */
  async passages(id: string, after: number, limit: number, signal: AbortSignal) {
    const query = { limit, ...(after > 0 && { cursor: String(after) }) };
    const params = { path: { id }, query };
    return had((await api.GET("/api/v1/documents/{id}/passages", { params, signal })).data);
  },
  async content(id: string) {
    const { data } = await api.GET("/api/v1/documents/{id}/content", { ...of(id), parseAs: "blob" });
    return had<unknown>(data);
  },
};

interface DocumentsQuery {
  search: string;
  state: DocumentState | undefined;
  cursor: string | undefined;
}
