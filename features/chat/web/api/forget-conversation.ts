import type { QueryClient } from "@tanstack/react-query";
import { chatKeys } from "./query-keys.ts";

/** Drops what is cached of a deleted conversation. */
export function forgetConversation(client: QueryClient, id: string): void {
  for (const queryKey of [chatKeys.messages(id), chatKeys.conversation(id), chatKeys.queue(id)])
    client.removeQueries({ queryKey });
}
