import { api } from "#platform/web/api/client.ts";
import type { Message } from "../../contract/index.ts";

const pageSize = 100;
const mostMessages = 2_000;

/**
 * The messages of the shown branch, oldest first, read page by page. `isWhole` is false when a browser could not print
 * all of them.
 */
export async function listWholeBranch(
  id: string,
  signal: AbortSignal,
): Promise<{ messages: Message[]; isWhole: boolean }> {
  const messages: Message[] = [];
  let cursor: string | undefined;
  do {
    const query = { limit: pageSize, ...(cursor && { cursor }) };
    const { data } = await api.GET("/api/v1/conversations/{id}/messages", {
      params: { path: { id }, query },
      signal,
    });
    messages.unshift(...(data?.items ?? []));
    cursor = data?.nextCursor ?? undefined;
  } while (cursor && messages.length < mostMessages);
  return { messages, isWhole: cursor === undefined };
}
