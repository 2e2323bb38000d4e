import { api } from "#platform/web/api/client.ts";

const pageSize = 50;

/** One page of the current branch: the newest, or the one before the cursor. */
export async function listMessagePage(id: string, cursor?: string, signal?: AbortSignal) {
  const query = { limit: pageSize, ...(cursor && { cursor }) };
  const { data } = await api.GET("/api/v1/conversations/{id}/messages", {
    params: { path: { id }, query },
    ...(signal && { signal }),
  });
  return data ?? { items: [], nextCursor: null };
}
