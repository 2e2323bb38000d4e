import type { z } from "zod";
import { api } from "#platform/web/api/client.ts";
import type { AddAddress, ChangeDocument, DocumentState, WriteDocument } from "../../contract/index.ts";
import { requireData } from "./require-data.ts";

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
    return requireData((await api.GET("/api/v1/collections/{id}/documents", { params, signal })).data);
  },
  async write(collectionId: string, body: z.input<typeof WriteDocument>) {
    return requireData(
      (await api.POST("/api/v1/collections/{id}/texts", { ...of(collectionId), body })).data,
    );
  },
  async addAddress(collectionId: string, body: z.input<typeof AddAddress>) {
    return requireData(
      (await api.POST("/api/v1/collections/{id}/addresses", { ...of(collectionId), body })).data,
    );
  },
  async get(id: string, signal?: AbortSignal) {
    return requireData(
      (await api.GET("/api/v1/documents/{id}", { ...of(id), ...(signal && { signal }) })).data,
    );
  },
  async change(id: string, body: z.input<typeof ChangeDocument>) {
    return requireData((await api.PATCH("/api/v1/documents/{id}", { ...of(id), body })).data);
  },
  async delete(id: string) {
    await api.DELETE("/api/v1/documents/{id}", of(id));
  },
  async readAgain(id: string) {
    return requireData((await api.POST("/api/v1/documents/{id}/read", of(id))).data);
  },
  async text(id: string, signal: AbortSignal) {
    return requireData((await api.GET("/api/v1/documents/{id}/text", { ...of(id), signal })).data);
  },
  /** `after`: the number of the passage before the first. */
  async passages(id: string, after: number, limit: number, signal: AbortSignal) {
    const query = { limit, ...(after > 0 && { cursor: String(after) }) };
    const params = { path: { id }, query };
    return requireData((await api.GET("/api/v1/documents/{id}/passages", { params, signal })).data);
  },
  async content(id: string) {
    const { data } = await api.GET("/api/v1/documents/{id}/content", { ...of(id), parseAs: "blob" });
    return requireData<unknown>(data);
  },
};

interface DocumentsQuery {
  search: string;
  state: DocumentState | undefined;
  cursor: string | undefined;
}
