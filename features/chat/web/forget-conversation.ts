import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { chatKeys } from "./api/query-keys.ts";

/** What an open view of a conversation shows. It is read again, and found to be gone. */
export const keysOf = (id: string) => [chatKeys.messages(id), chatKeys.conversation(id), chatKeys.queue(id)];

const anyId = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * Forgets all that was read of a conversation: what is kept under its id, and under the ids that its messages name, such
 * as runs and steps. An approval says itself of which conversation it is: a message may not name it any more.
 */
export function forgetConversation(client: QueryClient, id: string): void {
  const messages = client.getQueriesData({ queryKey: chatKeys.messages(id) });
  const ids = new Set([id, ...(JSON.stringify(messages.map(([, data]) => data)).match(anyId) ?? [])]);
  const shown = keysOf(id);
  const isShown = (key: QueryKey) => shown.some(([kind]) => key[0] === kind && key[1] === id);
  client.removeQueries({
    predicate: ({ queryKey, state: { data } }) =>
      !isShown(queryKey) &&
      (saysItIsOf(data, id) || (JSON.stringify(queryKey).match(anyId) ?? []).some((one) => ids.has(one))),
  });
  for (const queryKey of shown) void client.resetQueries({ queryKey });
}

function saysItIsOf(data: unknown, id: string): boolean {
  return typeof data === "object" && data !== null && "conversationId" in data && data.conversationId === id;
}
